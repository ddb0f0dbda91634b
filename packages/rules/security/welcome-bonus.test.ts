import { expect, test } from 'vitest'
import { welcomeBonusEmeralds } from './welcome-bonus.ts'

test('the welcome bonus is 99 emeralds', () => {
  expect(welcomeBonusEmeralds).toBe(99)
})
