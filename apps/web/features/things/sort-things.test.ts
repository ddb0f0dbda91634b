import type { ArtifactView } from '@skystair/contract/things.ts'
import { expect, test } from 'vitest'
import { filledShelves, sortThings, type Wish } from './sort-things.ts'

const thing = (id: number, wish: Partial<ArtifactView>): ArtifactView => ({
  id,
  kind: 'oak-shield',
  icon: 'shield',
  place: 'offhand',
  rarity: 'usual',
  set: null,
  stair: 1,
  level: 0,
  locked: false,
  heroId: null,
  power: 1,
  attack: 0,
  defence: 0,
  health: 0,
  gold: 1,
  upgrade: [],
  reforged: 0,
  upgraded: 0,
  ...wish,
})
const things = [
  thing(1, { power: 5 }),
  thing(2, { power: 9, heroId: 4 }),
  thing(3, { power: 2, rarity: 'supreme', place: 'ring' }),
]
const everything: Wish = { shelf: 'all', order: 'power' }
const ids = (wish: Partial<Wish>) => sortThings(things, { ...everything, ...wish }).map(({ id }) => id)

test('the strongest, the newest or the rarest first', () => {
  expect(ids({})).toEqual([2, 1, 3])
  expect(ids({ order: 'newest' })).toEqual([3, 2, 1])
  expect(ids({ order: 'rarity' })).toEqual([3, 2, 1])
})

test('only of a place, only what is free', () => {
  expect(ids({ shelf: 'ring' })).toEqual([3])
  expect(ids({ shelf: 'free' })).toEqual([1, 3])
})

test('no shelf is offered on which nothing lies', () => {
  expect(filledShelves(things)).toEqual(['all', 'free', 'offhand', 'ring'])
  expect(filledShelves([thing(1, { heroId: 4 })])).toEqual(['all', 'offhand'])
  expect(filledShelves([])).toEqual(['all'])
})
