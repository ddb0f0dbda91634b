import type { ChatLine } from '@skystair/contract/chat-line.ts'
import type { ChatRoom } from '@skystair/rules/talk/talk.ts'
import { roomOfCaller } from '../../platform/chat-rooms.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** How many of the newest lines are looked through for deleted ones. */
const recent = 500

export interface Lines {
  readonly messages: readonly ChatLine[] | null
  readonly lastId: number
  readonly deleted: readonly number[] | null
}

/** Some lines of the caller's room: those numbered above `after`, up to `until` if it is said, at most so many. */
export const selectLines = (room: ChatRoom, callerId: number, range: (lastId: Sql) => Sql): Sql => {
  const lastId = sql`coalesce((SELECT last_id FROM chat_room WHERE chat_room.room = ${roomOfCaller(room, callerId)}), 0)`
  return sql`SELECT jsonb_build_object(
    'lastId', ${lastId},
    'deleted', (SELECT jsonb_agg(gone.id) FROM chat_message AS gone WHERE gone.room = ${roomOfCaller(room, callerId)}
      AND gone.id > ${lastId} - ${recent}::bigint AND gone.deleted_at IS NOT NULL),
    'messages', (SELECT jsonb_agg(${lineView} ORDER BY line.id)
      FROM (SELECT * FROM chat_message WHERE chat_message.room = ${roomOfCaller(room, callerId)} AND ${range(lastId)}) AS line
      LEFT JOIN player AS author ON author.id = line.author_id
      LEFT JOIN player AS receiver ON receiver.id = line.receiver_id
      LEFT JOIN player AS first_author ON first_author.id = line.forwarded_from
      LEFT JOIN LATERAL (SELECT * FROM chat_message AS answer
        WHERE answer.room = line.room AND answer.id = line.reply_to LIMIT 1) AS answered ON true
      LEFT JOIN player AS answered_author ON answered_author.id = answered.author_id))`
}

const lineView = sql`jsonb_build_object(
  'id', line.id,
  'time', floor(extract(epoch FROM line.at) * 1000),
  'text', CASE WHEN line.deleted_at IS NULL THEN line.text ELSE '' END,
  'authorId', line.author_id,
  'authorName', author.name,
  'authorGender', coalesce(author.state ->> 'gender', 'male'),
  'authorLevel', coalesce(author.level, 1),
  'authorAccess', coalesce(author.access_level, 'PLAYER'),
  'receiver', CASE WHEN line.receiver_id IS NOT NULL
    THEN jsonb_build_object('id', line.receiver_id, 'name', receiver.name) END,
  'replyTo', CASE WHEN answered.id IS NOT NULL AND answered.deleted_at IS NULL AND line.deleted_at IS NULL
    THEN jsonb_build_object('id', answered.id, 'authorName', answered_author.name, 'text', left(answered.text, 200)) END,
  'forwardedFrom', CASE WHEN line.forwarded_from IS NOT NULL AND line.deleted_at IS NULL
    THEN jsonb_build_object('id', line.forwarded_from, 'name', first_author.name) END,
  'deleted', line.deleted_at IS NOT NULL)`
