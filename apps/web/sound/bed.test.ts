import { expect, test } from 'vitest'
import { BEDS, type Bed } from './bed.data.ts'

const beds = Object.entries(BEDS) as [string, Bed][]

test('no two worlds sound the same', () => {
  expect(new Set(beds.map(([, bed]) => JSON.stringify(bed))).size).toBe(beds.length)
})

test.each(beds)('%s stays under the music', (_name, { breaths, hums, calls }) => {
  const most = [...breaths, ...hums].reduce((sum, { loud }) => sum + loud, 0)
  expect(most).toBeLessThan(0.15)
  for (const { loud } of calls) expect(loud).toBeLessThan(0.1)
})

test.each(beds)('%s is never silent', (_name, { breaths, hums }) => {
  expect(breaths.length + hums.length).toBeGreaterThan(0)
})
