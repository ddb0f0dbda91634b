import { randomUUID } from 'node:crypto'
import type { Calendar, CalendarChange } from '@skystair/rules/calendar/change.ts'
import { calendarWith } from '../../platform/calendar/running.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'

/** A change as it lies in its row. */
export interface StoredChange {
  readonly number: number
  readonly id: string
  readonly at: number
  readonly by: number
  readonly note: string
  readonly change: CalendarChange
  /** The change that this one takes back; null: it makes one. */
  readonly undoes: string | null
}

const milliseconds = (column: Sql): Sql => sql`floor(extract(epoch FROM ${column}) * 1000)`

export const storedChanges = {
  select:
    () => sql`SELECT coalesce(jsonb_agg(jsonb_build_object('number', made.number, 'id', made.id, 'at', ${milliseconds(sql`made.at`)},
      'by', made.changed_by, 'note', made.note, 'change', made.change, 'undoes', made.undoes) ORDER BY made.number), '[]')
    FROM calendar_change AS made`,
}

/** Those that count: made, and not taken back. */
export function countingAmong(stored: readonly StoredChange[]): readonly StoredChange[] {
  const undone = new Set(stored.map(({ undoes }) => undoes))
  return stored.filter(({ id, undoes }) => undoes === null && !undone.has(id))
}

export const calendarOf = (stored: readonly StoredChange[]): Calendar =>
  calendarWith(countingAmong(stored).map(({ change }) => change))

interface NewChange {
  readonly by: number
  readonly note: string
  readonly change: CalendarChange
  readonly undoes: string | null
  /** null: it makes a difference for ever */
  readonly until: number | null
}

/** The next of all changes; somebody else was faster: it is decided anew. */
export const writeChange = (stored: readonly StoredChange[], made: NewChange, at: Date): Step =>
  mustTouch(
    'calendar',
    sql`INSERT INTO calendar_change (number, id, at, changed_by, note, change, undoes, until)
      VALUES (${(stored.at(-1)?.number ?? 0) + 1}::integer, ${randomUUID()}::uuid, ${at}::timestamptz, ${made.by}::bigint,
        ${made.note}::text, ${JSON.stringify(made.change)}::jsonb, ${made.undoes}::uuid,
        ${made.until === null ? null : new Date(made.until)}::timestamptz)
      ON CONFLICT (number) DO NOTHING`,
  )
