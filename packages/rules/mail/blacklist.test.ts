import { expect, test } from 'vitest'
import { silence } from '../chat/talk.ts'
import { block, unblock } from './blacklist.ts'

test('a player is on the blacklist once, however often put there', () => {
  const once = block(silence, 1, 2)
  if ('refused' in once) throw new Error(once.refused)
  expect(block(once, 1, 2)).toMatchObject({ blacklist: [2] })
  expect(unblock(once, 2)).toEqual(silence)
})

test('nobody puts themselves on it', () => {
  expect(block(silence, 1, 1)).toEqual({ refused: 'mail.refused.block-yourself', params: {} })
})

test('the blacklist holds 200', () => {
  const full = { ...silence, blacklist: Array.from({ length: 200 }, (_, index) => index + 2) }
  expect(block(full, 1, 1000)).toEqual({ refused: 'mail.refused.blacklist-full', params: { count: 200 } })
  expect(block(full, 1, 5)).toMatchObject({ blacklist: full.blacklist })
})
