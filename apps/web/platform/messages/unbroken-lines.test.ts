import { expect, test } from 'vitest'
import { wholeUpTo, withNew } from './unbroken-lines.ts'

const lines = (...ids: number[]) => ids.map((id) => ({ id }))

test('lines stand in order however they come, and each only once', () => {
  const [three] = lines(3)
  const held = withNew([...(three ? [three] : []), ...lines(5)], lines(4, 3, 2))
  expect(held).toEqual(lines(2, 3, 4, 5))
  expect(held[1]).toBe(three)
})

test('nothing new leaves everything as it is', () => {
  const held = lines(1)
  expect(withNew(held, lines(1))).toBe(held)
})

test('a gap in the numbers is where something was missed', () => {
  expect(wholeUpTo([])).toBe(0)
  expect(wholeUpTo(lines(4, 5, 8, 9))).toBe(5)
  expect(wholeUpTo(lines(4, 5))).toBe(5)
})
