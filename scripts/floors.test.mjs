import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { floorsOf, roomsOf } from './floors.mjs'
import { drawHouse, PICTURE } from './house.mjs'
import { ROOT } from './setup.mjs'

test('the words of the rules stand on each other step by step, and none on one above it', () => {
  const order = floorsOf(roomsOf(join(ROOT, 'packages/rules')))
  const floorOf = (word) => order.findIndex((floor) => floor.includes(word))
  expect(floorOf('wallet')).toBe(0)
  expect(floorOf('battle')).toBeLessThan(floorOf('road'))
  expect(floorOf('road')).toBeLessThan(floorOf('climb'))
})

test('rooms that stand on each other are named', () => {
  const knot = new Map([
    ['low', new Set()],
    ['one', new Set(['low', 'two'])],
    ['two', new Set(['one'])],
  ])
  expect(() => floorsOf(knot)).toThrow('stand on each other: one, two')
})

test('the picture of the house shows the rooms and directions of today', () => {
  // Drawn anew by: npm run house
  expect(readFileSync(PICTURE, 'utf8')).toBe(drawHouse())
})
