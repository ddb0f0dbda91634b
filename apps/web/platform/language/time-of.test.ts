import { expect, test } from 'vitest'
import { timeOf } from './time-of.ts'

const morning = new Date(2026, 10, 16, 6, 18).getTime()
const plain = (words: string) => words.replaceAll('\u202f', ' ')

test('an hour of today is written as its reader writes it', () => {
  expect(plain(timeOf(morning, 'en', morning))).toBe('6:18 AM')
  expect(timeOf(morning, 'ru', morning)).toBe('06:18')
})

test('what was before today has a day instead of an hour', () => {
  const evening = new Date(2026, 10, 15, 22, 40).getTime()
  expect(timeOf(evening, 'en', morning)).toBe('Nov 15')
  expect(timeOf(evening, 'ru', morning)).toBe('15 нояб.')
})
