import { RAIDS } from '@skystair/content/raids/raids.ts'
import type { Clan } from '@skystair/rules/clan/clan.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { newRaid } from '@skystair/rules/raid/pool.ts'
import { isRest, opensAt } from '@skystair/rules/raid/week.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { clanPeople } from '../../features/clan/clan-people.ts'
import { beginWeek } from '../../features/clan/raid/go.ts'
import type { Database } from '../../platform/database/database.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'

/** What has been taken off the pool by now. */
const dealtShare = 0.36
/** One in so many has not come yet. */
const idle = 3

/** The boss stands before the gate, and some have struck at it already. On Mondays nobody has. */
export async function raidOfTheWeek(database: Database, clan: Clan, now: number): Promise<readonly Sql[]> {
  if (isRest(now)) return []
  const ids = clan.members.map(({ playerId }) => playerId)
  const people = Object.values(await clanPeople(database, clan.id, ids, now))
  const power = people.reduce((sum, person) => sum + person.power, 0)
  const height = people.reduce((sum, person) => sum + person.level, 0) / Math.max(1, people.length)
  const week = weekOf(now)
  const raid = newRaid(clan, week, { members: people.length, power, height }, RAIDS)
  const cup = cupOf(diceOf(`the raid of ${clan.id}`))
  const weights = people
    .filter((_, place) => place % idle !== idle - 1)
    .map((person) => ({ person, weight: person.power * (0.5 + cup.next()) }))
  const all = weights.reduce((sum, { weight }) => sum + weight, 0)
  const dealers = weights.map(({ person: { id, heroImage }, weight }) => {
    const dealt = Math.floor((raid.pool * dealtShare * weight) / all)
    const fights = cup.between(1, 4)
    return { id, heroImage, dealt, fights, best: Math.floor(dealt / fights / cup.between(6, 12)) }
  })
  const dealt = dealers.reduce((sum, dealer) => sum + dealer.dealt, 0)
  return [
    ...beginWeek({ ...raid, left: raid.pool - dealt }, new Date(opensAt(week))),
    sql`INSERT INTO raid_dealer (clan_id, week, player_id, at, hero_image, dealt, fights, last_dealt, best_blow, best_dealt)
      SELECT ${owner(clan.id)}, ${week}::integer, dealer.id, ${new Date(now)}::timestamptz, dealer."heroImage", dealer.dealt,
        dealer.fights, dealer.dealt / dealer.fights, dealer.best, dealer.dealt / dealer.fights
      FROM jsonb_to_recordset(${JSON.stringify(dealers)}::jsonb)
        AS dealer(id bigint, "heroImage" text, dealt bigint, fights integer, best bigint)`,
  ]
}
