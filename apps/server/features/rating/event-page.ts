import type { QueryOf, ReplyOf } from '@skystair/contract/call.ts'
import type { rating } from '@skystair/contract/rating.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import type { Database } from '../../platform/database/database.ts'
import { across, sql } from '../../platform/database/sql.ts'
import {
  type CountedRun,
  countedRuns,
  PLACES_ON_PAGE,
  pagesOf,
  placeIn,
} from '../../platform/event/places.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import type { Services } from '../../platform/services/services.ts'
import { beginningWith, mostAtOnce, type Rated, selectRated } from './rated.ts'

export interface AroundEvents {
  readonly changes: CalendarChanges
  readonly counted: readonly CountedRun[]
}

export const aroundEvents = { select: () => ({ changes: calendarChanges.select(), counted: countedRuns }) }

interface Bracket {
  readonly run: string
  readonly bracket: number
  readonly edition: number
}

interface Standing {
  readonly id: number
  readonly score: number
  readonly place: number
}

/** Who stands at the places from..to. */
async function standingAt(
  database: Database,
  bracket: Bracket,
  from: number,
  to: number,
): Promise<Standing[]> {
  const pages = await pagesOf(database, bracket, from, to)
  return pages
    .flatMap(({ number, ids, scores }) =>
      ids.map((id, index) => ({
        id,
        score: scores[index] ?? 0,
        place: number * PLACES_ON_PAGE + index + 1,
      })),
    )
    .filter(({ place }) => place >= from && place <= to)
}

/** Where those stand whose names begin so. */
async function standingNamed(
  database: Database,
  bracket: Bracket,
  filter: string,
  to: number,
): Promise<Standing[]> {
  const found = await database.query<{
    id: number
    score: number
  }>(sql`SELECT player_id AS id, score FROM event_standing
    WHERE run = ${bracket.run} AND named AND bracket = ${bracket.bracket}::smallint AND score > 0
      AND player_id ${beginningWith(filter)}
    ORDER BY score DESC, scored_at, player_id LIMIT ${to} ${across('the order of an event')}`)
  const placed = await Promise.all(
    found.map(async (one) => ({ ...one, place: await placeIn(database, bracket, one) })),
  )
  return placed.flatMap(({ place, ...one }) => (place === null ? [] : [{ ...one, place }]))
}

/** The own bracket of the event that ends first: page by page, so that a million cost no more than a hundred. */
export async function eventPage(
  { database, ranks }: Services,
  player: Player,
  query: QueryOf<typeof rating>,
  { changes, counted }: AroundEvents,
  now: number,
): Promise<ReplyOf<typeof rating> | Refusal> {
  const [event] = runningEvents(player, changes, now)
  if (event === undefined) return refused('rating.refused.not-open')
  const { edition = 0, places = {} } = counted.find(({ run }) => run === event.id) ?? {}
  const { bracket, gathered } = event.share
  const which = { run: event.id, bracket, edition }
  const from = Math.max(1, query.from)
  const to = Math.min(query.to, from + mostAtOnce)
  const filter = foldName(query.filter ?? '')
  const standing =
    filter === ''
      ? await standingAt(database, which, from, to)
      : (await standingNamed(database, which, filter, to)).slice(from - 1)
  const people = new Map(
    (await database.query<Rated>(selectRated(sql`= ANY(${standing.map(({ id }) => id)}::bigint[])`))).map(
      (row) => [row.id, row],
    ),
  )
  const isPlaced = player.name !== null && gathered > 0
  const { online } = await ranks.now()
  return {
    playersTotal: places[bracket] ?? 0,
    playersOnline: online,
    myPosition: isPlaced ? await placeIn(database, which, { id: player.id, score: gathered }) : null,
    positions: standing.flatMap(({ id, score, place }) => {
      const row = people.get(id)
      return row ? [{ ...row, clanLevel: null, eventCurrency: score, positionNumber: place }] : []
    }),
  }
}
