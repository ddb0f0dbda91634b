import { availability } from '../road/availability.ts'
import { growPlaces } from '../road/grow-places.ts'
import { GUARDIAN_SLOT, type PlaceType } from '../road/place.ts'
import { DESERTED_AFTER, type Road } from '../road/road.ts'
import type { Realm } from '../road/road-design.ts'
import type { Deed, TaskDesign } from './task.ts'

const DONE_AT: Readonly<Partial<Record<Deed, PlaceType>>> = {
  'lair-beaten': 'CUSTOM_PLACE',
  'resource-taken': 'RESOURCE',
  'skill-taken': 'SKILL',
  'chest-opened': 'ARTIFACT',
  'fountain-drunk': 'GAINABLE',
  'magic-used': 'MAGIC',
  'talk-heard': 'TALKER',
  'world-entered': 'TURN',
}

const UPWARD: readonly Deed[] = ['guardian-beaten', 'boss-beaten', 'stair-reached', 'level-reached']

/** The nearest place below where such a thing can be done now. */
function nearest(realm: Realm, road: Road, type: PlaceType, now: number): number | null {
  for (let stair = road.top + 1; stair >= Math.max(1, road.top - DESERTED_AFTER); stair--)
    for (const place of growPlaces(realm, road.world, stair)) {
      if (place.placeType !== type || place.slot === GUARDIAN_SLOT) continue
      const unavailable = availability(realm, road, place, now)
      if (unavailable === null || unavailable.reason === 'DISTANCE') return stair
    }
  return null
}

/** The stair where a task can be worked at now; null: nowhere on this road, or not yet. */
export function whereTo(
  realm: Realm,
  scenes: readonly { readonly id: string; readonly stair: number }[],
  road: Road,
  { deed, of }: Pick<TaskDesign, 'deed' | 'of'>,
  now: number,
): number | null {
  const next = road.top + 1
  if (UPWARD.includes(deed)) return next
  if (deed === 'scene-told') {
    const scene = scenes.find(({ id }) => id === of)
    return scene && road.world === 'main' ? Math.min(scene.stair, next) : null
  }
  const type = DONE_AT[deed]
  return type === undefined ? null : nearest(realm, road, type, now)
}
