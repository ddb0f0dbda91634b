import { expect, test } from 'vitest'
import { spotsOf, stateOf } from './path-layout.ts'

test('a path of any length begins at the foot of the stair and ends on top of it', () => {
  for (const count of [2, 5, 11, 20]) {
    const spots = spotsOf(count)
    expect(spots).toHaveLength(count)
    expect(spots[0]).toEqual(spotsOf(11)[0])
    expect(spots.at(-1)).toEqual({ x: 50, y: 43 })
  }
  expect(spotsOf(1)).toEqual([{ x: 50, y: 43 }])
})

test('of eleven steps none covers its neighbour', () => {
  const spots = spotsOf(11)
  for (const [index, spot] of spots.entries())
    for (const other of spots.slice(index + 1))
      expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(11)
})

test('what was taken lies behind, the next one is ready when enough was gathered, the rest is ahead', () => {
  const standing = { taskNumber: 3, progress: 4, total: 10 }
  expect([1, 2, 3, 4].map((step) => stateOf(step, standing))).toEqual(['taken', 'taken', 'next', 'ahead'])
  expect(stateOf(3, { ...standing, progress: 10 })).toBe('ready')
})
