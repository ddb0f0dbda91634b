import type { Hero, HeroKind } from '../heroes/hero.ts'
import { heroStats } from '../heroes/hero-stats.ts'

const MINUTE = 60_000

/** Health comes back by 1 a minute, or by this share of the whole where that is more: else giants would never heal. */
const SHARE_A_MINUTE = 0.01

/** How much comes back in a minute. */
export const healing = (hero: Hero, kind: HeroKind, regeneration = 1): number =>
  regeneration * Math.max(1, heroStats(hero, kind).healthTotal * SHARE_A_MINUTE)

/** Wounds as they are now. Whole minutes count; the rest is kept for the next look. */
export function heal(hero: Hero, kind: HeroKind, now: number, regeneration = 1): Hero {
  const minutes = Math.floor((now - hero.healedAt) / MINUTE)
  if (hero.wounds === 0) return hero.healedAt === now ? hero : { ...hero, healedAt: now }
  if (minutes <= 0) return hero
  const wounds = Math.max(0, hero.wounds - minutes * healing(hero, kind, regeneration))
  return { ...hero, wounds, healedAt: hero.healedAt + minutes * MINUTE }
}

/** A share of the whole health at once. */
export function restoreShare(hero: Hero, kind: HeroKind, share: number): Hero {
  const total = heroStats(hero, kind).healthTotal
  return { ...hero, wounds: Math.max(0, hero.wounds - total * share) }
}
