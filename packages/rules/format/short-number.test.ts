import { describe, expect, test } from 'vitest'
import { numberSuffixes, priceNumber, shortMoney, shortNumber, shortRange } from './short-number.ts'

describe('short number', () => {
  test('numbers up to 9999 are written in full', () => {
    expect([0, 7, 999, 1000, 9999].map((value) => shortNumber(value, '.'))).toEqual([
      '0',
      '7',
      '999',
      '1000',
      '9999',
    ])
  })

  test('numbers above 9999 take a suffix', () => {
    expect(shortNumber(10_000, '.')).toBe('10k')
    expect(shortNumber(2_000_000, '.')).toBe('2M')
    expect(shortNumber(3e9, '.')).toBe('3G')
  })

  test('one decimal is shown unless the number is exact', () => {
    expect(shortNumber(12_000, '.')).toBe('12k')
    expect(shortNumber(128_450, '.')).toBe('128.4k')
    expect(shortNumber(12_040, '.')).toBe('12.0k')
    expect(shortNumber(1_500_000, '.')).toBe('1.5M')
  })

  test.each(numberSuffixes.map((suffix, index) => ({ suffix, scale: 10 ** (3 * (index + 1)) })))(
    'the scale has $suffix at $scale',
    ({ suffix, scale }) => {
      expect(shortMoney(scale, '.')).toBe(`1${suffix}`)
      expect(shortNumber(15 * scale, '.')).toBe(`15${suffix}`)
      expect(shortNumber(123.4 * scale, '.')).toBe(`123.4${suffix}`)
    },
  )

  test('past the last suffix the first ones come again before it', () => {
    expect(shortNumber(999.9e30, '.')).toBe('999.9Q')
    expect(shortNumber(1e33, '.')).toBe('1kQ')
    expect(shortNumber(345_467.4e30, '.')).toBe('345.4kQ')
    expect(shortNumber(2.5e36, ',')).toBe('2,5MQ')
    expect(shortNumber(7e60, '.')).toBe('7QQ')
  })

  test('a number is never shown larger than it is', () => {
    expect(shortNumber(19_999, '.')).toBe('19.9k')
    expect(shortNumber(999_999, '.')).toBe('999.9k')
    expect(shortNumber(999_999_999, '.')).toBe('999.9M')
  })

  test('small numbers keep a tenth, so that what is lost and what is left agree; larger ones are whole', () => {
    expect([14.8, 9.8, 0.8, 12.96].map((value) => shortNumber(value, ','))).toEqual([
      '14,8',
      '9,8',
      '0,8',
      '12,9',
    ])
    expect([99.99, 100.7, 9999.9].map((value) => shortNumber(value, '.'))).toEqual(['99.9', '100', '9999'])
    expect(shortNumber(14.8 - 5, '.')).toBe('9.8')
  })

  test('something is never told as nothing', () => {
    expect([0.01, 0.97, 0].map((value) => shortNumber(value, '.'))).toEqual(['0.1', '0.9', '0'])
  })

  test('from and to that read the same are one number', () => {
    expect(shortRange(3.6, 4.4, ',')).toBe('3,6–4,4')
    expect(shortRange(204.1, 204.9, ',')).toBe('204')
  })

  test('a loss keeps its minus', () => {
    expect(shortNumber(-15_500, '.')).toBe('-15.5k')
  })

  test('the decimal mark follows the language', () => {
    expect(shortNumber(15_500, ',')).toBe('15,5k')
  })
})

describe('money', () => {
  test('money takes the same suffixes from 1000 on', () => {
    expect(shortMoney(999, '.')).toBe('999')
    expect(shortMoney(1000, '.')).toBe('1k')
    expect(shortMoney(1550, '.')).toBe('1.5k')
    expect(shortMoney(2_340_000, '.')).toBe('2.3M')
  })
})

describe('a price', () => {
  test('is told to the last coin, in the groups of the language', () => {
    expect(priceNumber(860, ',', '\u00a0')).toBe('860')
    expect(priceNumber(2552, ',', '\u00a0')).toBe('2\u00a0552')
    expect(priceNumber(999_999_999, '.', ',')).toBe('999,999,999')
  })

  test('too long for a button is never told as less than it is', () => {
    expect(priceNumber(1_000_000_000, '.', ',')).toBe('1G')
    expect(priceNumber(1_234_567_890, '.', ',')).toBe('1.3G')
    expect(priceNumber(2.5e36, ',', ' ')).toBe('2,5MQ')
  })
})
