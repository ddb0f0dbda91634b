import { mondayOf, weekOf } from '../shop/week.ts'
import type { RaidDesign } from './design.ts'
import type { RaidBoss } from './raid.ts'

const DAY = 86_400_000

/** On Monday bosses rest; then they stand until Sunday's end. */
export const opensAt = (week: number): number => mondayOf(week) + DAY

export const endsAt = (week: number): number => mondayOf(week + 1)

export const isRest = (now: number): boolean => now < opensAt(weekOf(now))

/** They come one after another. */
export function bossOf({ bosses }: Pick<RaidDesign, 'bosses'>, week: number): RaidBoss {
  // Weeks are counted from the first Monday of the count of time; the simulator lives in the one before.
  const boss = bosses[((week % bosses.length) + bosses.length) % bosses.length]
  if (!boss) throw new Error('a week without a boss')
  return boss
}
