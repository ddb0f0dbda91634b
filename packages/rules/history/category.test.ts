import { expect, test } from 'vitest'
import { ofClan, ofWorld } from '../wallet/account.ts'
import { categoryOf, toldReason } from './category.ts'

test('a movement of money belongs where it came from, unless its reason says more', () => {
  expect(categoryOf(ofWorld('shop'), 'HERO')).toBe('SHOP')
  expect(categoryOf(ofWorld('road'), 'RESOURCE')).toBe('ROAD')
  expect(categoryOf(ofWorld('road'), 'TURN')).toBe('TURN')
  expect(categoryOf(ofWorld('trader'), 'ARTIFACT')).toBe('ARTIFACT')
  expect(categoryOf(ofWorld('inbox'), 'MARKET_SALE')).toBe('MARKET')
  expect(categoryOf(ofWorld('inbox'), 'GRANT')).toBe('OFFER')
  expect(categoryOf(ofClan(3), 'DONATION')).toBe('CLAN')
  expect(categoryOf(ofWorld('nowhere'), 'NOTHING')).toBe('OTHER')
})

test('the history tells from whom a gift was, and a gift taken from a gift given', () => {
  expect(toldReason(ofWorld('everyday'), 'OFFER', 50)).toBe('EVERYDAY')
  expect(toldReason(ofWorld('welcome'), 'OFFER', 99)).toBe('WELCOME')
  expect(toldReason(ofWorld('gifts'), 'GIFT', 100)).toBe('GIFT')
  expect(toldReason(ofWorld('gifts'), 'GIFT', -500)).toBe('GIFT_SENT')
  expect(toldReason(ofWorld('shop'), 'HERO', -200)).toBe('HERO')
})
