import type { Currency } from '../wallet/wallet.ts'
import { shortGems } from './short-gems.ts'
import { shortMoney, shortNumber } from './short-number.ts'

/** An amount of a resource as it is written everywhere: gold is money, emeralds are gems, the rest are numbers. */
export function shortCurrency(currency: Currency, amount: number, decimalMark: string): string {
  if (currency === 'gold') return shortMoney(amount, decimalMark)
  if (currency === 'mithril') return shortGems(amount, decimalMark)
  return shortNumber(amount, decimalMark)
}
