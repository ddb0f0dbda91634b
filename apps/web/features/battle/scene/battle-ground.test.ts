import { manifest } from '@skystair/art/baked/manifest.ts'
import { expect, test } from 'vitest'
import { distances } from '../ground/distances.ts'
import { growth } from '../ground/growth.data.ts'
import { groundArt, groundOf } from './battle-ground.ts'

test('grass and trees frame a battle of the road; on the sand of the amphitheatre nothing grows', () => {
  const kinds = (ground: Parameters<typeof groundOf>[0]) =>
    groundArt(groundOf(ground), 1).map(({ kind }) => kind)
  expect(kinds({ type: 'MOB', placeId: 'main-3-0' })).toEqual(['picture', 'atlas'])
  expect(kinds({ type: 'ARENA', placeId: null })).toEqual(['picture'])
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
