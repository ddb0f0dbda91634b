import { expect, test } from 'vitest'
import { boosters, regainedHealth, snowWorldWaitMs } from './booster.ts'

const hour = 3_600_000

test('the experience booster gives +100 % for 8 hours', () => {
  expect(boosters.EXPERIENCE).toMatchObject({ lastsMs: 8 * hour, experiencePercent: 100 })
})

test('the Platinum set lasts 72 hours: +400 % experience, +400 % health, regeneration x20', () => {
  expect(boosters.PLATINUM).toEqual({
    lastsMs: 72 * hour,
    experiencePercent: 400,
    healthPercent: 400,
    regenerationTimes: 20,
  })
})

test('health comes back by 1 a minute', () => {
  expect(regainedHealth(60_000, 1)).toBe(1)
  expect(regainedHealth(59_999, 1)).toBe(0)
  expect(regainedHealth(hour, 1)).toBe(60)
})

test('with the Platinum set health comes back 20 times faster', () => {
  expect(regainedHealth(60_000, boosters.PLATINUM.regenerationTimes)).toBe(20)
})

test('the snow world lets in again after 6 hours', () => {
  expect(snowWorldWaitMs).toBe(6 * hour)
})
