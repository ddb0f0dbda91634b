import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atPlaces, noRanking, placeOf, type Ranking } from './ranking.ts'
import { levelScore } from './rating-type.ts'

const rankingOf = (...rows: readonly (readonly [score: number, id: number])[]): Ranking => ({
  scores: Float64Array.from(rows.map(([score]) => score)),
  ids: Float64Array.from(rows.map(([, id]) => id)),
})

const ranking = rankingOf([90, 4], [70, 9], [70, 2], [10, 1])

test('places are counted from the best, and equals stand side by side', () => {
  expect(placeOf(ranking, 90, 4)).toBe(1)
  expect(placeOf(ranking, 70, 9)).toBe(2)
  expect(placeOf(ranking, 70, 2)).toBe(3)
  expect(placeOf(ranking, 10, 1)).toBe(4)
})

test('a score that is not in the list yet has its place too', () => {
  expect(placeOf(ranking, 100, 7)).toBe(1)
  expect(placeOf(ranking, 50, 7)).toBe(4)
  expect(placeOf(noRanking, 50, 7)).toBe(1)
})

test('places from..to are those who stand there, as far as there are any', () => {
  expect(atPlaces(ranking, 1, 2)).toEqual([4, 9])
  expect(atPlaces(ranking, 3, 10)).toEqual([2, 1])
  expect(atPlaces(ranking, 9, 10)).toEqual([])
  expect(atPlaces(ranking, 0, 0)).toEqual([])
})

test('everybody in a ranking stands at their own place', () => {
  const row = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 1000 }))
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ([, id]) => id, maxLength: 60 }), (rows) => {
      const sorted = rows.toSorted((one, other) => other[0] - one[0] || other[1] - one[1])
      const whole = rankingOf(...sorted)
      expect(sorted.map(([score, id]) => placeOf(whole, score, id))).toEqual(
        sorted.map((_, index) => index + 1),
      )
    }),
  )
})

test('a level counts more than any number of stairs', () => {
  expect(levelScore(5, 10)).toBeGreaterThan(levelScore(4, 1_000_000))
  expect(levelScore(5, 11)).toBeGreaterThan(levelScore(5, 10))
})
