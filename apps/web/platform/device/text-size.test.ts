import { expect, test } from 'vitest'
import { readTextSize, textSizes } from './text-size.ts'

test('letters are as large as they were left', () => {
  expect(textSizes.map((size) => readTextSize(size))).toEqual(textSizes)
})

test.each([null, '', 'huge', '200%'])('what is kept as %j is the usual size', (kept) => {
  expect(readTextSize(kept)).toBe('normal')
})
