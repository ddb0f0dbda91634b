import { broadcastChannel, clanChannel, personalChannel } from '@skystair/contract/live-channels.ts'
import type { Database } from '../database/database.ts'
import { channelOf } from '../people/channel.ts'
import { findLiving } from './living-sessions.ts'

interface Listener {
  readonly playerId: number
  readonly sessionId: string
  readonly visiting: number | null
}

const clanChannels = clanChannel(0).slice(0, -1)

const isClanOf = (session: { readonly clanId: number | null } | undefined, channel: string): boolean =>
  session?.clanId != null && channel === clanChannel(session.clanId)

/** Everybody hears the square, a player the own channel and that of the own clan; whoever visits hears only the square. */
export function mayListen(
  database: Database,
  sessionSecret: string,
  { playerId, sessionId, visiting }: Listener,
  channel: string,
): boolean | Promise<boolean> {
  if (channel === broadcastChannel) return true
  if (visiting !== null) return false
  if (channel === personalChannel(channelOf(sessionSecret, playerId))) return true
  if (!channel.startsWith(clanChannels)) return false
  return findLiving(database, [{ playerId, sessionId }]).then(([living]) => isClanOf(living, channel))
}

/** Whoever has left the clan hears it no more. */
export const mayStillListen = (session: { readonly clanId: number | null }, channel: string): boolean =>
  !channel.startsWith(clanChannels) || isClanOf(session, channel)
