import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { trade } from './trade.ts'

describe('a trader', () => {
  test('trades at the trader’s price', () => {
    const offers = [{ id: 'a', give: { crystal: 5 }, get: { gold: 100 } }]
    expect(ok(trade({ ...emptyWallet, crystal: 11 }, offers, 'a', 2))).toMatchObject({
      crystal: 1,
      gold: 200,
    })
    expect(codeOf(trade(emptyWallet, offers, 'a', 1))).toBe('wallet.refused.not-enough')
    expect(codeOf(trade(emptyWallet, offers, 'a', -1))).toBe('road.refused.odd-count')
    expect(codeOf(trade(emptyWallet, offers, 'b', 1))).toBe('road.refused.unknown-offer')
  })
})
