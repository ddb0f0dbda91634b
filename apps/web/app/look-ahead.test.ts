import { expect, test } from 'vitest'
import { nextRange } from './look-ahead.ts'

test('pictures are asked for as soon as the last of those that have come is next, and each stair once', () => {
  expect(nextRange(10, 13)).toBeNull()
  expect(nextRange(11, 13)).toBeNull()
  expect(nextRange(12, 13)).toEqual({ artifactFrom: 14, artifactTo: 16 })
  expect(nextRange(13, 16)).toBeNull()
})

test('whoever has leapt far ahead is not shown what lies behind', () => {
  expect(nextRange(500, 13)).toEqual({ artifactFrom: 501, artifactTo: 503 })
})
