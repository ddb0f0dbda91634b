import type { Run } from '../calendar/runs.ts'
import type { HeroTier } from '../heroes/hero.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { Offer } from './offer.ts'

/** A time in which heroes of a tier cost less. */
export interface Sale {
  readonly offer: Offer
  readonly tier: HeroTier
  readonly percent: number
  readonly startsAt: number
  readonly endsAt: number
  /** once for each player, or for everybody as long as it lasts */
  readonly once: boolean
}

const mythical = (percent: number) => ({ tier: 'mythical', percent, once: false }) as const

/** What each offer gives: its name says how much. The one for emeralds is the bank's. */
const SALES: Readonly<Partial<Record<string, Pick<Sale, 'tier' | 'percent' | 'once'>>>> = {
  FIRST_HERO: { tier: 'usual', percent: 50, once: true },
  MYTH_10: mythical(10),
  MYTH_20: mythical(20),
  MYTH_25: mythical(25),
  MYTH_50: mythical(50),
  MYTH_75: mythical(75),
}

/** The sales among what the calendar has. */
export const salesAmong = (runs: readonly Run[]): readonly Sale[] =>
  runs.flatMap(({ entry: { kind }, startsAt, endsAt }) => {
    const sale = SALES[kind]
    return sale === undefined ? [] : [{ offer: kind as Offer, ...sale, startsAt, endsAt }]
  })

/** The percent off that an offer gives now, or why it gives none. */
export function saleFor(
  sales: readonly Sale[],
  offer: Offer,
  tier: HeroTier,
  used: readonly Offer[],
  now: number,
): Sale | Refusal {
  const sale = sales.find((one) => one.offer === offer)
  if (!sale || sale.tier !== tier) return refused('shop.refused.unknown-offer')
  if (now < sale.startsAt) return refused('errors.sale-not-started')
  if (sale.once && used.includes(offer)) return refused('errors.offering-used')
  return sale
}

export const salePrice = (price: number, percent: number): number =>
  Math.ceil((price * (100 - percent)) / 100)

/** Two that are taken off one after the other, as the one percentage that they come to. */
export const togetherOff = (one: number, other: number): number =>
  Math.round(100 - ((100 - one) * (100 - other)) / 100)
