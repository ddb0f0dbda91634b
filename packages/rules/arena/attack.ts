import { asEnemies } from '../battle/as-enemies.ts'
import type { Battle } from '../battle/battle.ts'
import type { Consumable } from '../battle/consumable.ts'
import type { Entrant } from '../battle/fighter.ts'
import { startBattle } from '../battle/start-battle.ts'
import type { Thing } from '../economy/reward.ts'
import type { KindOf } from '../health/restore.ts'
import { entrantOf } from '../heroes/entrant-of.ts'
import type { Hero } from '../heroes/hero.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Specials } from '../skill/skills.ts'
import { carry } from '../things/carry.ts'

/** One side of a fight in the arena. */
export interface Side {
  readonly heroes: readonly Hero[]
  /** specials from outside, like the clan's shield */
  readonly gifts: Specials
  readonly power: number
}

export interface ArenaWish {
  readonly battleId: string
  readonly rivalId: number
  readonly seed: string
  /** the one scroll that is taken along; null: none */
  readonly scroll: string | null
  readonly designs: readonly Omit<Consumable, 'count'>[]
  /** till when a win counts */
  readonly countsUntil: number
  /** the rival has been away for so long that nobody defends the place */
  readonly aside: boolean
}

/** One of what is in the bag. */
function scrollOf(things: readonly Thing[], { scroll, designs }: ArenaWish): readonly Consumable[] | Refusal {
  if (scroll === null) return []
  const found = carry(things, designs).find(({ id }) => id === scroll)
  return found ? [{ ...found, count: 1 }] : refused('arena.refused.no-scroll')
}

/** Those of one side as they go into the fight. */
export const entrantsOf = ({ heroes, gifts }: Omit<Side, 'power'>, kindOf: KindOf): readonly Entrant[] =>
  heroes.map((hero) => entrantOf(hero, kindOf(hero.kind), gifts))

/** Both squads meet at full health. Where the rival steps aside the fight is won before it begins. */
export function challengeRival(
  own: Side & { readonly things: readonly Thing[] },
  rival: Side,
  wish: ArenaWish,
  kindOf: KindOf,
): Battle | Refusal {
  const consumables = scrollOf(own.things, wish)
  if (isRefusal(consumables)) return consumables
  const battle = startBattle({
    id: wish.battleId,
    type: 'ARENA',
    placeId: null,
    opponent: {
      kind: 'rival',
      playerId: wish.rivalId,
      power: rival.power,
      ownPower: own.power,
      countsUntil: wish.countsUntil,
    },
    seed: wish.seed,
    squad: entrantsOf(own, kindOf),
    enemies: asEnemies(entrantsOf(rival, kindOf)),
    consumables,
  })
  if (isRefusal(battle) || !wish.aside) return battle
  return { ...battle, status: 'COMPLETED', winner: 'player' }
}
