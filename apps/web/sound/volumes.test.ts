import { expect, test } from 'vitest'
import { fullVolumes, gainOf, readVolumes } from './volumes.ts'

test('whoever has chosen nothing hears everything', () => {
  expect(readVolumes(null)).toEqual(fullVolumes)
})

test('each part is as loud as it was left', () => {
  const left = { music: 0, effects: 0.4, voice: 1 }
  expect(readVolumes(JSON.stringify(left))).toEqual(left)
})

test.each(['', 'loud', '11', '{"music":', '{"music":-1,"effects":40,"voice":"all"}'])(
  'what is kept as %j deafens nobody',
  (kept) => {
    expect(readVolumes(kept)).toEqual(fullVolumes)
  },
)

test('silence is silence, the whole is the whole, and half sounds like half', () => {
  expect([0, 0.5, 1].map(gainOf)).toEqual([0, 0.25, 1])
})
