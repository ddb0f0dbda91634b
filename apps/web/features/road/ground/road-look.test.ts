import { manifest } from '@skystair/art/baked/manifest.ts'
import { expect, test } from 'vitest'
import { decorOf } from './decor.ts'
import { lookOfSegment, looksAt } from './road-look.ts'
import { variantOf } from './road-path.ts'

test('a part begins with its first segment', () => {
  expect(lookOfSegment('main', 5)).toBe('forest')
  expect(lookOfSegment('main', 6)).not.toBe('forest')
})

test('every segment of every world has a picture, and all that grows there too', () => {
  for (const world of ['main', 'snow', 'dark', 'abyss', 'raid'] as const)
    for (let segment = world === 'main' ? -2 : 2; segment < 1200; segment += 7) {
      const look = lookOfSegment(world, segment)
      for (const drawn of looksAt(world, segment))
        expect(manifest.pictures).toHaveProperty(`road-${drawn}-${variantOf(segment)}`)
      const isBaked = (atlas: string, name: string) => manifest.atlases[atlas]?.frames.includes(name) === true
      expect(decorOf(segment, look).filter(({ atlas, name }) => !isBaked(atlas, name))).toEqual([])
    }
})
