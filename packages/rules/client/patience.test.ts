import { expect, test } from 'vitest'
import { isErrorReported, pingIntervalMs, playerInfoRetries } from './patience.ts'

test('only the first 3 errors are reported', () => {
  expect([0, 1, 2, 3, 4].map(isErrorReported)).toEqual([true, true, true, false, false])
})

test('player info is asked for up to 3 more times', () => {
  expect(playerInfoRetries).toBe(3)
})

test('hidden or active is told every 5 seconds', () => {
  expect(pingIntervalMs).toBe(5000)
})
