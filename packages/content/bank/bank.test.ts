import { MONIES } from '@skystair/rules/bank/money.ts'
import { expect, test } from 'vitest'
import { priceOf, SHELF, sizeOf } from './bank.data.ts'

test('the shelf has its eight sizes, each with a price in every kind of money', () => {
  expect(SHELF.map(({ emeralds }) => emeralds)).toEqual([60, 130, 350, 800, 1_700, 3_600, 9_500, 20_000])
  for (const size of SHELF)
    for (const money of MONIES) expect(priceOf(size, money).amount, `${size.id} ${money}`).toBeGreaterThan(0)
})

test.each(MONIES)('the larger the heap, the more emeralds for the same %s', (money) => {
  const worths = SHELF.map((size) => size.emeralds / priceOf(size, money).amount)
  expect(worths).toEqual(worths.toSorted((one, other) => one - other))
  expect(new Set(worths).size).toBe(SHELF.length)
})

test('what is not on the shelf has no size', () => {
  expect(sizeOf('emeralds-61')).toBeUndefined()
})
