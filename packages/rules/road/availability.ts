import { type AvailabilityReason, GUARDIAN_SLOT, type Place } from './place.ts'
import { DESERTED_AFTER, isBeneath, isTaken, OVERGROWN_AFTER, type Road } from './road.ts'
import type { Realm } from './road-design.ts'

/** How far the squad can reach, along y. */
export const REACH = 150

export interface Unavailable {
  readonly reason: AvailabilityReason
  /** when it will be different by itself; null: not by waiting */
  readonly until: number | null
}

const no = (reason: AvailabilityReason, until: number | null = null): Unavailable => ({ reason, until })

/** A mark of this state that is still young. */
function runsUntil(road: Road, place: Place, state: string, time: number, now: number): number | null {
  const mark = road.marks[place.id]
  return mark?.state === state && mark.at + time > now ? mark.at + time : null
}

/** Whether creatures still stand in front of the place. */
export function guardStands(road: Road, place: Place, now: number): boolean {
  if (!place.guarded) return false
  if (place.slot === GUARDIAN_SLOT) return place.stair > road.top
  const mark = road.marks[place.id]
  if (mark?.state !== 'WON') return true
  return place.repeat === 'PERIODIC' && mark.at + place.period <= now
}

function whyNotGuardian(road: Road, place: Place): Unavailable | null {
  if (place.stair <= road.top) return no('BATTLE_WON')
  return place.stair > road.top + 1 ? no('PREMISS') : null
}

const LEFT_BEHIND = {
  ONE_TIME: OVERGROWN_AFTER,
  PERIODIC: DESERTED_AFTER,
  PERSISTENT: Number.POSITIVE_INFINITY,
}

/** A talker speaks also to whom the guardian of the stair still stands in the way of; the end of a part is told to victors. */
const speaksAhead = ({ endings }: Realm, { placeType, world, stair }: Place): boolean =>
  placeType === 'TALKER' && !(world === 'main' && endings.includes(stair))

/** A talker waits for latecomers for ever. */
function whyNotAside(realm: Realm, road: Road, place: Place, now: number): Unavailable | null {
  if (place.stair > road.top + (speaksAhead(realm, place) ? 1 : 0)) return no('PREMISS')
  if (isBeneath(road, place)) return no('MISS')
  if (isTaken(road, place.stair, place.slot)) return no('COMPLETE')
  if (place.placeType !== 'TALKER' && place.stair < road.top - LEFT_BEHIND[place.repeat]) return no('MISS')
  const used = runsUntil(road, place, 'USED', place.period, now)
  const won = place.repeat === 'PERIODIC' ? runsUntil(road, place, 'WON', place.period, now) : null
  const until = used ?? won
  return until === null ? null : no('DELAY', until)
}

/** Why the place can do nothing for the player now; null: it can. */
export function availability(realm: Realm, road: Road, place: Place, now: number): Unavailable | null {
  if (place.world !== road.world) return no('UNKNOWN')
  const state =
    place.slot === GUARDIAN_SLOT ? whyNotGuardian(road, place) : whyNotAside(realm, road, place, now)
  if (state) return state
  const lost = runsUntil(road, place, 'LOST', realm.lostWait(place.stair), now)
  if (lost !== null) return no('BATTLE_LOST', lost)
  return Math.abs(place.posY - road.coordinate) > REACH ? no('DISTANCE') : null
}
