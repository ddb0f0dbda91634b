import { expect, test } from 'vitest'
import { shortNumber } from './short-number.ts'
import { spokenNumber } from './spoken-number.ts'

test('a number that is told in full needs no unit', () => {
  expect(spokenNumber(9999, ',')).toEqual({ value: '9999', unit: null })
  expect(spokenNumber(0.8, ',')).toEqual({ value: '0,8', unit: null })
})

test('thousands, millions, milliards and billions have their words', () => {
  expect(spokenNumber(12_840, ',')).toEqual({ value: '12,8', unit: 'k' })
  expect(spokenNumber(2_000_000, ',')).toEqual({ value: '2', unit: 'M' })
  expect(spokenNumber(3.5e9, ',')).toEqual({ value: '3,5', unit: 'G' })
  expect(spokenNumber(4e12, ',')).toEqual({ value: '4', unit: 'T' })
})

test('what is larger stays in signs, those of two letters too', () => {
  expect(spokenNumber(5e15, ',')).toEqual({ value: '5P', unit: null })
  expect(spokenNumber(2.5e36, ',')).toEqual({ value: '2,5MQ', unit: null })
})

test('a loss keeps its minus', () => {
  expect(spokenNumber(-15_590, ',')).toEqual({ value: '-15,5', unit: 'k' })
})

test.each([7, 99.99, 10_000, 128_450, 19_999, 7e11])(
  '%d is the same number in short and in words',
  (value) => {
    const { value: said, unit } = spokenNumber(value, '.')
    expect(`${said}${unit ?? ''}`).toBe(shortNumber(value, '.'))
  },
)
