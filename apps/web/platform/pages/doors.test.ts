import { expect, test } from 'vitest'
import { type Door, doorsAt, isReached } from './doors.ts'

const arena: Door = {
  overlay: 'settings',
  icon: 'swords',
  label: 'settings:title',
  opens: { level: 8 },
  shows: { level: 4 },
  place: 'foot',
}
const player = { level: 4, bestVictoryStair: 24 }

test('a door opens at its level', () => {
  expect(isReached(arena.opens, { ...player, level: 7 })).toBe(false)
  expect(isReached(arena.opens, { ...player, level: 8 })).toBe(true)
})

test('a door opens at its stair once a victory was won there', () => {
  expect(isReached({ stair: 25 }, player)).toBe(false)
  expect(isReached({ stair: 25 }, { ...player, bestVictoryStair: 25 })).toBe(true)
})

test('a locked door is seen before it opens, but not before its time', () => {
  expect(doorsAt('foot', { ...player, level: 3 }, [arena])).toEqual([])
  expect(doorsAt('foot', player, [arena])).toEqual([arena])
  expect(doorsAt('side', player, [arena])).toEqual([])
})
