import { mondayOf, weekOf } from '../shop/week.ts'

const DAY = 86_400_000

/** On Monday bosses rest; then they stand until Sunday's end. */
export const opensAt = (week: number): number => mondayOf(week) + DAY

export const endsAt = (week: number): number => mondayOf(week + 1)

export const isRest = (now: number): boolean => now < opensAt(weekOf(now))
