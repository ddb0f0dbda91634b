import type { EventKind } from '../calendar/kind.ts'
import { HIGHEST_STAIR } from '../economy/guardian-power.ts'
import { type Refusal, refused } from '../refusal.ts'
import { availability, guardStands } from './availability.ts'
import { standingAt } from './boss-stair.ts'
import { growPlaces } from './grow-places.ts'
import { growTile, type Tile } from './grow-tile.ts'
import { faceOf, squadPower } from './muster-enemies.ts'
import { type AvailabilityReason, type Place, type PlaceType, STAIR_HEIGHT } from './place.ts'
import { isBeneath, isTaken, maxCoordinate, type Road } from './road.ts'
import { lastStair, type Realm } from './road-design.ts'

/** A place as one player sees it. */
export interface PlaceView extends Place {
  /** who stands in front; null: no one (any more) */
  readonly creatureId: string | null
  /** power of those who stand there */
  readonly power: number
  readonly battleLost: boolean
  readonly used: boolean
  /** null: it can be used now */
  readonly reason: AvailabilityReason | null
  readonly until: number | null
  /** the figure of who has something to tell there; null: nobody */
  readonly talker: string | null
  /** the event that it is of, or that those who stand there wear something for; null: none */
  readonly event: EventKind | null
}

export interface Ensured {
  readonly places: readonly PlaceView[]
  readonly tiles: readonly Tile[]
  readonly educations: readonly { readonly id: string; readonly posY: number }[]
  readonly maxCoordinate: number
}

/** More at once would let one request cost what a thousand do. */
export const WIDEST = 60

export function viewOf(realm: Realm, road: Road, place: Place, now: number): PlaceView {
  const unavailable = availability(realm, road, place, now)
  const squad = guardStands(road, place, now) ? standingAt(realm, road, place, now) : []
  return {
    ...place,
    creatureId: faceOf(squad),
    power: squadPower(squad),
    battleLost: unavailable?.reason === 'BATTLE_LOST',
    used: road.marks[place.id]?.state === 'USED' && unavailable?.reason === 'DELAY',
    reason: unavailable?.reason ?? null,
    until: unavailable?.until ?? null,
    talker: place.placeType === 'TALKER' ? (realm.talkerAt?.(place.stair) ?? null) : null,
    event: null,
  }
}

const isGone = (road: Road, place: Place): boolean =>
  isBeneath(road, place) || isTaken(road, place.stair, place.slot)

/** A talker comes when his talk is next: nobody of the tale is seen on two stairs at once. */
const isToCome = ({ placeType, reason }: PlaceView): boolean => placeType === 'TALKER' && reason === 'PREMISS'

/** The stretch of road between two coordinates. Costs the same at any height. */
export function ensure(
  realm: Realm,
  road: Road,
  coordFrom: number,
  coordTo: number,
  now: number,
): Ensured | Refusal {
  const first = Math.max(1, Math.floor(coordFrom / STAIR_HEIGHT))
  const last = Math.floor(coordTo / STAIR_HEIGHT)
  if (!Number.isFinite(coordFrom) || !Number.isFinite(coordTo) || last - first > WIDEST)
    return refused('road.refused.too-wide', { most: WIDEST })
  if (last > HIGHEST_STAIR) return refused('road.refused.no-way')
  const places: PlaceView[] = []
  const tiles: Tile[] = []
  const end = lastStair(realm.roads[road.world], road) ?? last
  for (let stair = first; stair <= last; stair++) {
    tiles.push(growTile(realm, road.world, stair))
    for (const place of stair > end ? [] : growPlaces(realm, road.world, stair)) {
      if (isGone(road, place)) continue
      const view = viewOf(realm, road, place, now)
      if (!isToCome(view)) places.push(view)
    }
  }
  const educations = realm.educations
    .filter(({ stair }) => road.world === 'main' && stair >= first && stair <= last)
    .map(({ id, stair }) => ({ id, posY: stair * STAIR_HEIGHT }))
  return { places, tiles, educations, maxCoordinate: maxCoordinate(road) }
}

const SPECIAL: readonly PlaceType[] = ['PORTAL', 'TURN', 'EXCHANGE', 'MAGIC']
const NEAR = 50

/** Whether the road has come to where such places stand at all. */
export const mayHaveSpecial = (realm: Realm, road: Road): boolean =>
  realm.roads[road.world].stretches.some(
    ({ from, landmarks, density }) =>
      from <= road.top &&
      SPECIAL.some(
        (type) => (density[type] ?? 0) > 0 || landmarks.some(({ placeType }) => placeType === type),
      ),
  )

/** The nearest special places below the top: for the map and the arrows at the edge of the screen. */
export function specialPlaces(realm: Realm, road: Road, now: number): readonly PlaceView[] {
  const found: PlaceView[] = []
  for (let stair = road.top; stair > Math.max(0, road.top - NEAR); stair--)
    for (const place of growPlaces(realm, road.world, stair))
      if (SPECIAL.includes(place.placeType) && !isGone(road, place))
        found.push(viewOf(realm, road, place, now))
  return found
}
