import { cupOf, diceOf } from '../dice.ts'
import type { Reward } from '../economy/reward.ts'
import { type Measure, rewardAt } from '../economy/stair-reward.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { PLACES_APART, type PlaceApart, parsePlaceId, placeApart, slotOf } from '../road/place.ts'
import { enterRoad, type Road } from '../road/road.ts'
import type { Realm } from '../road/road-design.ts'
import type { Travels } from '../road/travel.ts'
import type { PortalDesign } from './design.ts'
import { useUpKey } from './keys.ts'
import type { PortalLife } from './portal-life.ts'

/** As much of a player as portals move. */
export interface Wayfarer {
  readonly travels: Travels
  readonly life: PortalLife
}

/** Where a door that was opened has led so far; null: it is locked. */
export const roadBehind = ({ roads }: Travels, place: PlaceApart): Road | null => roads[place] ?? null

/** Its guardian is beaten: what is left is to take the prize along. */
export const isWon = (road: Road | null): boolean => road?.stepsLeft === 0

/** Into a place apart: through a door that stands open, as it was left, or through a locked one, with a key. */
export function enterApart(
  realm: Pick<Realm, 'roads'>,
  { travels, life }: Wayfarer,
  place: PlaceApart,
): Wayfarer | Refusal {
  const { world, roads } = travels
  if (world === 'raid') return refused('portal.refused.raid')
  if (placeApart(world) !== null) return refused('portal.refused.inside')
  const open = roadBehind(travels, place)
  const unlocked = open === null ? useUpKey(life, place) : life
  if (isRefusal(unlocked)) return unlocked
  const road = open ?? enterRoad(realm.roads[place], roads.main?.top ?? 0)
  return {
    travels: { ...travels, world: place, roads: { ...roads, [place]: road } },
    life: { ...unlocked, cameFrom: world },
  }
}

/** What the guardian of a place keeps from whoever enters at this height. */
export const prizeOf = (
  place: PlaceApart,
  { places }: Pick<PortalDesign, 'places'>,
  stair: number,
  measure: Measure,
): Reward => rewardAt(places[place].prize, stair, measure)

/**
 * Home, to where the squad came from. With the guardian beaten the door closes behind whoever carries the prize;
 * otherwise it stays open, and nothing is lost. The prize is that of the height at which the key was turned.
 */
export function comeHome(
  { travels, life }: Wayfarer,
  design: Pick<PortalDesign, 'places'>,
  measure: Measure,
): (Wayfarer & { readonly place: PlaceApart; readonly prize: Reward | null }) | Refusal {
  const place = placeApart(travels.world)
  if (place === null) return refused('portal.refused.not-inside')
  const { [place]: road = null, ...others } = travels.roads
  const home: Travels = { ...travels, world: life.cameFrom }
  const left: PortalLife = { ...life, cameFrom: 'main' }
  if (road === null || !isWon(road)) return { travels: home, life: left, place, prize: null }
  return {
    travels: { ...home, roads: others },
    life: left,
    place,
    prize: prizeOf(place, design, road.floor, measure),
  }
}

/** The place apart that a portal of the road leads to; null: no portal has this name. */
export function behindPortal(id: string): PlaceApart | null {
  const found = parsePlaceId(id)
  return found?.slot === slotOf('PORTAL') ? cupOf(diceOf(`${id}/apart`)).pick(PLACES_APART) : null
}
