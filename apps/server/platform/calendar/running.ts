import type { RunningCampaign } from '@skystair/rules/calendar/campaign.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { sql } from '../database/sql.ts'

/** What operators have changed in the calendar; loaded with the player, in the same round trip. */
export type CalendarChanges = readonly unknown[]

export const calendarChanges = {
  select: () => sql`SELECT '[]'::jsonb`,
}

/** What runs for this player now. */
export const runningFor = (
  _player: Player,
  _changes: CalendarChanges,
  _now: number,
): readonly RunningCampaign[] => []
