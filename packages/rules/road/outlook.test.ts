import { expect, test } from 'vitest'
import { aCreature } from '../battle/a-battle.ts'
import type { Entrant } from '../battle/fighter.ts'
import { outlook, strengthOf } from './outlook.ts'

const power = (size: number): Partial<Entrant> => ({ attack: size, defence: size, healthTotal: size * 2 })
const side = (first: number, ...sizes: number[]): Entrant[] =>
  sizes.map((size, place) => ({ ...aCreature(power(size)), id: first + place }))
const ours = (...sizes: number[]) => side(1, ...sizes)
const theirs = (...sizes: number[]) => side(11, ...sizes)

test('a squad much stronger is told so, and one much weaker too', () => {
  expect(outlook(ours(20, 20), theirs(10, 10))).toBe('sure')
  expect(outlook(ours(5, 5), theirs(10, 10))).toBe('hopeless')
})

test('many small ones who would lose to one great one are not told that they are stronger', () => {
  const [squad, giant] = [ours(12, 11, 6, 6, 4), theirs(26)]
  expect(strengthOf(squad)).toBeGreaterThan(strengthOf(giant) * 1.4)
  expect(outlook(squad, giant)).toBe('risky')
})

test('the same squad before the same enemy always hears the same', () => {
  const hear = () => outlook(ours(10, 10), theirs(10, 10))
  expect(new Set([hear(), hear(), hear()]).size).toBe(1)
})

test('who cannot stand counts for nothing', () => {
  const [one, other] = ours(20, 20)
  if (!one || !other) throw new Error('two were asked for')
  expect(strengthOf([one, { ...other, health: 0 }])).toBe(strengthOf([one]))
  expect(outlook([{ ...one, health: 0 }], theirs(1))).toBe('hopeless')
})
