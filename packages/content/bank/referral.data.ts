import type { ReferralRules } from '@skystair/rules/bank/referral.ts'
import type { KeepersGift } from '@skystair/rules/gifts/gift-news.ts'

export const REFERRAL: ReferralRules = {
  share: 30,
  shareOfBrilliant: 45,
  startBonus: 99,
  startLevel: 5,
  sharing: 15,
  clanBonus: 50,
}

/** Films with a reward: how many a day, how long, for how much. */
export const VIDEOS = { aDay: 3, seconds: 15, emeralds: 3 } as const

/** What lies in the gifts with a ribbon. */
export const RIBBON_GIFTS = {
  GEMS_30: 30,
  GEMS_100: 100,
  GEMS_500: 500,
  GEMS_1000: 1_000,
} as const satisfies Record<KeepersGift, number>

/** What platforms give to those who come from them. */
export const PLATFORM_GIFTS = { social: 100, photo: 30, okDay: 5 } as const
