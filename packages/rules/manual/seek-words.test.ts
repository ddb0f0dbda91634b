import { expect, test } from 'vitest'
import { plainWords, seekWords } from './seek-words.ts'

const finds = (asked: string, text: string) => seekWords(asked)(plainWords(text))

test.each(['руна', 'руны', 'руну', 'Руной', 'РУНЕ'])('«%s» is a rune in any case', (word) => {
  expect(finds(word, 'Рунам нет цены.')).toBe(true)
  expect(finds('руна', `Кузнец сказал: ${word}.`)).toBe(true)
})

test('a short Russian word keeps its ending', () => {
  expect(finds('бои', 'Бой идёт.')).toBe(false)
  expect(finds('ёж', 'Ежи фыркают.')).toBe(true)
})

test('ё and е are one letter', () => {
  expect(finds('зеленый', 'Зелёный эликсир')).toBe(true)
  expect(finds('зелёный', 'Зеленый эликсир')).toBe(true)
})

test('an English word is sought as it is written, by its beginning', () => {
  expect(finds('Bear', 'Tame bears, and feed them.')).toBe(true)
  expect(finds('bears', 'A bear')).toBe(false)
})

test('a word hidden in another is none', () => {
  expect(finds('чат', 'Печать купца')).toBe(false)
  expect(finds('печат', 'Печать купца')).toBe(true)
})

test('each word asked for must be there, in any order', () => {
  expect(finds('купца печать', 'Печать — у купца!')).toBe(true)
  expect(finds('купца печаль', 'Печать — у купца!')).toBe(false)
})

test('who asks for no word finds everything', () => {
  expect(finds('', 'Печать')).toBe(true)
  expect(finds('?!', 'Печать')).toBe(true)
})
