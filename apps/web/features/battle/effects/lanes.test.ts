import { expect, test } from 'vitest'
import { type Covered, freeLane } from './lanes.ts'

const top = 80

test('a number stands where the blow fell', () => {
  expect(freeLane({ x: 200, y: 300, width: 60 }, [], top)).toEqual({ x: 200, y: 300, width: 60 })
})

test('eight blows on one body at once can all be read', () => {
  const taken: Covered[] = []
  for (let i = 0; i < 8; i++) taken.push(freeLane({ x: 200, y: 400, width: 60 }, taken, top))
  for (const one of taken)
    for (const other of taken)
      if (one !== other)
        expect(
          Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 40,
          `${JSON.stringify(one)} ${JSON.stringify(other)}`,
        ).toBe(true)
})

test('a long number at the edge of the stage stays in the picture and below the bars', () => {
  for (const x of [0, 600]) {
    const lane = freeLane({ x, y: 60, width: 180 }, [], top)
    expect(lane.x - 90).toBeGreaterThanOrEqual(0)
    expect(lane.x + 90).toBeLessThanOrEqual(600)
    expect(lane.y).toBeGreaterThan(top)
  }
})
