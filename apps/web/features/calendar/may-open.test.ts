import { expect, test } from 'vitest'
import { type Moment, mayOpen } from './may-open.ts'

const calm: Moment = {
  isWanted: true,
  isVisit: false,
  isOnRoad: true,
  covered: 0,
  isTaught: false,
  isTold: false,
  quietFor: 60_000,
}

test('what is new opens by itself on a calm road', () => {
  expect(mayOpen(calm)).toBe(true)
})

test.each([
  ['for who has switched announcements off', { isWanted: false }],
  ['for a keeper who looks with a player’s eyes', { isVisit: true }],
  ['over a battle, in the town or in the arena', { isOnRoad: false }],
  ['over a talk, a page, a sheet or a celebration', { covered: 1 }],
  ['for a newcomer who learns to walk', { isTaught: true }],
  ['twice in one sitting', { isTold: true }],
  ['right after something else was closed', { quietFor: 3_999 }],
] as const)('nothing opens by itself %s', (_, trouble) => {
  expect(mayOpen({ ...calm, ...trouble })).toBe(false)
})
