import { expect, test } from 'vitest'
import { percentLeft } from './percent-left.ts'

test.each([
  [0, 1000, 0],
  [1, 1_000_000, 1],
  [999_999, 1_000_000, 99],
  [1000, 1000, 100],
  [640, 1000, 64],
])(
  'a boss with %i of %i left is shown with %i percent: it looks dead only when it is',
  (left, pool, percent) => {
    expect(percentLeft(left, pool)).toBe(percent)
  },
)
