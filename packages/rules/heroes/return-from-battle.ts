import type { Battle } from '../battle/battle.ts'
import type { Hero, HeroKind } from './hero.ts'
import { heroStats } from './hero-stats.ts'
import { woundsAs } from './keep-wounds.ts'

/**
 * Health outlives the battle: who fought brings its wounds home, whatever the elixirs of the battle did.
 * A rising lasts as long as the battle: whoever rose comes home no healthier than by staying there.
 */
export function returnFrom(
  battle: Battle,
  heroes: readonly Hero[],
  kindOf: (kind: string) => HeroKind,
  now: number,
): readonly Hero[] {
  return heroes.map((hero) => {
    const fighter = battle.creatures.find(({ id, side }) => side === 'player' && id === hero.id)
    if (!fighter) return hero
    const { health, healthTotal, resurrected } = fighter
    const total = heroStats(hero, kindOf(hero.kind)).healthTotal
    // Meanwhile a gift may have made the hero stronger.
    const wounds = woundsAs(healthTotal - health, healthTotal, total)
    return { ...hero, wounds: resurrected ? Math.max(wounds, hero.wounds) : wounds, healedAt: now }
  })
}

export const foughtIn = (battle: Battle): readonly number[] =>
  battle.creatures.filter(({ side }) => side === 'player').map(({ id }) => id)
