import type { ClanRank } from '@skystair/rules/clan/clan.ts'
import type { TopicFlag } from '@skystair/rules/forum/forum.ts'
import { learnt, owner, type Sql, sql, theCaller } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { askedBoard } from './board.ts'

/** What the caller is in the own clan. */
export const selectRank = (callerId: number): Sql => sql`SELECT to_jsonb(clan_member.rank) FROM clan_member
  WHERE clan_member.clan_id = ${owner(learnt(theCaller, 'clan_id'))} AND clan_member.player_id = ${callerId}::bigint`

/** As much of a topic as decides what may be done with it. */
export interface FoundTopic {
  readonly authorId: number
  readonly flag: TopicFlag
  readonly title: string
  readonly vote: number
  readonly comment: { readonly authorId: number; readonly text: string } | null
  /** What the reader is in the clan whose board it is; null: it is everybody's board. */
  readonly rank: ClanRank | null
}

interface Asked {
  readonly params: { readonly id: string; readonly number?: number }
  readonly query: { readonly clan?: boolean }
}

interface Answers {
  readonly topic: Omit<FoundTopic, 'vote' | 'comment' | 'rank'> | null
  readonly vote: number | null
  readonly comment: FoundTopic['comment']
  readonly rank?: ClanRank | null
}

export const foundTopic = {
  select: ({ params: { id, number }, query: { clan } }: Asked, callerId: number) => ({
    topic: sql`SELECT jsonb_build_object('authorId', topic.author_id, 'flag', topic.flag, 'title', topic.title)
      FROM ${theTopic(askedBoard(clan), id)} AND topic.deleted_at IS NULL`,
    vote: sql`SELECT to_jsonb(mark.vote) FROM forum_mark AS mark
      WHERE mark.player_id = ${owner(callerId)} AND mark.topic_id = ${id}::uuid`,
    comment: sql`SELECT jsonb_build_object('authorId', comment.author_id, 'text', comment.text)
      FROM forum_comment AS comment WHERE comment.topic_id = ${id}::uuid AND comment.id = ${number ?? 0}::bigint
        AND comment.deleted_at IS NULL`,
    ...(clan ? { rank: selectRank(callerId) } : {}),
  }),
  read: ({ topic, vote, comment, rank = null }: Answers): FoundTopic | null =>
    topic && { ...topic, vote: vote ?? 0, comment, rank },
}

/** Changes a topic that is still there: whoever comes too late finds none and is told so. */
export const changeTopic = (board: string, id: string, set: Sql): Step =>
  mustTouch(
    'topic',
    sql`UPDATE forum_topic SET ${set} WHERE forum_topic.board = ${board} AND forum_topic.id = ${id}::uuid
        AND forum_topic.deleted_at IS NULL`,
  )

/** The topic as the writes before left it, as `topic`. */
export const theTopic = (board: Sql, id: string): Sql =>
  sql`forum_topic AS topic WHERE topic.board = ${board} AND topic.id = ${id}::uuid`

/** The same for a comment. */
export const changeComment = (topicId: string, number: number, set: Sql): Step =>
  mustTouch(
    'comment',
    sql`UPDATE forum_comment SET ${set} WHERE forum_comment.topic_id = ${topicId}::uuid
        AND forum_comment.id = ${number}::bigint AND forum_comment.deleted_at IS NULL`,
  )
