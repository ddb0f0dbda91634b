import { ensurePlaces, specialPlaces as specialPlacesCall } from '@skystair/contract/road.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ensure, specialPlaces } from '@skystair/rules/road/places-in-view.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { read } from '../../platform/action/action.ts'
import { realmOf } from '../../platform/views/realm-of.ts'

/** The road grows from its hash: looking costs the same at any height. */
export const look = read(ensurePlaces, ({ player, query, now }) => {
  const seen = ensure(realmOf(player), hereOf(player.climb.travels), query.coordFrom, query.coordTo, now)
  if (isRefusal(seen)) return seen
  return { ...seen, places: [...seen.places], tiles: [...seen.tiles], educations: [...seen.educations] }
})

export const lookForSpecial = read(specialPlacesCall, ({ player, now }) => ({
  places: [...specialPlaces(realmOf(player), hereOf(player.climb.travels), now)],
}))
