import type { TopicFlag } from '@skystair/rules/forum/forum.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'

/** As much of a topic as decides what may be done with it. */
export interface FoundTopic {
  readonly authorId: number
  readonly flag: TopicFlag
  readonly title: string
  readonly vote: number
  readonly comment: { readonly authorId: number; readonly text: string } | null
}

interface Asked {
  readonly params: { readonly id: string; readonly number?: number }
}

interface Answers {
  readonly topic: Omit<FoundTopic, 'vote' | 'comment'> | null
  readonly vote: number | null
  readonly comment: FoundTopic['comment']
}

export const foundTopic = {
  select: ({ params: { id, number } }: Asked, callerId: number) => ({
    topic: sql`SELECT jsonb_build_object('authorId', topic.author_id, 'flag', topic.flag, 'title', topic.title)
      FROM ${theTopic(id)} AND topic.deleted_at IS NULL`,
    vote: sql`SELECT to_jsonb(mark.vote) FROM forum_mark AS mark
      WHERE mark.player_id = ${owner(callerId)} AND mark.topic_id = ${id}::uuid`,
    comment: sql`SELECT jsonb_build_object('authorId', comment.author_id, 'text', comment.text)
      FROM forum_comment AS comment WHERE comment.topic_id = ${id}::uuid AND comment.id = ${number ?? 0}::bigint
        AND comment.deleted_at IS NULL`,
  }),
  read: ({ topic, vote, comment }: Answers): FoundTopic | null =>
    topic && { ...topic, vote: vote ?? 0, comment },
}

/** Changes a topic that is still there: whoever comes too late finds none and is told so. */
export const changeTopic = (id: string, set: Sql): Step =>
  mustTouch(
    'topic',
    sql`UPDATE forum_topic SET ${set} WHERE forum_topic.board = 'general' AND forum_topic.id = ${id}::uuid
        AND forum_topic.deleted_at IS NULL`,
  )

/** The topic as the writes before left it, as `topic`. */
export const theTopic = (id: string): Sql =>
  sql`forum_topic AS topic WHERE topic.board = 'general' AND topic.id = ${id}::uuid`

/** The same for a comment. */
export const changeComment = (topicId: string, number: number, set: Sql): Step =>
  mustTouch(
    'comment',
    sql`UPDATE forum_comment SET ${set} WHERE forum_comment.topic_id = ${topicId}::uuid
        AND forum_comment.id = ${number}::bigint AND forum_comment.deleted_at IS NULL`,
  )
