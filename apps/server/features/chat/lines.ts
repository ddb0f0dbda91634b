import type { ChatLine } from '@skystair/contract/chat-line.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { roomOfCaller } from '../../platform/chat-rooms.ts'
import { type People, selectPeople } from '../../platform/people.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** How many of the newest lines are looked through for deleted ones. */
const recent = 500

export interface Lines {
  readonly messages: readonly ChatLine[]
  readonly lastId: number
  readonly deleted: readonly number[]
}

/** A line as stored: whom it names is known by number only. */
interface StoredLine extends Pick<ChatLine, 'id' | 'time' | 'text' | 'authorId' | 'deleted'> {
  readonly receiverId: number | null
  readonly answered: { readonly id: number; readonly authorId: number; readonly text: string } | null
  readonly forwardedFrom: number | null
}

interface Answers {
  readonly found: {
    readonly lastId: number
    readonly deleted: readonly number[] | null
    readonly messages: readonly StoredLine[] | null
  }
  readonly people: People
}

/** While who is named is asked, so many more lines may have been said, and a page counted from the last has moved on. */
const saidMeanwhile = 100

/** Some lines of the caller's room, and who is named in them; `readLines` makes one of the answers. */
export function selectLines(
  room: ChatRoom,
  callerId: number,
  range: (lastId: Sql, saidMeanwhile: number) => Sql,
): Readonly<Record<keyof Answers, Sql>> {
  const kept = roomOfCaller(room, callerId)
  const lastId = sql`coalesce((SELECT last_id FROM chat_room WHERE chat_room.room = ${kept}), 0)`
  const lines = (meanwhile: number): Sql => sql`(SELECT * FROM chat_message WHERE chat_message.room = ${kept}
      AND ${range(lastId, meanwhile)}) AS line
    LEFT JOIN chat_message AS answered ON answered.room = ${kept} AND answered.id = line.reply_to`
  return {
    found: sql`SELECT jsonb_build_object(
      'lastId', ${lastId},
      'deleted', (SELECT jsonb_agg(gone.id) FROM chat_message AS gone WHERE gone.room = ${kept}
        AND gone.id > ${lastId} - ${recent}::bigint AND gone.deleted_at IS NOT NULL),
      'messages', (SELECT jsonb_agg(${storedLine} ORDER BY line.id) FROM ${lines(0)}))`,
    people: selectPeople(sql`SELECT unnest(ARRAY[line.author_id, line.receiver_id, line.forwarded_from,
      answered.author_id]) FROM ${lines(saidMeanwhile)}`),
  }
}

const storedLine = sql`jsonb_build_object(
  'id', line.id,
  'time', floor(extract(epoch FROM line.at) * 1000),
  'text', CASE WHEN line.deleted_at IS NULL THEN line.text ELSE '' END,
  'authorId', line.author_id,
  'receiverId', line.receiver_id,
  'answered', CASE WHEN answered.id IS NOT NULL AND answered.deleted_at IS NULL AND line.deleted_at IS NULL
    THEN jsonb_build_object('id', answered.id, 'authorId', answered.author_id, 'text', left(answered.text, 200)) END,
  'forwardedFrom', CASE WHEN line.deleted_at IS NULL THEN line.forwarded_from END,
  'deleted', line.deleted_at IS NOT NULL)`

export const readLines = ({ found: { lastId, deleted, messages }, people }: Answers): Lines => ({
  lastId,
  deleted: deleted ?? [],
  messages: (messages ?? []).map((line) => lineOf(line, people)),
})

function lineOf({ receiverId, answered, forwardedFrom, ...line }: StoredLine, people: People): ChatLine {
  const nameOf = (id: number): string | null => people[id]?.name ?? null
  const author = people[line.authorId]
  return {
    ...line,
    authorName: author?.name ?? null,
    authorGender: author?.gender ?? 'male',
    authorLevel: author?.level ?? 1,
    authorAccess: author?.accessLevel ?? 'PLAYER',
    receiver: receiverId === null ? null : { id: receiverId, name: nameOf(receiverId) },
    replyTo: answered && { id: answered.id, authorName: nameOf(answered.authorId), text: answered.text },
    forwardedFrom: forwardedFrom === null ? null : { id: forwardedFrom, name: nameOf(forwardedFrom) },
  }
}
