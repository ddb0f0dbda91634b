import { appeal as appealCall, report as reportCall } from '@skystair/contract/moderation.ts'
import { banAt, type ChatRoom } from '@skystair/rules/chat/talk.ts'
import { CLAN_WORDS, type ClanWords, type Writers } from '@skystair/rules/clan/clan.ts'
import type { ReportKind } from '@skystair/rules/moderation/case.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { cleanText } from '@skystair/rules/writing/clean-text.ts'
import { limitedText } from '@skystair/rules/writing/text-limit.ts'
import { actionWith } from '../../platform/action/action.ts'
import { join, learnt, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { roomOfCaller } from '../../platform/messages/chat-rooms.ts'
import { openCase } from '../../platform/moderation/cases.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import { roomOfWords } from './clan-words.ts'
import { aboutJudged, type Judged, type JudgedAnswers, readJudged } from './judged.ts'

const mostADay = 30
const day = 24 * 60 * 60 * 1000
const reach = 4
const nothingThere = '00000000-0000-4000-8000-000000000000'

interface Reported {
  readonly about: Judged | null
  /** When the last but so many reports was made. */
  readonly earlier: number | null
  readonly isRepeated: boolean
  readonly quoted: Quoted | null
  readonly authors: People
  readonly context: readonly object[]
}

interface Quoted extends Partial<Writers> {
  readonly authorId: number
  readonly text: string
  readonly room?: string
  /** What a clan says of itself; who wrote it stands beside, under the same names. */
  readonly words?: Readonly<Record<ClanWords, string | null>>
}

interface StoredLine {
  readonly authorId: number
  readonly text: string
  readonly at: number
  readonly reported: boolean
}

interface Answers extends JudgedAnswers, Omit<Reported, 'about' | 'context' | 'authors'> {
  readonly context?: readonly StoredLine[] | null
  readonly authors?: People
  /** Of a comment: whether its topic is there; null: it is not. */
  readonly topic?: true | null
}

/** The lines around one, and who has said them. */
function around(number: number, authorId: Sql, lines: Sql): { context: Sql; authors: Sql } {
  const near = sql`${lines} AND line.id BETWEEN ${number - reach}::bigint AND ${number + reach}::bigint`
  return {
    context: sql`SELECT jsonb_agg(jsonb_build_object('authorId', ${authorId}, 'text', line.text,
        'at', floor(extract(epoch FROM line.at) * 1000), 'reported', line.id = ${number}::bigint) ORDER BY line.id)
      FROM ${near}`,
    authors: selectPeople(sql`SELECT ${authorId} FROM ${near}`),
  }
}

/** One name for each thing: written another way it would be another thing, complained of again and again. */
function nameOf(kind: ReportKind, id: string): string {
  if (kind === 'NAME' || kind === 'PROFILE') return ''
  if (kind === 'CHAT' || kind === 'MAIL' || kind === 'CLAN') return String(numberIn(id))
  const [found = nothingThere] = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(id) ?? []
  return kind === 'COMMENT' ? `${found}-${numberIn(id.slice(37))}` : found
}

const numberIn = (digits: string): number =>
  /^\d{1,16}$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : 0

/** Boards are called as the rooms of the chat are. */
const boardAsked = (room: ChatRoom, callerId: number): Sql =>
  room === 'CLAN' ? roomOfCaller(room, callerId) : sql`'general'`

/** The reported words and those around them, as the one who complains sees them. */
function found(
  callerId: number,
  kind: ReportKind,
  room: ChatRoom,
  playerId: number,
  id: string,
): { quoted: Sql; topic?: Sql; context?: Sql; authors?: Sql } {
  const number = numberIn(id)
  if (kind === 'CHAT') {
    const lines = sql`chat_message AS line WHERE line.room = ${roomOfCaller(room, callerId)}`
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', line.author_id, 'text', line.text, 'room', line.room)
        FROM ${lines} AND line.id = ${number}::bigint AND line.deleted_at IS NULL LIMIT 1`,
      ...around(number, sql`line.author_id`, lines),
    }
  }
  if (kind === 'MAIL') {
    const lines = sql`mail_message AS line
      WHERE line.owner_id = ${owner(callerId)} AND line.partner_id = ${playerId}::bigint`
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', line.partner_id, 'text', line.text)
        FROM ${lines} AND line.id = ${number}::bigint AND NOT line.own LIMIT 1`,
      ...around(number, sql`CASE WHEN line.own THEN line.owner_id ELSE line.partner_id END`, lines),
    }
  }
  if (kind === 'NAME' || kind === 'PROFILE') {
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', other.id, 'text', coalesce(other.name, '')) FROM player AS other
        WHERE other.id = ${owner(playerId)} AND other.deleted_at IS NULL`,
    }
  }
  if (kind === 'CLAN') {
    const quoted = sql`SELECT jsonb_build_object('authorId', (SELECT player_id FROM clan_member
          WHERE clan_member.clan_id = ${owner(number)} AND rank = 'LEADER'),
        'text', '', 'words', jsonb_build_object('name', clan.name, 'about', clan.state -> 'about',
          'advertisement', clan.advertisement)) || coalesce(clan.state -> 'writers', '{}')
      FROM clan WHERE clan.id = ${owner(number)} AND clan.closed_at IS NULL`
    return {
      quoted,
      authors: selectPeople(
        sql`SELECT unnest(ARRAY[${join(
          CLAN_WORDS.map((words) => sql`${learnt(quoted, words)}::bigint`),
          ', ',
        )}])`,
      ),
    }
  }
  const topicId = sql`${id.slice(0, 36)}::uuid`
  if (kind === 'TOPIC') {
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', topic.author_id, 'text', topic.title || E'\n' || left(topic.text, 2000),
          'room', topic.board)
        FROM forum_topic AS topic WHERE topic.board = ${boardAsked(room, callerId)} AND topic.id = ${topicId} AND topic.deleted_at IS NULL`,
    }
  }
  if (kind === 'COMMENT') {
    const place = numberIn(id.slice(37))
    const lines = sql`forum_comment AS line WHERE line.topic_id = ${topicId}`
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', line.author_id, 'text', line.text)
        FROM ${lines} AND line.id = ${place}::bigint AND line.deleted_at IS NULL`,
      // On a board that the one who complains can read.
      topic: sql`SELECT to_jsonb(true) FROM forum_topic AS topic
        WHERE topic.board = ${boardAsked(room, callerId)} AND topic.id = ${topicId} AND topic.deleted_at IS NULL`,
      ...around(place, sql`line.author_id`, lines),
    }
  }
  if (kind === 'GIFT') {
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', mine.from_id, 'text', mine.wish) FROM gift AS mine
        WHERE mine.player_id = ${owner(callerId)} AND mine.id = ${topicId}`,
    }
  }
  return { quoted: sql`SELECT NULL::jsonb` }
}

interface Passage {
  readonly writerId: number
  readonly text: string
  readonly room?: string | undefined
}

/** Of a clan's words everybody answers for what they wrote; for what nobody who plays has written, the leader does. */
function passagesOf(
  quoted: Quoted,
  words: NonNullable<Quoted['words']>,
  authors: People,
): readonly Passage[] {
  const writerOf = (each: ClanWords): number => {
    const writer = quoted[each] ?? null
    return writer !== null && authors[writer]?.name ? writer : quoted.authorId
  }
  const said = CLAN_WORDS.filter((each) => words[each] !== null)
  return [...new Set(said.map(writerOf))].map((writerId) => {
    const own = said.filter((each) => writerOf(each) === writerId)
    return { writerId, text: own.map((each) => words[each]).join('\n'), room: roomOfWords(own) }
  })
}

export const report = actionWith<typeof reportCall, Reported>(
  reportCall,
  {
    select: ({ body: { kind, playerId, room = 'MAIN', id: entered = '' } }, callerId) => {
      const id = nameOf(kind, entered)
      return {
        ...aboutJudged(owner(playerId)),
        earlier: sql`SELECT to_jsonb(floor(extract(epoch FROM mine.at) * 1000)) FROM moderation_case AS mine
          WHERE mine.from_id = ${callerId}::bigint ORDER BY mine.at DESC OFFSET ${mostADay - 1} LIMIT 1`,
        isRepeated: sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM moderation_case AS mine
          WHERE mine.from_id = ${callerId}::bigint AND mine.decision IS NULL AND mine.kind = ${kind}
            AND (mine.about_id = ${playerId}::bigint OR mine.kind = 'CLAN') AND coalesce(mine.subject ->> 'id', '') = ${id}::text))`,
        ...found(callerId, kind, room, playerId, id),
      }
    },
    read: ({ judged, bannedBy, context, authors = {}, topic, quoted, ...rest }: Answers): Reported => ({
      ...rest,
      authors,
      quoted: topic === null ? null : quoted,
      about: readJudged({ judged, bannedBy }),
      context: (context ?? []).map(({ authorId, ...line }) => ({
        author: authors[authorId]?.name ?? null,
        ...line,
      })),
    }),
  },
  ({ player, body: { kind, playerId, id: entered = '' }, body, extra, now }) => {
    const id = nameOf(kind, entered)
    const { about, quoted, authors, context, isRepeated, earlier } = extra
    if (about === null || quoted === null || quoted.authorId !== playerId)
      return refused('moderation.refused.nothing-there')
    const passages = quoted.words
      ? passagesOf(quoted, quoted.words, authors)
      : [{ writerId: playerId, text: quoted.text, room: quoted.room }]
    const foreign = passages.filter(({ writerId }) => writerId !== player.id)
    if (foreign.length === 0) return refused('moderation.refused.yourself')
    if (isRepeated) return refused('moderation.refused.reported')
    if (earlier !== null && now - earlier < day) return refused('moderation.refused.too-many-reports')
    const text = body.text.trim() === '' ? '' : limitedText('chatMessage', cleanText(body.text))
    if (isRefusal(text)) return text
    return {
      player,
      writes: foreign.map((passage) => {
        const subject = {
          text,
          quoted: passage.text,
          context,
          ...(id === '' ? {} : { id }),
          ...(passage.room === undefined ? {} : { room: passage.room }),
        }
        return openCase({ kind, fromId: player.id, aboutId: passage.writerId, subject }, now)
      }),
      reply: () => ({ done: true }),
    }
  },
)

/** Asked once for each ban: a second plea would only be louder. */
export const appeal = actionWith<typeof appealCall, boolean>(
  appealCall,
  {
    select: (_, callerId) => sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM moderation_case AS plea
      WHERE plea.from_id = ${callerId}::bigint AND plea.kind = 'APPEAL' AND plea.subject -> 'ban' -> 'until' =
        (SELECT player.state -> 'talk' -> 'ban' -> 'until' FROM player WHERE player.id = ${owner(callerId)})))`,
  },
  ({ player, body, extra: hasPleaded, now }) => {
    const ban = banAt(player.talk, now)
    if (ban === null) return refused('moderation.refused.not-banned')
    if (hasPleaded) return refused('moderation.refused.appealed')
    const text = limitedText('chatMessage', cleanText(body.text))
    if (isRefusal(text)) return text
    return {
      player,
      writes: [
        openCase({ kind: 'APPEAL', fromId: player.id, aboutId: player.id, subject: { text, ban } }, now),
      ],
      reply: () => ({ done: true }),
    }
  },
)
