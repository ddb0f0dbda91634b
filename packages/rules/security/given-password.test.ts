import { expect, test } from 'vitest'
import { mayOpenWith } from './given-password.ts'

const day = 24 * 60 * 60 * 1000
const used = { refused: 'security.refused.password-used', params: {} }

test('a password that a keeper gave opens the door once, within a day', () => {
  expect(mayOpenWith('WAITING', 0, day - 1)).toBeNull()
  expect(mayOpenWith('WAITING', 0, day)).toEqual(used)
  expect(mayOpenWith('USED', 0, 1)).toEqual(used)
})

test('a password of one’s own does not age', () => {
  expect(mayOpenWith(null, 0, 1000 * day)).toBeNull()
})
