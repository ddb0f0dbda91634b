import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { IconName } from '../ui/icon-source.ts'
import { Parchment } from '../ui/parchment.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './page-paper.module.css'

type Properties = {
  children: ReactNode
  /** The question whose answer the page shows. */
  asked?: { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown }
  /** What is said when there is nothing to show. */
  empty?: { readonly icon: IconName; readonly title: string; readonly text?: string | null } | false
  /** The list inside scrolls by itself. */
  still?: boolean
}

/** The sheet a page is written on: it waits, asks again and says that there is nothing, all by itself. */
export function PagePaper({ children, asked, empty = false, still = false }: Properties) {
  const { t } = useTranslation('common')
  return (
    <Parchment className={classes(styles.paper, still && styles.still)}>
      {asked?.isPending && <Skeleton label={t('loading')} shape="row" count={5} />}
      {asked?.isError && <Button onClick={() => void asked.refetch()}>{t('button.retry')}</Button>}
      {!asked?.isPending && !asked?.isError && empty && <EmptyState {...empty} />}
      {children}
    </Parchment>
  )
}
