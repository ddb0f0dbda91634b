import { kindOf } from '@skystair/content/beginning.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { expect, test } from 'vitest'
import { powerOfAll } from './squad-power.ts'

const squadAt = (stair: number) => [join(kindOf('wanderer'), 1, guardianPower(stair), true, 0)]

test('the power of a squad is a whole number that a column can hold, as high as the tale goes and above', () => {
  for (const stair of [1, 500, 1999, 2000, 2570, 3000, 4375, 5600, 20_000])
    expect(Number.isSafeInteger(powerOfAll(squadAt(stair))), `stair ${stair}`).toBe(true)
})

test('where it fits it is told exactly', () => {
  expect(powerOfAll(squadAt(1000))).toBeLessThan(Number.MAX_SAFE_INTEGER)
  expect(powerOfAll(squadAt(1000))).toBeGreaterThan(powerOfAll(squadAt(999)))
})
