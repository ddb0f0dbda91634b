import { expect, test } from 'vitest'
import { pageOf } from './comment-page.ts'

test.each([
  [0, 0],
  [1, 0],
  [20, 0],
  [21, 20],
  [40, 20],
  [41, 40],
])('the newest comment, number %i, is shown by the page after number %i', (comment, after) => {
  expect(pageOf(comment)).toBe(after)
})

test('whoever goes to the earlier ones, page by page, comes to the first and leaves none out', () => {
  const pages = [pageOf(95)]
  while ((pages[0] ?? 0) > 0) pages.unshift(pageOf(pages[0] ?? 0))
  expect(pages).toEqual([0, 20, 40, 60, 80])
})
