import { expect, test } from 'vitest'
import { imageQuality, imageWidths } from './image-quality.ts'

test.each([
  [1101, 'HIGH'],
  [1100, 'STANDARD'],
  [601, 'STANDARD'],
  [600, 'LOW'],
  [451, 'LOW'],
  [450, 'LOWEST'],
  [64, 'LOWEST'],
] as const)('with a memory limit of %i MB the automatic quality is %s', (memory, quality) => {
  expect(imageQuality('AUTO', memory)).toBe(quality)
})

test('an unreadable memory limit gives high quality', () => {
  expect(imageQuality('AUTO', null)).toBe('HIGH')
})

test('a quality the player chose is kept whatever the memory', () => {
  expect(imageQuality('HIGH', 100)).toBe('HIGH')
  expect(imageQuality('LOWEST', 8000)).toBe('LOWEST')
})

test('pictures are 450, 500, 600 or 768 wide', () => {
  expect(imageWidths).toEqual({ LOWEST: 450, LOW: 500, AUTO: 600, STANDARD: 600, HIGH: 768 })
})
