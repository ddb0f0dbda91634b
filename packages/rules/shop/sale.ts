import type { HeroTier } from '../heroes/hero.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { Offer } from './offer.ts'
import { mondayOf, weekOf } from './week.ts'

const DAY = 86_400_000

/** What comes by the calendar unless an operator has stopped it. */
export const campaigns = ['FIRST_HERO', 'WEEKLY_SALE', 'GEMS_X2'] as const
export type Campaign = (typeof campaigns)[number]

/** A time in which heroes of a tier cost less. */
export interface Sale {
  readonly campaign: Campaign
  readonly offer: Offer
  readonly tier: HeroTier
  readonly percent: number
  readonly startsAt: number
  readonly endsAt: number
  /** once for each player, or for everybody as long as it lasts */
  readonly once: boolean
}

/** Which sale each week brings, in turn; it is open from Friday noon to the end of Sunday. */
const WEEKLY: readonly (readonly [Offer, number])[] = [
  ['MYTH_10', 10],
  ['MYTH_25', 25],
  ['MYTH_20', 20],
  ['MYTH_50', 50],
  ['MYTH_10', 10],
  ['MYTH_25', 25],
  ['MYTH_20', 20],
  ['MYTH_75', 75],
]
const FRIDAY_NOON = 4.5 * DAY
const FIRST_DAYS = 3

/** This week's sale of mythical heroes, and the first hero at half price for those who have just come. */
export function salesAt(createdAt: number, now: number, stopped: readonly Campaign[] = []): readonly Sale[] {
  const week = weekOf(now)
  const [offer, percent] = WEEKLY[week % WEEKLY.length] ?? ['MYTH_10', 10]
  const weekly: Sale = {
    campaign: 'WEEKLY_SALE',
    offer,
    tier: 'mythical',
    percent,
    startsAt: mondayOf(week) + FRIDAY_NOON,
    endsAt: mondayOf(week + 1),
    once: false,
  }
  const first: Sale = {
    campaign: 'FIRST_HERO',
    offer: 'FIRST_HERO',
    tier: 'usual',
    percent: 50,
    startsAt: createdAt,
    endsAt: createdAt + FIRST_DAYS * DAY,
    once: true,
  }
  return [first, weekly].filter(({ campaign, endsAt }) => endsAt > now && !stopped.includes(campaign))
}

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
