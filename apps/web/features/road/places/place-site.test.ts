import { expect, test } from 'vitest'
import { roadX } from '../ground/road-path.ts'
import { isInTheWay, siteOf } from './place-site.ts'

const plain = { event: null, resource: null }
const found = { event: 'EASTER_EGG', resource: { type: 'EVENT_CURRENCY', amount: 1 } } as const
const halfRoad = 165
const stairs = Array.from({ length: 300 }, (_, stair) => stair)

test('a place stands on the side the server names, inside the screen', () => {
  for (const stair of stairs) {
    const left = siteOf({ id: `main-${stair}-1`, stair, posX: 110, ...plain })
    const right = siteOf({ id: `main-${stair}-1`, stair, posX: 490, ...plain })
    expect(left.x).toBeLessThan(roadX(left.at))
    expect(right.x).toBeGreaterThan(roadX(right.at))
    for (const { x } of [left, right]) {
      expect(x).toBeGreaterThanOrEqual(60)
      expect(x).toBeLessThanOrEqual(540)
    }
  }
})

test('what a feast strews lies beside the road, inside the screen, in the way of no place of its stair', () => {
  for (const stair of stairs)
    for (const posX of [45, 205, 395, 555]) {
      const find = siteOf({ id: `main-${stair}-21`, stair, posX, ...found })
      expect(Math.sign(find.x - roadX(find.at))).toBe(Math.sign(posX - 300))
      expect(find.x).toBeGreaterThanOrEqual(40)
      expect(find.x).toBeLessThanOrEqual(560)
      expect(find.at - siteOf({ id: `main-${stair}-1`, stair, posX, ...plain }).at).toBeGreaterThanOrEqual(
        0.45,
      )
    }
})

test('a guardian stands on the road itself', () => {
  for (const stair of stairs) {
    const { x, at } = siteOf({ id: `main-${stair}-0`, stair, posX: 300, ...plain })
    expect(Math.abs(x - roadX(at))).toBeLessThan(halfRoad)
  }
})

test('nothing grows into a place, and all goes on growing elsewhere', () => {
  const site = { x: 90, at: 10.3 }
  expect(isInTheWay({ x: 120, at: 10.2 }, site)).toBe(true)
  expect(isInTheWay({ x: 510, at: 10.2 }, site)).toBe(false)
  expect(isInTheWay({ x: 90, at: 12 }, site)).toBe(false)
})
