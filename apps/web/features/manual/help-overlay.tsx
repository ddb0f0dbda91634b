import { type ManualEntry, searchManual } from '@skystair/contract/manual.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/ask.ts'
import { closeOverlay, openOverlay } from '../../platform/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-source.ts'
import { ListRow } from '../../ui/list-row.tsx'
import { Parchment } from '../../ui/parchment.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './manual.module.css'

/** The contents of the manual, by chapters, found by words. */
export default function HelpOverlay() {
  const { t, i18n } = useTranslation(['manual', 'common'])
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const { data, isError, refetch } = useQuery({
    queryKey: ['manual-pages', search, i18n.language],
    queryFn: () => ask(searchManual, { query: search === '' ? {} : { search } }),
  })
  const pages = data?.pages ?? []
  const chapters = [...new Set(pages.map(({ chapter }) => chapter))]
  return (
    <Dialog
      open
      tall
      size="wide"
      colour="blue"
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t('title')}
    >
      <TextField
        label={t('search')}
        labelHidden
        value={words}
        onValueChange={setWords}
        placeholder={t('search-placeholder')}
        autoComplete="off"
      />
      <Parchment className={styles.paper ?? ''}>
        {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
        {data !== undefined && pages.length === 0 && <EmptyState icon="search" title={t('empty')} />}
        {chapters.map((chapter) => (
          <section key={chapter}>
            <h3 className={styles.heading}>{t(`chapter.${chapter}` as 'chapter.BASICS')}</h3>
            <ul className={styles.pages}>
              {pages
                .filter((page) => page.chapter === chapter)
                .map((page) => (
                  <li key={page.id}>
                    <Row page={page} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Parchment>
    </Dialog>
  )
}

function Row({ page }: { page: ManualEntry }) {
  return (
    <ListRow
      start={<Icon name={(page.picture.icon ?? 'helmet') as IconName} size={1.75} />}
      title={page.title}
      onClick={() => openOverlay(`manual/${page.id}`)}
    />
  )
}
