import { expect, test } from 'vitest'
import { shortLoss } from './short-loss.ts'

test('a scratch is told in tenths, and never as nothing', () => {
  expect([0.97, 0.44, 0.02].map((loss) => shortLoss(loss, ','))).toEqual(['0,9', '0,4', '0,1'])
})

test('a blow is told in whole points', () => {
  expect([0, 1, 3.8, 128_450].map((loss) => shortLoss(loss, '.'))).toEqual(['0', '1', '3', '128.4k'])
})
