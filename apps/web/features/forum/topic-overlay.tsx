import { readTopic, seeTopic } from '@skystair/contract/forum.ts'
import { quoteOf } from '@skystair/rules/forum/quote.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask, isUnknown } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useBoard } from './board.ts'
import { Comment } from './comment.tsx'
import { CommentForm } from './comment-form.tsx'
import { pageOf } from './comment-page.ts'
import styles from './forum.module.css'
import { Topic } from './topic.tsx'
import { useSilence } from './use-silence.tsx'

/** One topic and what was said to it. */
export default function TopicOverlay({ subject: id }: { subject: string }) {
  const { t } = useTranslation(['forum', 'common'])
  const queries = useQueryClient()
  const isVisit = useGame((state) => state.info?.visited ?? false)
  const silence = useSilence()
  const { query, key } = useBoard()
  const [quote, setQuote] = useState<{ readonly words: string } | null>(null)
  const [from, setFrom] = useState(0)
  const asked = useInfiniteQuery({
    queryKey: ['topic', id, from, key],
    queryFn: ({ pageParam }) => ask(readTopic, { params: { id }, query: { ...query, after: pageParam } }),
    initialPageParam: from,
    getNextPageParam: ({ comments, more }) => (more ? (comments.at(-1)?.id ?? null) : null),
    getPreviousPageParam: (_first, _pages, after) => (after > 0 ? pageOf(after) : null),
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
  })
  const { data, isPending, refetch, error, hasNextPage, fetchNextPage, hasPreviousPage, fetchPreviousPage } =
    asked
  const topic = data?.pages.at(-1)?.topic
  const comments = data?.pages.flatMap((page) => page.comments) ?? []
  const last = comments.at(-1)?.id ?? 0
  const isThere = topic !== undefined
  useEffect(() => {
    if (!isThere || isVisit) return
    // What cannot be told now is told with the next comment.
    ask(seeTopic, { params: { id }, query, body: { number: last } }).then(
      () => void askAgain(queries, ['forum']),
      () => undefined,
    )
  }, [id, last, isThere, isVisit, queries, query])
  const { list, showLast } = useLastInSight(last)
  const refresh = () => void askAgain(queries, ['topic', id])
  const goTo = (comment: number) => {
    showLast()
    if (hasNextPage) setFrom(pageOf(comment))
    refresh()
  }
  return (
    <PageDialog title={topic?.title ?? t('title')}>
      <PagePaper
        asked={{ isPending, isError: error !== null && !isUnknown(error), refetch }}
        empty={topic === undefined && { icon: 'flame', title: t('refused.not-found') }}
      >
        {topic !== undefined && <Topic topic={topic} onChange={refresh} />}
        {hasPreviousPage && (
          <Button wide onClick={() => void fetchPreviousPage()}>
            {t('earlier-comments')}
          </Button>
        )}
        <ol ref={list} className={styles.comments} aria-label={t('comments-list')}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Comment
                topicId={id}
                comment={comment}
                onChange={refresh}
                onQuote={
                  silence === null
                    ? () =>
                        setQuote({
                          words: quoteOf(comment.author.name ?? t('common:unknown-player'), comment.text),
                        })
                    : null
                }
              />
            </li>
          ))}
        </ol>
        {hasNextPage && (
          <div className={styles.further}>
            <Button onClick={() => void fetchNextPage()}>{t('more-comments')}</Button>
            <Button icon="down" onClick={() => goTo(topic?.comments ?? 0)}>
              {t('last-comments')}
            </Button>
          </div>
        )}
      </PagePaper>
      {topic !== undefined && (
        <CommentForm topicId={id} silence={silence} quote={quote} onSent={() => goTo(topic.comments + 1)} />
      )}
    </PageDialog>
  )
}

/** Brings the last comment in sight once it has come. */
function useLastInSight(last: number) {
  const list = useRef<HTMLOListElement>(null)
  const [before, setBefore] = useState<number | null>(null)
  useEffect(() => {
    if (before === null || last === before) return
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    setBefore(null)
  }, [before, last])
  return { list, showLast: () => setBefore(last) }
}
