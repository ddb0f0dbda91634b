import { expect, test } from 'vitest'
import { clientVersion, isOutdated } from './client-version.ts'

test('the client of this server is number 439', () => {
  expect(clientVersion).toBe(439)
  expect(isOutdated(439)).toBe(false)
})

test('an older client must update', () => {
  expect(isOutdated(438)).toBe(true)
})

test('a newer client may play while the servers change', () => {
  expect(isOutdated(440)).toBe(false)
})
