import type { Rival } from '@skystair/contract/arena-view.ts'
import { forecastOf } from '@skystair/rules/road/forecast.ts'
import { expect, test } from 'vitest'
import { likeliest } from './chosen-rival.ts'

const rival = (id: number): Rival => ({
  id,
  name: null,
  gender: 'female',
  level: 10,
  clanId: null,
  position: 100 - id,
  league: 9,
  bankStatus: null,
  power: 1,
  heroImage: 'wanderer',
  squad: [],
  rewardsLeft: 2,
})

const forecasts = (...ofTen: readonly number[]) =>
  new Map(ofTen.map((wins, place) => [place + 1, forecastOf(wins, 10)]))
const three = [rival(1), rival(2), rival(3)]

test('the great button means the highest rival whom one need not fear', () => {
  expect(likeliest(three, forecasts(9, 5, 3))?.id).toBe(2)
  expect(likeliest(three, forecasts(5, 1, 7))?.id).toBe(3)
})

test('where all are to be feared, or nothing is known yet, it means the nearest, and nobody where nobody stands', () => {
  expect(likeliest(three, forecasts(3, 0, 0))?.id).toBe(1)
  expect(likeliest(three, new Map())?.id).toBe(1)
  expect(likeliest([], new Map())).toBe(null)
})
