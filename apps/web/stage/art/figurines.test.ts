import { manifest } from '@skystair/art/baked/manifest.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { expect, test } from 'vitest'
import { companionFigures, figureOf, heroFigures } from './figurines.ts'

const people = [...Object.values(heroFigures), ...Object.values(companionFigures)]

test('everybody who may be chosen has a figurine and a face', () => {
  for (const figure of people) {
    expect(manifest.puppets[figure], figure).toBeDefined()
    expect(manifest.atlases[`portrait-${figure}`], figure).toBeDefined()
  }
})

test('no two of them look the same', () => {
  expect(new Set(people).size).toBe(people.length)
})

test('every hero of the roster has a figurine of its own', () => {
  const figures = Object.keys(HEROES).map(figureOf)
  for (const figure of figures) expect(manifest.puppets[figure], figure).toBeDefined()
  expect(new Set(figures).size).toBe(figures.length)
})
