import { APART } from '@skystair/content/portals/places-apart.data.ts'
import { type PlaceApart, parsePlaceId, placeApart } from '@skystair/rules/road/place.ts'

/** The place apart whose own guardian this creature is; null: it is one of its kind. */
export function guardedBy(creature: string, placeId: string | null): PlaceApart | null {
  const place = placeApart(parsePlaceId(placeId ?? '')?.world ?? '')
  return place !== null && APART[place].guardian === creature ? place : null
}
