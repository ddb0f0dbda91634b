import { expect, test } from 'vitest'
import { companionFigures, heroFigures } from '../art/figurines.ts'
import { faces } from './face.tsx'

test('everybody who can be chosen has a face in the row', () => {
  const chosen = [...Object.values(heroFigures), ...Object.values(companionFigures)]
  expect(chosen.filter((figure) => !faces.includes(figure))).toEqual([])
})
