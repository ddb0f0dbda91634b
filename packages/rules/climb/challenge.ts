import type { Battle } from '../battle/battle.ts'
import type { Consumable } from '../battle/consumable.ts'
import type { Entrant } from '../battle/fighter.ts'
import { startBattle } from '../battle/start-battle.ts'
import type { Boosts } from '../booster/booster.ts'
import { type Blessing, blessed, NO_BLESSING } from '../cards/blessing.ts'
import { heal } from '../health/heal.ts'
import { entrantOf } from '../heroes/entrant-of.ts'
import { squadOf } from '../heroes/hero.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { attackPlace } from '../road/attack-place.ts'
import type { Realm } from '../road/road-design.ts'
import { hereOf } from '../road/travel.ts'
import type { Specials } from '../skill/skills.ts'
import { carry } from '../things/carry.ts'
import type { Climber } from './climber.ts'
import type { Growing } from './receive-reward.ts'

export interface ChallengeWish {
  readonly battleId: string
  readonly placeId: string
  /** from a good source of chance: it decides the battle */
  readonly seed: string
  /** what scrolls and elixirs may be taken along */
  readonly consumables: readonly Omit<Consumable, 'count'>[]
  /** specials from outside, like the clan's shield */
  readonly gifts: Specials
  /** what a card of the day adds; absent: none was turned */
  readonly blessing?: Blessing
}

/** All heroes as they are now. */
export const healAll = (climber: Climber, growing: Growing, boosts: Boosts, now: number): Climber => ({
  ...climber,
  heroes: climber.heroes.map((hero) => heal(hero, growing.kindOf(hero.kind), now, boosts.regeneration)),
})

/** The squad as it goes to battle, with all that it is given on the way. */
export const entrantsOf = (
  { heroes }: Climber,
  { kindOf }: Growing,
  { gifts, blessing = NO_BLESSING }: Pick<ChallengeWish, 'gifts' | 'blessing'>,
): readonly Entrant[] =>
  squadOf(heroes).map((hero) => blessed(entrantOf(hero, kindOf(hero.kind), gifts), blessing))

/** The squad attacks a place: wounds are settled, bags packed, the battle begins. */
export function challenge(
  realm: Realm,
  growing: Growing,
  climber: Climber,
  wish: ChallengeWish,
  boosts: Boosts,
  now: number,
): { readonly climber: Climber; readonly battle: Battle } | Refusal {
  const place = attackPlace(realm, hereOf(climber.travels), wish.placeId, now)
  if (isRefusal(place)) return place
  const healed = healAll(climber, growing, boosts, now)
  const battle = startBattle({
    id: wish.battleId,
    type: 'MOB',
    placeId: wish.placeId,
    seed: wish.seed,
    squad: entrantsOf(healed, growing, wish),
    enemies: place.enemies,
    consumables: carry(climber.things, wish.consumables, climber.belongings.slots),
  })
  return isRefusal(battle) ? battle : { climber: healed, battle }
}
