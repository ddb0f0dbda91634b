import { expect, test } from 'vitest'
import { defaultMaximumCoordinate, isArtifactImageInReach, isPlaceInReach } from './reach.ts'

test('places more than 1000 below the player are dropped', () => {
  expect(isPlaceInReach(4000, 5000)).toBe(true)
  expect(isPlaceInReach(3999, 5000)).toBe(false)
  expect(isPlaceInReach(9000, 5000)).toBe(true)
})

test('artifact pictures are loaded 3 stairs around', () => {
  expect(isArtifactImageInReach(13, 10)).toBe(true)
  expect(isArtifactImageInReach(7, 10)).toBe(true)
  expect(isArtifactImageInReach(14, 10)).toBe(false)
})

test('a road without a known end reaches to 1e15', () => {
  expect(defaultMaximumCoordinate).toBe(1_000_000_000_000_000)
})
