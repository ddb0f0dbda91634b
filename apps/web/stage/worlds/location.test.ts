import { expect, test } from 'vitest'
import { locationOf } from './location.ts'

test.each([
  [0, 'forest'],
  [30, 'forest'],
  [31, 'march'],
  [250, 'necropolis'],
  [251, 'kingdom'],
  [1001, 'war'],
  [3000, 'miro'],
  [4375, 'abyss'],
  [5501, 'gate'],
  [1_000_000, 'gate'],
] as const)('stair %i lies in the part %s', (stair, location) => {
  expect(locationOf(stair)).toBe(location)
})
