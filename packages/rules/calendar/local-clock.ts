import { dayIn, momentShowing } from './zone.ts'

const DAY = 86_400_000

/** A clock that a device has told of. */
export interface LocalClock {
  readonly zone: string
  /** It counts from this moment on, until the next one does. */
  readonly from: number
}

/** Until a device has told its zone, its clock shows the world's time. */
const UNTOLD = 'UTC'

/** Nobody travels more often than this; further zones wait until the oldest is forgotten. */
const MOST_CLOCKS = 8
/** No window of the calendar is longer, so no older clock can have opened one that is still to be answered for. */
const CLOCKS_KEPT = 90 * DAY

/**
 * A device tells its zone. It counts from the next day on that has begun on neither clock: so whoever lies is at best
 * a day too late.
 */
export function tellZone(clocks: readonly LocalClock[], zone: string, now: number): readonly LocalClock[] {
  const counted = clocks.filter(({ from }) => from <= now)
  const present = presentZone(clocks, now)
  if (zone === present) return counted.length === clocks.length ? clocks : counted
  if (clocks.at(-1)?.zone === zone) return clocks
  const kept = counted.filter((_, place) => (counted[place + 1]?.from ?? now) > now - CLOCKS_KEPT)
  if (kept.length >= MOST_CLOCKS) return clocks
  const day = Math.max(dayIn(present, now), dayIn(zone, now)) + 1
  return [...kept, { zone, from: momentShowing(day * DAY, zone) }]
}

/** The zone whose clock counts for somebody now. */
export const presentZone = (clocks: readonly LocalClock[], now: number): string =>
  clocks.findLast(({ from }) => from <= now)?.zone ?? UNTOLD

interface Counting extends LocalClock {
  readonly to: number
}

const countingOf = (clocks: readonly LocalClock[]): readonly Counting[] =>
  [{ zone: UNTOLD, from: Number.NEGATIVE_INFINITY }, ...clocks].map((clock, place) => ({
    ...clock,
    to: clocks[place]?.from ?? Number.POSITIVE_INFINITY,
  }))

/** Two moments as a clock shows them. */
export interface Shown {
  readonly from: number
  readonly to: number
}

export interface Moments {
  readonly startsAt: number
  readonly endsAt: number
}

/**
 * When a window is open on somebody's own clock; null: the clock has leapt over it. It opens once and closes once,
 * whatever zones are told meanwhile: a later clock can only end it sooner than the one that has opened it.
 */
export function openOn(clocks: readonly LocalClock[], shown: Shown): Moments | null {
  let opened: Moments | null = null
  for (const clock of countingOf(clocks)) {
    const startsAt = Math.max(clock.from, momentShowing(shown.from, clock.zone))
    const endsAt = momentShowing(shown.to, clock.zone)
    if (opened === null && startsAt < Math.min(endsAt, clock.to)) opened = { startsAt, endsAt }
    if (opened === null) continue
    opened = { ...opened, endsAt: Math.max(clock.from, Math.min(opened.endsAt, endsAt)) }
    if (opened.endsAt <= clock.to) return opened
  }
  return opened
}
