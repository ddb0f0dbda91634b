import { describe, expect, test } from 'vitest'
import { ofClan, ofPlayer, ofProvider, ofWorld, readAccount, writeAccount } from './account.ts'
import { mirrored } from './movement.ts'

describe('an account', () => {
  test.each([
    [ofPlayer(7), 'player:7'],
    [ofClan(3), 'clan:3'],
    [ofWorld('shop'), 'world:shop'],
    [ofProvider('samovar'), 'provider:samovar'],
  ])('is read as it was written', (account, text) => {
    expect(writeAccount(account)).toBe(text)
    expect(readAccount(text)).toEqual(account)
  })

  test('without a kind is the world’s, as in parcels of before', () => {
    expect(readAccount('market')).toEqual(ofWorld('market'))
  })

  test.each(['', 'player:', 'player:Koschei', 'bandit:7', 'world:'])('is never “%s”', (text) => {
    expect(readAccount(text)).toBe(null)
  })
})

test('what a player gives a clan comes to the clan: the same movement, seen from the other side', () => {
  const given = { currency: 'gold', amount: -50, counterparty: ofClan(3), reason: 'DONATION' } as const
  const got = { currency: 'gold', amount: 50, counterparty: ofPlayer(7), reason: 'DONATION' }
  expect(mirrored(given, ofPlayer(7))).toEqual(got)
  expect(mirrored(mirrored(given, ofPlayer(7)), ofClan(3))).toEqual(given)
})
