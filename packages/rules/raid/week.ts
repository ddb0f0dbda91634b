import { mondayOf, weekOf } from '../shop/week.ts'
import type { Raid } from './raid.ts'

const DAY = 86_400_000

/** On Monday bosses rest; then they stand until Sunday's end. */
export const opensAt = (week: number): number => mondayOf(week) + DAY

export const endsAt = (week: number): number => mondayOf(week + 1)

export const isRest = (now: number): boolean => now < opensAt(weekOf(now))

/** A raid as it is now: Sunday's end has ended it, whether anybody has written that down or not. */
export const raidAsOf = <Known extends Pick<Raid, 'week' | 'endedAt' | 'outcome'>>(
  raid: Known,
  now: number,
): Known =>
  raid.endedAt === null && now >= endsAt(raid.week)
    ? { ...raid, endedAt: endsAt(raid.week), outcome: 'TIME' }
    : raid
