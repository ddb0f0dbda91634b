import { expect, test } from 'vitest'
import { categoryOf } from './category.ts'

test('a movement of money belongs where it came from, unless its reason says more', () => {
  expect(categoryOf('shop', 'HERO')).toBe('SHOP')
  expect(categoryOf('road', 'RESOURCE')).toBe('ROAD')
  expect(categoryOf('road', 'TURN')).toBe('TURN')
  expect(categoryOf('trader', 'ARTIFACT')).toBe('ARTIFACT')
  expect(categoryOf('inbox', 'MARKET_SALE')).toBe('MARKET')
  expect(categoryOf('nowhere', 'NOTHING')).toBe('OTHER')
})
