import { type LinePush, linePush } from '../../platform/chat-rooms.ts'
import type { Push } from '../../platform/live/announce.ts'
import type { Services } from '../../platform/services.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import type { FoundCase } from './found-case.ts'

type About = Pick<FoundCase, 'kind' | 'subject'>

/** Whoever reads the words just now is told that they are gone, or there again. Whispers are nobody's business. */
export function wordPushes(
  services: Services,
  { kind, subject: { room, id } }: About,
  notificationType: LinePush,
): readonly Push[] {
  if (kind !== 'CHAT' || !room || !id || room.startsWith('private-')) return []
  return [linePush(services, { room, id: Number(id) }, notificationType)]
}

interface Place {
  readonly table: Sql
  readonly key: Sql
  /** Who took them away, where that is kept with them. */
  readonly by: (who: Sql) => Sql
}

/** Where the words lie that a case is about; null for whispers and letters: those belong to whoever has them. */
function placeOf({ kind, subject: { room, id } }: About): Place | null {
  if (!id) return null
  if (kind === 'CHAT' && room && !room.startsWith('private-'))
    return {
      table: sql`chat_message`,
      key: sql`words.room = ${room} AND words.id = ${id}::bigint`,
      by: (who) => sql`, deleted_by = ${who}`,
    }
  const topic = sql`${id.slice(0, 36)}::uuid`
  const by = () => sql``
  if (kind === 'TOPIC')
    return { table: sql`forum_topic`, key: sql`words.board = 'general' AND words.id = ${topic}`, by }
  const number = sql`${id.slice(37) || '0'}::bigint`
  if (kind === 'COMMENT')
    return { table: sql`forum_comment`, key: sql`words.topic_id = ${topic} AND words.id = ${number}`, by }
  return null
}

/** The words that led to a decision go with it. What was gone before stays as whoever took it away left it. */
export function eraseWords(about: About, at: Date): readonly Sql[] {
  const place = placeOf(about)
  if (place === null) return []
  return [
    sql`UPDATE ${place.table} AS words SET deleted_at = ${at}::timestamptz ${place.by(sql`saved.id`)} FROM saved
      WHERE ${place.key} AND words.deleted_at IS NULL`,
  ]
}

/** What a decision erased, and nothing else, is there again. */
export function restoreWords(about: About, decidedAt: number): readonly Sql[] {
  const place = placeOf(about)
  if (place === null) return []
  return [
    sql`UPDATE ${place.table} AS words SET deleted_at = NULL ${place.by(sql`NULL`)} FROM saved
      WHERE ${place.key} AND words.deleted_at = ${new Date(decidedAt)}::timestamptz AND words.text <> ''
      RETURNING words.id`,
  ]
}
