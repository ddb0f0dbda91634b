import { asEnemies } from '../battle/as-enemies.ts'
import type { Battle } from '../battle/battle.ts'
import { startBattle } from '../battle/start-battle.ts'
import { blessed, NO_BLESSING } from '../cards/blessing.ts'
import type { ChallengeWish } from '../climb/challenge.ts'
import { entrantOf } from '../heroes/entrant-of.ts'
import { type Hero, type HeroKind, squadOf } from '../heroes/hero.ts'
import { heroPower } from '../heroes/hero-stats.ts'
import { join } from '../heroes/join.ts'
import { type Refusal, refused } from '../refusal.ts'

/** The hero of the week, as strong as he would join. */
export interface Challenger {
  readonly kind: HeroKind
  readonly power: number
  /** in which run of the calendar he is met */
  readonly run: string
}

/** Who steps forward: the strongest of the squad; of equals the one who stands first. */
export function championOf(heroes: readonly Hero[], kindOf: (id: string) => HeroKind): Hero | null {
  const strength = (hero: Hero) => heroPower(hero, kindOf(hero.kind))
  return squadOf(heroes).reduce<Hero | null>(
    (best, hero) => (best === null || strength(hero) > strength(best) ? hero : best),
    null,
  )
}

/** One against one, both rested, with nothing in the pockets: it is about who he is, not about what one carries. */
export function duel(
  heroes: readonly Hero[],
  kindOf: (id: string) => HeroKind,
  { kind, power, run }: Challenger,
  { battleId, seed, gifts, blessing = NO_BLESSING }: Omit<ChallengeWish, 'placeId'>,
  now: number,
): Battle | Refusal {
  const champion = championOf(heroes, kindOf)
  if (champion === null) return refused('battle.refused.no-one-stands')
  const own = entrantOf({ ...champion, wounds: 0 }, kindOf(champion.kind), gifts)
  return startBattle({
    id: battleId,
    type: 'MOB',
    placeId: null,
    opponent: { kind: 'hero-of-week', run },
    seed,
    squad: [blessed(own, blessing)],
    enemies: asEnemies([entrantOf(join(kind, 1, power, true, now), kind)]),
    consumables: [],
  })
}
