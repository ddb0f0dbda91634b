import { manifest } from '@skystair/art/baked/manifest.ts'
import { EVENTS } from '@skystair/content/events/events.data.ts'
import { EVENT_KINDS } from '@skystair/rules/calendar/kind.ts'
import { PLACE_RESOURCES, PLACE_TYPES } from '@skystair/rules/road/place.ts'
import { stairColours } from '@skystair/rules/road/stair-colour.ts'
import { expect, test } from 'vitest'
import { lookOf } from './place-look.ts'

const id = 'main-7-1'
const looks = [
  ...PLACE_TYPES.map((placeType) => lookOf({ id, placeType, resource: null, event: null })),
  ...PLACE_RESOURCES.map((type) =>
    lookOf({ id, placeType: 'RESOURCE', resource: { type, amount: 1 }, event: null }),
  ),
]
const drawn = (atlas: string) =>
  (manifest.atlases[atlas]?.frames ?? []).filter((frame) => !frame.endsWith('.shadow'))
const needed = (atlas: string) => looks.flatMap((look) => (look.atlas === atlas ? (look.frame ?? []) : []))
/** What stands on the road and is no place. */
const others = ['chest-open', ...stairColours.map((colour) => `plate-${colour}`)]

test('every place has its picture, and nothing else is drawn', () => {
  expect(drawn('places').toSorted()).toEqual([...new Set([...needed('places'), ...others])].toSorted())
  expect(drawn('landmarks').toSorted()).toEqual([...new Set(needed('landmarks'))].toSorted())
})

const resource = { type: 'EVENT_CURRENCY', amount: 1 } as const

test.each(EVENT_KINDS.filter((kind) => EVENTS[kind].finds !== null))(
  'what %s strews on the road has its own picture',
  (event) => {
    const { atlas, frame } = lookOf({ id: 'main-7-20', placeType: 'RESOURCE', resource, event })
    expect(atlas).toMatch(/^feast-/)
    expect(drawn(atlas)).toContain(frame)
  },
)

test('a guardian who wears something of a feast still looks as guardians do', () => {
  expect(lookOf({ id: 'main-7-0', placeType: 'RESOURCE', resource: null, event: 'PUMPKIN' }).frame).toBeNull()
})
