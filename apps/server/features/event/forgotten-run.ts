import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { shareIn } from '@skystair/rules/event/life.ts'
import { type PlayerRow, playerColumns, playerOf } from '../../platform/action/players.ts'
import type { Database } from '../../platform/database/database.ts'
import { across, owner, sql } from '../../platform/database/sql.ts'

interface ForgottenRun {
  readonly run: string
  readonly kind: EventKind
}

/** Along the index: one row is read for a run, however many have gathered in it. */
const gatheredAfter = (database: Database, run: string) =>
  database.query<{ run: string | null }>(sql`SELECT min(standing.run) AS run FROM event_standing AS standing
    WHERE standing.run > ${run} ${across('the order of an event')}`)

/** An entry may be gone from the calendar; those who were there remember what was celebrated. */
async function kindOf(database: Database, run: string): Promise<EventKind | null> {
  const [somebody] = await database.query<{ id: number }>(sql`SELECT standing.player_id AS id
    FROM event_standing AS standing WHERE standing.run = ${run} ${across('the order of an event')} LIMIT 1`)
  if (somebody === undefined) return null
  const [row] = await database.query<PlayerRow>(
    sql`SELECT ${playerColumns} FROM player WHERE player.id = ${owner(somebody.id)}`,
  )
  return row === undefined ? null : (shareIn(playerOf(row).events, run)?.kind ?? null)
}

/** A run that somebody has gathered in and that nobody was awake to note while it lasted: its places would be counted never. */
export async function forgottenRun(
  database: Database,
  isMissed: (run: string) => boolean,
): Promise<ForgottenRun | null> {
  for (let last = ''; ; ) {
    const [next] = await gatheredAfter(database, last)
    if (next == null || next.run === null) return null
    last = next.run
    const kind = isMissed(last) ? await kindOf(database, last) : null
    if (kind !== null) return { run: last, kind }
  }
}
