import { expect, test } from 'vitest'
import { type LimitedText, limitedText, textLimits } from './text-limit.ts'

test('a name has at most 40 characters', () => {
  expect(textLimits.name).toBe(40)
})

test.each<[LimitedText, number, string]>([
  ['comment', 3000, 'errors.text-too-long'],
  ['topic', 20_000, 'errors.text-too-long'],
  ['chatMessage', 1000, 'errors.message-too-long'],
  ['clanAdvertisement', 180, 'errors.text-too-long'],
])('a %s has at most %i characters', (kind, limit, code) => {
  const longest = 'ё'.repeat(limit)
  expect(limitedText(kind, longest)).toBe(longest)
  expect(limitedText(kind, `${longest}!`)).toEqual({ refused: code, params: { limit } })
})

test('an empty text is refused', () => {
  expect(limitedText('comment', ' \n ')).toEqual({ refused: 'errors.comment-empty', params: {} })
  expect(limitedText('chatMessage', '')).toEqual({ refused: 'errors.message-empty', params: {} })
})

test('space around a text is not kept', () => {
  expect(limitedText('chatMessage', '  hello\n')).toBe('hello')
})

test('an emoji counts as one character', () => {
  expect(limitedText('clanAdvertisement', '🐉'.repeat(180))).toBe('🐉'.repeat(180))
})
