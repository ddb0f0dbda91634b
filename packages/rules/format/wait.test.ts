import { expect, test } from 'vitest'
import { waitParts, waitUntil } from './wait.ts'

const read = (seconds: number) =>
  waitParts(seconds)
    .map((part) => `${part.count} ${part.unit}`)
    .join(' ')

test('a wait of up to ninety seconds is told in seconds', () => {
  expect(read(1)).toBe('1 second')
  expect(read(90)).toBe('90 second')
})

test('a longer wait is told in minutes, none of them too few', () => {
  expect(read(91)).toBe('2 minute')
  expect(read(3477)).toBe('58 minute')
})

test('a long wait is told in hours', () => {
  expect(read(3600)).toBe('1 hour')
  expect(read(6 * 3600 - 1)).toBe('6 hour')
  expect(read(5 * 3600 + 61)).toBe('5 hour 2 minute')
})

test('a wait that has just ended is still a second', () => {
  expect(waitUntil(1000, 1000)).toEqual({ wait: 1 })
  expect(waitUntil(2001, 1000)).toEqual({ wait: 2 })
})
