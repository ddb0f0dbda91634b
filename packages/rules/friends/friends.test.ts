import { expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { befriend, MOST_FRIENDS } from './friends.ts'

test('a friend is kept once, the newest first', () => {
  expect(ok(befriend([2], 1, 3))).toEqual([3, 2])
  expect(ok(befriend([3, 2], 1, 2))).toEqual([3, 2])
})

test('nobody is one’s own friend, and there is an end to friends', () => {
  expect(codeOf(befriend([], 1, 1))).toBe('friends.refused.oneself')
  const many = Array.from({ length: MOST_FRIENDS }, (_, place) => place + 2)
  expect(codeOf(befriend(many, 1, 999))).toBe('friends.refused.full')
  expect(ok(befriend(many, 1, 5))).toHaveLength(MOST_FRIENDS)
})
