import type { RaidView } from '@skystair/contract/raid.ts'
import { expect, test } from 'vitest'
import { placeAfter } from './place-after.ts'

const best = (...dealt: number[]) =>
  dealt.map((sum, i) => ({ id: i + 1, place: i + 1, dealt: sum })) as unknown as RaidView['best']
const own = (dealt: number, place: number | null): RaidView['own'] => ({
  dealt,
  fights: 0,
  bestBlow: 0,
  place,
})

test('who overtakes one of the best stands where the damage puts them', () => {
  expect(placeAfter({ best: best(300, 200, 100), own: own(50, 7) }, 250)).toBe(2)
  expect(placeAfter({ best: best(300, 200, 100), own: own(50, 7) }, 90)).toBe(7)
})

test('one of the best is not counted against oneself', () => {
  expect(placeAfter({ best: best(300, 200, 100), own: own(200, 2) }, 250)).toBe(2)
  expect(placeAfter({ best: best(300, 200, 100), own: own(200, 2) }, 301)).toBe(1)
})

test('the first of a clan to strike is the first of it', () => {
  expect(placeAfter({ best: [], own: own(0, null) }, 1)).toBe(1)
  expect(placeAfter({ best: [], own: own(0, null) }, 0)).toBe(null)
})
