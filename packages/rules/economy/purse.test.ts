import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { emptyWallet, fullPurse } from '../wallet/wallet.ts'
import { earn, spend } from './purse.ts'

describe('the purse', () => {
  test('pays all or nothing', () => {
    const purse = { ...emptyWallet, gold: 5, elixir: 1 }
    expect(ok(spend(purse, { gold: 5 })).gold).toBe(0)
    expect(spend(purse, { gold: 1, elixir: 2 })).toMatchObject({ refused: 'wallet.refused.not-enough' })
  })

  test('takes whole numbers up to its end and no more', () => {
    const full = { ...emptyWallet, gold: fullPurse }
    expect(codeOf(earn(full, { gold: 1 }))).toBe('wallet.refused.purse-full')
    expect(() => earn(emptyWallet, { gold: 0.5 })).toThrow()
    expect(() => spend(emptyWallet, { gold: -5 })).toThrow()
  })
})
