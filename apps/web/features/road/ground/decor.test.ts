import { manifest } from '@skystair/art/baked/manifest.ts'
import { expect, test } from 'vitest'
import { decorOf } from './decor.ts'
import { roadX } from './road-path.ts'

const halfRoad = 165
const ornaments = Array.from({ length: 200 }, (_, segment) => decorOf(segment)).flat()

test('nothing stands in the way of the squad', () => {
  for (const { x, at } of ornaments) expect(Math.abs(x - roadX(at))).toBeGreaterThan(halfRoad)
})

test('the forest looks the same each time one walks by', () => {
  expect(decorOf(17)).toEqual(decorOf(17))
})

test('no stretch of the road is bare, and none is overgrown', () => {
  for (let segment = 0; segment < 200; segment++) {
    const { length } = decorOf(segment)
    expect(length).toBeGreaterThanOrEqual(10)
    expect(length).toBeLessThanOrEqual(20)
  }
})

test('every ornament has a picture', () => {
  const baked = new Set(manifest.atlases['props-forest']?.frames)
  expect(ornaments.filter(({ name }) => !baked.has(name))).toEqual([])
})
