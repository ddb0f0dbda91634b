import { expect, test } from 'vitest'
import { feastDecorOf } from './feast-decor.ts'
import { roadWidth, roadX } from './road-path.ts'

const halfRoad = 165
const segments = Array.from({ length: 60 }, (_, segment) => segment)

test('what a feast puts up stands beside the road, inside the screen', () => {
  for (const segment of segments)
    for (const { x, at } of feastDecorOf(segment)) {
      expect(Math.abs(x - roadX(at))).toBeGreaterThan(halfRoad)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(roadWidth)
    }
})

test('on both sides, the same for everybody and for ever', () => {
  for (const segment of segments) {
    const sides = feastDecorOf(segment).map(({ x, at }) => Math.sign(x - roadX(at)))
    expect(sides.toSorted()).toEqual([-1, -1, 1, 1])
    expect(feastDecorOf(segment)).toEqual(feastDecorOf(segment))
  }
})
