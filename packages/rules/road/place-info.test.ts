import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { aRealm } from './a-realm.ts'
import { losePlace } from './attack-place.ts'
import { type PlaceType, placeId, slotOf } from './place.ts'
import { inform } from './place-info.ts'
import { enterRoad, type Road } from './road.ts'
import { take } from './take.ts'

const realm = aRealm()
const now = 1000 * 3_600_000

const at = (stair: number): Road => ({
  ...enterRoad(realm.roads.main, 0),
  top: stair,
  coordinate: stair * 100,
})
const aside = (type: PlaceType, stair: number): string => placeId('main', stair, slotOf(type))

function ask(road: Road, id: string) {
  const answer = inform(realm, road, id, now)
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer
}

test('a guardian says who stands there and what beating it brings', () => {
  const { enemies, reward, price } = ask(at(0), placeId('main', 1, 0))
  expect(enemies.length).toBeGreaterThan(0)
  expect(reward.amounts.gold).toBeGreaterThan(0)
  expect(price).toEqual({})
})

test('a lost battle says what it costs not to wait', () => {
  const id = placeId('main', 1, 0)
  expect(ask(losePlace(at(0), id, now), id).price).toEqual({ gold: 10 })
})

test('a place promises exactly what it gives', () => {
  for (const [type, stair] of [
    ['RESOURCE', 5],
    ['SKILL', 6],
    ['CONSUMABLE', 8],
  ] as const) {
    const taken = take(realm, at(stair), aside(type, stair), now)
    if (isRefusal(taken)) throw new Error(taken.refused)
    expect(ask(at(stair), aside(type, stair)).reward).toEqual(taken.reward)
  }
})

test('a magic place says its price', () => {
  expect(ask(at(11), aside('MAGIC', 11)).price).toEqual({ gold: 100 })
})

test('a portal leads to every other portal that guardians no longer bar, the highest first', () => {
  expect(ask(at(125), aside('PORTAL', 60)).portals).toEqual([110, 31, 10])
  expect(ask(at(70), aside('PORTAL', 60)).portals).toEqual([31, 10])
})

test('nobody learns of places in another world', () => {
  expect(inform(realm, at(1), placeId('snow', 1, 0), now)).toMatchObject({ refused: 'road.refused.unknown' })
})
