import { expect, test } from 'vitest'
import { putAt, without } from './squad-order.ts'

test('two of the squad change places', () => {
  expect(putAt([1, 2, 3], 3, 0)).toEqual([3, 2, 1])
})

test('who comes from the camp takes the place, and who stood there rests', () => {
  expect(putAt([1, 2, 3], 9, 1)).toEqual([1, 9, 3])
  expect(putAt([1, 2], 9, 4)).toEqual([1, 2, 9])
})

test('a hero put on an empty place goes to the end of the ranks', () => {
  expect(putAt([1, 2, 3], 1, 5)).toEqual([2, 3, 1])
})

test('a full squad takes nobody without a place, and the last never goes', () => {
  expect(putAt([1, 2, 3, 4, 5, 6], 9, 6)).toEqual([1, 2, 3, 4, 5, 6])
  expect(without([1, 2], 2)).toEqual([1])
  expect(without([1], 1)).toEqual([1])
})
