import { expect, test } from 'vitest'
import { shortened } from './name-sheet.ts'
import { seating } from './seating.ts'

const counts = Array.from({ length: 12 }, (_, i) => i + 1)

test('everybody who dealt stands on the stage, and on nobody’s feet', () => {
  for (const count of counts) {
    const seats = seating(count, 420, 700)
    expect(seats).toHaveLength(count)
    for (const { x, y } of seats) {
      expect(x).toBeGreaterThan(40)
      expect(x).toBeLessThan(560)
      expect(y).toBeGreaterThan(400)
      expect(y).toBeLessThanOrEqual(700)
    }
    for (const one of seats)
      for (const other of seats)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(70)
  }
})

test('who dealt most stands in front', () => {
  const [first, , , , fifth] = seating(8, 420, 700)
  expect(first?.y).toBeGreaterThan(fifth?.y ?? Number.NaN)
})

test('a name is as long as there is room for it, and says that it goes on', () => {
  const widthOf = (words: string) => [...words].length * 10
  expect(shortened('Молчаливая Ворона', 200, widthOf)).toBe('Молчаливая Ворона')
  expect(shortened('Молчаливая Ворона', 120, widthOf)).toBe('Молчаливая…')
  expect(shortened('Ъ', 1, widthOf)).toBe('Ъ…')
})
