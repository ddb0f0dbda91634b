import { HIGHEST_STAIR } from '../economy/guardian-power.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import { availability } from './availability.ts'
import { growPlaces } from './grow-places.ts'
import { type AvailabilityReason, type Place, parsePlaceId } from './place.ts'
import type { Road } from './road.ts'
import type { Realm } from './road-design.ts'

const CODE: Readonly<Record<AvailabilityReason, string>> = {
  UNKNOWN: 'road.refused.unknown',
  DELAY: 'road.refused.delay',
  DISTANCE: 'road.refused.distance',
  BATTLE_WON: 'road.refused.battle-won',
  BATTLE_LOST: 'road.refused.battle-lost',
  COMPLETE: 'road.refused.complete',
  PREMISS: 'road.refused.premiss',
  MISS: 'road.refused.miss',
}

export function findPlace(realm: Realm, id: string): Place | null {
  const parts = parsePlaceId(id)
  if (!parts || parts.stair > HIGHEST_STAIR) return null
  return growPlaces(realm, parts.world, parts.stair).find((place) => place.id === id) ?? null
}

/** The place, if the squad can do something there now. */
export function approach(realm: Realm, road: Road, id: string, now: number): Place | Refusal {
  const place = findPlace(realm, id)
  if (!place) return refused(CODE.UNKNOWN)
  const unavailable = availability(realm, road, place, now)
  if (!unavailable) return place
  const { reason, until } = unavailable
  return refused(CODE[reason], until === null ? {} : waitUntil(until, now))
}
