import { noRanking, type Ranking } from '@skystair/rules/rating/ranking.ts'
import { levelScore, type OpenRating } from '@skystair/rules/rating/rating-type.ts'
import type { Database } from './database.ts'
import { across, type Sql, sql } from './sql.ts'

/** The order of all players, kept in this process and built anew from the database when it has become old. */
export interface Ranks {
  /** The rankings as of a moment ago. */
  now(): Promise<Rankings>
}

export interface Rankings extends Readonly<Record<OpenRating, Ranking>> {
  readonly online: number
}

interface Row {
  readonly id: number
  readonly power: number
  readonly level: number
  readonly best_victory_stair: number
}

const batch = 20_000
const onlineFor = 10 * 60_000
/** At the least so old before it is built again, and so many times as long as the building takes. */
const freshFor = 5_000
const restFor = 20
/** A small world is counted while whoever asks waits; nobody waits for a great one twice. */
const worthWaiting = 100

export function openRanks(database: Database, now: () => number): Ranks {
  let known: Rankings | null = null
  let builtAt = 0
  let took = 0
  let building: Promise<void> | null = null

  async function build(): Promise<void> {
    const started = performance.now()
    const [online] = await database.query<{ count: number }>(sql`SELECT count(DISTINCT player_id) AS count
      FROM session WHERE seen_at > ${new Date(now() - onlineFor)}::timestamptz AND ended_at IS NULL
      ${across('who is online')}`)
    known = {
      params: await walk(database, nextByPower, ({ power }) => power),
      level: await walk(database, nextByLevel, (row) => levelScore(row.level, row.best_victory_stair)),
      online: online?.count ?? 0,
    }
    builtAt = now()
    took = performance.now() - started
  }

  const rebuild = () => {
    building ??= build().finally(() => {
      building = null
    })
    return building
  }

  return {
    async now() {
      if (known === null) await rebuild()
      else if (Math.abs(now() - builtAt) >= Math.max(freshFor, took * restFor)) {
        const built = rebuild()
        if (took < worthWaiting) await built
        // The old order serves until the new one is there; what fails is tried again by the next who asks.
        else built.catch(() => undefined)
      }
      return known ?? { params: noRanking, level: noRanking, online: 0 }
    },
  }
}

/** Walks down an index in small steps: no step holds up the others in this process for long. */
async function walk(
  database: Database,
  next: (after: Row | null) => Sql,
  scoreOf: (row: Row) => number,
): Promise<Ranking> {
  const scores: number[] = []
  const ids: number[] = []
  for (let last: Row | null = null; ; ) {
    const rows: readonly Row[] = await database.query<Row>(next(last))
    for (const row of rows) {
      scores.push(scoreOf(row))
      ids.push(row.id)
    }
    last = rows.at(-1) ?? null
    if (rows.length < batch) return { scores: Float64Array.from(scores), ids: Float64Array.from(ids) }
  }
}

const nextByPower = (after: Row | null): Sql => sql`SELECT id, power FROM player
  WHERE name IS NOT NULL AND deleted_at IS NULL
    AND (power, id) < (${after?.power ?? Number.MAX_SAFE_INTEGER}::bigint, ${after?.id ?? 0}::bigint)
  ORDER BY power DESC, id DESC LIMIT ${batch} ${across('the order of all players')}`

const nextByLevel = (after: Row | null): Sql => sql`SELECT id, level, best_victory_stair FROM player
  WHERE name IS NOT NULL AND deleted_at IS NULL AND (level, best_victory_stair, id)
    < (${after?.level ?? 2_147_483_647}::integer, ${after?.best_victory_stair ?? 0}::bigint, ${after?.id ?? 0}::bigint)
  ORDER BY level DESC, best_victory_stair DESC, id DESC LIMIT ${batch} ${across('the order of all players')}`
