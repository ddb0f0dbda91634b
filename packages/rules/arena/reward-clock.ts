import { dayIn, momentOf } from '../calendar/zone.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'

const DAY = 86_400_000

/** At which hour of whose clock the reward comes. */
export interface RewardClock {
  /** From this day of the player's own calendar on, counted from 1970. */
  readonly fromDay: number
  readonly hour: number
  readonly zone: string
  /** When it was chosen. */
  readonly at: number
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

/** So far back a day may lie whose reward still waits: no calendar is more than a day ahead of the world's or behind it. */
export const daysBack = (mostDays: number): number => mostDays + 3

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
  const from = Math.max(paidDay + 1, Math.floor(now / DAY) - daysBack(most))
  const due: { day: number; at: number }[] = []
  for (let day = from; ; day++) {
    const at = rewardOn(clocks, day)
    if (at > now) return due.slice(-most)
    due.push({ day, at })
  }
}

/** When the next reward comes: of those that wait already none does. */
export function nextReward(clocks: readonly RewardClock[], paidDay: number, now: number): number {
  for (let day = Math.max(paidDay + 1, Math.floor(now / DAY) - 1); ; day++) {
    const at = rewardOn(clocks, day)
    if (at > now) return at
  }
}

/** So many days a clock is kept after another one has followed it: no day older than that is ever paid. */
export const CLOCK_KEPT = 12

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
  const kept = clocks.filter((_, place) => (clocks[place + 1]?.fromDay ?? fromDay) > fromDay - CLOCK_KEPT)
  return [...kept, { ...wish, fromDay, at: now }]
}

/** When hour and zone may be changed; null: now. */
export function changeableAt(clocks: readonly RewardClock[], now: number): number | null {
  const next = (clocks.at(-1)?.at ?? 0) + DAY
  return next > now ? next : null
}
