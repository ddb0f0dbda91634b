import { expect, test } from 'vitest'
import { chanceAt, roadX, roadY, segmentVariants, stairAtY, variantOf } from './road-path.ts'

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

test('every variant of the road is met, the last one only at its foot', () => {
  const variantsFrom = (first: number) => new Set(Array.from({ length: 60 }, (_, i) => variantOf(first + i)))
  expect(variantsFrom(-60).size).toBe(segmentVariants)
  expect([...variantsFrom(6)].toSorted()).toEqual([0, 1, 2])
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
