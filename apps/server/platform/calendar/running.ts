import { CALENDAR_PLAN } from '@skystair/content/calendar/plan.data.ts'
import type { RunningCampaign } from '@skystair/rules/calendar/campaign.ts'
import type { Calendar, CalendarChange } from '@skystair/rules/calendar/change.ts'
import { type CalendarKind, isCampaign } from '@skystair/rules/calendar/kind.ts'
import type { Shown } from '@skystair/rules/calendar/local-clock.ts'
import { type CalendarPlayer, type Run, runsFor } from '@skystair/rules/calendar/runs.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { sql } from '../database/sql.ts'

/** What operators have changed in the calendar; loaded with the player, in the same round trip. */
export type CalendarChanges = readonly CalendarChange[]

export const calendarChanges = {
  select:
    () => sql`SELECT coalesce(jsonb_agg(made.change ORDER BY made.number), '[]') FROM calendar_change AS made
    WHERE made.undoes IS NULL
      AND NOT EXISTS (SELECT FROM calendar_change AS back WHERE back.undoes = made.id)`,
}

export const calendarWith = (changes: CalendarChanges): Calendar => ({ plan: CALENDAR_PLAN, changes })

const readFor = ({ language, level, stair, userSource, createdAt, campaigns }: Player): CalendarPlayer => ({
  language,
  level,
  stair,
  userSource,
  createdAt,
  clocks: campaigns.clocks,
})

/** All that the calendar has for this player between two moments, the soonest first. */
export const runsOf = (player: Player, changes: CalendarChanges, between: Shown): readonly Run[] =>
  runsFor(calendarWith(changes), readFor(player), between)

/** All that it has now, sales too. */
export const runsAt = (player: Player, changes: CalendarChanges, now: number): readonly Run[] =>
  runsOf(player, changes, { from: now, to: now + 1 })

export const isRunning = (runs: readonly Run[], kind: CalendarKind): boolean =>
  runs.some(({ entry }) => entry.kind === kind)

export const campaignsAmong = (runs: readonly Run[]): readonly RunningCampaign[] =>
  runs.flatMap(({ id, entry: { kind, contents }, startsAt, endsAt }) =>
    isCampaign(kind) ? [{ id, type: kind, startsAt, endsAt, contents }] : [],
  )

/** What runs for this player now. */
export const runningFor = (
  player: Player,
  changes: CalendarChanges,
  now: number,
): readonly RunningCampaign[] => campaignsAmong(runsAt(player, changes, now))
