import { manifest } from '@skystair/art/baked/manifest.ts'
import { describe, expect, test } from 'vitest'
import { decorOf, sightsAt } from './decor.ts'
import { roadX } from './road-path.ts'

const halfRoad = 165
const ornaments = Array.from({ length: 200 }, (_, segment) => decorOf(segment)).flat()

test('nothing stands in the way of the squad', () => {
  for (const { x, at } of ornaments) expect(Math.abs(x - roadX(at))).toBeGreaterThan(halfRoad)
})

test('the forest looks the same each time one walks by', () => {
  expect(decorOf(17)).toEqual(decorOf(17))
})

test('no stretch of the road is bare, and none is overgrown', () => {
  for (let segment = 0; segment < 200; segment++) {
    const { length } = decorOf(segment)
    expect(length).toBeGreaterThanOrEqual(10)
    expect(length).toBeLessThanOrEqual(20)
  }
})

test('every ornament has a picture', () => {
  const baked = new Set(manifest.atlases['props-forest']?.frames)
  expect(ornaments.filter(({ name }) => !baked.has(name))).toEqual([])
})

const looks = [
  'forest',
  'march',
  'necropolis',
  'kingdom',
  'dark',
  'war',
  'miro',
  'abyss',
  'gate',
  'snow',
  'raid',
] as const

describe.each(looks)('the sights of %s', (look) => {
  const segments = Array.from({ length: 40 }, (_, segment) => sightsAt(segment, look))

  test('are there on every fifth stair, and never the same twice in a row', () => {
    const names = segments.map(([first]) => first?.name)
    expect(names).not.toContain(undefined)
    expect(names.filter((name, i) => name === names[i - 1])).toEqual([])
  })

  test('are of this world alone, stand off the road, and know where else they might stand', () => {
    for (const sites of segments) {
      expect(sites.length).toBeGreaterThan(2)
      for (const { atlas, name, x, at } of sites) {
        expect(atlas).toBe(`sights-${look}`)
        expect(manifest.atlases[atlas]?.frames).toContain(name)
        expect(Math.abs(x - roadX(at))).toBeGreaterThan(halfRoad)
      }
    }
  })

  test('every ornament beside them has a picture', () => {
    const missing = Array.from({ length: 40 }, (_, segment) => decorOf(segment, look))
      .flat()
      .filter(({ atlas, name }) => manifest.atlases[atlas]?.frames.includes(name) !== true)
    expect(missing).toEqual([])
  })
})

test('no two worlds are made of the same things', () => {
  const kinds = looks.map((look) =>
    Array.from({ length: 60 }, (_, segment) => decorOf(segment, look))
      .flat()
      .map(({ name }) => name),
  )
  for (const [i, one] of kinds.entries())
    for (const other of kinds.slice(i + 1)) {
      const shared = [...new Set(one)].filter((name) => other.includes(name))
      expect(shared.length).toBeLessThan(new Set([...one, ...other]).size / 2)
    }
})
