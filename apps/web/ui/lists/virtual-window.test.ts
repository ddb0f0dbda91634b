import { expect, test } from 'vitest'
import { drawnRows, rowOffsets, rowsInWindow } from './virtual-window.ts'

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

const drawn = { first: 6, last: 38 }

test('scrolling by less than is ready draws nothing new', () => {
  expect(drawnRows(drawn, { first: 21, last: 29 }, 500, 7, 12)).toBe(drawn)
})

test('when few rows are left ahead a whole stretch comes at once, so that the next frames have nothing to draw', () => {
  expect(drawnRows(drawn, { first: 24, last: 32 }, 500, 7, 12)).toEqual({ first: 12, last: 44 })
  expect(drawnRows(drawn, { first: 12, last: 20 }, 500, 7, 12)).toEqual({ first: 0, last: 32 })
})

test('at an end of the list there is nothing more to wait for', () => {
  const top = { first: 0, last: 20 }
  expect(drawnRows(top, { first: 0, last: 8 }, 500, 7, 12)).toBe(top)
  const bottom = { first: 480, last: 500 }
  expect(drawnRows(bottom, { first: 492, last: 500 }, 500, 7, 12)).toBe(bottom)
})

test('a leap draws what is seen there and nothing of what was left', () => {
  expect(drawnRows(drawn, { first: 200, last: 208 }, 500, 7, 12)).toEqual({ first: 188, last: 220 })
})

test('rows that are no more are not drawn', () => {
  expect(drawnRows(drawn, { first: 0, last: 3 }, 3, 7, 12)).toEqual({ first: 0, last: 3 })
})
