import { listNews, type NewsPiece } from '@skystair/contract/news.ts'
import { resetCreatureNews, resetRoadNews } from '@skystair/contract/player.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './news-overlay.module.css'

/** What is new on the Stair. Whoever opens it has read it. */
export default function NewsOverlay() {
  const { t, i18n } = useTranslation('news')
  const asked = useInfiniteQuery({
    queryKey: ['news', i18n.language],
    queryFn: ({ pageParam }) => ask(listNews, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ news, more }) => (more ? (news.at(-1)?.id ?? null) : null),
    staleTime: 0,
  })
  const unread = useUnread()
  const { data, hasNextPage, fetchNextPage } = asked
  const news = data?.pages.flatMap((page) => page.news) ?? []
  const newest = (topic: NewsPiece['topic']) => news.find((piece) => piece.topic === topic)
  return (
    <PageDialog title={t('title')}>
      <PagePaper asked={asked} empty={news.length === 0 && { icon: 'scroll-red', title: t('empty') }}>
        <ul className={styles.list} aria-label={t('list')}>
          {news.map((piece) => (
            <li key={piece.id}>
              <Piece
                piece={piece}
                isNew={unread[piece.topic === 'ROAD' ? 'road' : 'creature'] && piece === newest(piece.topic)}
              />
            </li>
          ))}
        </ul>
        {hasNextPage && <Button onClick={() => void fetchNextPage()}>{t('more')}</Button>}
      </PagePaper>
    </PageDialog>
  )
}

/** What was unread when the page was opened; from then on it is read. */
function useUnread() {
  const [unread] = useState(() => useGame.getState().player?.unreadNews ?? { road: false, creature: false })
  const isVisit = useGame((state) => state.info?.visited ?? false)
  useEffect(() => {
    if (isVisit) return
    void (async () => {
      try {
        if (unread.road) setPlayer(await ask(resetRoadNews, {}))
        if (unread.creature) setPlayer(await ask(resetCreatureNews, {}))
      } catch {
        // It stays unread until the next time.
      }
    })()
  }, [unread, isVisit])
  return unread
}

function Piece({ piece, isNew }: { piece: NewsPiece; isNew: boolean }) {
  const { t, i18n } = useTranslation('news')
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <article className={styles.piece}>
      <header className={styles.header}>
        <h3 className={styles.title}>{piece.title}</h3>
        {isNew && <span className={styles.new}>{t('new')}</span>}
      </header>
      <p className={styles.date}>
        {t(`topic.${piece.topic}`)}, {date.format(piece.at)}
      </p>
      <p className={styles.text}>{piece.text}</p>
    </article>
  )
}
