import { expect, test } from 'vitest'
import { chanceAt, roadX, roadY, stairAtY, variantOf } from './road-path.ts'

test('the road looks the same to everybody who comes by', () => {
  expect([1, 2, 3, 5000].map(variantOf)).toEqual([1, 2, 3, 5000].map(variantOf))
  expect(chanceAt(17, 3)).toBe(chanceAt(17, 3))
})

test('chance is spread evenly along the road', () => {
  const counts = [0, 0, 0, 0]
  for (let segment = 0; segment < 4000; segment++) {
    const kind = Math.floor(chanceAt(segment, 9) * 4)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(850)
})

test('every variant of the road is met, and none follows itself', () => {
  const variants = Array.from({ length: 400 }, (_, i) => variantOf(i - 200))
  expect([...new Set(variants)].toSorted()).toEqual([0, 1, 2])
  expect(variants.filter((variant, i) => variant === variants[i + 1])).toEqual([])
})

test('the foot of the road, where everybody begins, needs two pictures', () => {
  expect(new Set([-2, -1, 0, 1, 2, 3].map(variantOf))).toEqual(new Set([0, 1]))
})

test('segments join: the first and the last stair of each are in the middle', () => {
  for (const stair of [0, 4, 5, 9, 10, 14, 5000, 5004]) expect(roadX(stair)).toBe(300)
})

test('the road never leaves the screen', () => {
  for (let stair = 0; stair < 500; stair += 0.25) {
    expect(roadX(stair)).toBeGreaterThan(230)
    expect(roadX(stair)).toBeLessThan(370)
  }
})

test('a touch on a landing finds its stair', () => {
  for (const stair of [0, 1, 17, 4321]) {
    expect(stairAtY(roadY(stair, 100) - 1, 100)).toBe(stair)
    expect(stairAtY(roadY(stair, 100) - 119, 100)).toBe(stair)
  }
})
