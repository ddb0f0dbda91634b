import type { Refusal } from '../refusal.ts'
import { ofWorld } from '../wallet/account.ts'
import { applyMovements } from '../wallet/movement.ts'
import { type Currency, currencies, type Wallet } from '../wallet/wallet.ts'

export type Amounts = Readonly<Partial<Record<Currency, number>>>

function moveAll(wallet: Wallet, amounts: Amounts, sign: 1 | -1): Wallet | Refusal {
  const movements = currencies.map((currency) => {
    const amount = amounts[currency] ?? 0
    if (amount < 0) throw new Error(`${amount} of ${currency} is no amount`)
    return { currency, amount: sign * amount, counterparty: ofWorld('road'), reason: 'play' }
  })
  return applyMovements(wallet, movements)
}

/** All or nothing: one currency that does not fit refuses the whole. */
export const earn = (wallet: Wallet, amounts: Amounts): Wallet | Refusal => moveAll(wallet, amounts, 1)

/** All or nothing: one currency that is short refuses the whole. */
export const spend = (wallet: Wallet, price: Amounts): Wallet | Refusal => moveAll(wallet, price, -1)
