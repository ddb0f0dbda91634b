import { APART } from '@skystair/content/portals/places-apart.data.ts'
import { PLACES_APART } from '@skystair/rules/road/place.ts'
import { expect, test } from 'vitest'
import { locations } from './location.ts'
import { apartLook, lightOf, lookAt } from './world-look.ts'

test('the main road wears the part of the tale, other worlds their own look', () => {
  expect(lookAt('main', 12)).toBe('forest')
  expect(lookAt('main', 31)).toBe('march')
  expect(lookAt('snow', 31)).toBe('snow')
})

test('a place apart is a painted world in a light of its own, at every height', () => {
  for (const place of PLACES_APART) {
    expect(locations).toContain(APART[place].look.like)
    for (const stair of [1, 500, 9000]) expect(lookAt(place, stair)).toBe(APART[place].look.like)
    expect(lightOf(place)).not.toBe(0xffffff)
  }
  const looks = PLACES_APART.map((place) => `${apartLook(place)?.like} ${lightOf(place)}`)
  expect(new Set(looks).size).toBe(PLACES_APART.length)
  expect(lightOf('main')).toBe(0xffffff)
})
