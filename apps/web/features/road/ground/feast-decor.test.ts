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

test('on both sides, high and low, the same for everybody and for ever', () => {
  const all = segments.flatMap(feastDecorOf)
  const count = (side: number, name: string) =>
    all.filter((one) => one.name === name && Math.sign(one.x - roadX(one.at)) === side).length
  for (const side of [-1, 1])
    for (const name of ['post', 'heap']) expect(count(side, name)).toBeGreaterThan(segments.length / 2)
  expect(segments.flatMap(feastDecorOf)).toEqual(all)
})
