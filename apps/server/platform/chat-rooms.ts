import { broadcastChannel, clanChannel, personalChannel } from '@skystair/contract/live-channels.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { channelOf } from './channel.ts'
import type { Push } from './live/announce.ts'
import type { Services } from './services.ts'
import { across, owner, type Sql, sql } from './sql.ts'

/** The name under which the lines of a room are kept, for this caller; null where there is none. */
export const roomOfCaller = (room: ChatRoom, callerId: number): Sql => {
  if (room === 'MAIN') return sql`'main'`
  if (room === 'CLAN')
    return sql`(SELECT 'clan-' || player.clan_id FROM player WHERE player.id = ${owner(callerId)} ${across('a room of a clan')})`
  return sql`${privateRoom(callerId)}::text`
}

export const privateRoom = (playerId: number): string => `private-${playerId}`

/** A line by the name under which its room is kept, and its number. */
export interface LineAddress {
  readonly room: string
  readonly id: number
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
