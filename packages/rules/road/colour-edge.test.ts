import { expect, test } from 'vitest'
import { aCreature } from '../battle/a-battle.ts'
import { colourEdges } from './colour-edge.ts'

const red = aCreature({ colour: 'red' })
const blue = aCreature({ colour: 'blue' })
const beetle = aCreature({ specials: { BLOCK_RED: 0.3 } })
const frog = aCreature({})

test('blows of a colour that somebody over there stops are told, in a hundred', () => {
  expect(colourEdges([red, blue], [beetle, frog])).toEqual([{ colour: 'red', stopped: 15 }])
})

test('a colour that nobody has is not spoken of, nor what the fallen would have stopped', () => {
  expect(colourEdges([blue], [beetle])).toEqual([])
  expect(colourEdges([{ ...red, health: 0 }], [beetle])).toEqual([])
  expect(colourEdges([red], [{ ...beetle, health: 0 }, frog])).toEqual([])
})
