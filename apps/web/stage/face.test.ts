import { expect, test } from 'vitest'
import { faces } from './face.tsx'
import { companionFigures, heroFigures } from './figures.ts'

test('everybody who can be chosen has a face in the row', () => {
  const chosen = [...Object.values(heroFigures), ...Object.values(companionFigures)]
  expect(chosen.filter((figure) => !faces.includes(figure))).toEqual([])
})
