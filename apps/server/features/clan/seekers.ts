import { CLANS } from '@skystair/content/clans/clans.ts'
import { applyToAll as contract } from '@skystair/contract/clan.ts'
import { whyNotJoin } from '@skystair/rules/clan/ties.ts'
import { action } from '../../platform/action/action.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import { participation } from './change-clan.ts'

/** All clans are told for a week that the player seeks one, or no more. */
export const applyToAll = action(contract, ({ player, body, now }) => {
  const isSeeking = body.seek ?? true
  const unfit = isSeeking ? whyNotJoin(player, CLANS, now) : null
  if (unfit) return unfit
  const until = isSeeking ? now + CLANS.seekingLasts : 0
  return {
    player: { ...player, clan: { ...player.clan, seekingUntil: until } },
    writes: [isSeeking ? seek(player.id, now, until) : endSearch(player.id)],
    reply: participation(null),
  }
})

const seek = (playerId: number, now: number, until: number): Sql =>
  sql`INSERT INTO clan_seeker (player_id, at, until)
    VALUES (${playerId}::bigint, ${new Date(now)}::timestamptz, ${new Date(until)}::timestamptz)
    ON CONFLICT (player_id) DO UPDATE SET at = excluded.at, until = excluded.until`

export const endSearch = (playerId: number): Sql =>
  sql`DELETE FROM clan_seeker WHERE player_id = ${playerId}::bigint`
