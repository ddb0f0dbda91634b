import { expect, test } from 'vitest'
import { messagePage, ratingPage, ratingRetries } from './page-sizes.ts'

test('chat and mail are read by 20, from what is already held', () => {
  expect(messagePage(0)).toEqual({ from: 0, to: 20 })
  expect(messagePage(20)).toEqual({ from: 20, to: 40 })
  expect(messagePage(27)).toEqual({ from: 27, to: 47 })
})

test('ratings are read by 10, from the place after the last one held', () => {
  expect(ratingPage(0, false)).toEqual({ from: 1, to: 10 })
  expect(ratingPage(10, false)).toEqual({ from: 11, to: 20 })
})

test('with a filter the page of a rating ends one later', () => {
  expect(ratingPage(0, true)).toEqual({ from: 1, to: 11 })
  expect(ratingPage(10, true)).toEqual({ from: 11, to: 21 })
})

test('a rating that does not load is asked for 5 more times', () => {
  expect(ratingRetries).toBe(5)
})
