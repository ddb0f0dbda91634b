import { mostGranted } from '@skystair/contract/console.ts'
import { expect, test } from 'vitest'
import { sumOf } from './grant-sum.ts'

test.each(['', '0', '000', String(mostGranted + 1), '9999999999'])('%j is no sum to be granted', (digits) => {
  expect(sumOf(digits)).toBeNull()
})

test.each([
  ['1', 1],
  ['0500', 500],
  [String(mostGranted), mostGranted],
])('%j grants %i', (digits, sum) => {
  expect(sumOf(digits)).toBe(sum)
})
