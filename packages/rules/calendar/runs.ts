import { type Attender, isFor } from './audience.ts'
import { type Calendar, entriesOf } from './change.ts'
import { CLOCKS_AHEAD, type Occurrence, occurrences } from './comes.ts'
import { type CalendarEntry, entryIdOf, runIdOf } from './entry.ts'
import { type LocalClock, type Moments, openOn, type Shown } from './local-clock.ts'

/** One time that an entry comes, as the clock of the entry shows it. */
export interface PlannedRun extends Shown {
  readonly id: string
  readonly entry: CalendarEntry
  readonly moved: boolean
  /** From this moment of the world on it is stopped; null: it is not. */
  readonly stoppedAt: number | null
}

/** One time that an entry comes, as it is for somebody. */
export interface Run extends Moments {
  readonly id: string
  readonly entry: CalendarEntry
}

/** Somebody whom the calendar is read for. */
export interface CalendarPlayer extends Attender {
  readonly createdAt: number
  readonly clocks: readonly LocalClock[]
}

function movedTo({ changes }: Calendar): ReadonlyMap<string, Shown> {
  const moved = new Map<string, Shown>()
  for (const change of changes)
    if (change.deed === 'move' || change.deed === 'lengthen') moved.set(change.run, change)
  return moved
}

/** The soonest stop counts. */
function stopsIn({ changes }: Calendar): (run: string) => number | null {
  const stops = new Map<string, number>()
  for (const change of changes) {
    if (change.deed !== 'stop' && change.deed !== 'stop-all') continue
    const what = change.deed === 'stop' ? `run ${change.run}` : `entry ${change.entry}`
    stops.set(what, Math.min(change.at, stops.get(what) ?? change.at))
  }
  return (run) => {
    const at = Math.min(
      stops.get(`run ${run}`) ?? Number.POSITIVE_INFINITY,
      stops.get(`entry ${entryIdOf(run)}`) ?? Number.POSITIVE_INFINITY,
    )
    return at === Number.POSITIVE_INFINITY ? null : at
  }
}

/** Every run whose clock shows something between two moments, whoever it is for; stopped ones too. */
export function plannedRuns(
  calendar: Calendar,
  entries: readonly CalendarEntry[],
  { from, to }: Shown,
  cameAt = 0,
): readonly PlannedRun[] {
  const moved = movedTo(calendar)
  const stoppedAt = stopsIn(calendar)
  const runOf = (entry: CalendarEntry, id: string, shown: Shown): PlannedRun => ({
    id,
    entry,
    from: shown.from,
    to: shown.to,
    moved: moved.has(id),
    stoppedAt: stoppedAt(id),
  })
  const asPlanned = (entry: CalendarEntry, time: Occurrence): readonly PlannedRun[] => {
    const id = runIdOf(entry, time.name)
    return moved.has(id) ? [] : [runOf(entry, id, time)]
  }
  const elsewhere = (entry: CalendarEntry): readonly PlannedRun[] =>
    [...moved]
      .filter(([id, shown]) => entryIdOf(id) === entry.id && shown.from < to && shown.to > from)
      .map(([id, shown]) => runOf(entry, id, shown))
  return entries.flatMap((entry) => [
    ...occurrences(entry.window, from, to, cameAt).flatMap((time) => asPlanned(entry, time)),
    ...elsewhere(entry),
  ])
}

function asFor({ id, entry, from, to, stoppedAt }: PlannedRun, clocks: readonly LocalClock[]): Run | null {
  const open = entry.clock === 'local' ? openOn(clocks, { from, to }) : { startsAt: from, endsAt: to }
  if (open === null) return null
  const endsAt = Math.min(open.endsAt, stoppedAt ?? open.endsAt)
  return endsAt > open.startsAt ? { id, entry, startsAt: open.startsAt, endsAt } : null
}

/** What runs for somebody between two moments, the soonest first. */
export function runsFor(calendar: Calendar, player: CalendarPlayer, { from, to }: Shown): readonly Run[] {
  const mine = entriesOf(calendar).filter(({ audience }) => isFor(audience, player))
  const around = { from: from - CLOCKS_AHEAD, to: to + CLOCKS_AHEAD }
  return plannedRuns(calendar, mine, around, player.createdAt)
    .flatMap((run) => asFor(run, player.clocks) ?? [])
    .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
    .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1))
}
