import { REALM } from '@skystair/content/realm.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import type { Place, World } from '@skystair/rules/road/place.ts'

const known = new Map<string, readonly Place[]>()

/** The same stairs are walked by thousands: each is grown once. */
export function placesAt(world: World, stair: number): readonly Place[] {
  const key = `${world}/${stair}`
  const places = known.get(key) ?? growPlaces(REALM, world, stair)
  known.set(key, places)
  return places
}
