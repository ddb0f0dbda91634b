import { expect, test } from 'vitest'
import { stairSheet } from './stair-sheet.ts'

test('a sprite sheet holds the numbers of 100 stairs', () => {
  expect(stairSheet(1)).toEqual({ sheet: 0, frame: 0 })
  expect(stairSheet(100)).toEqual({ sheet: 0, frame: 99 })
  expect(stairSheet(101)).toEqual({ sheet: 1, frame: 0 })
  expect(stairSheet(4375)).toEqual({ sheet: 43, frame: 74 })
})
