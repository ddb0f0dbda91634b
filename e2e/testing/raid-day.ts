import { RAIDS } from '@skystair/content/raids/raids.ts'
import { endsAt, isRest } from '@skystair/rules/raid/week.ts'
import { bossOf } from '@skystair/rules/road/boss-stair.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'

const HOUR = 3_600_000

/** Time for a whole journey before the week ends. */
const room = 2 * HOUR

/** How far a clock must be set forward for a day on which a boss stands whom a small squad can hurt. */
function untilRaidDay(now: number): number {
  for (let ahead = 0; ; ahead += HOUR) {
    const week = weekOf(now + ahead)
    const isAlone = bossOf(RAIDS, week).trick.type !== 'BROOD'
    if (isAlone && !isRest(now + ahead) && now + ahead + room < endsAt(week)) return ahead
  }
}

/** What a server is started with, so that it lives on such a day. */
export const onRaidDay = (): Record<string, string> => ({
  CLOCK_AHEAD: String(untilRaidDay(Date.now())),
  NODE_OPTIONS: `--import=${new URL('./clock-ahead.mjs', import.meta.url).href}`,
})
