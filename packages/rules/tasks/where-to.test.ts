import { describe, expect, test } from 'vitest'
import { aRealm } from '../road/a-realm.ts'
import { slotOf } from '../road/place.ts'
import { enterRoad, markTaken } from '../road/road.ts'
import type { Deed } from './task.ts'
import { whereTo } from './where-to.ts'

const realm = aRealm()
const road = { ...enterRoad(realm.roads.main, 0), top: 12 }
const line = { speaker: 'owl', mood: 'calm' } as const
const reward = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }
const scene = { part: 1, lines: [line], choices: [], reward, ends: false }
const tale = {
  scenes: [
    { ...scene, id: 'near', stair: 4 },
    { ...scene, id: 'far', stair: 40 },
  ],
  rumours: [],
}
const where = (deed: Deed, of: string | null = null, here = road) =>
  whereTo(realm, tale.scenes, here, { deed, of }, 0)

describe('a task leads', () => {
  test('to the next guardian when it is about climbing', () => {
    expect([where('guardian-beaten'), where('stair-reached'), where('boss-beaten')]).toEqual([13, 13, 13])
  })

  test('to the nearest place where it can be done, and nowhere when there is none', () => {
    expect(where('skill-taken')).toBe(6)
    expect(where('lair-beaten')).toBe(7)
    expect(where('skill-taken', null, markTaken(road, 6, slotOf('SKILL')))).toBe(null)
    expect(where('everyday-taken')).toBe(null)
  })

  test('to the stair of its scene, or as near as the road is open', () => {
    expect(where('scene-told', 'near')).toBe(4)
    expect(where('scene-told', 'far')).toBe(13)
    expect(where('scene-told', 'far', { ...road, world: 'snow' })).toBe(null)
  })
})
