import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { ofWorld } from './account.ts'
import { applyMovements } from './movement.ts'
import { emptyWallet, fullPurse } from './wallet.ts'

const pay = (amount: number) =>
  ({ currency: 'gold', amount: -amount, counterparty: ofWorld('shop'), reason: 'HERO' }) as const
const earn = (amount: number) =>
  ({ currency: 'gold', amount, counterparty: ofWorld('road'), reason: 'TURN' }) as const

describe('a wallet', () => {
  test('gives what was paid and keeps the rest', () => {
    expect(applyMovements({ ...emptyWallet, gold: 100 }, [pay(30)])).toEqual({ ...emptyWallet, gold: 70 })
  })

  test('refuses to pay more than it holds, and says how much is missing', () => {
    expect(applyMovements({ ...emptyWallet, gold: 10 }, [pay(30)])).toEqual({
      refused: 'wallet.refused.not-enough',
      params: { currency: 'gold', missing: 20 },
    })
  })

  test('refuses to hold more than a whole number can count', () => {
    expect(isRefusal(applyMovements({ ...emptyWallet, gold: fullPurse }, [earn(1)]))).toBe(true)
  })

  test('a list of movements happens whole or not at all', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), (amounts) => {
        const after = applyMovements(
          { ...emptyWallet, gold: 100 },
          amounts.map((amount) => earn(amount)),
        )
        let balance = 100
        const overdrawn = amounts.some((amount) => {
          balance += amount
          return balance < 0
        })
        if (overdrawn) expect(isRefusal(after)).toBe(true)
        else expect(after).toEqual({ ...emptyWallet, gold: balance })
      }),
    )
  })
})
