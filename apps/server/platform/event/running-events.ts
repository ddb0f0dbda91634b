import { EVENT_RULES, EVENTS } from '@skystair/content/events/events.data.ts'
import { isEvent } from '@skystair/rules/calendar/kind.ts'
import type { Run } from '@skystair/rules/calendar/runs.ts'
import type { EventDesign } from '@skystair/rules/event/design.ts'
import { type EventRun, shareOf } from '@skystair/rules/event/gather.ts'
import type { EventShare } from '@skystair/rules/event/life.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { type CalendarChanges, runsAt } from '../calendar/running.ts'

/** A run of an event, as it is for one player now. */
export interface RunningEvent extends EventRun {
  readonly startsAt: number
  readonly endsAt: number
  readonly design: EventDesign
  readonly share: EventShare
}

export const eventsAmong = (runs: readonly Run[], player: Player): readonly RunningEvent[] =>
  runs
    .flatMap(({ id, entry: { kind }, startsAt, endsAt }): RunningEvent[] => {
      if (!isEvent(kind)) return []
      const share = shareOf(player.events, { id, kind }, EVENT_RULES, player.level)
      return [{ id, kind, startsAt, endsAt, design: EVENTS[kind], share }]
    })
    .toSorted((one, other) => one.endsAt - other.endsAt || (one.id < other.id ? -1 : 1))

/** What is celebrated now; the first is the one that ends first. What was settled already is over. */
export const runningEvents = (
  player: Player,
  changes: CalendarChanges,
  now: number,
): readonly RunningEvent[] =>
  eventsAmong(runsAt(player, changes, now), player).filter(({ share }) => share.ended === null)
