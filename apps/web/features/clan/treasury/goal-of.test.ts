import type { BuildingView } from '@skystair/contract/clan-view.ts'
import { EMPTY_TREASURY } from '@skystair/rules/clan/clan.ts'
import { expect, test } from 'vitest'
import { goalOf, stepFrom } from './goal-of.ts'

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

test('whoever has thousands may give ten, and has soon chosen them all', () => {
  const presses = (most: number): number[] => {
    const chosen = [0]
    for (let amount = 0; amount < most; ) {
      amount = Math.min(most, amount + stepFrom(amount, most))
      chosen.push(amount)
    }
    return chosen
  }
  expect(presses(5)).toEqual([0, 1, 2, 3, 4, 5])
  expect(presses(340).slice(8, 16)).toEqual([8, 9, 10, 15, 20, 25, 30, 35])
  expect(presses(25_000).slice(0, 14)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200, 250])
  for (const most of [7, 100, 340, 25_000, 5_000_000]) {
    const way = presses(most)
    expect(way.length, `to ${most}`).toBeLessThan(102)
    // The last one is cut off at what there is.
    for (const [place, amount] of way.slice(0, -1).entries())
      if (place > 0) expect(amount - stepFrom(amount - 1, most), `down from ${amount}`).toBe(way[place - 1])
  }
})
