import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { classes } from '../../ui/theme/classes.ts'
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
