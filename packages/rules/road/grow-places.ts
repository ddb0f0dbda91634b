import { type Cup, cupOf, diceOf } from '../dice.ts'
import { drawGift, NO_GIFT } from './draw-gift.ts'
import {
  GUARDIAN_SLOT,
  PLACE_TYPES,
  type Place,
  type PlaceDisplay,
  type PlaceRepeat,
  type PlaceType,
  placeId,
  STAIR_HEIGHT,
  slotOf,
  type World,
} from './place.ts'
import { type Realm, type Stretch, stretchAt } from './road-design.ts'

const MIDDLE = 300
const LEFT = 110
const RIGHT = 490
const PLACES_ASIDE = 2
const GUARDED_CHESTS = 0.5

const REPEAT: Readonly<Record<PlaceType, PlaceRepeat>> = {
  RESOURCE: 'ONE_TIME',
  CUSTOM_PLACE: 'PERIODIC',
  ARTIFACT: 'ONE_TIME',
  RUNE: 'ONE_TIME',
  CONSUMABLE: 'ONE_TIME',
  POINTER: 'PERSISTENT',
  TURN: 'PERSISTENT',
  GAINABLE: 'PERIODIC',
  MAGIC: 'PERIODIC',
  EXCHANGE: 'PERSISTENT',
  PORTAL: 'PERSISTENT',
  SKILL: 'ONE_TIME',
  TALKER: 'ONE_TIME',
}

const DIALOGS: readonly PlaceType[] = ['TALKER', 'EXCHANGE', 'MAGIC', 'PORTAL', 'TURN']

const displayOf = (type: PlaceType): PlaceDisplay => (DIALOGS.includes(type) ? 'DIALOG' : 'PANEL')

function periodOf(realm: Realm, type: PlaceType, stair: number): number {
  if (type === 'CUSTOM_PLACE') return realm.periods.lair(stair)
  if (type === 'GAINABLE') return realm.periods.fountain
  return type === 'MAGIC' ? realm.periods.magic : 0
}

/** At the foot of the stair chests stand open to all; the dice are thrown all the same, or the road would grow anew. */
const guardsItself = ({ campFireUntil }: Realm, type: PlaceType, stair: number, cup: Cup): boolean =>
  type === 'CUSTOM_PLACE' || (type === 'ARTIFACT' && cup.chance(GUARDED_CHESTS) && stair > campFireUntil)

const guardianOf = (world: World, stair: number): Place => ({
  ...NO_GIFT,
  id: placeId(world, stair, GUARDIAN_SLOT),
  world,
  stair,
  slot: GUARDIAN_SLOT,
  placeType: 'CUSTOM_PLACE',
  posX: MIDDLE,
  posY: stair * STAIR_HEIGHT,
  display: 'PANEL',
  repeat: 'ONE_TIME',
  period: 0,
  guarded: true,
})

const standsHere = (stretch: Stretch, type: PlaceType, stair: number): boolean =>
  stretch.landmarks.some(({ placeType, every, at }) => placeType === type && stair % every === at % every)

/** Landmarks first, then what the dice bring, two places at most. */
function typesAside(stretch: Stretch, stair: number, cup: Cup): readonly PlaceType[] {
  const fixed = PLACE_TYPES.filter((type) => standsHere(stretch, type, stair))
  const found: PlaceType[] = []
  const first = cup.between(0, PLACE_TYPES.length - 1)
  for (let index = 0; index < PLACE_TYPES.length; index++) {
    const type = PLACE_TYPES[(first + index) % PLACE_TYPES.length]
    if (type && cup.chance(stretch.density[type] ?? 0) && !fixed.includes(type)) found.push(type)
  }
  return [...fixed, ...found].slice(0, PLACES_ASIDE)
}

/** All places of one stair, grown from nothing but (world, stair): the same for everyone, for ever. */
export function growPlaces(realm: Realm, world: World, stair: number): readonly Place[] {
  const road = realm.roads[world]
  const stretch = stretchAt(road, stair)
  const cup = cupOf(diceOf(`${world}/${stair}`))
  // A roll that once chose the side: without it every road would grow anew.
  cup.next()
  // Sides take turns: what stands alone on its stair does not hide its neighbour.
  const leftFirst = stair % 2 === 0
  const aside = typesAside(stretch, stair, cup).map((placeType, index): Place => {
    const slot = slotOf(placeType)
    return {
      ...drawGift(realm, road, stretch, placeType, stair, cup),
      id: placeId(world, stair, slot),
      world,
      stair,
      slot,
      placeType,
      posX: (index === 0) === leftFirst ? LEFT : RIGHT,
      posY: stair * STAIR_HEIGHT,
      display: displayOf(placeType),
      repeat: REPEAT[placeType],
      period: periodOf(realm, placeType, stair),
      guarded: guardsItself(realm, placeType, stair, cup),
    }
  })
  return [guardianOf(world, stair), ...aside]
}
