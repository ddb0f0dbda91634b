import type { Amounts } from '../economy/purse.ts'
import { type Refusal, refused } from '../refusal.ts'
import { type Clan, TREASURY_CURRENCIES, type Treasury } from './clan.ts'
import type { ClanEvent } from './log.ts'

/** What a rule has made of a clan, and what its log says of it. */
export interface ClanChange {
  readonly clan: Clan
  readonly events: readonly ClanEvent[]
  /** What the treasury pays; it is out of `clan.treasury` already. */
  readonly spent?: Amounts
}

/** All or nothing: what the treasury has left, or that it is short. */
export function pay(treasury: Treasury, price: Amounts): Treasury | Refusal {
  const left = Object.fromEntries(
    TREASURY_CURRENCIES.map((currency) => [currency, treasury[currency] - (price[currency] ?? 0)]),
  ) as Record<keyof Treasury, number>
  return TREASURY_CURRENCIES.some((currency) => left[currency] < 0)
    ? refused('clan.refused.insufficient-funds')
    : left
}
