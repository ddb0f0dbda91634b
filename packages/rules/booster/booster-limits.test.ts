import { expect, test } from 'vitest'
import { boosters } from './booster-limits.ts'

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
