import { expect, test } from 'vitest'
import { banDurations, banMilliseconds } from './ban.ts'

test('a ban lasts 1, 3, 6 or 12 hours, 1 or 3 days, 1 or 2 weeks', () => {
  const hours = banDurations.map((duration) => banMilliseconds[duration] / 3_600_000)
  expect(hours).toEqual([1, 3, 6, 12, 24, 72, 168, 336])
})
