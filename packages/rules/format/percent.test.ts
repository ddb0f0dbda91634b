import { expect, test } from 'vitest'
import { percentOf } from './percent.ts'

test('a share of half a hundredth is told, with the mark of the language', () => {
  expect(percentOf(0.015, '.')).toBe('1.5')
  expect(percentOf(0.015 * 5, ',')).toBe('7,5')
})

test('whole hundredths have no tenth, whatever counting in floats has left', () => {
  expect(percentOf(0.01 * 7, '.')).toBe('7')
  expect(percentOf(0.02 * 3, ',')).toBe('6')
  expect(percentOf(0, '.')).toBe('0')
})
