import { expect, test } from 'vitest'
import { groundArt, groundOf } from './battle-ground.ts'

test('grass and trees frame a battle of the road; on the sand of the amphitheatre nothing grows', () => {
  const kinds = (ground: Parameters<typeof groundOf>[0]) =>
    groundArt(groundOf(ground), 1).map(({ kind }) => kind)
  expect(kinds({ type: 'MOB', placeId: 'main-3-0' })).toEqual(['picture', 'atlas'])
  expect(kinds({ type: 'ARENA', placeId: null })).toEqual(['picture'])
})
