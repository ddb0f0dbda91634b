import { expect, test } from 'vitest'
import { pluralCategory } from './plural-category.ts'

const categories = (...counts: number[]) => counts.map(pluralCategory)

test('1 is one', () => {
  expect(categories(1, 21, 101, 1001)).toEqual(['one', 'one', 'one', 'one'])
})

test('2 to 4 are few', () => {
  expect(categories(2, 3, 4, 22, 134)).toEqual(['few', 'few', 'few', 'few', 'few'])
})

test('all others are many', () => {
  expect(categories(0, 5, 10, 20, 30, 100)).toEqual(['many', 'many', 'many', 'many', 'many', 'many'])
})

test('11 to 14 are many, whatever the hundreds', () => {
  expect(categories(11, 12, 13, 14, 111, 212)).toEqual(['many', 'many', 'many', 'many', 'many', 'many'])
})

test('the rule agrees with the one texts are shown by', () => {
  const russian = new Intl.PluralRules('ru')
  for (const count of [...Array(1200).keys(), 1.5, 2.1, 1e15]) {
    expect(pluralCategory(count), String(count)).toBe(russian.select(count))
  }
})
