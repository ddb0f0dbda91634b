import { dayIn, momentOf, shownAt } from '../calendar/zone.ts'

const HOUR = 3_600_000

/** Full hours of the player's own clock, 0 to 23. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** Nobody is woken unless they ask for it. */
export const USUAL_QUIET: QuietHours = { from: 22, to: 9 }

/** Until when nothing is told; null: it may be told now. */
export function quietUntil(quiet: QuietHours | null, zone: string, now: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const day = dayIn(zone, now)
  const hour = Math.floor((shownAt(now, zone) - day * 24 * HOUR) / HOUR)
  const overMidnight = quiet.from > quiet.to
  const isQuiet = overMidnight ? hour >= quiet.from || hour < quiet.to : hour >= quiet.from && hour < quiet.to
  if (!isQuiet) return null
  const end = momentOf(overMidnight && hour >= quiet.from ? day + 1 : day, quiet.to, zone)
  // An hour that the clocks show twice or leave out must not be waited for in the past.
  return end > now ? end : now + HOUR
}
