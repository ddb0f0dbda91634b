import { type Amounts, spend } from '../economy/purse.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { ActiveBooster } from './active-booster.ts'

/** What boosters, and a clan, make more of; 1 is without. */
export interface Boosts {
  readonly experience: number
  readonly healthPerLevel: number
  readonly regeneration: number
  /** what is found in the snow */
  readonly snowLoot: number
  /** victories more that the snow allows */
  readonly snowSteps: number
}

export const NO_BOOSTS: Boosts = {
  experience: 1,
  healthPerLevel: 1,
  regeneration: 1,
  snowLoot: 1,
  snowSteps: 0,
}

export interface BoosterDesign {
  readonly id: string
  readonly lasts: number
  readonly boosts: Boosts
  readonly price: Amounts
}

export const isActive = (booster: ActiveBooster | null, now: number): booster is ActiveBooster =>
  booster !== null && booster.until > now

export function boostsAt(
  booster: ActiveBooster | null,
  designs: readonly BoosterDesign[],
  now: number,
): Boosts {
  if (!isActive(booster, now)) return NO_BOOSTS
  return designs.find(({ id }) => id === booster.id)?.boosts ?? NO_BOOSTS
}

/** For less, never by a coin too much. */
export const cheaper = (designs: readonly BoosterDesign[], percent: number): readonly BoosterDesign[] =>
  designs.map((design) => ({
    ...design,
    price: Object.fromEntries(
      Object.entries(design.price).map(([currency, amount]) => [
        currency,
        Math.ceil(((amount ?? 0) * (100 - percent)) / 100),
      ]),
    ),
  }))

interface Buyer {
  readonly purse: Wallet
  readonly belongings: { readonly booster: ActiveBooster | null }
}

/** The same booster goes on longer; another takes its place, if that is what the player wants. */
export function buyBooster<Who extends Buyer>(
  who: Who,
  designs: readonly BoosterDesign[],
  wish: { readonly id: string; readonly replaces: boolean },
  now: number,
): Who | Refusal {
  const design = designs.find(({ id }) => id === wish.id)
  if (!design) return refused('shop.refused.unknown-booster')
  const { booster } = who.belongings
  const active = isActive(booster, now) ? booster : null
  if (active && active.id !== design.id && !wish.replaces) return refused('shop.refused.other-booster')
  const purse = spend(who.purse, design.price)
  if (isRefusal(purse)) return purse
  const from = active?.id === design.id ? active.until : now
  return {
    ...who,
    purse,
    belongings: { ...who.belongings, booster: { id: design.id, until: from + design.lasts } },
  }
}

/** A booster for a short while and for nothing: the same goes on longer, and none takes another's place. */
export function tryBooster<Who extends Pick<Buyer, 'belongings'>>(
  who: Who,
  id: string,
  lasts: number,
  now: number,
): Who | Refusal {
  const { booster } = who.belongings
  const active = isActive(booster, now) ? booster : null
  if (active && active.id !== id) return refused('calendar.refused.other-booster')
  return { ...who, belongings: { ...who.belongings, booster: { id, until: (active?.until ?? now) + lasts } } }
}
