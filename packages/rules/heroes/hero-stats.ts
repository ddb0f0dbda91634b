import { NO_GIFTS } from './force-gifts.ts'
import type { Hero, HeroKind } from './hero.ts'

export interface HeroStats {
  readonly attack: number
  readonly defence: number
  readonly healthTotal: number
  readonly health: number
  readonly poison: number
  readonly immortality: number
}

/** Each rank after the first adds a twentieth to what the hero has grown by itself. */
export const RANK_SHARE = 0.05

const NOTHING_WORN = { attack: 0, defence: 0, health: 0 } as const

export function heroStats(hero: Hero, kind: HeroKind): HeroStats {
  const own = (hero.origin + hero.experience) * (1 + RANK_SHARE * (hero.rank - 1))
  const { attack, defence, health } = hero.worn ?? NOTHING_WORN
  const gifts = hero.gifts ?? NO_GIFTS
  const healthTotal = own * kind.build.health * (1 + gifts.health) + hero.health + health
  return {
    attack: own * kind.build.attack * (1 + gifts.attack) + hero.attack + attack,
    defence: own * kind.build.defence * (1 + gifts.defence) + hero.defence + defence,
    healthTotal,
    health: Math.max(0, healthTotal - hero.wounds),
    poison: own * (kind.poison + gifts.poison) + hero.poison,
    immortality: kind.immortality + gifts.immortality + hero.immortality,
  }
}

/** Power is what ratings and stair colours compare. */
export function heroPower(hero: Hero, kind: HeroKind): number {
  const stats = heroStats(hero, kind)
  return stats.attack + stats.defence + stats.healthTotal
}
