import { expect, test } from 'vitest'
import { shortGems } from './short-gems.ts'

test('multiples of 100 000 above a million show as M', () => {
  expect(shortGems(1_100_000, '.')).toBe('1.1M')
  expect(shortGems(2_000_000, '.')).toBe('2M')
  expect(shortGems(2_300_000, ',')).toBe('2,3M')
})

test('multiples of 1000 above 10 000 show as K', () => {
  expect(shortGems(11_000, '.')).toBe('11K')
  expect(shortGems(250_000, '.')).toBe('250K')
  expect(shortGems(1_000_000, '.')).toBe('1000K')
  expect(shortGems(1_001_000, '.')).toBe('1001K')
})

test('any other amount of emeralds is shown to the last one', () => {
  expect(shortGems(99, '.')).toBe('99')
  expect(shortGems(10_000, '.')).toBe('10000')
  expect(shortGems(12_345, '.')).toBe('12345')
  expect(shortGems(1_234_567, '.')).toBe('1234567')
})
