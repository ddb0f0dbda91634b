import type { BuildingView } from '@skystair/contract/clan-view.ts'
import { EMPTY_TREASURY } from '@skystair/rules/clan/clan.ts'
import { expect, test } from 'vitest'
import { goalOf, stepFor } from './goal-of.ts'

const building = (
  buildingType: BuildingView['buildingType'],
  level: number,
  gear: number,
  state: BuildingView['state'] = 'NORMAL',
): BuildingView => ({
  buildingType,
  state,
  level,
  endsAt: null,
  gives: 0,
  givesNext: 0,
  price: [{ currency: 'gear', amount: gear }],
  lasts: 1,
  speedUpPrice: 0,
})

test('a gift is for the next level that lacks least of it', () => {
  const buildings = [building('EXPERIENCE', 4, 500), building('CLAN_SHIELD', 2, 180)]
  const treasury = { ...EMPTY_TREASURY, gear: 100 }
  expect(goalOf('gear', buildings, treasury)).toEqual({ building: 'CLAN_SHIELD', level: 3, missing: 80 })
  expect(goalOf('tickets', buildings, treasury)).toBeNull()
})

test('what is paid for already, or under way, needs no gifts', () => {
  const buildings = [building('EXPERIENCE', 4, 500), building('CLAN_SHIELD', 2, 900, 'PROCESSING')]
  expect(goalOf('gear', buildings, { ...EMPTY_TREASURY, gear: 500 })).toBeNull()
})

test('a stepper goes in round steps, about twenty from nothing to all', () => {
  expect([0, 7, 25, 60, 340, 1_000, 48_000].map(stepFor)).toEqual([1, 1, 1, 2, 10, 50, 2_000])
})
