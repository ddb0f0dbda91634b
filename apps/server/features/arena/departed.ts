import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { schedule, workKind } from '../../platform/due-work/due-work.ts'
import { type HeldPlace, lastPlace, placeHeldBy, stepOff } from '../../platform/ladder/ladder.ts'
import { writeLeagues } from '../../platform/people/people.ts'

interface Departed {
  readonly playerId: number
}

export const forgetPast = (playerId: number): readonly Sql[] => [
  sql`DELETE FROM arena_move WHERE player_id = ${owner(playerId)}`,
  sql`DELETE FROM arena_fight WHERE player_id = ${owner(playerId)}`,
]

/** Somebody has left the game: the last one takes the place, and there is no gap. */
export const departedWork = workKind<Departed>('arena-departed', async ({ payload, now, services }) => {
  const { playerId } = payload
  const [[leaver], [last]] = await Promise.all([
    services.database.query<HeldPlace>(placeHeldBy(playerId)),
    services.database.query<HeldPlace>(lastPlace),
  ])
  if (!leaver || !last) return { writes: forgetPast(playerId) }
  return {
    writes: [
      ...stepOff(leaver, last, now),
      // Somebody may have fought with the one who left till now.
      ...forgetPast(playerId),
      ...writeLeagues([
        { id: playerId, league: null },
        ...(last.id === playerId
          ? []
          : [{ id: last.id, league: leagueAt(leaver.position, last.position - 1) }]),
      ]),
    ],
  }
})

export const departs = (playerId: number, at: Date): Sql =>
  schedule(departedWork, { id: String(playerId), dueAt: at.getTime(), payload: { playerId } })
