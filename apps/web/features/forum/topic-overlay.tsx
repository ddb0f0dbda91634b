import { readTopic, seeTopic } from '@skystair/contract/forum.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ask, isUnknown } from '../../platform/ask.ts'
import { useGame } from '../../platform/game.ts'
import { PageDialog } from '../../platform/page-dialog.tsx'
import { PagePaper } from '../../platform/page-paper.tsx'
import { Button } from '../../ui/button.tsx'
import { Comment } from './comment.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './forum.module.css'
import { Topic } from './topic.tsx'

/** One topic and what was said to it. */
export default function TopicOverlay({ subject: id }: { subject: string }) {
  const { t } = useTranslation('forum')
  const queries = useQueryClient()
  const isVisit = useGame((state) => state.info?.visited ?? false)
  const { data, isPending, refetch, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['topic', id],
    queryFn: ({ pageParam }) => ask(readTopic, { params: { id }, query: { after: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ comments, more }) => (more ? (comments.at(-1)?.id ?? null) : null),
    retry: false,
    staleTime: 0,
  })
  const topic = data?.pages.at(-1)?.topic
  const comments = data?.pages.flatMap((page) => page.comments) ?? []
  const last = comments.at(-1)?.id ?? 0
  const isThere = topic !== undefined
  useEffect(() => {
    if (!isThere || isVisit) return
    // What cannot be told now is told with the next comment.
    ask(seeTopic, { params: { id }, body: { number: last } }).then(
      () => void queries.invalidateQueries({ queryKey: ['forum'] }),
      () => undefined,
    )
  }, [id, last, isThere, isVisit, queries])
  const refresh = () => void queries.invalidateQueries({ queryKey: ['topic', id] })
  return (
    <PageDialog title={topic?.title ?? t('title')}>
      <PagePaper
        asked={{ isPending, isError: error !== null && !isUnknown(error), refetch }}
        empty={topic === undefined && { icon: 'flame', title: t('refused.not-found') }}
      >
        {topic !== undefined && <Topic topic={topic} onChange={refresh} />}
        <ol className={styles.comments} aria-label={t('comments-list')}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Comment topicId={id} comment={comment} onChange={refresh} />
            </li>
          ))}
        </ol>
        {hasNextPage && (
          <Button wide onClick={() => void fetchNextPage()}>
            {t('more-comments')}
          </Button>
        )}
      </PagePaper>
      {topic !== undefined && <CommentForm topicId={id} onSent={refresh} />}
    </PageDialog>
  )
}
