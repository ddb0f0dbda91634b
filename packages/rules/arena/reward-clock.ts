import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** At which hour of whose clock the reward comes. */
export interface RewardClock {
  /** From this day of the player's own calendar on, counted from 1970. */
  readonly fromDay: number
  readonly hour: number
  readonly zone: string
  /** When it was chosen. */
  readonly at: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/**
 * A zone by the one name it is kept under; null: there is none. A zone may be spelt in thousands of ways, and the calendar
 * of every kept name stays in memory.
 */
export function zoneNamed(spelt: string): string | null {
  if (!/^[a-z]/i.test(spelt)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: spelt }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** By how much the clocks of a zone are ahead of the world's at a moment. */
function offsetAt(moment: number, zone: string): number {
  const second = Math.floor(moment / 1000) * 1000
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second
}

/** The day that the calendar of a zone shows at a moment. */
export const dayIn = (zone: string, moment: number): number =>
  Math.floor((moment + offsetAt(moment, zone)) / DAY)

/**
 * When the clocks of a zone show this full hour on this day. An hour that comes twice counts when it comes first;
 * one that is left out counts as if the clocks had not been set yet.
 */
export function momentOf(day: number, hour: number, zone: string): number {
  const shown = day * DAY + hour * HOUR
  const before = offsetAt(shown - DAY, zone)
  const after = offsetAt(shown + DAY, zone)
  const moments = [shown - before, shown - after].sort((one, other) => one - other)
  return moments.find((moment) => moment + offsetAt(moment, zone) === shown) ?? shown - before
}

function clockOn(clocks: readonly RewardClock[], day: number): RewardClock {
  const clock = clocks.findLast(({ fromDay }) => fromDay <= day) ?? clocks[0]
  if (!clock) throw new Error('nobody has said when the reward comes')
  return clock
}

/** When the reward of a day comes. */
export function rewardOn(clocks: readonly RewardClock[], day: number): number {
  const { hour, zone } = clockOn(clocks, day)
  return momentOf(day, hour, zone)
}

/** The first day whose reward is still to come. */
export function firstDay(clocks: readonly RewardClock[], now: number): number {
  const { zone } = clockOn(clocks, Math.floor(now / DAY))
  const today = dayIn(zone, now)
  return rewardOn(clocks, today) > now ? today : today + 1
}

/**
 * The days that have come since the last one that was paid, in their order; of very many the latest. A traveller may meet
 * a later day's hour before an earlier one's: it waits for its turn.
 */
export function daysDue(
  clocks: readonly RewardClock[],
  paidDay: number,
  most: number,
  now: number,
): readonly { readonly day: number; readonly at: number }[] {
  // No calendar is more than a day ahead of the world's or behind it.
  const from = Math.max(paidDay + 1, Math.floor(now / DAY) - most - 3)
  const due: { day: number; at: number }[] = []
  for (let day = from; ; day++) {
    const at = rewardOn(clocks, day)
    if (at > now) return due.slice(-most)
    due.push({ day, at })
  }
}

/** So long a clock is kept after another one has followed it: no day older than that is ever paid. */
const KEPT = 12

/**
 * Another hour, or another zone, once in 24 hours. It counts from the next day on that has begun on neither clock:
 * so every day has its one reward, however far somebody travels.
 */
export function changeClock(
  clocks: readonly RewardClock[],
  wish: Pick<RewardClock, 'hour' | 'zone'>,
  now: number,
): readonly RewardClock[] | Refusal {
  const last = clocks.at(-1)
  if (!last) throw new Error('nobody has said when the reward comes')
  if (last.hour === wish.hour && last.zone === wish.zone) return clocks
  if (last.at + DAY > now) return refused('arena.refused.hour-rests', waitUntil(last.at + DAY, now))
  const fromDay = Math.max(last.fromDay, dayIn(last.zone, now), dayIn(wish.zone, now)) + 1
  const kept = clocks.filter((_, place) => (clocks[place + 1]?.fromDay ?? fromDay) > fromDay - KEPT)
  return [...kept, { ...wish, fromDay, at: now }]
}

/** When hour and zone may be changed; null: now. */
export function changeableAt(clocks: readonly RewardClock[], now: number): number | null {
  const next = (clocks.at(-1)?.at ?? 0) + DAY
  return next > now ? next : null
}
