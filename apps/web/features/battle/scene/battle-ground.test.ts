import { manifest } from '@skystair/art/baked/manifest.ts'
import { EVENTS } from '@skystair/content/events/events.data.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import { EVENT_KINDS } from '@skystair/rules/calendar/kind.ts'
import { expect, test } from 'vitest'
import { feastAtlas } from '../../../stage/feast/feast-art.ts'
import { feastLooks } from '../../../stage/feast/feast-look.ts'
import { distances } from '../ground/distances.ts'
import { growth } from '../ground/growth.data.ts'
import { groundArt, groundOf } from './battle-ground.ts'

test('grass and trees frame a battle of the road; on the sand of the amphitheatre nothing grows', () => {
  const kinds = (ground: Parameters<typeof groundOf>[0]) =>
    groundArt(groundOf(ground), 1).map(({ kind }) => kind)
  expect(kinds({ type: 'MOB', placeId: 'main-3-0', creatures: [] })).toEqual(['picture', 'atlas'])
  expect(kinds({ type: 'ARENA', placeId: null, creatures: [] })).toEqual(['picture'])
})

test('the guest of each feast is met on decorated ground where it feels at home, never on the sand', () => {
  for (const kind of EVENT_KINDS) {
    const creatures = [{ side: 'enemy', imageId: EVENTS[kind].boss }] as unknown as BattleStatus['creatures']
    const ground = groundOf({ type: 'MOB', placeId: null, creatures })
    expect(ground).toMatchObject({ feast: kind, look: feastLooks[kind].ground.look })
    const { around } = growth[feastLooks[kind].ground.look]
    expect(around.length, kind).toBeGreaterThan(0)
    const frames = manifest.atlases[feastAtlas(kind)]?.frames ?? []
    expect(frames).toEqual(expect.arrayContaining(['post', 'heap']))
    expect(groundArt(ground, 1).map(({ id }) => id)).toContain(feastAtlas(kind))
  }
})

test('what stands on a battle ground is of the kit of its own world, and each world has ground of its own', () => {
  for (const [look, { around, before }] of Object.entries(growth)) {
    const frames = manifest.atlases[`props-${look}`]?.frames ?? []
    for (const { name } of [...around, ...before]) expect(frames, look).toContain(name)
    expect(before.length).toBeGreaterThan(0)
  }
  expect(Object.keys(growth).toSorted()).toEqual(Object.keys(distances).toSorted())
  expect(new Set(Object.values(distances)).size).toBe(Object.keys(growth).length)
})
