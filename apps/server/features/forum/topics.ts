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
import { read, readWith } from '../../platform/action/action.ts'
import { moment } from '../../platform/database/moment.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import { askedBoard, boardOf } from './board.ts'

const pageSize = 20
const mostPinned = 5

const millisecondsOf = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`

/** A topic as stored: whose it is, is known by number only. */
type StoredTopic = Omit<TopicView, 'author' | 'unread' | 'vote'> & { readonly authorId: number }
type StoredComment = Omit<CommentView, 'author'> & { readonly authorId: number }
/** The reader's own marks on topics, by their ids. */
type Marks = Readonly<Record<string, { readonly seen: number; readonly vote: number }>>

const storedTopic = sql`jsonb_build_object('id', topic.id, 'theme', topic.theme, 'title', topic.title, 'flag', topic.flag,
  'pinned', topic.pinned, 'rating', topic.rating, 'authorId', topic.author_id, 'at', ${millisecondsOf(sql`topic.at`)},
  'editedAt', ${millisecondsOf(sql`topic.edited_at`)}, 'lastAt', ${millisecondsOf(sql`topic.last_at`)}, 'comments', topic.last_comment,
  'text', topic.text)`

/** A question: what the reader has left on the topics whose ids a SELECT gives. */
const selectMarks = (
  reader: number,
  topicIds: Sql,
): Sql => sql`SELECT coalesce(jsonb_object_agg(mark.topic_id, jsonb_build_object('seen', mark.seen_id,
    'vote', mark.vote)), '{}')
  FROM forum_mark AS mark WHERE mark.player_id = ${owner(reader)} AND mark.topic_id IN (${topicIds})`

function authorOf(id: number, people: People): TopicView['author'] {
  const {
    name = null,
    gender = 'male',
    level = 1,
    accessLevel = 'PLAYER',
    clanId = null,
    league = null,
    bankStatus = null,
  } = people[id] ?? {}
  return { id, name, gender, level, accessLevel, clanId, league, bankStatus }
}

function topicView({ authorId, ...topic }: StoredTopic, people: People, marks: Marks): TopicView {
  const { seen = -1, vote = 0 } = marks[topic.id] ?? {}
  return { ...topic, author: authorOf(authorId, people), unread: seen < topic.comments, vote }
}

export const listTopics = read(listCall, async ({ player, query, services: { database } }) => {
  const { theme, search = '', before, beforeId = 'ffffffff-ffff-ffff-ffff-ffffffffffff' } = query
  const readable = mayDo(player.accessLevel, 'pinTopics')
    ? sql`true`
    : player.accessLevel === 'TRIAL'
      ? sql`(topic.flag = 'GUEST')`
      : sql`(topic.flag <> 'PRIVATE' OR topic.author_id = ${player.id}::bigint)`
  const board = boardOf(player, query.clan)
  const wanted = sql`topic.board = ${board} AND topic.deleted_at IS NULL AND ${readable}
    ${theme === undefined ? sql`` : sql`AND topic.theme = ${theme}`}
    ${
      search.trim() === ''
        ? sql``
        : sql`AND to_tsvector('russian', topic.title || ' ' || topic.text) @@ plainto_tsquery('russian', ${search})`
    }`
  const isFirst = before === undefined
  const newest = (
    most: number,
  ): Sql => sql`(SELECT * FROM forum_topic AS topic WHERE ${wanted} AND NOT topic.pinned
      AND (topic.last_at, topic.id) < (${moment(before ?? Number.POSITIVE_INFINITY)}::timestamptz, ${beforeId}::uuid)
    ORDER BY topic.last_at DESC, topic.id DESC LIMIT ${most}::integer) AS topic`
  const pinned = sql`(SELECT * FROM forum_topic AS topic WHERE ${wanted} AND topic.pinned AND ${isFirst}::boolean
    ORDER BY topic.last_at DESC LIMIT ${mostPinned}::integer) AS topic`
  const listed = (topics: Sql): Sql =>
    sql`SELECT jsonb_agg(${storedTopic} ORDER BY topic.last_at DESC, topic.id DESC) FROM ${topics}`
  // Some more: comments that are written meanwhile move the page on.
  const ofListed = (column: Sql): Sql => sql`SELECT topic.${column} FROM ${newest(2 * pageSize)}
    UNION ALL SELECT topic.${column} FROM ${pinned}`
  const [rows, above, people, marks] = (await askAll(database, player.id, [
    listed(newest(pageSize + 1)),
    listed(pinned),
    selectPeople(ofListed(sql`author_id`)),
    selectMarks(player.id, ofListed(sql`id`)),
  ])) as [StoredTopic[] | null, StoredTopic[] | null, People, Marks]
  return {
    topics: [...(above ?? []), ...(rows ?? []).slice(0, pageSize)].map((topic) =>
      rowOf(topicView(topic, people, marks)),
    ),
    more: (rows ?? []).length > pageSize,
  }
})

const rowOf = ({ text: _text, vote: _vote, ...row }: TopicView): TopicRow => row

interface Answers {
  readonly topic: StoredTopic | null
  readonly comments: readonly StoredComment[] | null
  readonly people: People
  readonly marks: Marks
}

interface ReadTopic {
  readonly topic: TopicView
  readonly comments: readonly CommentView[]
}

export const readTopic = readWith<typeof readCall, ReadTopic | null>(
  readCall,
  {
    select: ({ params: { id }, query: { after = 0, clan } }, callerId) => {
      const page = sql`(SELECT * FROM forum_comment WHERE forum_comment.topic_id = ${id}::uuid
        AND forum_comment.id > ${after}::bigint ORDER BY forum_comment.id LIMIT ${pageSize + 1}::integer) AS comment`
      const topic = sql`forum_topic AS topic
        WHERE topic.board = ${askedBoard(clan)} AND topic.id = ${id}::uuid AND topic.deleted_at IS NULL`
      return {
        topic: sql`SELECT ${storedTopic} FROM ${topic}`,
        comments: sql`SELECT jsonb_agg(jsonb_build_object('id', comment.id, 'authorId', comment.author_id,
            'at', ${millisecondsOf(sql`comment.at`)}, 'editedAt', ${millisecondsOf(sql`comment.edited_at`)},
            'deleted', comment.deleted_at IS NOT NULL,
            'text', CASE WHEN comment.deleted_at IS NULL THEN comment.text ELSE '' END) ORDER BY comment.id)
          FROM ${page}`,
        people: selectPeople(
          sql`SELECT topic.author_id FROM ${topic} UNION ALL SELECT comment.author_id FROM ${page}`,
        ),
        marks: selectMarks(callerId, sql`${id}::uuid`),
      }
    },
    read: ({ topic, comments, people, marks }: Answers) =>
      topic && {
        topic: topicView(topic, people, marks),
        comments: (comments ?? []).map(({ authorId, ...comment }) => ({
          ...comment,
          author: authorOf(authorId, people),
        })),
      },
  },
  ({ player, extra: found }) => {
    if (!found || !mayRead(player, { authorId: found.topic.author.id, flag: found.topic.flag }))
      return refused('forum.refused.not-found')
    const { topic, comments } = found
    return { topic, comments: comments.slice(0, pageSize), more: comments.length > pageSize }
  },
)
