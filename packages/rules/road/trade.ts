import { type Amounts, earn, spend } from '../economy/purse.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** What a trader gives and for what. */
export interface TradeOffer {
  readonly id: string
  readonly give: Amounts
  readonly get: Amounts
}

const MOST_TIMES = 1000

const times = (amounts: Amounts, count: number): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([currency, amount]) => [currency, amount * count]))

export function trade(
  purse: Wallet,
  offers: readonly TradeOffer[],
  offerId: string,
  count: number,
): Wallet | Refusal {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) return refused('road.refused.unknown-offer')
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_TIMES)
    return refused('road.refused.odd-count', { most: MOST_TIMES })
  const paid = spend(purse, times(offer.give, count))
  return isRefusal(paid) ? paid : earn(paid, times(offer.get, count))
}
