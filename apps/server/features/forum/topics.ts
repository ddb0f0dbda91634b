import {
  type CommentView,
  listTopics as listCall,
  readTopic as readCall,
  type TopicRow,
  type TopicView,
} from '@skystair/contract/forum.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import { mayRead } from '@skystair/rules/forum/forum.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { read } from '../../platform/action.ts'
import { type Sql, sql } from '../../platform/sql.ts'

const pageSize = 20
const mostPinned = 5
const board = 'general'

const moment = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`
const author = (row: Sql): Sql => sql`jsonb_build_object('id', ${row}.author_id, 'name', writer.name,
  'gender', coalesce(writer.state ->> 'gender', 'male'), 'level', coalesce(writer.level, 1),
  'accessLevel', coalesce(writer.access_level, 'PLAYER'))`

/** A topic as a reader sees it; `mark` is the reader's own. */
const topicView = sql`jsonb_build_object('id', topic.id, 'theme', topic.theme, 'title', topic.title, 'flag', topic.flag,
  'pinned', topic.pinned, 'rating', topic.rating, 'author', ${author(sql`topic`)}, 'at', ${moment(sql`topic.at`)},
  'editedAt', ${moment(sql`topic.edited_at`)}, 'lastAt', ${moment(sql`topic.last_at`)}, 'comments', topic.last_comment,
  'unread', coalesce(mark.seen_id, -1) < topic.last_comment, 'text', topic.text, 'vote', coalesce(mark.vote, 0))`

const joined = (reader: number): Sql => sql`LEFT JOIN player AS writer ON writer.id = topic.author_id
  LEFT JOIN forum_mark AS mark ON mark.player_id = ${reader}::bigint AND mark.topic_id = topic.id`

export const listTopics = read(listCall, async ({ player, query, services: { database } }) => {
  const { theme, search = '', before, beforeId = 'ffffffff-ffff-ffff-ffff-ffffffffffff' } = query
  const readable = mayDo(player.accessLevel, 'pinTopics')
    ? sql`true`
    : player.accessLevel === 'TRIAL'
      ? sql`(topic.flag = 'GUEST')`
      : sql`(topic.flag <> 'PRIVATE' OR topic.author_id = ${player.id}::bigint)`
  const wanted = sql`topic.board = ${board} AND topic.deleted_at IS NULL AND ${readable}
    ${theme === undefined ? sql`` : sql`AND topic.theme = ${theme}`}
    ${
      search.trim() === ''
        ? sql``
        : sql`AND to_tsvector('russian', topic.title || ' ' || topic.text) @@ plainto_tsquery('russian', ${search})`
    }`
  const isFirst = before === undefined
  const until = isFirst ? 'infinity' : new Date(Math.min(before, 8_640_000_000_000_000))
  const rows = await database.query<{ view: TopicView }>(sql`SELECT ${topicView} AS view FROM (
      SELECT * FROM forum_topic AS topic WHERE ${wanted} AND NOT topic.pinned
        AND (topic.last_at, topic.id) < (${until}::timestamptz, ${beforeId}::uuid)
      ORDER BY topic.last_at DESC, topic.id DESC LIMIT ${pageSize + 1}) AS topic ${joined(player.id)}
    ORDER BY topic.last_at DESC, topic.id DESC`)
  const pinned = isFirst
    ? await database.query<{ view: TopicView }>(sql`SELECT ${topicView} AS view FROM (
        SELECT * FROM forum_topic AS topic WHERE ${wanted} AND topic.pinned ORDER BY topic.last_at DESC
        LIMIT ${mostPinned}) AS topic ${joined(player.id)} ORDER BY topic.last_at DESC`)
    : []
  return {
    topics: [...pinned, ...rows.slice(0, pageSize)].map(({ view }) => rowOf(view)),
    more: rows.length > pageSize,
  }
})

const rowOf = ({ text: _text, vote: _vote, ...row }: TopicView): TopicRow => row

export const readTopic = read(
  readCall,
  async ({ player, params: { id }, query: { after = 0 }, services: { database } }) => {
    const [found] = await database.query<{
      view: TopicView
      comments: CommentView[] | null
    }>(sql`SELECT ${topicView} AS view,
      (SELECT jsonb_agg(jsonb_build_object('id', comment.id, 'author', ${author(sql`comment`)}, 'at', ${moment(sql`comment.at`)},
          'editedAt', ${moment(sql`comment.edited_at`)}, 'deleted', comment.deleted_at IS NOT NULL,
          'text', CASE WHEN comment.deleted_at IS NULL THEN comment.text ELSE '' END) ORDER BY comment.id)
        FROM (SELECT * FROM forum_comment WHERE forum_comment.topic_id = topic.id AND forum_comment.id > ${after}::bigint
          ORDER BY forum_comment.id LIMIT ${pageSize + 1}) AS comment
        LEFT JOIN player AS writer ON writer.id = comment.author_id) AS comments
    FROM forum_topic AS topic ${joined(player.id)}
    WHERE topic.board = ${board} AND topic.id = ${id}::uuid AND topic.deleted_at IS NULL`)
    if (!found || !mayRead(player, { authorId: found.view.author.id, flag: found.view.flag }))
      return refused('forum.refused.not-found')
    const comments = found.comments ?? []
    return { topic: found.view, comments: comments.slice(0, pageSize), more: comments.length > pageSize }
  },
)
