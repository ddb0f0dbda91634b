import { expect, test } from 'vitest'
import { fitting, wrapped } from './lines.ts'

const letters = (part: string) => part.length

test('a text is broken between words, and no line is wider than it may be', () => {
  expect(wrapped('two cups and one kettle', 8, letters)).toEqual(['two cups', 'and one', 'kettle'])
})

test('a word wider than the line stands alone and loses nothing', () => {
  expect(wrapped('a Thursdayafternoon tea', 5, letters)).toEqual(['a', 'Thursdayafternoon', 'tea'])
})

test('all lines fit where there is room for all', () => {
  expect(fitting([10, 10, 10], 30, 8)).toBe(3)
})

test('where they do not, room is kept to say how many are left', () => {
  expect(fitting([10, 10, 10, 10], 35, 8)).toBe(2)
  expect(fitting([50], 20, 8)).toBe(0)
})
