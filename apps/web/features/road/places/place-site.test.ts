import { expect, test } from 'vitest'
import { roadX } from '../ground/road-path.ts'
import { isInTheWay, siteOf } from './place-site.ts'

const halfRoad = 165
const stairs = Array.from({ length: 300 }, (_, stair) => stair)

test('a place stands on the side the server names, inside the screen', () => {
  for (const stair of stairs) {
    const left = siteOf({ id: `main-${stair}-1`, stair, posX: 110 })
    const right = siteOf({ id: `main-${stair}-1`, stair, posX: 490 })
    expect(left.x).toBeLessThan(roadX(left.at))
    expect(right.x).toBeGreaterThan(roadX(right.at))
    for (const { x } of [left, right]) {
      expect(x).toBeGreaterThanOrEqual(60)
      expect(x).toBeLessThanOrEqual(540)
    }
  }
})

test('a guardian stands on the road itself', () => {
  for (const stair of stairs) {
    const { x, at } = siteOf({ id: `main-${stair}-0`, stair, posX: 300 })
    expect(Math.abs(x - roadX(at))).toBeLessThan(halfRoad)
  }
})

test('nothing grows into a place, and all goes on growing elsewhere', () => {
  const site = { x: 90, at: 10.3 }
  expect(isInTheWay({ x: 120, at: 10.2 }, site)).toBe(true)
  expect(isInTheWay({ x: 510, at: 10.2 }, site)).toBe(false)
  expect(isInTheWay({ x: 90, at: 12 }, site)).toBe(false)
})
