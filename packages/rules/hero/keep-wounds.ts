import type { Hero, HeroKind } from './hero.ts'
import { heroStats } from './hero-stats.ts'

/** Rounding may cost a hair of health, and never gives one. */
const ROUNDED_UP = 1 + 4 * Number.EPSILON

/** So many wounds of one whole, as wounds of another: the dead stay dead, the healthy healthy. */
export function woundsAs(wounds: number, whole: number, total: number): number {
  if (wounds >= whole) return total
  return whole === total ? wounds : Math.min(total, (wounds / whole) * total * ROUNDED_UP)
}

/** Whatever changed a hero, the same share of it is wounded: nobody heals by changing clothes. */
export function keepWounds(before: Hero, after: Hero, kind: HeroKind): Hero {
  if (before.wounds === 0) return after
  const wholeOf = (hero: Hero): number => heroStats(hero, kind).healthTotal
  return { ...after, wounds: woundsAs(before.wounds, wholeOf(before), wholeOf(after)) }
}
