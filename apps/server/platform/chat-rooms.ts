import type { ChatRoom } from '@skystair/rules/talk/talk.ts'
import { owner, type Sql, sql } from './sql.ts'

/** The name under which the lines of a room are kept, for this caller; null where there is none. */
export const roomOfCaller = (room: ChatRoom, callerId: number): Sql => {
  if (room === 'MAIN') return sql`'main'`
  if (room === 'CLAN')
    return sql`(SELECT 'clan-' || (player.state ->> 'clanId') FROM player WHERE player.id = ${owner(callerId)})`
  return sql`${privateRoom(callerId)}::text`
}

export const privateRoom = (playerId: number): string => `private-${playerId}`
