import { rating as contract, type RatingPosition } from '@skystair/contract/rating.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { atPlaces, placeOf, type Ranking } from '@skystair/rules/rating/ranking.ts'
import { isOpenRating, levelScore, type OpenRating } from '@skystair/rules/rating/rating-type.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { read } from '../../platform/action/action.ts'
import { across, type Sql, sql } from '../../platform/database/sql.ts'
import type { Rankings } from '../../platform/ranks/ranks.ts'
import { squadPower } from '../../platform/views/squad-power.ts'

type Rated = Omit<RatingPosition, 'positionNumber' | 'clanLevel'>

const mostAtOnce = 50
const mostFound = 500

export const rating = read(contract, async ({ player, params: { type }, query, services }) => {
  if (!isOpenRating(type)) return refused('rating.refused.not-open')
  const rankings = await services.ranks.now()
  const to = Math.min(query.to, query.from + mostAtOnce)
  const filter = foldName(query.filter ?? '')
  const among = filter === '' ? known(atPlaces(rankings[type], query.from, to)) : beginningWith(filter)
  const rows = await services.database.query<Rated>(selectRated(among))
  const clans =
    type === 'clanLevel' ? placesOf(rankings.clanLevel, [...rows.map(({ id }) => id), player.id]) : null
  const placed = rows
    .flatMap((row): RatingPosition[] => {
      if (clans === null) return [{ ...row, clanLevel: null, positionNumber: placeIn(rankings, type, row) }]
      const place = clans.get(row.id)
      return place === undefined
        ? []
        : [{ ...row, clanLevel: rankings.clanLevel.scores[place - 1] ?? 0, positionNumber: place }]
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
  power: Math.round(squadPower(player)),
})

const placeIn = (
  rankings: Rankings,
  type: OpenRating,
  { id, level, bestVictoryStair, power }: Pick<Rated, 'id' | 'level' | 'bestVictoryStair' | 'power'>,
): number => placeOf(rankings[type], type === 'params' ? power : levelScore(level, bestVictoryStair), id)

const selectRated = (
  among: Sql,
): Sql => sql`SELECT player.id, player.name, player.state ->> 'gender' AS gender,
    player.level, player.best_victory_stair AS "bestVictoryStair", player.power, player.clan_id AS "clanId"
  FROM player WHERE player.id ${among} AND player.name IS NOT NULL AND player.deleted_at IS NULL
    ${across('the order of all players')}`

const known = (ids: readonly number[]): Sql => sql`= ANY(${ids}::bigint[])`

const beginningWith = (filter: string): Sql => sql`IN (SELECT player_id FROM player_name
    WHERE folded ~>=~ ${filter} AND folded ~<~ (${filter}::text || chr(1114111))
    ORDER BY folded USING ~<~ LIMIT ${mostFound})`
