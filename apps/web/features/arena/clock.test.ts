import { expect, test } from 'vitest'
import { clock } from './clock.ts'

test('a clock counts down in hours, minutes and seconds', () => {
  expect(clock(5_050_000)).toBe('1:24:10')
  expect(clock(1)).toBe('0:00:01')
  expect(clock(0)).toBe('0:00:00')
})
