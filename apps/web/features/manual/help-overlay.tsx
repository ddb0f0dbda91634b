import { type ManualEntry, searchManual } from '@skystair/contract/manual.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { SearchField } from '../../platform/pages/search-field.tsx'
import { ask } from '../../platform/server/ask.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './manual.module.css'

/** The contents of the manual, by chapters, found by words. */
export default function HelpOverlay() {
  const { t, i18n } = useTranslation('manual')
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const asked = useQuery({
    queryKey: ['manual-pages', search, i18n.language],
    queryFn: () => ask(searchManual, { query: search === '' ? {} : { search } }),
  })
  const pages = asked.data?.pages ?? []
  const chapters = [...new Set(pages.map(({ chapter }) => chapter))]
  return (
    <PageDialog colour="blue" title={t('title')}>
      <SearchField
        label={t('search')}
        placeholder={t('search-placeholder')}
        words={words}
        onWords={setWords}
      />
      <PagePaper asked={asked} empty={pages.length === 0 && { icon: 'search', title: t('empty') }}>
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
      </PagePaper>
    </PageDialog>
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
