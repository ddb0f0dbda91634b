import type { ChatRoom } from '@skystair/rules/talk/talk.ts'
import { type Sql, sql } from './sql.ts'

/** The name under which the lines of a room are kept, for the `player` of the statement; null where there is none. */
export const roomOfCaller = (room: ChatRoom): Sql => {
  if (room === 'MAIN') return sql`'main'`
  if (room === 'CLAN') return sql`'clan-' || (player.state ->> 'clanId')`
  return sql`'private-' || player.id`
}

export const privateRoom = (playerId: number): string => `private-${playerId}`
