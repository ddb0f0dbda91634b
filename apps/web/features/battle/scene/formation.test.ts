import { expect, test } from 'vitest'
import { type Field, type Fighter, formation } from './formation.ts'

const fields: readonly Field[] = [
  { top: 70, bottom: 690 },
  { top: 110, bottom: 1060 },
]
const counts = [1, 2, 3, 4, 5, 6]
const hero: Fighter = { extent: { above: 160, below: 18, behind: 55, before: 60 }, growth: 1 }
const many = (count: number, fighter = hero) => Array.from({ length: count }, () => fighter)
const label = 40
const stood = (count: number, side: 1 | -1, field: Field, foes = many(count)) =>
  formation(many(count), side, field, { foes, label })

test('the squads face each other across the middle', () => {
  for (const field of fields)
    for (const count of counts) {
      expect(stood(count, 1, field).every(({ x }) => x < 300)).toBe(true)
      expect(stood(count, -1, field).every(({ x }) => x > 300)).toBe(true)
    }
})

test('everybody has room on the field, and nobody stands on another', () => {
  for (const field of fields)
    for (const count of counts) {
      const spots = stood(count, 1, field)
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
  const spots = stood(6, 1, { top: 70, bottom: 690 }).toSorted((one, other) => one.y - other.y)
  expect(spots.at(-1)?.size).toBeGreaterThan(spots[0]?.size ?? Number.NaN)
})

test('the fewer fight, the nearer they are seen', () => {
  for (const field of fields) {
    const sizes = counts.map((count) => Math.max(...stood(count, 1, field).map(({ size }) => size)))
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(sizes[0]).toBeGreaterThan(1.6 * (sizes[5] ?? Number.NaN))
  }
})

test('one among heroes who is very large does not make the others small', () => {
  const giant: Fighter = { extent: { above: 274, below: 40, behind: 157, before: 145 }, growth: 1 }
  const field = { top: 70, bottom: 690 }
  const mixed = formation([...many(5), giant], 1, field, { foes: many(6), label })
  const alike = stood(6, 1, field)
  expect(mixed.slice(0, 5).map(({ size }) => size)).toEqual(alike.slice(0, 5).map(({ size }) => size))
  expect(mixed[5]?.size).toBeLessThan(alike[5]?.size ?? Number.NaN)
})

test('a great one looms behind its own, and hides nobody’s name', () => {
  const great = { ...hero, growth: 1.3 }
  for (const field of fields)
    for (const helpers of [2, 3, 4, 5]) {
      const [boss, ...others] = formation([great, ...many(helpers)], -1, field, { foes: many(6), label })
      for (const { y, size } of others) {
        expect(y).toBeGreaterThan(boss?.y ?? Number.NaN)
        expect(boss?.size).toBeGreaterThan(1.2 * size)
      }
      expect((boss?.y ?? 0) - hero.extent.above * (boss?.size ?? 0)).toBeGreaterThanOrEqual(field.top)
    }
})

test('a great one towers over the squad that came for it', () => {
  const great = { ...hero, growth: 1.3 }
  for (const field of fields) {
    const [boss] = formation([great], -1, field, { foes: many(6), label })
    const squad = formation(many(6), 1, field, { foes: [great], label })
    for (const { size } of squad) expect(boss?.size).toBeGreaterThan(1.5 * size)
  }
})
