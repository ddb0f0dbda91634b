import type { RaidView } from '@skystair/contract/raid.ts'
import { expect, test } from 'vitest'
import { blowWords, countedOf, isOffPool } from './blow-words.ts'

const raid = (last: RaidView['own']['last'], week = 7) => ({ week, own: { last } }) as unknown as RaidView

test('only whoever brought the boss down is told of the last blow', () => {
  expect(blowWords({ dealt: 40, killed: true }, 900, 0)).toBe('down')
  expect(blowWords({ dealt: 900, killed: false }, 900, 0)).toBe('fell')
})

test('a blow that came too late is not told as damage', () => {
  expect(blowWords({ dealt: 0, killed: false }, 900, 0)).toBe('late')
  expect(blowWords({ dealt: 0, killed: false }, 0, 500)).toBe('left')
})

test('what a fight took is told when the server has counted that very fight', () => {
  expect(countedOf('one', 7, raid(null))).toBeNull()
  expect(countedOf('one', 7, raid({ battleId: 'before', dealt: 5, killed: false }))).toBeNull()
  expect(countedOf('one', 7, raid({ battleId: 'one', dealt: 5, killed: true }))).toEqual({
    dealt: 5,
    killed: true,
  })
  // Whoever has come back in the middle of a fight does not know its week.
  expect(countedOf('one', null, raid({ battleId: 'one', dealt: 5, killed: false }))).toMatchObject({
    dealt: 5,
  })
  expect(blowWords(null, 900, 0)).toBe('counting')
})

test('a fight is taken off the pool once, whether the news of it or the way home came first', () => {
  expect(isOffPool(false, 3, 3)).toBe(false)
  expect(isOffPool(false, 3, 4)).toBe(true)
  expect(isOffPool(true, 3, 3)).toBe(true)
  expect(isOffPool(false, null, null)).toBe(false)
})

test('a fight of a week that is over is never counted', () => {
  expect(countedOf('one', 7, raid(null, 8))).toEqual({ dealt: 0, killed: false })
})
