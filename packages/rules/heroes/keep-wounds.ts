import type { Hero, HeroKind } from './hero.ts'
import { heroStats } from './hero-stats.ts'

/** Rounding may cost a hair of health, and never gives one. */
const ROUNDED_UP = 1 + 4 * Number.EPSILON

/** So many wounds of one whole, as wounds of another: the dead stay dead, the healthy healthy. */
export function woundsAs(wounds: number, whole: number, total: number): number {
  if (wounds >= whole) return total
  return whole === total ? wounds : Math.min(total, (wounds / whole) * total * ROUNDED_UP)
}

const wholeOf = (hero: Hero, kind: HeroKind): number => heroStats(hero, kind).healthTotal

/** After a change that can be undone or bought, the same share of a hero is wounded: nobody heals by changing clothes. */
export function keepWounds(before: Hero, after: Hero, kind: HeroKind): Hero {
  if (before.wounds === 0) return after
  return { ...after, wounds: woundsAs(before.wounds, wholeOf(before, kind), wholeOf(after, kind)) }
}

/** Who grows for good has so much more health at once, and the same wounds; the dead stay dead. */
export function growWithWounds(before: Hero, after: Hero, kind: HeroKind): Hero {
  const isDead = before.wounds >= wholeOf(before, kind)
  return isDead ? { ...after, wounds: wholeOf(after, kind) } : after
}

/** What a hero has gained by another is as wounded as the more wounded of the two. */
export function keepWoundsOfBoth(hero: Hero, other: Hero, merged: Hero, kind: HeroKind): Hero {
  const own = keepWounds(hero, merged, kind)
  if (other.wounds === 0) return own
  const gained = wholeOf(merged, kind) - wholeOf(hero, kind)
  const wounds = hero.wounds + woundsAs(other.wounds, wholeOf(other, kind), gained)
  return wounds > own.wounds ? { ...own, wounds } : own
}
