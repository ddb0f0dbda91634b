import { expect, test } from 'vitest'
import { lookAt } from './world-look.ts'

test('the main road wears the part of the tale, other worlds their own look', () => {
  expect(lookAt('main', 12)).toBe('forest')
  expect(lookAt('main', 31)).toBe('march')
  expect(lookAt('snow', 31)).toBe('snow')
})
