import { type Refusal, refused } from '../refusal.ts'
import type { Account } from './account.ts'
import { type Currency, fullPurse, type Wallet } from './wallet.ts'

/** Money that enters (amount above zero) or leaves (below zero) a wallet, and why. */
export interface Movement {
  readonly currency: Currency
  readonly amount: number
  /** The other side of the transfer: where it comes from or goes to. */
  readonly counterparty: Account
  readonly reason: string
}

/** The wallet after all movements, or why one of them cannot be. */
export function applyMovements(wallet: Wallet, movements: readonly Movement[]): Wallet | Refusal {
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

/** The same movement as the other owner books it; `own` is whose movement it was. */
export const mirrored = (movement: Movement, own: Account): Movement => ({
  ...movement,
  amount: -movement.amount,
  counterparty: own,
})
