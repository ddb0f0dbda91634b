import type { BattleStatus } from '@skystair/contract/battle.ts'
import type { PlaceView } from '@skystair/contract/road.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enterBattle, useBattle } from '../../../platform/state/battle-state.ts'
import { useGame } from '../../../platform/state/game.ts'
import { goTo, lastOpenStair, openPlace, standFor, useRoad } from '../walk/road-state.ts'
import { dropPlace, forgetPlaces, lookAgain, lookAround, placesBetween, usePlaces } from './road-places.ts'

const asked: [number, number][] = []

const place = (stair: number, slot = 1): PlaceView =>
  ({ id: `main-${stair}-${slot}`, stair, posX: 110, reason: null, until: null }) as PlaceView

vi.mock('../../../platform/server/ask.ts', async (original) => ({
  ...(await original<object>()),
  ask: async (_call: unknown, { query }: { query: { coordFrom: number; coordTo: number } }) => {
    const [from, to] = [query.coordFrom / 100, query.coordTo / 100]
    asked.push([from, to])
    return { places: [place(from + 1), place(to)], tiles: [], educations: [], maxCoordinate: 100 }
  },
}))

const settled = () => vi.waitFor(() => expect(states()).not.toContain('coming'))
const states = () => [...usePlaces.getState().blocks.values()].map(({ state }) => state)

/** Looks until there is nothing more to ask or to free. */
async function lookLong(lowest: number, highest: number): Promise<void> {
  for (let i = 0; i < 8; i++) {
    lookAround(lowest, highest)
    await settled()
  }
}

beforeEach(() => {
  asked.length = 0
  forgetPlaces()
})
afterEach(() => useGame.setState({ player: null }))

test('places are asked for ahead, one question at a time, and no question twice', async () => {
  lookAround(0, 7)
  lookAround(0, 7)
  expect(asked).toEqual([[0, 19]])
  await lookLong(0, 7)
  expect(asked).toEqual([
    [0, 19],
    [20, 39],
  ])
})

test('what was left a thousand behind is freed', async () => {
  await lookLong(0, 7)
  await lookLong(60, 70)
  expect([...usePlaces.getState().places.values()].every(({ stair }) => stair >= 40)).toBe(true)
})

test('what is known stays in sight while the server is asked anew', async () => {
  await lookLong(0, 7)
  lookAgain()
  expect(usePlaces.getState().places.size).toBe(4)
  await lookLong(0, 7)
  expect(asked.length).toBe(4)
})

test('an answer about a world that was left is thrown away', async () => {
  lookAround(0, 7)
  forgetPlaces()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(usePlaces.getState().places.size).toBe(0)
})

test('what was taken is gone at once', async () => {
  await lookLong(0, 7)
  dropPlace('main-1-1')
  expect(placesBetween(usePlaces.getState().places, 0, 10)).toEqual([])
})

test('the squad stands before a guardian and beside everything else', () => {
  expect(standFor(place(5, 0))).toBe(4)
  expect(standFor(place(5, 3))).toBe(5)
  expect(lastOpenStair(600)).toBe(5)
})

test('a place that can be reached is walked to, one beyond a guardian is looked at from afar', () => {
  useGame.setState({ player: { maxCoordinate: 600 } as never })
  useRoad.setState({ stair: 2, wanted: 2, opened: null, aim: null })
  goTo(place(5))
  expect(useRoad.getState()).toMatchObject({ wanted: 5, aim: 'main-5-1', opened: null })
  goTo(place(7))
  expect(useRoad.getState()).toMatchObject({ wanted: 5, opened: 'main-7-1', aim: null })
})

test('whoever takes over a battle from another device comes back to a road with nothing open on it', () => {
  openPlace('main-2-1')
  enterBattle({ id: 'of-another-device' } as unknown as BattleStatus)
  expect(useRoad.getState().opened).toBeNull()
  useBattle.setState({ battle: null })
})
