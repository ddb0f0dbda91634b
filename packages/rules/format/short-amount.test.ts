import { expect, test } from 'vitest'
import { shortAmount } from './short-amount.ts'

test('a small gain is told in tenths and never as nothing', () => {
  expect([0.01, 2.44, 9.96, 30.7].map((amount) => shortAmount(amount, '.'))).toEqual([
    '0.1',
    '2.4',
    '10',
    '30',
  ])
})
