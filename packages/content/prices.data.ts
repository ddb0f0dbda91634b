import type { RestoreOption } from '@skystair/rules/health/restore.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import type { TradeOffer } from '@skystair/rules/road/trade.ts'
import type { Terms } from '@skystair/rules/shop/recruit.ts'
import { CAMP_FIRE, CAMP_FIRE_UNTIL } from './camp-fire.ts'
import { TIER_FROM_STAIR } from './heroes.data.ts'
import { REALM } from './realm.ts'

export const RESTORE_OPTIONS: readonly RestoreOption[] = [
  { id: CAMP_FIRE, price: {}, share: 1, untilStair: CAMP_FIRE_UNTIL },
  { id: 'elixir', price: { elixir: 3 }, share: 0.5, untilStair: null },
  { id: 'caviar', price: { caviar: 1 }, share: 1, untilStair: null },
  { id: 'emeralds', price: { mithril: 10 }, share: 1, untilStair: null },
]

export const TRADE_OFFERS: readonly TradeOffer[] = [
  { id: 'crystals-for-gold', give: { crystal: 5 }, get: { gold: 100 } },
  { id: 'sulfur-for-elixir', give: { sulfur: 3 }, get: { elixir: 1 } },
  { id: 'gold-for-crystals', give: { gold: 300 }, get: { crystal: 5 } },
  { id: 'gold-for-elixir', give: { gold: 200 }, get: { elixir: 1 } },
  { id: 'elixir-for-caviar', give: { elixir: 8 }, get: { caviar: 1 } },
]

const either = (guardians: number, emeralds: number): Terms['prices'] => ({
  gold: (stair) => ({ gold: Math.round(REALM.goldOf(stair) * guardians) }),
  mithril: () => ({ mithril: emeralds }),
})

/** On what terms a hero of each tier joins. */
export const HERO_TERMS: Readonly<Record<HeroTier, Terms>> = {
  usual: { fromStair: TIER_FROM_STAIR.usual, share: 0.14, prices: either(20, 50) },
  legendary: { fromStair: TIER_FROM_STAIR.legendary, share: 0.26, prices: either(90, 200) },
  mythical: { fromStair: TIER_FROM_STAIR.mythical, share: 0.28, prices: either(165, 450) },
  supreme: { fromStair: TIER_FROM_STAIR.supreme, share: 0.3, prices: either(540, 900) },
}

/** What a new player has in the pocket. */
export const START_PURSE = { gold: 50, elixir: 15 } as const

export const START_POWER = { character: 22, companion: 16 } as const
