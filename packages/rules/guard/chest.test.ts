import { expect, test } from 'vitest'
import { chestFor } from './chest.ts'

test.each([
  [0, 'NONE'],
  [1, 'SILVER'],
  [2999, 'SILVER'],
  [3000, 'AZURE'],
  [6999, 'AZURE'],
  [7000, 'AMBER'],
  [9999, 'AMBER'],
  [10_000, 'GOLD'],
  [19_999, 'GOLD'],
  [20_000, 'JADE'],
  [49_999, 'JADE'],
  [50_000, 'LAVA'],
  [1_000_000, 'LAVA'],
])('who buys %i emeralds is given the chest %s', (emeralds, chest) => {
  expect(chestFor(emeralds)).toBe(chest)
})
