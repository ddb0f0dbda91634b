import { type CountedRating, countedRatings, levelScore } from '@skystair/rules/rating/rating-type.ts'
import type { Database } from '../database/database.ts'
import { across, type Sql, sql } from '../database/sql.ts'
import { workKind } from '../due-work/due-work.ts'
import { newestEdition, placesOnPage } from './ranks.ts'

const onlineFor = 10 * 60_000
/** So long it rests at the least, a little less than three looks of the nodes take; and so many times as long as it took. */
const restAtLeast = 14_000
const restFor = 20

/** Counts all players anew, for all nodes. Until its last step nobody sees anything of it. */
export const countRanksWork = workKind(
  'count-ranks',
  async ({ services: { database }, now }) => {
    const started = performance.now()
    const before = (await newestEdition(database))?.edition ?? 0
    const edition = Math.max(now, before + 1)
    const places = {
      params: await writeRanking(database, 'params', edition),
      level: await writeRanking(database, 'level', edition),
      clanLevel: await writeRanking(database, 'clanLevel', edition),
    } satisfies Record<CountedRating, number>
    const online = await countOnline(database, now)
    return {
      writes: [
        sql`INSERT INTO rank_edition (name, edition, places, online)
          VALUES ('now', ${edition}::bigint, ${JSON.stringify(places)}::jsonb, ${online}::bigint)
          ON CONFLICT (name) DO UPDATE SET edition = excluded.edition, places = excluded.places, online = excluded.online`,
        // The edition before stays: somebody may be in the middle of it.
        ...countedRatings.map(
          (rating) => sql`DELETE FROM rank_page WHERE rating = ${rating} AND edition < ${before}::bigint`,
        ),
      ],
      again: now + Math.max(restAtLeast, (performance.now() - started) * restFor),
    }
  },
  [{ id: 'world', payload: {} }],
)

async function countOnline(database: Database, now: number): Promise<number> {
  const [online] = await database.query<{ count: number }>(sql`SELECT count(DISTINCT player_id) AS count
    FROM session WHERE seen_at > ${new Date(now - onlineFor)}::timestamptz AND ended_at IS NULL
    ${across('who is online')}`)
  return online?.count ?? 0
}

interface Row {
  readonly id: number
  readonly power: number
  readonly level: number
  readonly best_victory_stair: number
}

const orders: Readonly<Record<CountedRating, { next(after: Row | null): Sql; scoreOf(row: Row): number }>> = {
  params: {
    next: (after) => sql`SELECT id, power FROM player
      WHERE name IS NOT NULL AND deleted_at IS NULL
        AND (power, id) < (${after?.power ?? Number.MAX_SAFE_INTEGER}::bigint, ${after?.id ?? 0}::bigint)
      ORDER BY power DESC, id DESC LIMIT ${placesOnPage} ${across('the order of all players')}`,
    scoreOf: ({ power }) => power,
  },
  level: {
    next: (after) => sql`SELECT id, level, best_victory_stair FROM player
      WHERE name IS NOT NULL AND deleted_at IS NULL AND (level, best_victory_stair, id)
        < (${after?.level ?? 2_147_483_647}::integer, ${after?.best_victory_stair ?? 0}::bigint, ${after?.id ?? 0}::bigint)
      ORDER BY level DESC, best_victory_stair DESC, id DESC LIMIT ${placesOnPage} ${across('the order of all players')}`,
    scoreOf: ({ level, best_victory_stair }) => levelScore(level, best_victory_stair),
  },
  // By the cards of people, which lie on every machine: rows of two owners are never joined.
  clanLevel: {
    next: (after) => sql`SELECT person.id, clan.level FROM clan JOIN person ON person.clan_id = clan.id
      WHERE person.name IS NOT NULL AND clan.closed_at IS NULL
        AND (clan.level, person.id) < (${after?.level ?? 2_147_483_647}::integer, ${after?.id ?? 0}::bigint)
      ORDER BY clan.level DESC, person.id DESC LIMIT ${placesOnPage} ${across('all clans')}`,
    scoreOf: ({ level }) => level,
  },
}

/** Walks down an index and writes a page at a time: however many there are, no more than a page is held here. */
async function writeRanking(database: Database, rating: CountedRating, edition: number): Promise<number> {
  const { next, scoreOf } = orders[rating]
  let last: Row | null = null
  for (let number = 0; ; number++) {
    const rows: readonly Row[] = await database.query<Row>(next(last))
    if (rows.length > 0)
      await database.query(sql`INSERT INTO rank_page (rating, edition, number, scores, ids)
        VALUES (${rating}, ${edition}::bigint, ${number}::integer, ${bytesOf(rows.map(scoreOf))}::bytea,
          ${bytesOf(rows.map(({ id }) => id))}::bytea)
        ON CONFLICT (rating, edition, number) DO UPDATE SET scores = excluded.scores, ids = excluded.ids`)
    last = rows.at(-1) ?? null
    if (rows.length < placesOnPage) return number * placesOnPage + rows.length
  }
}

const bytesOf = (numbers: readonly number[]): Buffer => Buffer.from(Float64Array.from(numbers).buffer)
