import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test('what turns the direction of writing is not kept', () => {
  expect(cleanText('\u202Egnp.\u2066exe\u200F')).toBe('gnp.exe')
})

test('nothing unseen is kept', () => {
  expect(cleanText('a\u200Bb\u2060c\uFEFFd\u00ADe\u{E0041}f\u0007g')).toBe('abcdefg')
})

test('a family stays a family, and a joiner between letters goes', () => {
  expect(cleanText('👨‍👩‍👧‍👦 🏳️‍🌈 🧙🏽‍♀️')).toBe('👨‍👩‍👧‍👦 🏳️‍🌈 🧙🏽‍♀️')
  expect(cleanText('a\u200Db')).toBe('ab')
})

test('a letter wears at most two marks', () => {
  expect([...cleanText(`q${'\u0335\u0321'.repeat(50)}`)]).toHaveLength(3)
})

test('letters with an accent of their own stay whole', () => {
  expect(cleanText('e\u0301 й ё')).toBe('é й ё')
})

test('lines stay, walls of empty lines do not', () => {
  expect(cleanText('one\r\ntwo\n\n\n\n\nthree  \n')).toBe('one\ntwo\n\nthree')
})
