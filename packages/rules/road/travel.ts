import { waitUntil } from '../format/wait.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { approach } from './approach.ts'
import { growPlaces } from './grow-places.ts'
import { STAIR_HEIGHT, type World } from './place.ts'
import { enterRoad, maxCoordinate, type Road } from './road.ts'
import type { Realm } from './road-design.ts'

/** All roads of a player: where the squad is, and when other worlds were left. */
export interface Travels {
  readonly world: World
  readonly roads: Readonly<Partial<Record<World, Road>>>
  readonly leftAt: Readonly<Partial<Record<World, number>>>
}

export const setOut = (realm: Realm): Travels => ({
  world: 'main',
  roads: { main: enterRoad(realm.roads.main, 0) },
  leftAt: {},
})

export function hereOf(travels: Travels): Road {
  const road = travels.roads[travels.world]
  if (!road) throw new Error(`in ${travels.world} without a road`)
  return road
}

export const withHere = (travels: Travels, road: Road): Travels => ({
  ...travels,
  roads: { ...travels.roads, [road.world]: road },
})

/** Walks anywhere between the foot of the road and the first guardian. */
export function walkTo(road: Road, coordinate: number): Road | Refusal {
  if (!Number.isFinite(coordinate) || coordinate < 0) return refused('road.refused.no-way')
  if (coordinate > maxCoordinate(road)) return refused('road.refused.guardian-ahead')
  return { ...road, coordinate }
}

/** Enters a world: a limited one anew, once in its interval; the others where they were left. */
export function enterWorld(
  realm: Realm,
  travels: Travels,
  world: World,
  now: number,
  /** Victories that the snow allows beside its own. */
  snowSteps = 0,
): Travels | Refusal {
  const design = realm.roads[world]
  const left = travels.leftAt[world]
  if (left !== undefined && left + design.wait > now)
    return refused('road.refused.world-rests', waitUntil(left + design.wait, now))
  const known = travels.roads[world]
  const fresh = enterRoad(design, travels.roads.main?.top ?? 0)
  const entered =
    world === 'snow' && fresh.stepsLeft !== null
      ? { ...fresh, stepsLeft: fresh.stepsLeft + snowSteps }
      : fresh
  const road = known && design.steps === null ? known : entered
  const leaving = travels.world === 'main' ? {} : { [travels.world]: now }
  return {
    world,
    roads: { ...travels.roads, [world]: road },
    leftAt: { ...travels.leftAt, ...leaving },
  }
}

/** A world that rests need not: whoever has left it may come back at once. */
export function rested(realm: Realm, travels: Travels, world: World, now: number): Travels | Refusal {
  const left = travels.leftAt[world]
  if (left === undefined || left + realm.roads[world].wait <= now) return refused('calendar.refused.no-need')
  const { [world]: _, ...leftAt } = travels.leftAt
  return { ...travels, leftAt }
}

/** A turn leads into another world, or back to the main road. */
export function useTurn(
  realm: Realm,
  travels: Travels,
  id: string,
  now: number,
  snowSteps = 0,
): Travels | Refusal {
  const place = approach(realm, hereOf(travels), id, now)
  if (isRefusal(place)) return place
  if (place.placeType !== 'TURN' || !place.leadsTo) return refused('road.refused.not-a-turn')
  return enterWorld(realm, travels, place.leadsTo, now, snowSteps)
}

/** From portal to portal, as far as guardians are beaten. */
export function usePortal(
  realm: Realm,
  road: Road,
  id: string,
  toStair: number,
  now: number,
): Road | Refusal {
  const place = approach(realm, road, id, now)
  if (isRefusal(place)) return place
  if (place.placeType !== 'PORTAL') return refused('road.refused.not-a-portal')
  if (!Number.isSafeInteger(toStair) || toStair < 1 || toStair > road.top)
    return refused('road.refused.no-way')
  const isPortal = growPlaces(realm, road.world, toStair).some(({ placeType }) => placeType === 'PORTAL')
  return isPortal ? { ...road, coordinate: toStair * STAIR_HEIGHT } : refused('road.refused.no-way')
}
