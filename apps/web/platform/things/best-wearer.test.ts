import type { ArtifactView } from '@skystair/contract/things.ts'
import { expect, test } from 'vitest'
import { bestWearer, gainOf, wornInstead } from './best-wearer.ts'

const thing = (id: number, heroId: number | null, power: number, place: ArtifactView['place'] = 'ring') =>
  ({ id, heroId, power, place }) as ArtifactView
const hero = (id: number, wish: { slotsCount?: number; combative?: boolean } = {}) => ({
  id,
  slotsCount: 4,
  combative: true,
  ...wish,
})

test('a thing is compared with what is worn in its place, not with itself', () => {
  const worn = thing(1, 7, 10)
  expect(wornInstead(thing(2, null, 20), 7, [worn])).toBe(worn)
  expect(wornInstead(worn, 7, [worn])).toBeNull()
  expect(wornInstead(thing(2, null, 20, 'head'), 7, [worn])).toBeNull()
})

test('it is offered to whoever gains the most by it', () => {
  const worn = [thing(1, 7, 10), thing(2, 8, 18)]
  expect(bestWearer(thing(3, null, 20), [hero(8), hero(7)], worn)).toBe(7)
})

test('whoever has no slot left for it is passed over, whoever fights comes first', () => {
  const worn = [thing(1, 7, 10, 'head')]
  expect(bestWearer(thing(3, null, 20), [hero(7, { slotsCount: 1 }), hero(8)], worn)).toBe(8)
  expect(bestWearer(thing(3, null, 20), [hero(9, { combative: false }), hero(7)], worn)).toBe(7)
})

test('what is worn stays with who wears it', () => {
  const worn = thing(1, 9, 10)
  expect(bestWearer(worn, [hero(7), hero(9)], [worn])).toBe(9)
})

test('what is for sale is better by what the squad gains, whatever number it has on its stall', () => {
  const worn = [thing(3, 7, 10), thing(4, 8, 18)]
  expect(gainOf(thing(3, null, 20), [hero(7), hero(8)], worn)).toBe(10)
  expect(gainOf(thing(3, null, 9), [hero(7), hero(8)], worn)).toBe(0)
  expect(gainOf(thing(5, null, 20), [hero(9, { combative: false })], worn)).toBe(0)
})
