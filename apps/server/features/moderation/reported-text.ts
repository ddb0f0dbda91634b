import { type Sql, sql } from '../../platform/database/sql.ts'
import type { Step } from '../../platform/database/steps.ts'
import type { Push } from '../../platform/live/announce.ts'
import { type LineAddress, type LinePush, linePush } from '../../platform/messages/chat-rooms.ts'
import { eraseLine, restoreCopies } from '../../platform/messages/passed-on.ts'
import type { Services } from '../../platform/services/services.ts'
import { eraseClanWords, wordsJudged } from './clan-words.ts'
import type { FoundCase } from './found-case.ts'

type About = Pick<FoundCase, 'kind' | 'subject' | 'line' | 'clan'>

/** The line a case is about; null for whispers: those belong to whoever has them. */
function lineOf({ kind, subject: { room, id } }: About): LineAddress | null {
  return kind === 'CHAT' && room && id && !room.startsWith('private-') ? { room, id: Number(id) } : null
}

/** Whoever reads the words just now, wherever they were passed on, is told that they are gone, or there again. */
export function wordPushes(services: Services, about: About, notificationType: LinePush): readonly Push[] {
  const line = lineOf(about)
  if (line === null) return []
  return [line, ...(about.line?.copies ?? [])].map((each) => linePush(services, each, notificationType))
}

interface Place {
  readonly table: Sql
  readonly key: Sql
}

/** Where the words of the forum lie that a case is about. */
function placeOf({ kind, subject: { id, room } }: About): Place | null {
  if (!id) return null
  const topic = sql`${id.slice(0, 36)}::uuid`
  if (kind === 'TOPIC')
    return { table: sql`forum_topic`, key: sql`words.board = ${room ?? 'general'} AND words.id = ${topic}` }
  const number = sql`${id.slice(37) || '0'}::bigint`
  if (kind === 'COMMENT')
    return { table: sql`forum_comment`, key: sql`words.topic_id = ${topic} AND words.id = ${number}` }
  return null
}

/** The words that led to a decision go with it. What was gone before stays as whoever took it away left it. */
export function eraseWords(about: About, by: number, at: Date): readonly (Sql | Step)[] {
  const line = lineOf(about)
  if (line !== null)
    return about.line === null || about.line.deleted ? [] : eraseLine(line, about.line, by, at)
  if (about.clan !== null) return eraseClanWords(about.clan, wordsJudged(about.subject.room))
  const place = placeOf(about)
  if (place === null) return []
  return [
    sql`UPDATE ${place.table} AS words SET deleted_at = ${at}::timestamptz
      WHERE ${place.key} AND words.deleted_at IS NULL`,
  ]
}

interface Restored {
  readonly words: Sql
  /** After the words themselves. */
  readonly copies: readonly Sql[]
}

/** What a decision erased, and nothing else, is there again. */
export function restoreWords(about: About, decidedAt: number): Restored | null {
  const at = new Date(decidedAt)
  const erasedThen = sql`words.deleted_at = ${at}::timestamptz AND words.text <> ''`
  const line = lineOf(about)
  if (line !== null)
    return {
      words: sql`UPDATE chat_message AS words SET deleted_at = NULL, deleted_by = NULL
        WHERE words.room = ${line.room} AND words.id = ${line.id}::bigint AND ${erasedThen}`,
      copies: about.line === null ? [] : restoreCopies(about.line, at),
    }
  const place = placeOf(about)
  if (place === null) return null
  return {
    words: sql`UPDATE ${place.table} AS words SET deleted_at = NULL
      WHERE ${place.key} AND ${erasedThen}`,
    copies: [],
  }
}
