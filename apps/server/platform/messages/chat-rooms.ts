import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { broadcastChannel, clanChannel, personalChannel } from '@skystair/contract/live-channels.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { firstMonth, markedMonths, whenWritten } from '../database/months.ts'
import { across, learnt, owner, type Sql, sql } from '../database/sql.ts'
import type { Push } from '../live/announce.ts'
import { channelOf } from '../people/channel.ts'
import type { Services } from '../services/services.ts'

/** The name under which the lines of a room are kept, for this caller; null where there is none. */
export const roomOfCaller = (room: ChatRoom, callerId: number): Sql => {
  if (room === 'MAIN') return sql`'main'`
  if (room === 'CLAN')
    return sql`(SELECT 'clan-' || player.clan_id FROM player WHERE player.id = ${owner(callerId)} ${across('a room of a clan')})`
  return sql`${privateRoom(callerId)}::text`
}

/** The first and the last of some lines, by the number of the last one there is. */
export interface Numbers {
  readonly first: Sql
  readonly last: Sql
}

/** The room, as a question for those that lean on it. */
export const selectHome = (room: ChatRoom, callerId: number): Sql =>
  sql`SELECT jsonb_build_object('room', ${roomOfCaller(room, callerId)})`

/** In which time the lines of these numbers were said: asked after the room, and before the lines. */
export function selectPage(home: Sql, now: number, numbers: (lastId: Sql) => Numbers): Sql {
  const { first, last } = numbers(sql`known.last_id`)
  return sql`SELECT jsonb_build_object('lastId', known.last_id, 'first', ${first}, 'last', ${last},
      ${whenWritten(sql`known.months`, first, last, now)})
    FROM (SELECT coalesce(max(last_id), 0) AS last_id, coalesce(jsonb_agg(months) -> 0, '[]') AS months FROM chat_room
      WHERE chat_room.room = ${learnt(home, 'room')}::text) AS known`
}

/** Those lines of the room; the row goes by the name of `line`. */
export const areLines = (home: Sql, page: Sql): Sql => sql`line.room = ${learnt(home, 'room')}::text
  AND line.id BETWEEN ${learnt(page, 'first')}::bigint AND ${learnt(page, 'last')}::bigint
  AND line.at BETWEEN ${learnt(page, 'since')}::timestamptz AND ${learnt(page, 'until')}::timestamptz`

/** One line of the caller's room that still stands, and what is asked before it. */
export function seekLine(
  room: ChatRoom,
  callerId: number,
  id: number,
  now: number,
): { readonly home: Sql; readonly page: Sql; readonly line: Sql } {
  const home = selectHome(room, callerId)
  const number = sql`${id}::bigint`
  const page = selectPage(home, now, () => ({ first: number, last: number }))
  return {
    home,
    page,
    line: sql`chat_message AS line WHERE ${areLines(home, page)} AND line.deleted_at IS NULL`,
  }
}

export const privateRoom = (playerId: number): string => `private-${playerId}`

/** A line by the name under which its room is kept, and its number. */
export interface LineAddress {
  readonly room: string
  readonly id: number
  /** When it was said, to the microsecond: the month it lies in. Addresses of before do not know it. */
  readonly at?: string
}

export type LinePush = 'CHAT_MESSAGE_DELETE' | 'CHAT_MESSAGE_RETURN'

/** Tells whoever hears the room of a line that its words are gone, or there again. */
export const linePush = (
  services: Services,
  { room: kept, id }: LineAddress,
  notificationType: LinePush,
): Push => {
  const { channel, room } = heardIn(services, kept)
  return { channel, message: { notificationType, room, id } }
}

function heardIn({ config }: Services, kept: string): { channel: string; room: ChatRoom } {
  if (kept === 'main') return { channel: broadcastChannel, room: 'MAIN' }
  const [kind, id] = [kept.split('-')[0], Number(kept.split('-')[1])]
  if (kind === 'clan') return { channel: clanChannel(id), room: 'CLAN' }
  return { channel: personalChannel(channelOf(config.sessionSecret, id)), room: 'PRIVAT' }
}

/** The next line of a room is counted: the line itself is written after it, by that number. */
export const countLine = (room: string, at: Date): Sql => sql`INSERT INTO chat_room (room, last_id, months)
  VALUES (${room}, 1, ${firstMonth(at)}) ON CONFLICT (room) DO UPDATE SET last_id = chat_room.last_id + 1,
    months = ${markedMonths(sql`chat_room.months`, sql`chat_room.last_id + 1`, at)}`

/** A line of plain words by this player, before it has a number. */
export const lineBy = (player: Player, text: string, now: number): Omit<ChatLine, 'id'> => ({
  time: now,
  text,
  authorId: player.id,
  authorName: player.name,
  authorGender: player.gender,
  authorLevel: player.level,
  authorAccess: player.accessLevel,
  authorClanId: player.clanId,
  authorLeague: player.league,
  authorBankStatus: player.bankStatus,
  receiver: null,
  replyTo: null,
  forwardedFrom: null,
  deleted: false,
})
