import { randomUUID } from 'node:crypto'
import { CALENDAR_CONTENTS } from '@skystair/content/calendar/contents.ts'
import { EVENT_RULES, EVENTS } from '@skystair/content/events/events.data.ts'
import { EVERYBODY } from '@skystair/rules/calendar/audience.ts'
import type { CalendarChange } from '@skystair/rules/calendar/change.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { changeRefused } from '@skystair/rules/calendar/plan-change.ts'
import { bracketOf } from '@skystair/rules/event/bracket.ts'
import { newShare, withShare } from '@skystair/rules/event/life.ts'
import { calendarWith } from '../platform/calendar/running.ts'
import type { Database } from '../platform/database/database.ts'
import { type Sql, sql } from '../platform/database/sql.ts'
import { writeStanding } from '../platform/event/gathering.ts'
import type { Settler } from './person.ts'

const DAY = 86_400_000
const LASTS = 5 * DAY
const RUN = 'first-days'

/** The first that the year's plan does not celebrate in these very days. */
const KINDS: readonly EventKind[] = ['PUMPKIN', 'APPLE']

const begins = (kind: EventKind, now: number): CalendarChange => ({
  deed: 'new',
  entry: {
    id: RUN,
    kind,
    clock: 'server',
    window: { comes: 'once', from: now, to: now + LASTS },
    audience: EVERYBODY,
    contents: {},
  },
})

/** A feast for the first days of a world, so that a stranger meets one. */
export function feastOf(now: number) {
  const [kind = 'PUMPKIN'] = KINDS.filter(
    (one) => changeRefused(calendarWith([]), begins(one, now), CALENDAR_CONTENTS, now) === null,
  )
  return {
    change: begins(kind, now),
    /** Every other one has gathered something and carried it away already: purses stay as they were. */
    celebrate<One extends Settler>(settler: One): One {
      const { player } = settler
      const steps = player.id % 2 === 0 ? (player.id % 17) + 1 : 0
      if (steps === 0) return settler
      const share = {
        ...newShare(kind, bracketOf(EVENT_RULES, player.level)),
        gathered: steps * EVENTS[kind].total,
        taken: steps,
        hearts: player.id % 4 === 0 ? 1 : 0,
      }
      return { ...settler, player: { ...player, events: withShare(player.events, RUN, share) } }
    },
  }
}

/** Where those stand who celebrate already. */
export const standingOf = ({ player }: Settler, now: number): readonly Sql[] =>
  RUN in player.events.shares ? [writeStanding(player, RUN, now - (player.id % 60) * 60_000)] : []

export async function insertFeast(
  database: Database,
  { change }: ReturnType<typeof feastOf>,
  by: number,
  now: number,
): Promise<void> {
  await database.query(sql`INSERT INTO calendar_change (number, id, at, changed_by, note, change, until)
    VALUES (1, ${randomUUID()}::uuid, ${new Date(now)}::timestamptz, ${by}::bigint, '', ${JSON.stringify(change)}::jsonb,
      ${new Date(now + LASTS)}::timestamptz)
    ON CONFLICT (number) DO NOTHING`)
}
