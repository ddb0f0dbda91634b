import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { gainPlace, magicPlace, takePlace } from '@skystair/rules/climb/visit-place.ts'
import { availability, guardStands } from '@skystair/rules/road/availability.ts'
import { GUARDIAN_SLOT, type Place, type PlaceType, STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import { DESERTED_AFTER } from '@skystair/rules/road/road.ts'
import { stretchAt } from '@skystair/rules/road/road-design.ts'
import { walkTo, withHere } from '@skystair/rules/road/travel.ts'
import { recall } from '@skystair/rules/story/memory.ts'
import { answer, openChoices, sceneAt } from '@skystair/rules/story/talk.ts'
import { placesAt } from './atlas.ts'
import { note, noteFirst } from './diary.ts'
import { fight } from './fight.ts'
import { allowed, book, doFor, GROWING, here, type Life } from './life.ts'

const PLACE_SECONDS = 4
const TALK_SECONDS = 20
const STAIR_SECONDS = 1.2

export function walk(life: Life, stair: number): void {
  const road = here(life)
  const there = stair * STAIR_HEIGHT
  if (road.coordinate === there) return
  const walked = walkTo(road, there)
  if (!allowed(life, walked)) return
  doFor(life, (Math.abs(there - road.coordinate) / STAIR_HEIGHT) * STAIR_SECONDS)
  life.climber = { ...life.climber, travels: withHere(life.climber.travels, walked) }
}

const artifactWorth = (place: Place): number =>
  stretchAt(REALM.roads[place.world], place.stair).worth.artifact

function talk(life: Life, place: Place): void {
  const memory = recall(TALE, life.climber)
  const scene = sceneAt(TALE, place, memory)
  if (scene === null) return
  doFor(life, TALK_SECONDS)
  const { id } = life.cup.pick(openChoices(scene, memory))
  const answered = answer(REALM, GROWING, TALE, life.climber, place.id, id, life.boosts, life.now)
  if (!allowed(life, answered)) return
  noteFirst(life.diary, `talk ${scene.id}`, life.played)
  book(life, 'talker', answered)
}

function pickUp(life: Life, place: Place): void {
  doFor(life, PLACE_SECONDS)
  const visit = place.placeType === 'GAINABLE' ? gainPlace : takePlace
  const taken = visit(REALM, GROWING, life.climber, place.id, life.boosts, life.now)
  if (allowed(life, taken)) book(life, place.placeType.toLowerCase(), taken, artifactWorth(place))
}

function buyMagic(life: Life, place: Place): void {
  if (life.climber.purse.gold < (REALM.prices.magic(place.stair).gold ?? 0)) return
  doFor(life, PLACE_SECONDS)
  const used = magicPlace(REALM, GROWING, life.climber, place.id, life.boosts, life.now)
  if (!allowed(life, used)) return
  note(life.diary.sinks, 'magic', REALM.prices.magic(place.stair))
  book(life, 'magic', used)
}

const NOT_GATHERED: readonly PlaceType[] = ['POINTER', 'TURN', 'PORTAL', 'EXCHANGE']

/** Whether the place could be used if one stood beside it. */
function isWaiting(life: Life, place: Place): boolean {
  if (NOT_GATHERED.includes(place.placeType) || place.slot === GUARDIAN_SLOT) return false
  const unavailable = availability(REALM, here(life), place, life.now)
  return unavailable === null || unavailable.reason === 'DISTANCE'
}

function visit(life: Life, place: Place, mayBuy: boolean): void {
  if (place.placeType === 'MAGIC' && !mayBuy) return
  walk(life, place.stair)
  if (guardStands(here(life), place, life.now)) {
    if (fight(life, place.id) !== true || place.placeType === 'CUSTOM_PLACE') return
  }
  if (place.placeType === 'MAGIC') buyMagic(life, place)
  else if (place.placeType === 'TALKER') talk(life, place)
  else if (place.placeType !== 'CUSTOM_PLACE') pickUp(life, place)
}

/** Goes round everything that waits between here and twenty stairs below, looking up after each. */
export function gather(life: Life, mayBuy: boolean, lookUp?: () => void): void {
  const { top, world } = here(life)
  for (let stair = Math.max(1, top - DESERTED_AFTER); stair <= top; stair++)
    for (const place of placesAt(world, stair)) {
      if (life.left <= 0) return
      if (!isWaiting(life, place) || !life.cup.chance(life.profile.care)) continue
      visit(life, place, mayBuy)
      lookUp?.()
    }
}
