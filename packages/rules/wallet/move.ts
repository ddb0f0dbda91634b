import { type Refusal, refused } from '../refusal.ts'
import { type Currency, fullPurse, type Wallet } from './wallet.ts'

/** Money that enters (amount above zero) or leaves (below zero) a wallet, and why. */
export interface Movement {
  readonly currency: Currency
  readonly amount: number
  /** The world's side of the transfer: where it comes from or goes to, such as `welcome` or `shop`. */
  readonly counterparty: string
  readonly reason: string
}

/** The wallet after all movements, or why one of them cannot be. */
export function move(wallet: Wallet, movements: readonly Movement[]): Wallet | Refusal {
  const result: Record<Currency, number> = { ...wallet }
  for (const { currency, amount } of movements) {
    if (!Number.isSafeInteger(amount))
      throw new Error(`a movement of ${amount} ${currency} is no whole number`)
    const balance = result[currency] + amount
    if (balance < 0) return refused('wallet.refused.not-enough', { currency, missing: -balance })
    if (balance > fullPurse) return refused('wallet.refused.purse-full', { currency })
    result[currency] = balance
  }
  return result
}
