import { expect, test } from 'vitest'
import { gainExperience } from './experience-cap.ts'

test('experience grows by what is gained', () => {
  expect(gainExperience(10, 30, 100)).toBe(40)
})

test('experience is capped at its maximum', () => {
  expect(gainExperience(90, 30, 100)).toBe(100)
  expect(gainExperience(100, 1, 100)).toBe(100)
})
