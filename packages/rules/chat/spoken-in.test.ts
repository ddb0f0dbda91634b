import { expect, test } from 'vitest'
import { writeSmiley } from '../writing/written.ts'
import { spokenIn } from './spoken-in.ts'

test.each(['Кто в рейд на Паучиху?', 'Продаю Cloak of Dusk, дешевле на рынке нет', 'ё'])(
  '%s is said in Russian',
  (line) => {
    expect(spokenIn(line)).toBe('RU')
  },
)

test.each(['Anyone for the raid?', 'Greetings from Ёжик in the fog', 'gg'])(
  '%s is said in English',
  (line) => {
    expect(spokenIn(line)).toBe('EN')
  },
)

test.each(['8 000 +++', '🐉🐉🐉', '', '/cauldron 300', writeSmiley('laugh')])(
  '%s is understood by everybody',
  (line) => {
    expect(spokenIn(line)).toBeNull()
  },
)

test('words that were passed on are in the language of the words', () => {
  expect(spokenIn('/forward Доброе утро')).toBe('RU')
  expect(spokenIn('/forward Good morning')).toBe('EN')
})
