import { expect, test } from 'vitest'
import { stripMarks } from './strip-marks.ts'

test('what is in square brackets is not shown', () => {
  expect(stripMarks('[owl] Halt! Who goes there?')).toBe('Halt! Who goes there?')
  expect(stripMarks('Так. [надевает очки] Две ноги.')).toBe('Так. Две ноги.')
})

test('what is in double curly braces is not shown', () => {
  expect(stripMarks('Onward {{playerName}}!')).toBe('Onward!')
  expect(stripMarks('The stair {{mood}} held.')).toBe('The stair held.')
})

test('several marks go at once', () => {
  expect(stripMarks('[a]one[b] {{c}}two {{d}}')).toBe('one two')
})

test('single braces and a bracket without its pair stay', () => {
  expect(stripMarks('{one} [two')).toBe('{one} [two')
})

test('a text without marks stays as it is, line breaks too', () => {
  expect(stripMarks('First.\nSecond.')).toBe('First.\nSecond.')
})

test('a long hostile text is stripped in no time', () => {
  const hostile = `${'['.repeat(50_000)}${'{{'.repeat(50_000)}`
  expect(stripMarks(hostile)).toBe(hostile)
})
