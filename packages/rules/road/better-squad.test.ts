import { expect, test } from 'vitest'
import { aCreature } from '../battle/a-battle.ts'
import type { Entrant } from '../battle/fighter.ts'
import { betterSquad } from './better-squad.ts'

const hero = (id: number, wish: Partial<Entrant> = {}): Entrant => ({
  ...aCreature({ attack: 10, defence: 10, healthTotal: 20, colour: 'red', ...wish }),
  id,
})
const idsOf = (squad: readonly Entrant[] | null) => squad?.map(({ id }) => id) ?? null
const enemies = [{ ...aCreature({ specials: { BLOCK_RED: 0.5 } }), id: 11 }]
const six = [1, 2, 3, 4, 5, 6].map((id) => hero(id))

test('who is dead stays at home if somebody in the camp can stand', () => {
  const squad = six.map((one) => (one.id === 2 ? { ...one, health: 0 } : one))
  expect(idsOf(betterSquad(squad, [hero(7)], enemies))).toEqual([1, 3, 4, 5, 6, 7])
})

test('a colour that the enemies stop makes room for one they do not', () => {
  const squad = [hero(1, { attack: 12 }), ...six.slice(1)]
  const chosen = idsOf(betterSquad(squad, [hero(7, { colour: 'blue' })], enemies))
  expect(chosen).toContain(7)
  expect(chosen?.[0]).toBe(1)
  expect(chosen).toHaveLength(6)
})

test('nobody is sent for who would be no better', () => {
  expect(betterSquad(six, [hero(7, { attack: 1 })], enemies)).toBeNull()
  expect(betterSquad(six, [], enemies)).toBeNull()
})
