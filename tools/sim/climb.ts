import { REALM } from '@skystair/content/realm.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { findPlace } from '@skystair/rules/road/approach.ts'
import { availability } from '@skystair/rules/road/availability.ts'
import { GUARDIAN_SLOT, placeId } from '@skystair/rules/road/place.ts'
import { stretchAt } from '@skystair/rules/road/road-design.ts'
import { fight } from './fight.ts'
import { walk } from './gather.ts'
import { here, type Life, strength } from './life.ts'

/** One try at the next guardian; whether it was won. */
export function climb(life: Life): boolean {
  const road = here(life)
  const id = placeId(road.world, road.top + 1, GUARDIAN_SLOT)
  const place = findPlace(REALM, id)
  if (!place) throw new Error(`no guardian ${id}`)
  const unavailable = availability(REALM, road, place, life.now)
  if (unavailable && unavailable.reason !== 'DISTANCE') return false
  const { power } = REALM.roads[road.world]
  const { guardians } = stretchAt(REALM.roads[road.world], place.stair)
  if (strength(life) < guardianPower(place.stair) * power * guardians * life.profile.nerve * 0.9) return false
  walk(life, place.stair)
  return fight(life, id) === true
}
