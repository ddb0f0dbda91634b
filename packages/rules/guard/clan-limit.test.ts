import { expect, test } from 'vitest'
import { arenaLeagues, factoryYield, themeChangeCost } from './clan-limit.ts'

test('a clan changes its theme 3 times for free, then for 250 emeralds', () => {
  expect([0, 1, 2, 3, 4, 40].map(themeChangeCost)).toEqual([0, 0, 0, 250, 250, 250])
})

test('the factory yields 30 % gears and 70 % random resources', () => {
  expect(factoryYield).toEqual({ gears: 30, randomResources: 70 })
})

test('the arena has 9 leagues', () => {
  expect(arenaLeagues).toBe(9)
})
