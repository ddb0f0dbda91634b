import { ensurePlaces, specialPlaces as specialPlacesCall } from '@skystair/contract/road.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ensure, specialPlaces } from '@skystair/rules/road/places-in-view.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { read, readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { festive } from '../../platform/event/on-the-road.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import { realmOf } from '../../platform/views/realm-of.ts'

/** The road grows from its hash: looking costs the same at any height. */
export const look = readWith<typeof ensurePlaces, CalendarChanges>(
  ensurePlaces,
  calendarChanges,
  ({ player, query: { coordFrom, coordTo }, extra: changes, now }) => {
    const seen = ensure(realmOf(player), hereOf(player.climb.travels), coordFrom, coordTo, now)
    if (isRefusal(seen)) return seen
    const running = runningEvents(player, changes, now)
    return {
      ...seen,
      places: [...festive(seen.places, running, player, [coordFrom, coordTo], now)],
      tiles: [...seen.tiles],
      educations: [...seen.educations],
    }
  },
)

export const lookForSpecial = read(specialPlacesCall, ({ player, now }) => ({
  places: [...specialPlaces(realmOf(player), hereOf(player.climb.travels), now)],
}))
