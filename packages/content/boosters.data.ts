import { type BoosterDesign, NO_BOOSTS } from '@skystair/rules/booster/booster.ts'
import { boosters } from '@skystair/rules/booster/booster-limits.ts'

/** Boosters are paid for in emeralds. */
export interface Booster extends BoosterDesign {
  readonly price: { readonly mithril: number }
}

const booster = (id: string, kind: keyof typeof boosters, emeralds: number): Booster => {
  const { lastsMs, experiencePercent, healthPercent, regenerationTimes } = boosters[kind]
  return {
    id,
    lasts: lastsMs,
    boosts: {
      ...NO_BOOSTS,
      experience: 1 + experiencePercent / 100,
      healthPerLevel: 1 + healthPercent / 100,
      regeneration: regenerationTimes,
    },
    price: { mithril: emeralds },
  }
}

export const BOOSTERS: readonly Booster[] = [
  booster('experience', 'EXPERIENCE', 60),
  booster('platinum', 'PLATINUM', 600),
]
