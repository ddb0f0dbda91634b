import type { Entrant } from '../battle/fighter.ts'
import type { Amounts } from '../economy/purse.ts'
import { NO_REWARD, type Reward } from '../economy/reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import { findPlace } from './approach.ts'
import { rewardFor } from './attack-place.ts'
import { guardStands } from './availability.ts'
import { standingAt } from './boss-stair.ts'
import { growPlaces } from './grow-places.ts'
import type { Place } from './place.ts'
import { type PlaceView, viewOf } from './places-in-view.ts'
import type { Road } from './road.ts'
import type { Realm } from './road-design.ts'
import { giftOf } from './take.ts'

/** What a player wants to know before doing something at a place. */
export interface Informed {
  readonly place: PlaceView
  /** What winning or taking brings. */
  readonly reward: Reward
  /** What it costs, or what it costs not to wait. */
  readonly price: Amounts
  /** Who stands there, ready for battle. */
  readonly enemies: readonly Entrant[]
  /** Stairs to which a portal leads, the highest first. */
  readonly portals: readonly number[]
}

export function inform(realm: Realm, road: Road, id: string, now: number): Informed | Refusal {
  const place = findPlace(realm, id)
  if (!place || place.world !== road.world) return refused('road.refused.unknown')
  const view = viewOf(realm, road, place, now)
  const isHeld = guardStands(road, place, now)
  return {
    place: view,
    reward: isHeld
      ? rewardFor(realm, id)
      : place.guarded && place.thing === null
        ? NO_REWARD
        : giftOf(realm, place),
    price: priceOf(realm, view),
    enemies: isHeld ? standingAt(realm, road, place, now) : [],
    portals: place.placeType === 'PORTAL' ? portalsOf(realm, road, place) : [],
  }
}

function priceOf(realm: Realm, { battleLost, placeType, stair }: PlaceView): Amounts {
  if (battleLost) return realm.prices.retry(stair)
  return placeType === 'MAGIC' ? realm.prices.magic(stair) : {}
}

const MOST_PORTALS = 20

/** Portals stand only where a landmark says so: a tall road is not searched stair by stair. */
function portalsOf(realm: Realm, road: Road, from: Place): readonly number[] {
  const { stretches } = realm.roads[road.world]
  const found: number[] = []
  for (let index = stretches.length - 1; index >= 0; index--) {
    const stretch = stretches[index]
    const last = Math.min(road.top, (stretches[index + 1]?.from ?? Number.POSITIVE_INFINITY) - 1)
    for (const { placeType, every, at } of stretch?.landmarks ?? []) {
      if (placeType !== 'PORTAL') continue
      const highest = last - ((((last - at) % every) + every) % every)
      for (let stair = highest; stair >= (stretch?.from ?? 1) && found.length < MOST_PORTALS; stair -= every)
        if (stair !== from.stair && hasPortal(realm, road, stair)) found.push(stair)
    }
  }
  return found.sort((one, other) => other - one)
}

const hasPortal = (realm: Realm, road: Road, stair: number): boolean =>
  growPlaces(realm, road.world, stair).some(({ placeType }) => placeType === 'PORTAL')
