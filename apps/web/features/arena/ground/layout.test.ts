import { expect, test } from 'vitest'
import { fitArena, ownPlace, pedestals, seat, tiers, yOf } from './layout.ts'

/** What bars leave free, from the narrow phone to the tall one, in pixels of a stage 600 wide. */
const fields = [
  { top: 146, bottom: 664 },
  { top: 190, bottom: 560 },
  { top: 200, bottom: 1060 },
]

test('rivals and the player stand where no bar covers them', () => {
  for (const field of fields) {
    const fit = fitArena(field)
    for (const { y, tall } of [...pedestals, ownPlace]) {
      expect(yOf(fit, y)).toBeLessThan(field.bottom)
      expect(yOf(fit, y) - tall * fit.size).toBeGreaterThan(field.top - 30)
    }
  }
})

test('each tier of the stands lies behind and above the one before', () => {
  const fit = fitArena({ top: 146, bottom: 664 })
  const heights = Array.from({ length: tiers }, (_, tier) => seat(fit, tier, 0).y)
  expect(heights).toEqual([...heights].sort((one, other) => other - one))
  expect(seat(fit, 0, 0.5).x - 300).toBeCloseTo(300 - seat(fit, 0, -0.5).x)
})
