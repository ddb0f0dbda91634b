import type { ChatLine } from '@skystair/contract/chat-line.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { learnt, type Sql, sql } from '../../platform/database/sql.ts'
import { areLines, type Numbers, selectHome, selectPage } from '../../platform/messages/chat-rooms.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'

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
  readonly home: unknown
  readonly page: { readonly lastId: number }
  readonly recent: unknown
  readonly found: {
    readonly deleted: readonly number[] | null
    readonly messages: readonly StoredLine[] | null
  }
  readonly people: People
}

/** Some lines of the caller's room, and who is named in them; `readLines` makes one of the answers. */
export function selectLines(
  room: ChatRoom,
  callerId: number,
  now: number,
  numbers: (lastId: Sql) => Numbers,
): Readonly<Record<keyof Answers, Sql>> {
  const home = selectHome(room, callerId)
  const page = selectPage(home, now, numbers)
  const newest = selectPage(home, now, (lastId) => ({
    first: sql`${lastId} - ${recent - 1}::bigint`,
    last: lastId,
  }))
  const lines = sql`chat_message AS line WHERE ${areLines(home, page)}`
  return {
    home,
    page,
    recent: newest,
    found: sql`SELECT jsonb_build_object(
      'deleted', (SELECT jsonb_agg(line.id) FROM chat_message AS line WHERE ${areLines(home, newest)}
        AND line.deleted_at IS NOT NULL),
      'messages', (SELECT jsonb_agg(${storedLine(home)} ORDER BY line.id) FROM ${lines}))`,
    people: selectPeople(sql`SELECT unnest(ARRAY[line.author_id, line.receiver_id, line.forwarded_from,
      ${answered(home, sql`words.author_id`)}]) FROM ${lines}`),
  }
}

/** Of the line that a line answers, which may be of any age. Most answer none: then nothing is looked for. */
const answered = (home: Sql, what: Sql): Sql => sql`CASE WHEN line.reply_to IS NOT NULL THEN
  (SELECT ${what} FROM chat_message AS words WHERE words.room = ${learnt(home, 'room')} AND words.id = line.reply_to
    AND words.deleted_at IS NULL) END`

const storedLine = (home: Sql): Sql => sql`jsonb_build_object(
  'id', line.id,
  'time', floor(extract(epoch FROM line.at) * 1000),
  'text', CASE WHEN line.deleted_at IS NULL THEN line.text ELSE '' END,
  'authorId', line.author_id,
  'receiverId', line.receiver_id,
  'answered', CASE WHEN line.deleted_at IS NULL THEN ${answered(
    home,
    sql`jsonb_build_object('id', words.id, 'authorId', words.author_id, 'text', left(words.text, 200))`,
  )} END,
  'forwardedFrom', CASE WHEN line.deleted_at IS NULL THEN line.forwarded_from END,
  'deleted', line.deleted_at IS NOT NULL)`

export const readLines = ({ page: { lastId }, found: { deleted, messages }, people }: Answers): Lines => ({
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
    authorClanId: author?.clanId ?? null,
    authorLeague: author?.league ?? null,
    authorBankStatus: author?.bankStatus ?? null,
    receiver: receiverId === null ? null : { id: receiverId, name: nameOf(receiverId) },
    replyTo: answered && { id: answered.id, authorName: nameOf(answered.authorId), text: answered.text },
    forwardedFrom: forwardedFrom === null ? null : { id: forwardedFrom, name: nameOf(forwardedFrom) },
  }
}
