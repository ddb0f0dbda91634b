import type { RatingPosition } from '@skystair/contract/rating.ts'
import { across, type Sql, sql } from '../../platform/database/sql.ts'

/** A player as a rating shows one, but for the place. */
export type Rated = Omit<RatingPosition, 'positionNumber' | 'clanLevel' | 'eventCurrency'>

export const mostAtOnce = 50
const mostFound = 500

export const selectRated = (
  among: Sql,
): Sql => sql`SELECT player.id, player.name, player.state ->> 'gender' AS gender,
    player.level, player.best_victory_stair AS "bestVictoryStair", player.power, player.clan_id AS "clanId",
    card.league, card.bank_status AS "bankStatus"
  FROM player LEFT JOIN person AS card ON card.id = player.id WHERE player.id ${among} AND player.name IS NOT NULL AND player.deleted_at IS NULL
    ${across('the order of all players')}`

export const beginningWith = (filter: string): Sql => sql`IN (SELECT player_id FROM player_name
    WHERE folded ~>=~ ${filter} AND folded ~<~ (${filter}::text || chr(1114111))
    ORDER BY folded USING ~<~ LIMIT ${mostFound})`
