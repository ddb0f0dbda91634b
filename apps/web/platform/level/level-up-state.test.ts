import { expect, test } from 'vitest'
import { mayCelebrate } from './level-up-state.ts'

test('a level is celebrated over any page, but never over a talk', () => {
  expect(mayCelebrate([])).toBe(true)
  expect(mayCelebrate(['tasks'])).toBe(true)
  expect(mayCelebrate(['talk/main-1-2'])).toBe(false)
  expect(mayCelebrate(['talk/main-1-2', 'help'])).toBe(false)
})
