import { EVENT_RULES } from '@skystair/content/events/events.data.ts'
import type { Database } from '../../platform/database/database.ts'
import { across, join, sql } from '../../platform/database/sql.ts'
import { PLACES_ON_PAGE } from '../../platform/event/places.ts'

interface Row {
  readonly player_id: number
  readonly score: number
  /** as the database writes it: to the last of its digits */
  readonly scored_at: string
}

/** So many rows are read at once, and written as several pages. */
const READ_AT_ONCE = 20 * PLACES_ON_PAGE

const first = { score: Number.MAX_SAFE_INTEGER, scored_at: '-infinity', player_id: 0 }

/** Those who stand next below somebody, along the index. */
const below = (database: Database, run: string, bracket: number, last: Row | typeof first) =>
  database.query<Row>(sql`SELECT player_id, score, scored_at::text AS scored_at FROM event_standing
    WHERE run = ${run} AND named AND bracket = ${bracket}::smallint AND score > 0
      AND (score < ${last.score}::bigint OR (score = ${last.score}::bigint
        AND (scored_at, player_id) > (${last.scored_at}::timestamptz, ${last.player_id}::bigint)))
    ORDER BY score DESC, scored_at, player_id LIMIT ${READ_AT_ONCE} ${across('the order of an event')}`)

/** Walks down the order of a bracket and writes it page by page; how many there are. */
async function writeBracket(
  database: Database,
  run: string,
  bracket: number,
  edition: number,
  at: Date,
): Promise<number> {
  let last: Row | typeof first = first
  for (let count = 0; ; ) {
    const rows: readonly Row[] = await below(database, run, bracket, last)
    const pages = Array.from({ length: Math.ceil(rows.length / PLACES_ON_PAGE) }, (_, number) => {
      const part = rows.slice(number * PLACES_ON_PAGE, (number + 1) * PLACES_ON_PAGE)
      return sql`(${run}, ${bracket}::smallint, ${edition}::bigint, ${count / PLACES_ON_PAGE + number}::integer,
        ${part.at(-1)?.score ?? 0}::bigint, ${part.map((row) => row.player_id)}::bigint[],
        ${part.map((row) => row.score)}::bigint[], ${at}::timestamptz)`
    })
    if (pages.length > 0)
      await database.query(sql`INSERT INTO event_page (run, bracket, edition, number, least, ids, scores, counted_at)
        VALUES ${join(pages, ', ')}
        ON CONFLICT (run, bracket, edition, number) DO UPDATE SET least = excluded.least, ids = excluded.ids,
          scores = excluded.scores, counted_at = excluded.counted_at`)
    count += rows.length
    last = rows.at(-1) ?? last
    if (rows.length < READ_AT_ONCE) return count
  }
}

export interface Count {
  readonly places: Readonly<Record<string, number>>
  readonly nameless: number
  readonly hearts: number
}

/** Counts a run anew. Until its edition is named nobody sees anything of it. */
export async function countPlaces(
  database: Database,
  run: string,
  edition: number,
  now: number,
): Promise<Count> {
  const places: Record<string, number> = {}
  for (const bracket of EVENT_RULES.brackets.keys())
    places[bracket] = await writeBracket(database, run, bracket, edition, new Date(now))
  const [sums] = await database.query<{ nameless: number; hearts: number }>(sql`SELECT
      (count(*) FILTER (WHERE NOT named))::bigint AS nameless, coalesce(sum(hearts), 0)::bigint AS hearts
    FROM event_standing WHERE run = ${run} ${across('the order of an event')}`)
  return { places, nameless: sums?.nameless ?? 0, hearts: sums?.hearts ?? 0 }
}
