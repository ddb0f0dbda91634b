import { expect, test } from 'vitest'
import type { Extent } from './extent.ts'
import type { Field } from './formation.ts'
import { raidFormation } from './raid-formation.ts'

const fields: readonly Field[] = [
  { top: 175, bottom: 750 },
  { top: 240, bottom: 1068 },
]
const squads = [1, 2, 3, 4, 5, 6]
const tall = 152
const hero: Extent = { above: tall, below: 14, behind: 50, before: 55 }
const boss: Extent = { above: 237, below: 30, behind: 150, before: 125 }
const crowd = (squad: number, brood: number) => ({
  squad: Array.from({ length: squad }, () => hero),
  brood: Array.from({ length: brood }, () => hero),
  boss,
  label: 34,
})

test('the boss of a raid is three and a half heroes tall', () => {
  for (const field of fields) {
    const { boss: great, squad } = raidFormation(crowd(6, 0), field)
    const sizes = squad.map(({ size }) => size * tall)
    expect((great.size * boss.above) / Math.min(...sizes)).toBeCloseTo(3.5)
  }
})

test('whoever came to a raid stands before the boss, on the field, and on nobody’s feet', () => {
  for (const field of fields)
    for (const count of squads) {
      const { boss: great, squad } = raidFormation(crowd(count, 2), field)
      expect(squad).toHaveLength(count)
      for (const { x, y } of squad) {
        expect(x).toBeGreaterThan(50)
        expect(x).toBeLessThan(550)
        expect(y).toBeGreaterThan(great.y)
        expect(y).toBeLessThan(field.bottom)
      }
      for (const one of squad)
        for (const other of squad)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(75)
    }
})

test('the brood stands between the heads of the back row, and nobody’s health is written over another’s', () => {
  const bare = 32
  for (const field of fields)
    for (const count of squads)
      for (const young of [1, 2, 3]) {
        const { squad, brood } = raidFormation(crowd(count, young), field)
        const back = squad.filter(({ y }) => y < Math.max(...squad.map((one) => one.y)) - 10)
        for (const one of brood) {
          const { label } = one
          for (const { x, y, size } of back) {
            const isBeside = Math.abs(label.x - x) > label.room / 2 + 30 * size
            expect(isBeside || label.y + bare < y - tall * size).toBe(true)
          }
          for (const other of brood)
            if (other !== one) expect(Math.abs(other.label.x - label.x)).toBeGreaterThan(label.room)
          expect(label.x + label.room / 2).toBeLessThan(600)
          expect(label.x - label.room / 2).toBeGreaterThan(0)
        }
      }
})

test('everybody looks at the boss, and its brood stands at its sides', () => {
  const { boss: great, brood, squad } = raidFormation(crowd(6, 2), { top: 175, bottom: 750 })
  for (const { x, facing } of squad) expect(Math.sign(great.x - x) * (facing ?? 1)).toBeGreaterThanOrEqual(0)
  expect(brood.map(({ x }) => x < great.x)).toEqual([true, false])
})
