import { expect, test } from 'vitest'
import { attackSound } from './attack-sound.ts'

test('an attack under 50 sounds light', () => {
  expect(attackSound(0)).toBe('attack_1')
  expect(attackSound(49)).toBe('attack_1')
})

test('an attack of 50 to 99 sounds solid', () => {
  expect(attackSound(50)).toBe('attack_2')
  expect(attackSound(99)).toBe('attack_2')
})

test('an attack of 100 or more sounds heavy', () => {
  expect(attackSound(100)).toBe('attack_3')
  expect(attackSound(1e28)).toBe('attack_3')
})
