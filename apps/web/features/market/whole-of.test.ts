import { expect, test } from 'vitest'
import { wholeOf } from './whole-of.ts'

const most = 1_000_000

test.each([
  ['1', 1],
  ['1000000', most],
  [' 77 ', 77],
  ['10 000', 10_000],
  ['10\u00a0000', 10_000],
  ['007', 7],
])('"%s" is a price', (text, number) => expect(wholeOf(text, most)).toBe(number))

test.each([
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1,5',
  '1e3',
  '0x10',
  'Infinity',
  'ten',
  '١٢',
  '1000001',
  '9'.repeat(400),
])('"%s" is no price', (text) => expect(wholeOf(text, most)).toBe(0))
