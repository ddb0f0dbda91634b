import { expect, test } from 'vitest'
import { codeOf } from '../an-answer.ts'
import { NO_BELONGINGS } from '../climb/belongings.ts'
import { isRefusal } from '../refusal.ts'
import { mostArtifacts } from '../things/backpack.ts'
import { type Listing, marketFee, mostListings, offerArtifact, packArtifact, whyNotBuy } from './listing.ts'

const thing = { id: 7, kind: 'ring', stair: 5, level: 2, locked: false, heroId: null }
const belongings = { ...NO_BELONGINGS, artifacts: [thing], lastArtifact: 9 }
const listing: Listing = {
  id: 'one',
  sellerId: 1,
  section: 'artifact',
  subject: 'ring',
  thing,
  amount: 1,
  payment: 'gold',
  price: 10,
  expiresAt: 100,
}

test('a thing on the market is in no backpack; it comes into the next one under a new number', () => {
  const offered = offerArtifact(belongings, 7, 0)
  if (isRefusal(offered)) throw new Error(offered.refused)
  expect(offered.belongings.artifacts).toEqual([])
  const packed = packArtifact({ ...NO_BELONGINGS, lastArtifact: 41 }, offered.artifact)
  expect(packed).toMatchObject({ artifacts: [{ ...thing, id: 42 }], lastArtifact: 42 })
})

test('neither locked nor worn nor too many things are offered, and no backpack is overfilled', () => {
  expect(codeOf(offerArtifact({ ...belongings, artifacts: [{ ...thing, locked: true }] }, 7, 0))).toBe(
    'things.refused.locked',
  )
  expect(codeOf(offerArtifact({ ...belongings, artifacts: [{ ...thing, heroId: 1 }] }, 7, 0))).toBe(
    'things.refused.worn',
  )
  expect(codeOf(offerArtifact(belongings, 8, 0))).toBe('things.refused.unknown')
  expect(codeOf(offerArtifact(belongings, 7, mostListings))).toBe('market.refused.too-many')
  const full = { ...belongings, artifacts: Array.from({ length: mostArtifacts }, () => thing) }
  expect(codeOf(packArtifact(full, thing))).toBe('things.refused.no-space')
})

test('nobody buys from themselves, nor what is gone or out of time', () => {
  expect(whyNotBuy(listing, 2, 99)).toBeNull()
  expect(whyNotBuy(listing, 1, 99)?.refused).toBe('market.refused.own')
  expect(whyNotBuy(listing, 2, 100)?.refused).toBe('market.refused.gone')
  expect(whyNotBuy(null, 2, 0)?.refused).toBe('market.refused.gone')
})

test('a twentieth of the price is burnt, rounded up', () => {
  expect([marketFee(1), marketFee(20), marketFee(21), marketFee(1000)]).toEqual([1, 1, 2, 50])
})
