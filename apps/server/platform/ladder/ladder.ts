import { hourOf } from '@skystair/rules/arena/history.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import { mustTouch, type Step } from '../database/steps.ts'

/** The gate: nobody stands there; whoever makes the ladder longer or shorter holds its row. */
const gate = 0

/** A question: the place of a player; null: nowhere. `holder` is a number, or learnt. */
export const selectPosition = (holder: unknown): Sql =>
  sql`SELECT to_jsonb(position) FROM arena_place WHERE holder = ${holder}::bigint AND position > ${gate}`

export const selectPlaces = (): Sql => sql`SELECT to_jsonb(max(position)) FROM arena_place`

/** A question: those places for which it is true, as an object with the rows from the top and, as one text, the ids. */
export const selectHolders = (isTrue: Sql): Sql =>
  sql`SELECT jsonb_build_object('ids', coalesce(array_agg(holder), '{}')::text,
      'rows', coalesce(jsonb_agg(jsonb_build_object('id', holder, 'position', position) ORDER BY position), '[]'))
    FROM arena_place WHERE ${isTrue} AND position > ${gate}`

export interface Holders {
  readonly rows: readonly { readonly id: number; readonly position: number }[]
}

const hour = 3_600_000
const day = 24 * hour
/** So far back a day may lie whose reward is not taken yet. */
const daysNeeded = 10

/** A question: how a player has moved, the oldest first. */
export const selectMoves = (playerId: number): Sql =>
  sql`SELECT coalesce(jsonb_agg(jsonb_build_object('at', floor(extract(epoch FROM move.at) * 1000),
      'before', move.before, 'position', move.position) ORDER BY move.at), '[]')
    FROM arena_move AS move WHERE move.player_id = ${owner(playerId)}`

/** The last moments of the seasons that somebody who comes back may have missed. */
function endsOfMonths(now: number): readonly string[] {
  const { year, month } = { year: new Date(now).getUTCFullYear(), month: new Date(now).getUTCMonth() }
  return Array.from({ length: 13 }, (_, back) => new Date(Date.UTC(year, month - back, 1) - 1).toISOString())
}

/** A question: how long the ladder was, hour by hour in the last days, and before at the ends of months. */
export const selectSizes = (now: number): Sql => {
  const needed = new Date(now - daysNeeded * day)
  return sql`SELECT coalesce(jsonb_agg(jsonb_build_object('hour', extract(epoch FROM size.hour)::bigint / 3600,
      'places', size.places) ORDER BY size.hour), '[]')
    FROM (SELECT hour, places FROM arena_size WHERE hour > ${needed}::timestamptz
      UNION SELECT last.hour, last.places
      FROM unnest(${[...endsOfMonths(now), needed.toISOString()]}::timestamptz[]) AS moment
      CROSS JOIN LATERAL (SELECT hour, places FROM arena_size WHERE hour <= moment ORDER BY hour DESC LIMIT 1) AS last
    ) AS size`
}

/** How long the ladder is now, noted for this hour. */
const noteSize = (now: number): Sql =>
  sql`INSERT INTO arena_size (hour, places)
    SELECT ${new Date(hourOf(now) * hour)}::timestamptz, max(position) FROM arena_place
    ON CONFLICT (hour) DO UPDATE SET places = excluded.places`

const holdGate: Sql = sql`UPDATE arena_place SET holder = 0 WHERE position = ${gate}`

/** A newcomer takes the foot. */
export const stepOn = (playerId: number, now: number): readonly Sql[] => [
  holdGate,
  sql`INSERT INTO arena_place (position, holder) SELECT max(position) + 1, ${playerId}::bigint FROM arena_place`,
  noteSize(now),
]

/** Only if both still stand there. In the order of their places: of two who swap at once none waits for the other in a ring. */
export const swap = (
  one: { readonly id: number; readonly position: number },
  other: { readonly id: number; readonly position: number },
  now: number,
): readonly (Sql | Step)[] => [
  ...[
    { from: one, to: other },
    { from: other, to: one },
  ]
    .toSorted((first, second) => first.from.position - second.from.position)
    .map(({ from, to }, index) =>
      mustTouch(
        index === 0 ? 'upper_place' : 'lower_place',
        sql`UPDATE arena_place SET holder = ${to.id}::bigint
          WHERE position = ${from.position}::bigint AND holder = ${from.id}::bigint`,
      ),
    ),
  ...[
    { id: one.id, before: one.position, position: other.position },
    { id: other.id, before: other.position, position: one.position },
  ]
    .toSorted((first, second) => first.id - second.id)
    .flatMap((move) => noteMove(move, now)),
]

/** The last one takes the place of whoever left for ever; only if all stand where they stood. */
export const stepOff = (
  leaver: { readonly id: number; readonly position: number },
  last: { readonly id: number; readonly position: number },
  now: number,
): readonly (Sql | Step)[] => [
  holdGate,
  ...(last.id === leaver.id
    ? []
    : [
        mustTouch(
          'place_of_leaver',
          sql`UPDATE arena_place SET holder = ${last.id}::bigint
            WHERE position = ${leaver.position}::bigint AND holder = ${leaver.id}::bigint`,
        ),
        ...noteMove({ id: last.id, before: last.position, position: leaver.position }, now),
      ]),
  mustTouch(
    'last_place',
    sql`DELETE FROM arena_place WHERE position = ${last.position}::bigint AND holder = ${last.id}::bigint`,
  ),
  mustTouch(
    'foot',
    sql`UPDATE arena_place SET holder = 0 WHERE position = ${gate}
      AND NOT EXISTS (SELECT FROM arena_place AS lower WHERE lower.position > ${last.position}::bigint)`,
  ),
  noteSize(now),
]

interface Move {
  readonly id: number
  readonly before: number
  readonly position: number
}

/** What is told last happened last, whatever the clocks of the nodes say: places of one player change one after another. */
const noteMove = ({ id, before, position }: Move, now: number): readonly Sql[] => [
  sql`INSERT INTO arena_move (player_id, at, before, position)
    SELECT ${owner(id)}, greatest(${new Date(now)}::timestamptz, max(move.at) + interval '1 millisecond'),
      ${before}::bigint, ${position}::bigint
    FROM arena_move AS move WHERE move.player_id = ${owner(id)}`,
  dropOldMoves(id, now),
]

/** What no reward and no season is told from any more. */
const dropOldMoves = (playerId: number, now: number): Sql => {
  const needed = sql`${new Date(now - daysNeeded * day)}::timestamptz`
  return sql`DELETE FROM arena_move AS old WHERE old.player_id = ${owner(playerId)} AND old.at < ${needed}
    AND EXISTS (SELECT FROM arena_move AS later WHERE later.player_id = ${owner(playerId)}
      AND later.at > old.at AND later.at <= ${needed}
      AND date_trunc('month', later.at AT TIME ZONE 'UTC') = date_trunc('month', old.at AT TIME ZONE 'UTC'))`
}
