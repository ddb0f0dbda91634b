import { expect, test } from 'vitest'
import { title } from './topic-title.ts'

test('a title cannot be empty', () => {
  expect(title(' ')).toEqual({ refused: 'errors.title-empty', params: {} })
})

test('a title has at most 40 characters', () => {
  const longest = 'Щ'.repeat(40)
  expect(title(longest)).toBe(longest)
  expect(title(`${longest}!`)).toEqual({ refused: 'errors.title-too-long', params: { limit: 40 } })
})

test('space around a title is not kept', () => {
  expect(title('  Трёхголовый змей ')).toBe('Трёхголовый змей')
})

test('a title that hides something is refused', () => {
  for (const hidden of ['a\u0000b', 'a\u200bb', 'a\u202eb', 'a\nb', 'a\ud800b']) {
    expect(title(hidden)).toEqual({ refused: 'errors.text-unseen-characters', params: {} })
  }
})
