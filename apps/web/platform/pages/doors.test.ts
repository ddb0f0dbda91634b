import type { PlayerView } from '@skystair/contract/player-view.ts'
import { expect, test } from 'vitest'
import { leaveVisit, useVisit } from '../state/visit.ts'
import { type Door, doors, doorsAt, isReached } from './doors.ts'

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

test('the way to clans is seen from level 8 and open from level 15; members come home to their town by it', () => {
  const clan = doors.find(({ overlay }) => overlay === 'clan')
  if (clan === undefined) throw new Error('no way to clans')
  const seenFrom = (level: number) => doorsAt('foot', { ...player, level }).includes(clan)
  expect([seenFrom(7), seenFrom(8)]).toEqual([false, true])
  const openFrom = (level: number) => isReached(clan.opens, { ...player, level })
  expect([openFrom(14), openFrom(15)]).toEqual([false, true])
  clan.enter?.({ clanId: 7 } as PlayerView)
  expect(useVisit.getState().place).toBe('clan')
  leaveVisit()
  expect(useVisit.getState().place).toBe(null)
})

test('the way to the arena is seen from level 4, says that it has not opened yet, and leads there from level 8', () => {
  const way = doors.find(({ label }) => label === 'road:door.arena')
  if (way === undefined) throw new Error('no way to the arena')
  const seenFrom = (level: number) => doorsAt('side', { ...player, level }).includes(way)
  expect([seenFrom(3), seenFrom(4)]).toEqual([false, true])
  const openFrom = (level: number) => isReached(way.opens, { ...player, level })
  expect([openFrom(7), openFrom(8), way.shut]).toEqual([false, true, 'errors:arena-not-open'])
  way.enter?.({} as PlayerView)
  expect(useVisit.getState().place).toBe('arena')
  leaveVisit()
})

test('the beam at the foot of the screen holds five doors at most', () => {
  expect(doorsAt('foot', { level: 100, bestVictoryStair: 5000 }).length).toBeLessThanOrEqual(5)
})
