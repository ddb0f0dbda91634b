import { expect, test } from 'vitest'
import { bossGrowth, isOnRoad } from './boss-growth.ts'

const road = { startedAt: 0, floor: 40, top: 45, stairs: 20, bossStairs: [45, 50, 55, 60] }

test('the boss behind the raid road grows with each stair', () => {
  const sizes = Array.from({ length: 21 }, (_, i) => bossGrowth(road, 40 + i))
  expect(sizes[0]).toBe(0)
  expect(sizes[20]).toBe(1)
  expect(sizes.every((size, i) => i === 0 || size > (sizes[i - 1] ?? 1))).toBe(true)
})

test('it is neither larger past the road nor smaller below it, and far away where there is none', () => {
  expect(bossGrowth(road, 99)).toBe(1)
  expect(bossGrowth(road, 3)).toBe(0)
  expect(bossGrowth(null, 3)).toBe(0)
})

test('it is gone from the sky while it stands on a stair in sight', () => {
  const stairs = [40, 42, 43, 44, 45, 47, 48]
  expect(stairs.filter((stair) => isOnRoad(road, stair))).toEqual([43, 44, 48])
  expect(isOnRoad(null, 44)).toBe(false)
})
