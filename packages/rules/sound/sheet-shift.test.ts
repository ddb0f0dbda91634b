import { expect, test } from 'vitest'
import { sheetShift } from './sheet-shift.ts'

test('the shift of a decoder is found by the click at the beginning of the sheet', () => {
  const samples = new Float32Array(48_000)
  samples[Math.round(0.126 * 48_000)] = 0.9
  samples[20_000] = 1
  expect(sheetShift(samples, 48_000, 0.1)).toBeCloseTo(0.026, 4)
})
