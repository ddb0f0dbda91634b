import { describe, expect, test } from 'vitest'
import { ANIMALS } from './animals.data.ts'
import { poseOf } from './paths.ts'

const ways = ['cross', 'flutter', 'hop', 'roll', 'rise'] as const
const high = 840

describe('whoever lives beside the road', () => {
  test('each world has two kinds of its own, no two worlds the same', () => {
    const pairs = Object.values(ANIMALS).map((kinds) => JSON.stringify(kinds))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const kinds of Object.values(ANIMALS)) expect(kinds.length).toBeGreaterThanOrEqual(2)
  })

  test.each(ways)('%s: nobody jumps while it is seen', (way) => {
    const inside = ({ x, y, alpha }: ReturnType<typeof poseOf>) =>
      x > -40 && x < 640 && y > 0 && y < high && alpha > 0.1
    for (let index = 0; index < 5; index++)
      for (let time = 0; time < 60; time += 1 / 30) {
        const [here, next] = [poseOf(way, time, index, high), poseOf(way, time + 1 / 30, index, high)]
        if (inside(here) && inside(next))
          expect(Math.hypot(next.x - here.x, next.y - here.y)).toBeLessThan(24)
      }
  })

  test.each(ways)('%s: everybody is seen within half a minute', (way) => {
    for (let index = 0; index < 3; index++) {
      const seen = Array.from({ length: 60 }, (_, i) => poseOf(way, i / 2, index, high)).some(
        ({ x }) => x > 0 && x < 600,
      )
      expect(seen).toBe(true)
    }
  })

  test('who sits keeps off the road', () => {
    for (let time = 0; time < 60; time += 0.1) {
      const { x } = poseOf('hop', time, 0, high)
      expect(x < 100 || x > 500).toBe(true)
    }
  })
})
