import { expect, test } from 'vitest'
import { keptRows, oneRowMore, type Rows, rowOffsets, rowsInWindow } from './virtual-window.ts'

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

test('scrolling by less than is ready draws nothing new at once', () => {
  const drawn = { first: 6, last: 30 }
  expect(keptRows(drawn, { first: 18, last: 26 }, { first: 10, last: 34 })).toEqual({ first: 10, last: 30 })
})

test('a leap draws what is seen there and nothing of what was left', () => {
  const seen = { first: 200, last: 208 }
  const wanted = { first: 192, last: 216 }
  expect(keptRows({ first: 6, last: 30 }, seen, wanted)).toEqual({ first: 192, last: 208 })
  expect(keptRows({ first: 300, last: 330 }, seen, wanted)).toEqual({ first: 200, last: 216 })
})

test('what may come next is drawn row by row, first where it is nearer to sight', () => {
  const seen = { first: 18, last: 26 }
  const wanted = { first: 10, last: 34 }
  let drawn: Rows = { first: 10, last: 30 }
  const grown: Rows[] = []
  while (drawn.first > wanted.first || drawn.last < wanted.last) {
    drawn = oneRowMore(drawn, seen, wanted)
    grown.push(drawn)
  }
  expect(grown.map(({ last }) => last)).toEqual([31, 32, 33, 34])
  expect(oneRowMore({ first: 17, last: 30 }, seen, wanted)).toEqual({ first: 16, last: 30 })
})
