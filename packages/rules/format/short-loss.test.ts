import { expect, test } from 'vitest'
import { shortLoss, shortLossRange } from './short-loss.ts'

test('a scratch is told in tenths, and never as nothing', () => {
  expect([0.97, 0.44, 0.02].map((loss) => shortLoss(loss, ','))).toEqual(['0,9', '0,4', '0,1'])
})

test('a blow is told in whole points', () => {
  expect([0, 1, 3.8, 128_450].map((loss) => shortLoss(loss, '.'))).toEqual(['0', '1', '3', '128.4k'])
})

test('what a blow may take is told as the blow will be: no more than it takes', () => {
  expect(shortLossRange(3.6, 4.4, ',')).toBe('3–4')
  expect(shortLossRange(0.42, 1.3, ',')).toBe('0,4–1')
})

test('from and to that read the same are one number', () => {
  expect(shortLossRange(4.1, 4.9, ',')).toBe('4')
})
