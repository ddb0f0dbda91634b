import { rating as contract, type RatingPosition } from '@skystair/contract/rating.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { atPlaces, placeOf, type Ranking } from '@skystair/rules/rating/ranking.ts'
import { type CountedRating, levelScore } from '@skystair/rules/rating/rating-type.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { readWith } from '../../platform/action/action.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import type { Rankings } from '../../platform/ranks/ranks.ts'
import { ratedPower } from '../../platform/views/squad-power.ts'
import { type AroundEvents, aroundEvents, eventPage } from './event-page.ts'
import { ladderPage } from './ladder-page.ts'
import { beginningWith, mostAtOnce, type Rated, selectRated } from './rated.ts'

const known = (ids: readonly number[]): Sql => sql`= ANY(${ids}::bigint[])`

export const rating = readWith<typeof contract, AroundEvents>(contract, aroundEvents, async (context) => {
  const { player, params, query, services, extra, now } = context
  const { type } = params
  if (type === 'eventPosition') return eventPage(services, player, query, extra, now)
  if (type === 'arenaPosition') return ladderPage(services, player, query)
  const rankings = await services.ranks.now()
  const to = Math.min(query.to, query.from + mostAtOnce)
  const filter = foldName(query.filter ?? '')
  const among = filter === '' ? known(atPlaces(rankings[type], query.from, to)) : beginningWith(filter)
  const rows = await services.database.query<Rated>(selectRated(among))
  const clans =
    type === 'clanLevel' ? placesOf(rankings.clanLevel, [...rows.map(({ id }) => id), player.id]) : null
  const placed = rows
    .flatMap((row): RatingPosition[] => {
      if (clans === null)
        return [
          { ...row, clanLevel: null, eventCurrency: null, positionNumber: placeIn(rankings, type, row) },
        ]
      const place = clans.get(row.id)
      return place === undefined
        ? []
        : [
            {
              ...row,
              clanLevel: rankings.clanLevel.scores[place - 1] ?? 0,
              eventCurrency: null,
              positionNumber: place,
            },
          ]
    })
    .sort((one, other) => one.positionNumber - other.positionNumber)
  return {
    playersTotal: rankings[type].ids.length,
    playersOnline: rankings.online,
    myPosition:
      player.name === null
        ? null
        : clans === null
          ? placeIn(rankings, type, ratedOf(player))
          : (clans.get(player.id) ?? null),
    positions: filter === '' ? numbered(placed, query.from) : placed.slice(Math.max(0, query.from - 1), to),
  }
})

/** Where these stand, from 1, by one walk along the order; whoever has no clan stands nowhere. */
function placesOf({ ids }: Ranking, wanted: readonly number[]): ReadonlyMap<number, number> {
  const left = new Set(wanted)
  const places = new Map<number, number>()
  for (let place = 0; place < ids.length && left.size > 0; place++) {
    const id = ids[place] ?? 0
    if (left.delete(id)) places.set(id, place + 1)
  }
  return places
}

/** Whoever has moved since the order was made keeps their place in this page: no place stands in it twice. */
const numbered = (rows: readonly RatingPosition[], from: number): RatingPosition[] =>
  rows.map((row, index) => ({ ...row, positionNumber: Math.max(1, from) + index }))

const ratedOf = (player: Player): Pick<Rated, 'id' | 'level' | 'bestVictoryStair' | 'power'> => ({
  ...player,
  power: ratedPower(player),
})

const placeIn = (
  rankings: Rankings,
  type: CountedRating,
  { id, level, bestVictoryStair, power }: Pick<Rated, 'id' | 'level' | 'bestVictoryStair' | 'power'>,
): number => placeOf(rankings[type], type === 'params' ? power : levelScore(level, bestVictoryStair), id)
