import { expect, test } from 'vitest'
import { greatestOf, shelfOf } from './deed-medal.tsx'

test('a deed names its shelf and its place on it', () => {
  expect(shelfOf('lairs-2')).toEqual({ shelf: 'lairs', place: 2 })
})

test('of each shelf the greatest deed is shown, the greatest of all first', () => {
  expect(greatestOf(['lairs-1', 'lairs-2', 'arena-1', 'stairs-3', 'stairs-1'])).toEqual([
    'stairs-3',
    'lairs-2',
    'arena-1',
  ])
  expect(greatestOf([])).toEqual([])
})
