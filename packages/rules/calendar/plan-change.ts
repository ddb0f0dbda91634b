import { type Refusal, refused } from '../refusal.ts'
import { isNobody, mayMeet } from './audience.ts'
import { type Calendar, type CalendarChange, entriesOf } from './change.ts'
import type { ContentShapes } from './contents.ts'
import { contentsWrong } from './contents.ts'
import { type CalendarEntry, entryIdOf } from './entry.ts'
import { laneOf } from './kind.ts'
import type { Shown } from './local-clock.ts'
import { type PlannedRun, plannedRuns } from './runs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** So far ahead it is looked whether two meet; what recurs has met by then. */
const LOOKED_AHEAD = 400 * DAY
/** The first clocks of the world are so far ahead of its time, the last so far behind. */
const FIRST_CLOCK = 14 * HOUR
const LAST_CLOCK = 12 * HOUR

/** From the first player whom a run may begin for to the last whom it ends for; as long as it is not stopped. */
function anywhere({ entry, from, to, stoppedAt }: PlannedRun): Shown {
  const isLocal = entry.clock === 'local'
  const ends = isLocal ? to + LAST_CLOCK : to
  return { from: isLocal ? from - FIRST_CLOCK : from, to: Math.min(ends, stoppedAt ?? ends) }
}

const meet = (one: Shown, other: Shown): boolean => one.from < other.to && other.from < one.to

/** On clocks of the same kind by what they show, otherwise wherever anybody may be. */
function overlap(one: PlannedRun, other: PlannedRun): boolean {
  if (!mayMeet(one.entry.audience, other.entry.audience)) return false
  if (!meet(anywhere(one), anywhere(other))) return false
  return one.entry.clock !== other.entry.clock || meet(one, other)
}

/** Newcomers come at all times. */
export const asLongAsAnybodyComes = (entry: CalendarEntry): CalendarEntry =>
  entry.window.comes === 'to-newcomers' ? { ...entry, window: { comes: 'always' } } : entry

/** The first two runs of one lane that somebody would meet at once. */
export function firstOverlap(calendar: Calendar, between: Shown): readonly [PlannedRun, PlannedRun] | null {
  const runs = plannedRuns(calendar, entriesOf(calendar).map(asLongAsAnybodyComes), between).filter((run) => {
    const { from, to } = anywhere(run)
    return from < to
  })
  const lanes = Map.groupBy(runs, ({ entry }) => laneOf(entry.kind))
  for (const lane of lanes.values()) {
    const sorted = [...lane].sort((one, other) => one.from - other.from)
    for (const [place, one] of sorted.entries())
      for (const other of sorted.slice(place + 1)) {
        if (other.from - one.to > FIRST_CLOCK + LAST_CLOCK) break
        if (overlap(one, other)) return [one, other]
      }
  }
  return null
}

function overlapRefused(calendar: Calendar, now: number): Refusal | null {
  const found = firstOverlap(calendar, { from: now - DAY, to: now + LOOKED_AHEAD })
  return found && refused('calendar.refused.overlaps', { kind: found[1].entry.kind })
}

/** A run by its name, if it lies anywhere near. */
export function runNamed(calendar: Calendar, run: string, now: number): PlannedRun | null {
  const entries = entriesOf(calendar).filter(({ id }) => id === entryIdOf(run))
  const near = { from: now - LOOKED_AHEAD, to: now + 2 * LOOKED_AHEAD }
  return plannedRuns(calendar, entries.map(asLongAsAnybodyComes), near).find(({ id }) => id === run) ?? null
}

export const hasMoments = ({ window }: CalendarEntry): boolean =>
  window.comes !== 'always' && window.comes !== 'to-newcomers'

export const hasBegun = (run: PlannedRun, now: number): boolean =>
  hasMoments(run.entry) && anywhere(run).from <= now
export const isOver = (run: PlannedRun, now: number): boolean =>
  hasMoments(run.entry) && anywhere(run).to <= now
export const isStopped = ({ stoppedAt }: PlannedRun, now: number): boolean =>
  stoppedAt !== null && stoppedAt <= now

function movedWrong(calendar: Calendar, run: string, { from, to }: Shown, now: number): Refusal | null {
  const found = runNamed(calendar, run, now)
  if (found === null) return refused('calendar.refused.unknown')
  if (!hasMoments(found.entry)) return refused('calendar.refused.always')
  if (isOver(found, now) || isStopped(found, now)) return refused('calendar.refused.over')
  if (to <= from) return refused('calendar.refused.ends-first')
  if (isOver({ ...found, from, to }, now)) return refused('calendar.refused.past')
  return hasBegun(found, now) && from !== found.from ? refused('calendar.refused.begun') : null
}

function stopWrong(calendar: Calendar, run: string, now: number): Refusal | null {
  const found = runNamed(calendar, run, now)
  if (found === null) return refused('calendar.refused.unknown')
  return isOver(found, now) || isStopped(found, now) ? refused('calendar.refused.over') : null
}

function stopAllWrong(calendar: Calendar, entry: string): Refusal | null {
  if (!entriesOf(calendar).some(({ id }) => id === entry)) return refused('calendar.refused.unknown')
  const isStoppedAlready = calendar.changes.some(
    (change) => change.deed === 'stop-all' && change.entry === entry,
  )
  return isStoppedAlready ? refused('calendar.refused.over') : null
}

function entryWrong(
  calendar: Calendar,
  { id, kind, window, contents, audience }: CalendarEntry,
  shapes: ContentShapes,
  now: number,
): Refusal | null {
  if (entriesOf(calendar).some((other) => other.id === id)) return refused('calendar.refused.known')
  if (isNobody(audience)) return refused('calendar.refused.nobody')
  if (window.comes === 'once' && window.to <= window.from) return refused('calendar.refused.ends-first')
  if (window.comes === 'once' && window.to <= now) return refused('calendar.refused.past')
  return contentsWrong(shapes, kind, contents)
}

function wrongOf(
  calendar: Calendar,
  change: CalendarChange,
  shapes: ContentShapes,
  now: number,
): Refusal | null {
  if ('from' in change) return movedWrong(calendar, change.run, change, now)
  if ('run' in change) return stopWrong(calendar, change.run, now)
  if (change.deed === 'stop-all') return stopAllWrong(calendar, change.entry)
  return entryWrong(calendar, change.entry, shapes, now)
}

/** Why a change cannot be made; null: it can. */
export function changeRefused(
  calendar: Calendar,
  change: CalendarChange,
  shapes: ContentShapes,
  now: number,
): Refusal | null {
  const wrong = wrongOf(calendar, change, shapes, now)
  return wrong ?? overlapRefused({ ...calendar, changes: [...calendar.changes, change] }, now)
}

/** Why a change cannot be taken back: something else lies in its place by now. */
export const undoRefused = (calendar: Calendar, change: CalendarChange, now: number): Refusal | null =>
  overlapRefused({ ...calendar, changes: calendar.changes.filter((other) => other !== change) }, now)

/** Until when a change makes any difference; null: for ever. */
export function mattersUntil(calendar: Calendar, change: CalendarChange, now: number): number | null {
  if (change.deed === 'stop-all') return null
  if ('entry' in change) return change.entry.window.comes === 'once' ? change.entry.window.to : null
  const run = runNamed(calendar, change.run, now)
  if (run === null || !hasMoments(run.entry)) return null
  return 'to' in change ? Math.max(run.to, change.to) : run.to
}
