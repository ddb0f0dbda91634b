import { CALENDAR_CONTENTS } from '@skystair/content/calendar/contents.ts'
import {
  type ChangeView,
  type KindView,
  listCalendar as listCall,
  previewCalendar as previewCall,
  type RunView,
} from '@skystair/contract/calendar.ts'
import { type Calendar, type CalendarChange, entriesOf } from '@skystair/rules/calendar/change.ts'
import { type CalendarEntry, entryIdOf } from '@skystair/rules/calendar/entry.ts'
import { CALENDAR_KINDS } from '@skystair/rules/calendar/kind.ts'
import { asLongAsAnybodyComes, hasMoments, isOver, isStopped } from '@skystair/rules/calendar/plan-change.ts'
import { type PlannedRun, plannedRuns, runsFor } from '@skystair/rules/calendar/runs.ts'
import { zoneNamed } from '@skystair/rules/calendar/zone.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { endOf } from '../../platform/calendar/campaign-view.ts'
import { type CalendarChanges, calendarChanges, calendarWith } from '../../platform/calendar/running.ts'
import { type People, peopleOf } from '../../platform/people/people.ts'
import { calendarOf, type StoredChange, storedChanges } from './stored-changes.ts'

const DAY = 86_400_000
/** A month and the weeks around it, and some more. */
const LONGEST = 100 * DAY
const MOST_CHANGES = 100
const RECURS: readonly string[] = ['again', 'yearly', 'by-easter']

function runView(calendar: Calendar, run: PlannedRun, now: number): RunView {
  const { id, entry, from, to, moved, stoppedAt } = run
  const timed = hasMoments(entry)
  const isOpen = !isOver(run, now) && !isStopped(run, now)
  const end = stoppedAt !== null && stoppedAt > from ? Math.min(to, stoppedAt) : to
  return {
    run: id,
    entry: entry.id,
    kind: entry.kind,
    clock: entry.clock,
    startsAt: timed ? from : null,
    endsAt: timed ? end : null,
    audience: {
      ...entry.audience,
      languages: [...entry.audience.languages] as RunView['audience']['languages'],
      sources: [...entry.audience.sources] as RunView['audience']['sources'],
    },
    contents: { ...entry.contents },
    from: calendar.plan.some((one) => one.id === entry.id) ? 'plan' : 'operator',
    recurs: RECURS.includes(entry.window.comes),
    changed: stoppedAt !== null && stoppedAt < to ? 'stopped' : moved ? 'moved' : null,
    mayMove: timed && isOpen,
    mayStop: isOpen,
  }
}

const KINDS: readonly KindView[] = CALENDAR_KINDS.map((kind) => ({
  kind,
  contents: Object.entries(CALENDAR_CONTENTS[kind]).map(([name, shape]) => ({
    name,
    least: 'least' in shape ? shape.least : null,
    most: 'most' in shape ? shape.most : null,
    choices: 'choices' in shape ? [...shape.choices] : [],
  })),
}))

const entryOf = (change: CalendarChange): string =>
  'run' in change ? entryIdOf(change.run) : typeof change.entry === 'string' ? change.entry : change.entry.id

function momentsOf(change: CalendarChange): { readonly from: number; readonly to: number } | null {
  if (change.deed === 'move' || change.deed === 'lengthen') return change
  const made = 'entry' in change && typeof change.entry === 'object' ? change.entry.window : null
  return made?.comes === 'once' ? made : null
}

/** Changes with what became of them; of entries that are no more nothing can be told. */
function changeViews(
  stored: readonly StoredChange[],
  entries: readonly CalendarEntry[],
  people: People,
): ChangeView[] {
  const person = (id: number) => ({ id, name: people[id]?.name ?? null })
  return stored
    .filter(({ undoes }) => undoes === null)
    .flatMap(({ id, at, by, note, change }) => {
      const kind = entries.find((entry) => entry.id === entryOf(change))?.kind
      if (kind === undefined) return []
      const back = stored.find(({ undoes }) => undoes === id)
      const moments = momentsOf(change)
      return [
        {
          id,
          at,
          by: person(by),
          note,
          deed: change.deed,
          kind,
          entry: entryOf(change),
          run: 'run' in change ? change.run : null,
          startsAt: moments?.from ?? null,
          endsAt: moments?.to ?? null,
          undoneAt: back?.at ?? null,
          undoneBy: back ? person(back.by) : null,
        },
      ]
    })
    .toReversed()
    .slice(0, MOST_CHANGES)
}

export const listCalendar = readWith<typeof listCall, readonly StoredChange[]>(
  listCall,
  storedChanges,
  async ({ player, query: { from, to }, extra: stored, now, services: { database } }) => {
    if (to <= from) return refused('calendar.refused.ends-first')
    if (to - from > LONGEST) return refused('calendar.refused.too-long')
    const calendar = calendarOf(stored)
    const everMade = entriesOf(calendarWith(stored.map(({ change }) => change)))
    const people = await peopleOf(database, player.id, [...new Set(stored.map(({ by }) => by))])
    return {
      runs: plannedRuns(calendar, entriesOf(calendar).map(asLongAsAnybodyComes), { from, to })
        .toSorted((one, other) => one.from - other.from)
        .map((run) => runView(calendar, run, now)),
      changes: changeViews(stored, everMade, people),
      kinds: [...KINDS],
    }
  },
)

export const previewCalendar = readWith<typeof previewCall, CalendarChanges>(
  previewCall,
  calendarChanges,
  ({ query: { at, level, stair, lang, source, timeZone }, extra: changes }) => {
    const zone = timeZone === undefined ? 'UTC' : zoneNamed(timeZone)
    if (zone === null) return refused('arena.refused.unknown-zone')
    const somebody = {
      language: lang,
      level,
      stair,
      userSource: source,
      createdAt: 0,
      clocks: [{ zone, from: 0 }],
    }
    return {
      running: runsFor(calendarWith(changes), somebody, { from: at, to: at + 1 }).map((run) => ({
        run: run.id,
        kind: run.entry.kind,
        startsAt: hasMoments(run.entry) ? run.startsAt : null,
        endsAt: endOf(run),
        contents: { ...run.entry.contents },
      })),
    }
  },
)
