import type { Participant } from '@skystair/contract/clan-view.ts'
import { expect, test } from 'vitest'
import { mostGenerous, sortMembers } from './sort-members.ts'

const member = (id: number, rest: Partial<Participant & Participant['player']>): Participant => ({
  player: {
    id,
    name: `player ${id}`,
    gender: 'female',
    heroImage: null,
    level: 20,
    power: rest.power ?? 0,
    league: null,
    bankStatus: null,
    seenAt: rest.seenAt ?? 100,
    online: rest.online ?? false,
  },
  rank: rest.rank ?? 'PARTICIPANT',
  joinedAt: id,
  given: rest.given ?? 0,
})

const members = [
  member(1, { rank: 'NEWBIE', power: 5, given: 30 }),
  member(2, { rank: 'LEADER', power: 9, given: 10, seenAt: 500 }),
  member(3, { power: 7, given: 20, online: true, seenAt: 50 }),
  member(4, { power: 7, given: 25 }),
]
const ids = (list: readonly Participant[]) => list.map(({ player }) => player.id)

test('members stand by rank, by power, by gifts or by when they were last here', () => {
  expect(ids(sortMembers(members, 'rank', 'all'))).toEqual([2, 4, 3, 1])
  expect(ids(sortMembers(members, 'power', 'all'))).toEqual([2, 3, 4, 1])
  expect(ids(sortMembers(members, 'given', 'all'))).toEqual([1, 4, 3, 2])
  expect(ids(sortMembers(members, 'seen', 'all'))).toEqual([3, 2, 1, 4])
})

test('only those who are here, or only the new ones, can be shown', () => {
  expect(ids(sortMembers(members, 'rank', 'online'))).toEqual([3])
  expect(ids(sortMembers(members, 'rank', 'newbies'))).toEqual([1])
})

test('the most generous is one, or nobody', () => {
  expect(mostGenerous(members)).toBe(1)
  expect(mostGenerous([member(1, { given: 5 }), member(2, { given: 5 })])).toBeNull()
  expect(mostGenerous([member(1, {})])).toBeNull()
  expect(mostGenerous([])).toBeNull()
})
