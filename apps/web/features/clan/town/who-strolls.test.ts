import type { Participant } from '@skystair/contract/clan-view.ts'
import { expect, test } from 'vitest'
import { whoStrolls } from './who-strolls.ts'

const member = (id: number, seenAt: number, online = false): Participant => ({
  player: {
    id,
    name: `player ${id}`,
    gender: 'male',
    heroImage: null,
    level: 20,
    power: 100,
    league: null,
    bankStatus: null,
    seenAt,
    online,
  },
  rank: 'PARTICIPANT',
  joinedAt: 0,
  given: 0,
})

test('over the square stroll oneself, who is here now, and who was here last; eight at most', () => {
  const members = [
    ...Array.from({ length: 9 }, (_, i) => member(i + 1, i)),
    member(20, 0, true),
    member(30, 0),
  ]
  expect(whoStrolls(members, 30).map(({ player }) => player.id)).toEqual([30, 20, 9, 8, 7, 6, 5, 4])
})
