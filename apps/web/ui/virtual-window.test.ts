import { expect, test } from 'vitest'
import { rowOffsets, rowsInWindow } from './virtual-window.ts'

test('rows stand one under another, each as high as it is', () => {
  expect(rowOffsets(3, (index) => [10, 20, 30][index] ?? 0)).toEqual([0, 10, 30, 60])
})

test('a list without rows has no height and shows nothing', () => {
  const offsets = rowOffsets(0, () => 50)
  expect(offsets).toEqual([0])
  expect(rowsInWindow(offsets, 0, 400, 3)).toEqual({ first: 0, last: 0 })
})

test('only the rows in the window are drawn, of ten thousand', () => {
  const offsets = rowOffsets(10_000, () => 50)
  expect(rowsInWindow(offsets, 0, 400, 0)).toEqual({ first: 0, last: 9 })
  expect(rowsInWindow(offsets, 250_025, 100, 0)).toEqual({ first: 5000, last: 5003 })
})

test('some rows around the window are ready before they come into sight', () => {
  const offsets = rowOffsets(100, () => 50)
  expect(rowsInWindow(offsets, 1000, 100, 4)).toEqual({ first: 16, last: 27 })
})

test('the window never reaches past the ends', () => {
  const offsets = rowOffsets(5, () => 50)
  expect(rowsInWindow(offsets, -80, 1000, 4)).toEqual({ first: 0, last: 5 })
  expect(rowsInWindow(offsets, 9000, 100, 4)).toEqual({ first: 0, last: 5 })
})
