import { noRanking, type Ranking } from '@skystair/rules/rating/ranking.ts'
import { type CountedRating, countedRatings } from '@skystair/rules/rating/rating-type.ts'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** The order of all players as one node has counted it for all (`count-ranks.ts`), fetched when there is a newer one. */
export interface Ranks {
  /** The rankings as of a moment ago. */
  now(): Promise<Rankings>
}

export interface Rankings extends Readonly<Record<CountedRating, Ranking>> {
  readonly online: number
}

/** What is known of the newest edition before its pages are read. */
export interface Edition {
  readonly edition: number
  readonly places: Readonly<Record<CountedRating, number>>
  readonly online: number
}

/** So many places lie in one row. */
export const placesOnPage = 20_000
const lookEvery = 1_000

export async function newestEdition(database: Database): Promise<Edition | null> {
  const [row] = await database.query<Edition>(
    sql`SELECT edition, places, online FROM rank_edition WHERE name = 'now'`,
  )
  return row ?? null
}

export function openRanks(database: Database, now: () => number): Ranks {
  let known: Rankings = { params: noRanking, level: noRanking, clanLevel: noRanking, online: 0 }
  let edition: number | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    lookedAt = now()
    const newest = await newestEdition(database)
    if (newest === null || newest.edition === edition) return
    const [params, level, clanLevel] = await Promise.all(
      countedRatings.map((rating) => readRanking(database, rating, newest)),
    )
    // Overtaken by newer editions while it was read: the next who asks reads those.
    if (!params || !level || !clanLevel) return
    known = { params, level, clanLevel, online: newest.online }
    edition = newest.edition
  }

  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  return {
    async now() {
      if (edition === null) await lookOnce()
      else if (Math.abs(now() - lookedAt) >= lookEvery) {
        const looked = lookOnce()
        // A small world is there at once; of a great one the old order serves until the new one is there.
        if (known.level.ids.length <= placesOnPage) await looked
        else looked.catch(() => undefined)
      }
      return known
    },
  }
}

/** Page by page; null when the edition is gone already. */
async function readRanking(
  database: Database,
  rating: CountedRating,
  { edition, places }: Edition,
): Promise<Ranking | null> {
  const ranking = { scores: new Float64Array(places[rating]), ids: new Float64Array(places[rating]) }
  for (let number = 0; number * placesOnPage < places[rating]; number++) {
    const [page] = await database.query<{ scores: Buffer; ids: Buffer }>(sql`SELECT scores, ids FROM rank_page
      WHERE rating = ${rating} AND edition = ${edition}::bigint AND number = ${number}::integer`)
    if (!page) return null
    ranking.scores.set(numbersIn(page.scores), number * placesOnPage)
    ranking.ids.set(numbersIn(page.ids), number * placesOnPage)
  }
  return ranking
}

/** Copied: what the wire brought need not lie where such numbers may. */
const numbersIn = (bytes: Buffer): Float64Array => new Float64Array(Uint8Array.from(bytes).buffer)
