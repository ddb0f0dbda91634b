import { expect, test } from 'vitest'
import { flatDepth, layers } from './layers.ts'

test('what lies flat is drawn picture after picture, whoever came first', () => {
  const shadows = ['owl', 'bear', 'owl', 'fox', 'bear'].map((sheet) => ({
    sheet,
    depth: flatDepth(layers.shadows, sheet),
  }))
  const drawn = shadows.toSorted((one, other) => one.depth - other.depth).map(({ sheet }) => sheet)
  expect(drawn).toEqual(['owl', 'owl', 'bear', 'bear', 'fox'])
})

test('a layer never reaches into the next, however many pictures lie in it', () => {
  const depths = Array.from({ length: 10_000 }, (_, sheet) => flatDepth(layers.shadows, `sheet ${sheet}`))
  expect(Math.min(...depths)).toBeGreaterThanOrEqual(layers.shadows)
  expect(Math.max(...depths)).toBeLessThan(layers.halos)
})
