import { EVENT_KINDS } from '../calendar/kind.ts'
import { type LocalClock, presentZone } from '../calendar/local-clock.ts'
import { shownAt } from '../calendar/zone.ts'
import { cupOf, diceOf } from '../dice.ts'
import { dayOf } from '../everyday/everyday.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import { REACH } from '../road/availability.ts'
import { NO_GIFT } from '../road/draw-gift.ts'
import { type AvailabilityReason, type Place, placeId, STAIR_HEIGHT } from '../road/place.ts'
import { DESERTED_AFTER, type Road } from '../road/road.ts'
import type { EventDesign } from './design.ts'
import type { EventRun } from './gather.ts'
import type { EventShare } from './life.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const NIGHT = { from: 21, to: 5 }
/** Places of the road have slots below. */
const FIRST_SLOT = 20
/** In corners and bushes: nothing else stands there. */
const CORNERS = [45, 205, 395, 555]
/** At the foot of the road something lies on every stair: who has just come has few of them. */
const FOOT = 8

/** Something of an event that lies on the road for somebody. */
export interface Find {
  readonly place: Place
  readonly reason: AvailabilityReason | null
  /** when it will be different by itself; null: not by waiting */
  readonly until: number | null
}

const slotOfEvent = ({ kind }: EventRun): number => FIRST_SLOT + EVENT_KINDS.indexOf(kind)

/** Whether fern flowers are open on somebody's clock, and when the next hour of change is. */
function night(
  clocks: readonly LocalClock[],
  now: number,
): { readonly isNow: boolean; readonly next: number } {
  const shown = shownAt(now, presentZone(clocks, now)) % DAY
  const isNow = shown >= NIGHT.from * HOUR || shown < NIGHT.to * HOUR
  const ahead = ((isNow ? NIGHT.to : NIGHT.from) * HOUR - shown + DAY) % DAY
  return { isNow, next: now + ahead }
}

function placeOn(run: EventRun, design: EventDesign, stair: number, posX: number): Place {
  const slot = slotOfEvent(run)
  const { amount = 0, again = null } = design.finds ?? {}
  return {
    ...NO_GIFT,
    id: placeId('main', stair, slot),
    world: 'main',
    stair,
    slot,
    placeType: 'RESOURCE',
    posX,
    posY: stair * STAIR_HEIGHT,
    display: 'PANEL',
    repeat: again === null ? 'ONE_TIME' : 'PERIODIC',
    period: again ?? 0,
    guarded: false,
    resource: { type: 'EVENT_CURRENCY', amount },
  }
}

/** The cat sits somewhere among the last stairs, and with each book it is elsewhere. */
function onTrail(run: EventRun, top: number, day: number, found: number): { stair: number; posX: number } {
  const cup = cupOf(diceOf(`${run.id}/${day}/trail/${found}`))
  return { stair: top - cup.between(0, Math.min(top, DESERTED_AFTER) - 1), posX: cup.pick(CORNERS) }
}

function lying(run: EventRun, density: number, day: number, stair: number): number | null {
  const cup = cupOf(diceOf(`${run.id}/${day}/${stair}`))
  const lies = cup.chance(density) || stair <= FOOT
  const posX = cup.pick(CORNERS)
  return lies ? posX : null
}

/** Where something may lie today: on stairs that were won, and not too far below. The same for all who stand as high. */
function placesToday(
  run: EventRun,
  design: EventDesign,
  share: EventShare,
  top: number,
  day: number,
): Place[] {
  const { finds } = design
  if (finds === null || top < 1) return []
  const found = share.finds.day === day ? Object.keys(share.finds.places).length : 0
  if (finds.trail !== null) {
    if (found >= finds.trail) return []
    const { stair, posX } = onTrail(run, top, day, found)
    return [placeOn(run, design, stair, posX)]
  }
  const places: Place[] = []
  for (let stair = Math.max(1, top - DESERTED_AFTER + 1); stair <= top; stair++) {
    const posX = lying(run, finds.density, day, stair)
    if (posX !== null) places.push(placeOn(run, design, stair, posX))
  }
  return places
}

/** When a place that was found gives again; null: it does now. */
function emptyUntil({ finds }: EventShare, place: Place, day: number, now: number): number | null {
  const at = finds.day === day ? finds.places[place.id] : undefined
  if (at === undefined) return null
  const until = place.repeat === 'PERIODIC' ? at + place.period : (day + 1) * DAY
  return until > now ? Math.min(until, (day + 1) * DAY) : null
}

/** All that lies on the road for somebody today. What was found and comes again tomorrow is not seen. */
export function findsOn(
  run: EventRun,
  design: EventDesign,
  share: EventShare,
  road: Road,
  clocks: readonly LocalClock[],
  now: number,
): readonly Find[] {
  if (road.world !== 'main' || share.ended !== null) return []
  const day = dayOf(now)
  const dark = night(clocks, now)
  return placesToday(run, design, share, road.top, day).flatMap((place): Find[] => {
    // A trail counts what was found on it, so its places are never empty.
    const empty = design.finds?.trail === null ? emptyUntil(share, place, day, now) : null
    if (empty !== null) return place.repeat === 'PERIODIC' ? [{ place, reason: 'DELAY', until: empty }] : []
    if (design.finds?.hours === 'night' && !dark.isNow) return [{ place, reason: 'DELAY', until: dark.next }]
    const far = Math.abs(place.posY - road.coordinate) > REACH
    return [{ place, reason: far ? 'DISTANCE' : null, until: null }]
  })
}

/** Whether such an id can be something of an event at all. */
export const isFind = (slot: number): boolean => slot >= FIRST_SLOT && slot < FIRST_SLOT + EVENT_KINDS.length

export interface Found {
  readonly share: EventShare
  readonly amount: number
}

/** Takes what lies there. */
export function takeFind(
  run: EventRun,
  design: EventDesign,
  share: EventShare,
  road: Road,
  clocks: readonly LocalClock[],
  id: string,
  now: number,
): Found | Refusal {
  const find = findsOn(run, design, share, road, clocks, now).find(({ place }) => place.id === id)
  if (find === undefined) return refused('road.refused.unknown')
  if (find.reason === 'DISTANCE') return refused('road.refused.distance')
  if (find.reason !== null) return refused('road.refused.delay', waitUntil(find.until ?? now, now))
  const day = dayOf(now)
  const places = share.finds.day === day ? share.finds.places : {}
  // On a trail the same stair may come again.
  const key = design.finds?.trail === null ? id : `${id}/${Object.keys(places).length}`
  return {
    share: { ...share, finds: { day, places: { ...places, [key]: now } } },
    amount: find.place.resource?.amount ?? 0,
  }
}
