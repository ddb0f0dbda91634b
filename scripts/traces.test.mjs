import { expect, test, vi } from 'vitest'
import { pictureOfWorld, tracesIn } from './traces.mjs'

/** @param {() => void} change */
function tracesOf(change) {
  const before = pictureOfWorld()
  change()
  return tracesIn(before, pictureOfWorld())
}

test('a world that nobody has touched shows no traces', () => {
  expect(tracesOf(() => undefined)).toEqual([])
})

test('a stub, false timers, a changed method and a changed environment are traces until they are put back', () => {
  const { random } = Math
  const put = () => {
    vi.stubGlobal('document', { title: 'a page' })
    vi.stubEnv('SKYSTAIR_TRACE', 'here')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    Math.random = () => 0.5
  }
  const putBack = () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.useRealTimers()
    Math.random = random
  }
  const before = pictureOfWorld()
  expect(tracesOf(put).sort()).toEqual([
    'Math.random',
    'document',
    'process.env.SKYSTAIR_TRACE',
    'setTimeout',
  ])
  putBack()
  expect(tracesIn(before, pictureOfWorld())).toEqual([])
})
