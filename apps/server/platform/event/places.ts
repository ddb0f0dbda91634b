import type { Database } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'

/** So many places lie in one row. */
export const PLACES_ON_PAGE = 500

/** A run as all know it. */
export interface CountedRun {
  readonly run: string
  readonly kind: string
  readonly edition: number
  /** by the number of the bracket */
  readonly places: Readonly<Record<string, number>>
  readonly nameless: number
  readonly hearts: number
  readonly settled: boolean
}

/** All that are not long over: there are nine in a year. */
export const countedRuns: Sql = sql`SELECT coalesce(jsonb_agg(jsonb_build_object('run', counted.run, 'kind', counted.kind,
    'edition', counted.edition, 'places', counted.places, 'nameless', counted.nameless, 'hearts', counted.hearts,
    'settled', counted.settled_at IS NOT NULL)), '[]') FROM event_run AS counted`

export interface PlacedPage {
  readonly number: number
  readonly ids: readonly number[]
  readonly scores: readonly number[]
}

interface Bracket {
  readonly run: string
  readonly bracket: number
  readonly edition: number
}

const inBracket = ({ run, bracket, edition }: Bracket): Sql =>
  sql`run = ${run} AND bracket = ${bracket}::smallint AND edition = ${edition}::bigint`

/** The pages that hold the places from..to, counted from 1. */
export const pagesOf = (
  database: Database,
  bracket: Bracket,
  from: number,
  to: number,
): Promise<readonly PlacedPage[]> =>
  database.query<PlacedPage>(sql`SELECT number, to_jsonb(ids) AS ids, to_jsonb(scores) AS scores FROM event_page WHERE ${inBracket(bracket)}
    AND number BETWEEN ${Math.floor((from - 1) / PLACES_ON_PAGE)}::integer
      AND ${Math.floor((to - 1) / PLACES_ON_PAGE)}::integer ORDER BY number`)

/** Where somebody with this score stands, or would: one row is read, however many there are. */
export async function placeIn(
  database: Database,
  bracket: Bracket,
  { id, score }: { readonly id: number; readonly score: number },
): Promise<number | null> {
  const [page] =
    await database.query<PlacedPage>(sql`SELECT number, to_jsonb(ids) AS ids, to_jsonb(scores) AS scores FROM event_page
    WHERE ${inBracket(bracket)} AND least <= ${score}::bigint ORDER BY number LIMIT 1`)
  if (page === undefined) return null
  const own = page.ids.indexOf(id)
  const among = own === -1 ? page.scores.findIndex((other) => other < score) : own
  return page.number * PLACES_ON_PAGE + (among === -1 ? page.scores.length : among) + 1
}
