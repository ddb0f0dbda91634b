import { statSync } from 'node:fs'
import { manifest } from '@skystair/art/baked/manifest.ts'
import { EVENTS } from '@skystair/content/events/events.data.ts'
import { EVENT_KINDS } from '@skystair/rules/calendar/kind.ts'
import type * as Phaser from 'phaser'
import { describe, expect, test } from 'vitest'
import crowns from '../../../../art/baked/crowns.json'
import { firstArt } from '../art/first-art.ts'
import { clearAway, feastArt, feastAtlas, feastKey } from './feast-art.ts'

const MOST = 150 * 1024
const weight = (file: string): number =>
  statSync(new URL(`../../../../art/baked/atlases/${file}`, import.meta.url)).size

describe('the decorations of a feast', () => {
  test.each(EVENT_KINDS)('%s weighs at most 150 KB, at either scale', (kind) => {
    for (const scale of [1, 2]) {
      const file = `${feastAtlas(kind)}@${scale}x`
      expect(weight(`${file}.webp`) + weight(`${file}.json`)).toBeLessThanOrEqual(MOST)
    }
  })

  test.each(EVENT_KINDS)(
    '%s has a hat, two things beside the road, and what is found if anything is',
    (kind) => {
      const frames = manifest.atlases[feastAtlas(kind)]?.frames ?? []
      const finds = EVENTS[kind].finds === null ? [] : ['find']
      expect(frames.filter((name) => !name.endsWith('.shadow')).toSorted()).toEqual(
        ['hat', 'heap', 'post', ...finds].toSorted(),
      )
    },
  )

  test('are not fetched on ordinary days, nor with what everybody gets first', () => {
    expect(feastArt(null, 2)).toEqual([])
    expect(firstArt(1).filter(({ id }) => id.startsWith('feast-'))).toEqual([])
  })

  test('go when the feast is over, and nothing else does', () => {
    const held = new Set([feastKey('PUMPKIN'), feastKey('NEW_YEAR'), 'atlas:places', 'puppet:wolf'])
    const textures = { getTextureKeys: () => [...held], remove: (key: string) => held.delete(key) }
    const scene = { textures } as unknown as Phaser.Scene
    clearAway(scene, ['NEW_YEAR'])
    expect([...held]).toEqual([feastKey('NEW_YEAR'), 'atlas:places', 'puppet:wolf'])
    clearAway(scene, [])
    expect([...held]).toEqual(['atlas:places', 'puppet:wolf'])
  })
})

test('everybody who may be met has a head for a hat', () => {
  expect(Object.keys(manifest.puppets).filter((id) => !(id in crowns))).toEqual([])
  expect(Object.keys(crowns).filter((id) => !(id in manifest.puppets))).toEqual([])
})
