import { expect, test } from 'vitest'
import { durationParts } from './duration-parts.ts'

const read = (seconds: number) =>
  durationParts(seconds * 1000)
    .map((part) => `${part.count} ${part.unit}`)
    .join(' ')

test('a wait under a minute is told in seconds', () => {
  expect(read(0)).toBe('0 second')
  expect(read(59)).toBe('59 second')
})

test('a wait under an hour is told in minutes', () => {
  expect(read(60)).toBe('1 minute')
  expect(read(3599)).toBe('59 minute 59 second')
})

test('a wait below 3 days is told in hours', () => {
  expect(read(3600)).toBe('1 hour')
  expect(read(26 * 3600 + 5 * 60 + 7)).toBe('26 hour 5 minute')
  expect(read(3 * 86_400 - 1)).toBe('71 hour 59 minute')
})

test('a wait of 3 days and above is told in days', () => {
  expect(read(3 * 86_400)).toBe('3 day')
  expect(read(10 * 86_400 + 3 * 3600 + 1)).toBe('10 day 3 hour')
})

test('the last part of a second is still a second of waiting', () => {
  expect(durationParts(1)).toEqual([{ unit: 'second', count: 1 }])
  expect(durationParts(59_001)).toEqual([{ unit: 'minute', count: 1 }])
})

test('a wait that is over is no time at all', () => {
  expect(durationParts(-5000)).toEqual([{ unit: 'second', count: 0 }])
})
