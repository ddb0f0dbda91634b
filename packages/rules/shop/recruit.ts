import { guardianPower } from '../economy/guardian-power.ts'
import { type Amounts, earn, spend } from '../economy/purse.ts'
import { type Hero, type HeroKind, type HeroTier, squadOf } from '../heroes/hero.ts'
import { heroPower } from '../heroes/hero-stats.ts'
import { join } from '../heroes/join.ts'
import { type Company, leave, whyStays } from '../heroes/leave.ts'
import { squadLimit } from '../heroes/squad-limit.ts'
import { mostHeroes } from '../heroes/welcome.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { currencies, type Wallet } from '../wallet/wallet.ts'
import { salePrice } from './sale.ts'

export const HERO_PAYMENTS = ['gold', 'mithril'] as const
export type HeroPayment = (typeof HERO_PAYMENTS)[number]

/** On what terms heroes of a tier join. */
export interface Terms {
  readonly fromStair: number
  /** power at joining, as a share of the guardian of the player's stair */
  readonly share: number
  /** in gold, which grows with the stair, or in emeralds, which do not */
  readonly prices: Readonly<Record<HeroPayment, (stair: number) => Amounts>>
}
export type AllTerms = Readonly<Record<HeroTier, Terms>>

/** The share of its own price that an old hero is taken for, and the most of the new price it may save. */
const EXCHANGE_SHARE = 0.4
const MOST_SAVED = 0.75
const FAREWELL_SHARE = 0.15

const scaled = (amounts: Amounts, times: number): Amounts =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const amount = amounts[currency]
      return amount === undefined ? [] : [[currency, Math.round(amount * times)]]
    }),
  )

/** On the very first stairs a share of the guardian would be next to nothing: heroes are measured from here on. */
const MEASURED_FROM = 3

export const joinPower = (kind: HeroKind, terms: AllTerms, stair: number): number =>
  guardianPower(Math.max(stair, MEASURED_FROM)) * terms[kind.tier].share * kind.worth

export const priceOf = (kind: HeroKind, terms: AllTerms, stair: number, payment: HeroPayment): number =>
  scaled(terms[kind.tier].prices[payment](stair), kind.worth)[payment] ?? 0

/** How much of its kind's present price a hero still is: old and weak is worth little. */
function shareLeft(hero: Hero, kind: HeroKind, terms: AllTerms, stair: number): number {
  if (kind.bound || hero.temporal !== null) return 0
  return Math.min(1, heroPower(hero, kind) / joinPower(kind, terms, stair))
}

/** What an old hero takes off the price of a new one. */
export const exchangeWorth = (
  hero: Hero,
  kind: HeroKind,
  terms: AllTerms,
  stair: number,
  payment: HeroPayment,
): number =>
  Math.floor(priceOf(kind, terms, stair, payment) * EXCHANGE_SHARE * shareLeft(hero, kind, terms, stair))

/** Gold that a hero who is let go leaves behind. */
export const farewell = (hero: Hero, kind: HeroKind, terms: AllTerms, stair: number): number =>
  Math.floor(priceOf(kind, terms, stair, 'gold') * FAREWELL_SHARE * shareLeft(hero, kind, terms, stair))

export const exchangedPrice = (price: number, worth: number): number =>
  Math.max(price - worth, Math.ceil(price * (1 - MOST_SAVED)))

export interface RecruitWish {
  readonly kind: HeroKind
  readonly payment: HeroPayment
  /** the old hero given in exchange; null: none */
  readonly exchangeId: number | null
  /** taken off the price one after another: by liking, by its week, by a sale */
  readonly percentsOff?: readonly number[]
}

interface Recruiter extends Company {
  readonly purse: Wallet
}

/** A hero joins as strong as the road has made the player's name. An old one may go in exchange. */
export function recruit<Who extends Recruiter>(
  who: Who,
  { kind, payment, exchangeId, percentsOff = [] }: RecruitWish,
  terms: AllTerms,
  stair: number,
  kindOf: (kind: string) => HeroKind,
  now: number,
): { readonly who: Who; readonly heroId: number } | Refusal {
  const { fromStair } = terms[kind.tier]
  if (kind.bound) return refused('heroes.refused.bound')
  if (stair < fromStair) return refused('shop.refused.too-early', { stair: fromStair })
  const freed = exchangeId === null ? { who, worth: 0 } : giveUp(who, exchangeId)
  if (isRefusal(freed)) return freed
  if (freed.who.heroes.length >= mostHeroes) return refused('heroes.refused.camp-full', { most: mostHeroes })
  const asked = percentsOff.reduce(salePrice, priceOf(kind, terms, stair, payment))
  const price = exchangedPrice(asked, freed.worth)
  const purse = spend(who.purse, { [payment]: price })
  if (isRefusal(purse)) return purse
  const heroId = who.heroes.reduce((most, { id }) => Math.max(most, id), 0) + 1
  const hasRoom = squadOf(freed.who.heroes).length < squadLimit
  const hero = join(kind, heroId, joinPower(kind, terms, stair), hasRoom, now)
  return { who: { ...freed.who, purse, heroes: [...freed.who.heroes, hero] }, heroId }

  function giveUp(giver: Who, id: number): { who: Who; worth: number } | Refusal {
    const hero = giver.heroes.find((one) => one.id === id)
    if (!hero) return refused('heroes.refused.unknown')
    const oldKind = kindOf(hero.kind)
    // The newcomer fills the gap: even the last of a squad may be exchanged.
    if (oldKind.bound) return refused('heroes.refused.bound')
    return { who: leave(giver, [id]), worth: exchangeWorth(hero, oldKind, terms, stair, payment) }
  }
}

/** A hero is let go for good; what it leaves behind goes to the purse. */
export function dismiss<Who extends Recruiter>(
  who: Who,
  id: number,
  terms: AllTerms,
  stair: number,
  kindOf: (kind: string) => HeroKind,
): { readonly who: Who; readonly gold: number } | Refusal {
  const hero = who.heroes.find((one) => one.id === id)
  if (!hero) return refused('heroes.refused.unknown')
  const kind = kindOf(hero.kind)
  const stays = whyStays(who.heroes, hero, kind)
  if (stays) return stays
  const gold = farewell(hero, kind, terms, stair)
  const purse = earn(who.purse, { gold })
  return isRefusal(purse) ? purse : { who: { ...leave(who, [id]), purse }, gold }
}
