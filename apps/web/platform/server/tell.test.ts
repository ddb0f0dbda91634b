import { afterEach, expect, test, vi } from 'vitest'
import { markLoad } from '../device/load-marks.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what nobody waits for is read all the same: else every heartbeat would stay open until the page goes', async () => {
  const answer = new Response('{}')
  vi.stubGlobal('fetch', async () => answer)
  markLoad('active')
  await expect.poll(() => answer.bodyUsed).toBe(true)
})
