import { expect, test } from 'vitest'
import {
  forceUpgradeLimit,
  groupLevellingLimit,
  heroForceLimit,
  reforgedPower,
  squadLimit,
} from './squad-limit.ts'

test('a squad has up to 6 heroes', () => {
  expect(squadLimit).toBe(6)
})

test('group levelling shares with at most 6 heroes', () => {
  expect(groupLevellingLimit).toBe(6)
})

test('a hero learns up to 7 gifts', () => {
  expect(heroForceLimit).toBe(7)
})

test('two forces upgrade at once, more with magic hammers', () => {
  expect(forceUpgradeLimit(0)).toBe(2)
  expect(forceUpgradeLimit(3)).toBe(5)
})

test('a reforge gives the hero 25 % of the power of the artifact', () => {
  expect(reforgedPower(1000)).toBe(250)
})
