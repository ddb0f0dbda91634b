import { listTopics, type TopicRow } from '@skystair/contract/forum.ts'
import { forumThemes } from '@skystair/rules/forum/forum.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeOf } from '../../platform/language/time-of.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { SearchField } from '../../platform/pages/search-field.tsx'
import { ask } from '../../platform/server/ask.ts'
import { heroFigures } from '../../stage/art/figurines.ts'
import { Medallion } from '../../stage/pictures/medallion.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { useBoard } from './board.ts'
import styles from './forum.module.css'
import { TopicForm } from './topic-form.tsx'
import { useSilence } from './use-silence.tsx'

type ThemeChoice = (typeof forumThemes)[number] | 'ALL'

/** Topics by their last word; those pinned by the keepers first. */
export default function ForumOverlay() {
  const { t } = useTranslation('forum')
  const [theme, setTheme] = useState<ThemeChoice>('ALL')
  const [words, setWords] = useState('')
  const [isWriting, setIsWriting] = useState(false)
  const search = useDeferredValue(words.trim())
  const silence = useSilence()
  const board = useBoard()
  const asked = useInfiniteQuery({
    queryKey: ['forum', theme, search, board.key],
    queryFn: ({ pageParam }) =>
      ask(listTopics, {
        query: {
          ...board.query,
          ...(theme === 'ALL' ? {} : { theme }),
          ...(search === '' ? {} : { search }),
          ...(pageParam === null ? {} : { before: pageParam.lastAt, beforeId: pageParam.id }),
        },
      }),
    initialPageParam: null as TopicRow | null,
    getNextPageParam: ({ topics, more }) => (more ? (topics.at(-1) ?? null) : null),
    staleTime: 0,
  })
  const { data, refetch, hasNextPage, fetchNextPage } = asked
  const topics = data?.pages.flatMap((page) => page.topics) ?? []
  return (
    <PageDialog
      title={t(board.key === 'clan' ? 'clan-title' : 'title')}
      footer={
        silence === null ? (
          <Button colour="green" icon="pencil" onClick={() => setIsWriting(true)}>
            {t('begin')}
          </Button>
        ) : (
          silence
        )
      }
    >
      <div className={styles.tools}>
        <SearchField
          label={t('search')}
          placeholder={t('search-placeholder')}
          words={words}
          onWords={setWords}
        />
        <Select
          label={t('theme.label')}
          labelHidden
          value={theme}
          options={(['ALL', ...forumThemes] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
          onValueChange={setTheme}
        />
      </div>
      <PagePaper
        asked={asked}
        empty={topics.length === 0 && { icon: 'flame', title: t(search === '' ? 'empty' : 'nothing-found') }}
      >
        <ul className={styles.topics} aria-label={t('list')}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <Row topic={topic} />
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button wide onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </PagePaper>
      {isWriting && (
        <TopicForm
          topic={null}
          onClose={() => setIsWriting(false)}
          onDone={(id) => {
            setIsWriting(false)
            void refetch()
            if (id !== null) openOverlay(`${board.topic}/${id}`)
          }}
        />
      )}
    </PageDialog>
  )
}

function Row({ topic }: { topic: TopicRow }) {
  const { t, i18n } = useTranslation(['forum', 'common'])
  const board = useBoard()
  return (
    <ListRow
      highlighted={topic.pinned}
      start={<Medallion figure={heroFigures[topic.author.gender]} status={topic.author.bankStatus} />}
      title={<bdi>{topic.title}</bdi>}
      text={
        <>
          {topic.pinned && `${t('pinned')} · `}
          {t(`theme.${topic.theme}`)} · <bdi>{topic.author.name ?? t('common:unknown-player')}</bdi> ·{' '}
          {t('comments', { count: topic.comments })}
        </>
      }
      end={
        <span className={styles.end}>
          <span className={styles.time}>{timeOf(topic.lastAt, i18n.language)}</span>
          {topic.unread && <span className={styles.new}>{t('unread')}</span>}
        </span>
      }
      onClick={() => openOverlay(`${board.topic}/${topic.id}`)}
    />
  )
}
