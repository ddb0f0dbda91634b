import { expect, test } from 'vitest'
import { serverOffset, serverTime } from './server-time.ts'

test('time runs on the server clock whatever the phone believes', () => {
  const phoneIsAnHourSlow = serverOffset(10_000_000, 6_400_000)
  expect(phoneIsAnHourSlow).toBe(3_600_000)
  expect(serverTime(6_405_000, phoneIsAnHourSlow)).toBe(10_005_000)
})
