import { expect, test } from 'vitest'
import type { Field } from './formation.ts'
import { raidFormation } from './raid-formation.ts'

const fields: readonly Field[] = [
  { top: 175, bottom: 750 },
  { top: 240, bottom: 1068 },
]
const squads = [1, 2, 3, 4, 5, 6]
const hero = 152

test('the boss of a raid is three and a half heroes tall', () => {
  for (const field of fields) {
    const { boss, squad } = raidFormation({ squad: 6, brood: 0, bossHeight: 237 }, field)
    const sizes = squad.map(({ size }) => size * hero)
    expect((boss.size * 237) / Math.min(...sizes)).toBeCloseTo(3.5)
  }
})

test('whoever came to a raid stands before the boss, on the field, and on nobody’s feet', () => {
  for (const field of fields)
    for (const count of squads) {
      const { boss, squad } = raidFormation({ squad: count, brood: 2, bossHeight: 237 }, field)
      expect(squad).toHaveLength(count)
      for (const { x, y } of squad) {
        expect(x).toBeGreaterThan(50)
        expect(x).toBeLessThan(550)
        expect(y).toBeGreaterThan(boss.y + 60)
        expect(y).toBeLessThan(field.bottom)
      }
      for (const one of squad)
        for (const other of squad)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(75)
    }
})

test('everybody looks at the boss, and its brood stands at its sides', () => {
  const { boss, brood, squad } = raidFormation(
    { squad: 6, brood: 2, bossHeight: 237 },
    { top: 175, bottom: 750 },
  )
  for (const { x, facing } of squad) expect(Math.sign(boss.x - x) * (facing ?? 1)).toBeGreaterThanOrEqual(0)
  expect(brood.map(({ x }) => x < boss.x)).toEqual([true, false])
})
