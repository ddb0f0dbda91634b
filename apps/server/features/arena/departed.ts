import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { schedule, workKind } from '../../platform/due-work/due-work.ts'
import { stepOff } from '../../platform/ladder/ladder.ts'

interface Departed {
  readonly playerId: number
}

interface Place {
  readonly id: number
  readonly position: number
}

export const forgetPast = (playerId: number): readonly Sql[] => [
  sql`DELETE FROM arena_move WHERE player_id = ${owner(playerId)}`,
  sql`DELETE FROM arena_fight WHERE player_id = ${owner(playerId)}`,
]

/** Somebody has left the game: the last one takes the place, and there is no gap. */
export const departedWork = workKind<Departed>('arena-departed', async ({ payload, now, services }) => {
  const { playerId } = payload
  const [[leaver], [last]] = await Promise.all([
    services.database.query<Place>(
      sql`SELECT holder AS id, position FROM arena_place WHERE holder = ${playerId}::bigint AND position > 0`,
    ),
    services.database.query<Place>(
      sql`SELECT holder AS id, position FROM arena_place ORDER BY position DESC LIMIT 1`,
    ),
  ])
  if (!leaver || !last) return { writes: forgetPast(playerId) }
  return {
    writes: [
      ...stepOff(leaver, last, now),
      // Somebody may have fought with the one who left till now.
      ...forgetPast(playerId),
      sql`UPDATE person SET league = NULL WHERE id = ${playerId}::bigint`,
    ],
  }
})

export const departs = (playerId: number, at: Date): Sql =>
  schedule(departedWork, { id: String(playerId), dueAt: at.getTime(), payload: { playerId } })
