import { expect, test } from 'vitest'
import { shownHealth } from './shown-health.ts'

test('health is shown in whole points, the same for what is left and for the whole', () => {
  expect([11.5, 11, 0.2, 0].map(shownHealth)).toEqual([11, 11, 1, 0])
})
