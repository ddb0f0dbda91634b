import { expect, test } from 'vitest'
import { shortCurrency } from './short-currency.ts'

test('one amount of one resource is written in one way, with the mark of the language', () => {
  expect(shortCurrency('gold', 1550, ',')).toBe('1,5k')
  expect(shortCurrency('mithril', 1550, ',')).toBe('1550')
  expect(shortCurrency('mithril', 25_000, '.')).toBe('25K')
  expect(shortCurrency('crystal', 1550, '.')).toBe('1550')
  expect(shortCurrency('crystal', 48_700, ',')).toBe('48,7k')
})
