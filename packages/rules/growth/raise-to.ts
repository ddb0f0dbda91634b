import type { Hero, HeroKind } from '../heroes/hero.ts'
import { heroPower } from '../heroes/hero-stats.ts'
import { rankOf } from './share-experience.ts'

/** A hero with experience enough for this power. The rank comes with the experience, and makes less of it enough. */
export function raisedTo(hero: Hero, kind: HeroKind, power: number): Hero {
  const powerWith = (experience: number) => heroPower({ ...hero, experience }, kind)
  const experience = Math.max(0, (power - powerWith(0)) / (powerWith(1) - powerWith(0)))
  const rank = rankOf({ ...hero, experience }, kind)
  return rank === hero.rank ? { ...hero, experience } : raisedTo({ ...hero, rank }, kind, power)
}
