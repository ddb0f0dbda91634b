import { ARENA } from '@skystair/content/arena/arena.ts'
import { GROWING } from '@skystair/content/beginning.ts'
import type { Rival } from '@skystair/contract/arena-view.ts'
import type { EntrantView } from '@skystair/contract/entrant-view.ts'
import { entrantsOf } from '@skystair/rules/arena/attack.ts'
import { attackers, defenders } from '@skystair/rules/arena/defenders.ts'
import { winsOver } from '@skystair/rules/arena/finish.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import { rivalPositions } from '@skystair/rules/arena/rivals.ts'
import { asEnemies } from '@skystair/rules/battle/as-enemies.ts'
import type { Entrant } from '@skystair/rules/battle/fighter.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import type { Hero } from '@skystair/rules/heroes/hero.ts'
import { passTime } from '@skystair/rules/player/pass-time.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { type PlayerRow, playerOf } from '../../platform/action/players.ts'
import { across, learnt, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { type Holders, selectHolders } from '../../platform/ladder/ladder.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import type { Services } from '../../platform/services/services.ts'
import { entrantView } from '../../platform/views/entrant-view.ts'
import { powerOf, powerOfAll } from '../../platform/views/squad-power.ts'
import type { Found } from './standing.ts'

/** Who would stand against an attack now, without a scratch. */
export function defendersOf(row: PlayerRow, now: number): { rival: Player; squad: readonly Hero[] } {
  const rival = passTime(playerOf(row), now, GROWING)
  return { rival, squad: defenders(rival.climb, rival.arena.defence) }
}

/** As they would enter a fight. */
const entrants = ({ clan }: Player, heroes: readonly Hero[]): readonly Entrant[] =>
  entrantsOf({ heroes, gifts: specialsOfClan(clan.support) }, GROWING.kindOf)

export const attackersView = (player: Player): EntrantView[] =>
  entrants(player, attackers(player.climb)).map(entrantView)

/** Who stands on the pedestal; of equals the one in front. */
const strongestOf = (squad: readonly Hero[]): Hero | null =>
  squad.reduce<Hero | null>(
    (best, hero) => (best !== null && powerOf(best) >= powerOf(hero) ? best : hero),
    null,
  )

/** The positions at which the caller's rivals stand, the nearest first. */
export const offeredTo = ({ arena }: Player, position: number, places: number): readonly number[] =>
  rivalPositions(position, places, arena.draw, ARENA)

/** The five, as they are now. Whoever has just left for ever is not among them. */
export async function rivalsOf(
  { database }: Services,
  player: Player,
  { position, places }: Found,
  now: number,
): Promise<Rival[]> {
  if (position === null) return []
  const standing = selectHolders(sql`position = ANY(${offeredTo(player, position, places)}::bigint[])`)
  const [holders, rows, people] = (await askAll(database, player.id, [
    standing,
    sql`SELECT coalesce(jsonb_agg(to_jsonb(rival)), '[]') FROM player AS rival
      WHERE rival.id = ANY(${learnt(standing, 'ids')}::bigint[]) AND rival.deleted_at IS NULL
      ${across('rivals in the arena')}`,
    selectPeople(sql`SELECT unnest(${learnt(standing, 'ids')}::bigint[])`),
  ])) as [Holders, readonly PlayerRow[], People]
  const positions = new Map(holders.rows.map((each) => [each.id, each.position]))
  return rows
    .flatMap((row): Rival[] => {
      const at = positions.get(row.id)
      if (at === undefined) return []
      const { rival, squad } = defendersOf(row, now)
      const power = powerOfAll(squad)
      return [
        {
          id: rival.id,
          name: rival.name,
          gender: rival.gender,
          level: rival.level,
          clanId: rival.clanId,
          position: at,
          league: leagueAt(at, places),
          bankStatus: people[rival.id]?.bankStatus ?? null,
          power,
          heroImage: strongestOf(squad)?.kind ?? '',
          squad: asEnemies(entrants(rival, squad)).map(entrantView),
          rewardsLeft: Math.max(0, ARENA.rewardsFromOne - winsOver(player.arena, rival.id, now)),
        },
      ]
    })
    .sort((one, other) => other.position - one.position)
}
