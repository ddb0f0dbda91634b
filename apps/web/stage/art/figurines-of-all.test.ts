import { manifest } from '@skystair/art/baked/manifest.ts'
import { CREATURES } from '@skystair/content/creatures.data.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { expect, test } from 'vitest'
import { figureOf } from './figurines.ts'

test.each([...Object.keys(HEROES), ...Object.keys(CREATURES)])('%s has a figurine', (warrior) => {
  expect(manifest.puppets[figureOf(warrior)], figureOf(warrior)).toBeDefined()
})

test('no two monsters look the same', () => {
  const figures = Object.keys(CREATURES).map(figureOf)
  expect(figures.filter((figure, at) => figures.indexOf(figure) !== at)).toEqual([])
})
