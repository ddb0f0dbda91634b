import { appeal as appealCall, report as reportCall } from '@skystair/contract/moderation.ts'
import { limitedText } from '@skystair/rules/guard/text-limit.ts'
import type { ReportKind } from '@skystair/rules/moderation/case.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { cleanText } from '@skystair/rules/talk/clean-text.ts'
import { banAt, type ChatRoom } from '@skystair/rules/talk/talk.ts'
import { actionBeside } from '../../platform/action.ts'
import { openCase } from '../../platform/cases.ts'
import { roomOfCaller } from '../../platform/chat-rooms.ts'
import { owner, type Sql, sql } from '../../platform/sql.ts'
import { aboutJudged, type Judged, type JudgedAnswers, readJudged } from './judged.ts'

const mostADay = 30
const day = 24 * 60 * 60 * 1000
const around = 4
const nothingThere = '00000000-0000-4000-8000-000000000000'

interface Reported {
  readonly about: Judged | null
  /** When the last but so many reports was made. */
  readonly earlier: number | null
  readonly isRepeated: boolean
  readonly quoted: { readonly authorId: number; readonly text: string; readonly room?: string } | null
  readonly context: readonly object[] | null
}

const nothing = sql`SELECT NULL::jsonb`
const lineContext = sql`jsonb_build_object('author', author.name, 'text', line.text,
  'at', floor(extract(epoch FROM line.at) * 1000), 'reported', line.id = asked.id)`

/** One name for each thing: written another way it would be another thing, complained of again and again. */
function nameOf(kind: ReportKind, id: string): string {
  if (kind === 'NAME' || kind === 'PROFILE') return ''
  if (kind === 'CHAT' || kind === 'MAIL') return String(numberIn(id))
  const [found = nothingThere] = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(id) ?? []
  return kind === 'COMMENT' ? `${found}-${numberIn(id.slice(37))}` : found
}

const numberIn = (digits: string): number => (/^\d{1,15}$/.test(digits) ? Number(digits) : 0)

/** The reported words and those around them, as the one who complains sees them. */
function found(
  callerId: number,
  kind: ReportKind,
  room: ChatRoom,
  playerId: number,
  id: string,
): { quoted: Sql; context: Sql } {
  const number = sql`${numberIn(id)}::bigint`
  if (kind === 'CHAT') {
    const kept = roomOfCaller(room, callerId)
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', line.author_id, 'text', line.text, 'room', line.room)
        FROM chat_message AS line WHERE line.room = ${kept} AND line.id = ${number} AND line.deleted_at IS NULL LIMIT 1`,
      context: sql`SELECT jsonb_agg(${lineContext} ORDER BY line.id) FROM (SELECT ${number} AS id) AS asked
        JOIN chat_message AS line ON line.room = ${kept} AND line.id BETWEEN asked.id - ${around} AND asked.id + ${around}
        LEFT JOIN player AS author ON author.id = line.author_id`,
    }
  }
  if (kind === 'MAIL') {
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', line.partner_id, 'text', line.text) FROM mail_message AS line
        WHERE line.owner_id = ${owner(callerId)} AND line.partner_id = ${playerId}::bigint AND line.id = ${number}
          AND NOT line.own LIMIT 1`,
      context: sql`SELECT jsonb_agg(${lineContext} ORDER BY line.id) FROM (SELECT ${number} AS id) AS asked
        JOIN mail_message AS line ON line.owner_id = ${owner(callerId)} AND line.partner_id = ${playerId}::bigint
          AND line.id BETWEEN asked.id - ${around} AND asked.id + ${around}
        LEFT JOIN player AS author ON author.id = CASE WHEN line.own THEN line.owner_id ELSE line.partner_id END`,
    }
  }
  if (kind === 'NAME' || kind === 'PROFILE') {
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', other.id, 'text', coalesce(other.name, '')) FROM player AS other
        WHERE other.id = ${owner(playerId)} AND other.deleted_at IS NULL`,
      context: nothing,
    }
  }
  const topicId = sql`${id.slice(0, 36)}::uuid`
  if (kind === 'TOPIC') {
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', topic.author_id, 'text', topic.title || E'\n' || left(topic.text, 2000))
        FROM forum_topic AS topic WHERE topic.id = ${topicId} AND topic.deleted_at IS NULL`,
      context: nothing,
    }
  }
  if (kind === 'COMMENT') {
    const place = sql`${numberIn(id.slice(37))}::bigint`
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', line.author_id, 'text', line.text) FROM forum_comment AS line
        WHERE line.topic_id = ${topicId} AND line.id = ${place} AND line.deleted_at IS NULL`,
      context: sql`SELECT jsonb_agg(${lineContext} ORDER BY line.id) FROM (SELECT ${place} AS id) AS asked
        JOIN forum_comment AS line ON line.topic_id = ${topicId}
          AND line.id BETWEEN asked.id - ${around} AND asked.id + ${around}
        LEFT JOIN player AS author ON author.id = line.author_id`,
    }
  }
  if (kind === 'GIFT') {
    return {
      quoted: sql`SELECT jsonb_build_object('authorId', mine.from_id, 'text', mine.wish) FROM gift AS mine
        WHERE mine.player_id = ${owner(callerId)} AND mine.id = ${topicId}`,
      context: nothing,
    }
  }
  return { quoted: nothing, context: nothing }
}

export const report = actionBeside<typeof reportCall, Reported>(
  reportCall,
  {
    select: ({ body: { kind, playerId, room = 'MAIN', id: entered = '' } }, callerId) => {
      const id = nameOf(kind, entered)
      const { quoted, context } = found(callerId, kind, room, playerId, id)
      return {
        ...aboutJudged(owner(playerId)),
        earlier: sql`SELECT to_jsonb(floor(extract(epoch FROM mine.at) * 1000)) FROM appeal AS mine
          WHERE mine.from_id = ${callerId}::bigint ORDER BY mine.at DESC OFFSET ${mostADay - 1} LIMIT 1`,
        isRepeated: sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM appeal AS mine
          WHERE mine.from_id = ${callerId}::bigint AND mine.decision IS NULL AND mine.kind = ${kind}
            AND mine.about_id = ${playerId}::bigint AND coalesce(mine.subject ->> 'id', '') = ${id}::text))`,
        quoted,
        context,
      }
    },
    read: ({ judged, bannedBy, ...rest }: Omit<Reported, 'about'> & JudgedAnswers): Reported => ({
      ...rest,
      about: readJudged({ judged, bannedBy }),
    }),
  },
  ({ player, body: { kind, playerId, id: entered = '' }, body, beside, now }) => {
    const id = nameOf(kind, entered)
    const { about, quoted, context, isRepeated, earlier } = beside
    if (about === null || quoted === null || quoted.authorId !== playerId)
      return refused('moderation.refused.nothing-there')
    if (playerId === player.id) return refused('moderation.refused.yourself')
    if (isRepeated) return refused('moderation.refused.reported')
    if (earlier !== null && now - earlier < day) return refused('moderation.refused.too-many-reports')
    const text = body.text.trim() === '' ? '' : limitedText('chatMessage', cleanText(body.text))
    if (isRefusal(text)) return text
    const subject = {
      text,
      quoted: quoted.text,
      context: context ?? [],
      ...(id === '' ? {} : { id }),
      ...(quoted.room === undefined ? {} : { room: quoted.room }),
    }
    return {
      player,
      also: [openCase({ kind, fromId: player.id, aboutId: playerId, subject }, now)],
      reply: () => ({ done: true }),
    }
  },
)

/** Asked once for each ban: a second plea would only be louder. */
export const appeal = actionBeside<typeof appealCall, boolean>(
  appealCall,
  {
    select: (_, callerId) => sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM appeal AS plea
      WHERE plea.from_id = ${callerId}::bigint AND plea.kind = 'APPEAL' AND plea.subject -> 'ban' -> 'until' =
        (SELECT player.state -> 'talk' -> 'ban' -> 'until' FROM player WHERE player.id = ${owner(callerId)})))`,
  },
  ({ player, body, beside: hasPleaded, now }) => {
    const ban = banAt(player.talk, now)
    if (ban === null) return refused('moderation.refused.not-banned')
    if (hasPleaded) return refused('moderation.refused.appealed')
    const text = limitedText('chatMessage', cleanText(body.text))
    if (isRefusal(text)) return text
    return {
      player,
      also: [
        openCase({ kind: 'APPEAL', fromId: player.id, aboutId: player.id, subject: { text, ban } }, now),
      ],
      reply: () => ({ done: true }),
    }
  },
)
