import english from '@skystair/content/text/en/event.json' with { type: 'json' }
import russian from '@skystair/content/text/ru/event.json' with { type: 'json' }
import { entriesOf } from '@skystair/rules/calendar/change.ts'
import { type EventKind, isEvent } from '@skystair/rules/calendar/kind.ts'
import { hasBegun, isOver, isStopped, runNamed } from '@skystair/rules/calendar/plan-change.ts'
import { type PlannedRun, plannedRuns } from '@skystair/rules/calendar/runs.ts'
import { type CalendarChanges, calendarChanges, calendarWith } from '../../platform/calendar/running.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import { type WorkResult, workKind } from '../../platform/due-work/due-work.ts'
import { lookForEvents } from '../../platform/push/moments.ts'
import { countPlaces } from './count-places.ts'
import { forgottenRun } from './forgotten-run.ts'
import { settling } from './settle.ts'

const DAY = 86_400_000
/** So long it rests at the least, and so many times as long as it took. */
const REST = 14_000
const REST_FOR = 20
/** A deed that was decided in the last moment of a window is written by then. */
const GRACE = 10 * 60_000

interface KnownRun {
  readonly run: string
  readonly kind: EventKind
  readonly edition: number
}

/** A piece of news in both languages, from the entry that begins or ends. */
function tell(kind: EventKind, when: 'begins' | 'ends', at: Date): Sql {
  const { title: titleEn, text: textEn } = english.news[kind][when]
  const { title: titleRu, text: textRu } = russian.news[kind][when]
  return sql`INSERT INTO news (id, at, topic, title_ru, title_en, text_ru, text_en)
    SELECT coalesce((SELECT max(id) FROM news), 0) + 1, ${at}::timestamptz, 'ROAD', ${titleRu}::text, ${titleEn}::text,
      ${textRu}::text, ${textEn}::text`
}

/** The first run that has begun for somebody in the world and nobody has told of. */
function newlyBegun(changes: CalendarChanges, known: ReadonlySet<string>, now: number): PlannedRun | null {
  const calendar = calendarWith(changes)
  const entries = entriesOf(calendar).filter(({ kind }) => isEvent(kind))
  const near = { from: now - DAY, to: now + DAY }
  return (
    plannedRuns(calendar, entries, near).find(
      (run) => !known.has(run.id) && hasBegun(run, now) && !isOver(run, now) && !isStopped(run, now),
    ) ?? null
  )
}

const note = (run: string, kind: EventKind, now: number): Sql =>
  sql`INSERT INTO event_run (run, kind, began_at) VALUES (${run}, ${kind}, ${new Date(now)}::timestamptz)`

const begin = ({ id, entry: { kind } }: PlannedRun, now: number): readonly Sql[] =>
  isEvent(kind) ? [note(id, kind, now), tell(kind, 'begins', new Date(now)), lookForEvents(now)] : []

/** Nobody in the world is in it any more, and all that was done in it is written. */
function isOverForAll(changes: CalendarChanges, run: string, now: number): boolean {
  const planned = runNamed(calendarWith(changes), run, now)
  if (planned === null) return true
  return isOver(planned, now - GRACE) || isStopped(planned, now - GRACE)
}

async function count(
  database: Database,
  changes: CalendarChanges,
  { run, kind, edition: before }: KnownRun,
  now: number,
): Promise<readonly Sql[]> {
  const edition = Math.max(now, before + 1)
  const isLast = isOverForAll(changes, run, now)
  const counted = await countPlaces(database, run, edition, now)
  const at = new Date(now)
  return [
    sql`UPDATE event_run SET edition = ${edition}::bigint, places = ${JSON.stringify(counted.places)}::jsonb,
        nameless = ${counted.nameless}::bigint, hearts = ${counted.hearts}::bigint,
        settled_at = ${isLast ? at : null}::timestamptz
      WHERE run = ${run} AND settled_at IS NULL`,
    // The edition before stays: somebody may be in the middle of it.
    sql`DELETE FROM event_page WHERE run = ${run} AND edition < ${before}::bigint`,
    ...(isLast ? [...settling(run, edition, counted, now), tell(kind, 'ends', at)] : []),
  ]
}

/** One thing at a time: what has begun is told of, or the run that was counted longest ago is counted anew. */
async function watch(database: Database, now: number): Promise<WorkResult> {
  const started = performance.now()
  const [asked] = await database.query<{ changes: CalendarChanges }>(
    sql`SELECT (${calendarChanges.select()}) AS changes`,
  )
  const changes = asked?.changes ?? []
  const known = await database.query<KnownRun & { settled: boolean }>(
    sql`SELECT run, kind, edition, settled_at IS NOT NULL AS settled FROM event_run ORDER BY edition`,
  )
  const names = new Set(known.map(({ run }) => run))
  const begun = newlyBegun(changes, names, now)
  if (begun !== null) return { writes: begin(begun, now), again: now + REST }
  // It was never told of while it lasted; its end is.
  const forgotten = await forgottenRun(database, (run) => !names.has(run) && isOverForAll(changes, run, now))
  if (forgotten !== null) return { writes: [note(forgotten.run, forgotten.kind, now)], again: now + REST }
  const open = known.filter(({ settled }) => !settled)
  const [next] = open
  const writes = next === undefined ? [] : await count(database, changes, next, now)
  const rest = Math.max(REST, (performance.now() - started) * REST_FOR) / Math.max(1, open.length)
  return { writes, again: now + rest }
}

/** Beginnings, places and ends of events, for all nodes. */
export const watchEventsWork = workKind(
  'event-watch',
  ({ services: { database }, now }) => watch(database, now),
  [{ id: 'world', payload: {} }],
)
