import { type Refusal, refused } from '../refusal.ts'
import type { Treasury, TreasuryCurrency } from './clan.ts'
import type { ClanDesign } from './design.ts'
import type { ClanEventType } from './log.ts'

/** What may be given, by the specification's words. Gold comes from raids only. */
export const DEPOSIT_TYPES = ['GEMS', 'GEARS', 'RED_CRYSTALS', 'BLUE_CRYSTALS', 'TICKETS'] as const
export type DepositType = (typeof DEPOSIT_TYPES)[number]

export interface Portion {
  readonly type: DepositType
  readonly amount: number
}

export const depositCurrency: Readonly<Record<DepositType, TreasuryCurrency>> = {
  GEMS: 'mithril',
  GEARS: 'gear',
  RED_CRYSTALS: 'crystal',
  BLUE_CRYSTALS: 'elixir',
  TICKETS: 'tickets',
}

export const donationEvent: Readonly<Record<TreasuryCurrency, ClanEventType>> = {
  gold: 'goldDonated',
  mithril: 'gemsDonated',
  gear: 'gearsDonated',
  crystal: 'redCrystalDonated',
  elixir: 'blueCrystalDonated',
  tickets: 'ticketsDonated',
}

export interface Donation {
  readonly amounts: readonly { readonly currency: TreasuryCurrency; readonly amount: number }[]
  /** For the order of givers. */
  readonly worth: number
}

/** Portions of one kind are given together. */
export function donationOf(portions: readonly Portion[], { worth }: ClanDesign): Donation | Refusal {
  const amounts = DEPOSIT_TYPES.map((type) => ({
    currency: depositCurrency[type],
    amount: portions.reduce((sum, portion) => (portion.type === type ? sum + portion.amount : sum), 0),
  })).filter(({ amount }) => amount > 0)
  if (amounts.length === 0) return refused('clan.refused.nothing-given')
  return {
    amounts,
    worth: Math.round(amounts.reduce((sum, { currency, amount }) => sum + worth[currency] * amount, 0)),
  }
}

export function treasuryWith(treasury: Treasury, { amounts }: Donation): Treasury {
  const more = amounts.map(({ currency, amount }) => [currency, treasury[currency] + amount])
  return { ...treasury, ...Object.fromEntries(more) }
}
