import { expect, test } from 'vitest'
import { type Field, formation } from './formation.ts'

const fields: readonly Field[] = [
  { top: 70, bottom: 690 },
  { top: 110, bottom: 1060 },
]
const counts = [1, 2, 3, 4, 5, 6]

test('the squads face each other across the middle', () => {
  for (const field of fields)
    for (const count of counts) {
      expect(formation(count, 1, field).every(({ x }) => x < 300)).toBe(true)
      expect(formation(count, -1, field).every(({ x }) => x > 300)).toBe(true)
    }
})

test('everybody has room on the field, and nobody stands on another', () => {
  for (const field of fields)
    for (const count of counts) {
      const spots = formation(count, 1, field)
      expect(spots).toHaveLength(count)
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(60)
        expect(y).toBeGreaterThan(field.top + 100)
        expect(y).toBeLessThan(field.bottom)
      }
      for (const one of spots)
        for (const other of spots)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(90)
    }
})

test('who stands nearer is larger', () => {
  const [far, , near] = formation(6, 1, { top: 70, bottom: 690 })
  expect(near?.size).toBeGreaterThan(far?.size ?? Number.NaN)
})
