import type { Rival } from '@skystair/contract/arena-view.ts'
import { expect, test } from 'vitest'
import { likeliest } from './chosen-rival.ts'

const rival = (id: number, odds: Rival['odds']): Rival => ({
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
  odds,
  rewardsLeft: 2,
})

test('the great button means the highest rival whom one need not fear', () => {
  const rivals = [rival(1, 'weaker'), rival(2, 'even'), rival(3, 'bold'), rival(4, 'mad')]
  expect(likeliest(rivals)?.id).toBe(2)
})

test('where all are to be feared it means the nearest, and nobody where nobody stands', () => {
  expect(likeliest([rival(1, 'bold'), rival(2, 'mad')])?.id).toBe(1)
  expect(likeliest([])).toBe(null)
})
