import { manifest } from '@skystair/art/baked/manifest.ts'
import { expect, test } from 'vitest'
import { ANIMALS } from './animals.data.ts'
import { nearThing } from './foreground.ts'

const looks = Object.keys(ANIMALS) as (keyof typeof ANIMALS)[]

test.each(looks)('something of the world itself passes the camera: %s', (look) => {
  const { atlas, name } = nearThing(look)
  expect(manifest.atlases[atlas]?.frames).toContain(name)
})
