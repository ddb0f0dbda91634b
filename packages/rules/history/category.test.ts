import { expect, test } from 'vitest'
import { categoryOf, toldReason } from './category.ts'

test('a movement of money belongs where it came from, unless its reason says more', () => {
  expect(categoryOf('shop', 'HERO')).toBe('SHOP')
  expect(categoryOf('road', 'RESOURCE')).toBe('ROAD')
  expect(categoryOf('road', 'TURN')).toBe('TURN')
  expect(categoryOf('trader', 'ARTIFACT')).toBe('ARTIFACT')
  expect(categoryOf('inbox', 'MARKET_SALE')).toBe('MARKET')
  expect(categoryOf('inbox', 'GRANT')).toBe('OFFER')
  expect(categoryOf('nowhere', 'NOTHING')).toBe('OTHER')
})

test('the history tells from whom a gift was, and a gift taken from a gift given', () => {
  expect(toldReason('everyday', 'OFFER', 50)).toBe('EVERYDAY')
  expect(toldReason('welcome', 'OFFER', 99)).toBe('WELCOME')
  expect(toldReason('gifts', 'GIFT', 100)).toBe('GIFT')
  expect(toldReason('gifts', 'GIFT', -500)).toBe('GIFT_SENT')
  expect(toldReason('shop', 'HERO', -200)).toBe('HERO')
})
