import { expect, test } from 'vitest'
import { silence } from '../chat/talk.ts'
import { isRefusal } from '../refusal.ts'
import { mayGive } from './gift.ts'

const giver = { id: 1, level: 15, stair: 30, talk: silence }
const receiver = { id: 2, deaf: false, level: 1 }
const code = (answer: unknown) => (isRefusal(answer) ? answer.refused : answer)
const hour = 60 * 60 * 1000

test('gifts are given from level 15, to somebody else who does not mind', () => {
  expect(mayGive(giver, receiver, ' Be well! ', null, 0)).toBe('Be well!')
  expect(code(mayGive({ ...giver, level: 14 }, receiver, '', null, 0))).toBe('errors.gift-level')
  expect(code(mayGive(giver, { ...receiver, id: 1 }, '', null, 0))).toBe('gifts.refused.to-yourself')
  expect(code(mayGive(giver, { ...receiver, deaf: true }, '', null, 0))).toBe('gifts.refused.blocked')
  expect(code(mayGive(giver, null, '', null, 0))).toBe('player.refused.not-found')
})

test('ten gifts a day are enough', () => {
  expect(code(mayGive(giver, receiver, '', 0, 23 * hour))).toBe('gifts.refused.enough')
  expect(mayGive(giver, receiver, '', 0, 24 * hour)).toBe('')
})

test('who has lost the voice gives in silence', () => {
  const silent = { ...giver, talk: { ...silence, ban: { reason: 'FLOOD', until: 10 } as const } }
  expect(mayGive(silent, receiver, '', null, 0)).toBe('')
  expect(code(mayGive(silent, receiver, 'Ha', null, 0))).toBe('errors.chat-banned')
})

test('a wish has at most 200 characters', () => {
  expect(code(mayGive(giver, receiver, 'x'.repeat(201), null, 0))).toBe('errors.text-too-long')
})
