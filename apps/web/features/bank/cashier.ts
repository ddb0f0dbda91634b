import type { Money } from '@skystair/rules/bank/money.ts'
import type { Bank } from './bank-state.ts'

/** Who takes the money here, and in which. */
export interface Cashier {
  readonly provider: string
  readonly money: Money
}

/** Those with a page of their own, for players of our own site; the first that is open takes the money. */
const onOwnSite = ['yookassa', 'test']

const euroLands = /-(AT|BE|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MT|NL|PT|SI|SK)$/i

/** What is paid with where the browser lives, as far as it is taken. */
function moneyOf(taken: readonly Money[], language: string): Money | null {
  const wished: Money = /^ru\b/i.test(language) ? 'RUB' : euroLands.test(language) ? 'EUR' : 'USD'
  return taken.find((one) => one === wished) ?? taken[0] ?? null
}

/** Who takes money on our own site; null: nobody does. */
export function ownCashier(providers: Bank['providers'], language: string): Cashier | null {
  const open = onOwnSite.flatMap((name) => providers.filter((one) => one.name === name))
  for (const { name, monies } of open) {
    const money = moneyOf(monies, language)
    if (money !== null) return { provider: name, money }
  }
  return null
}
