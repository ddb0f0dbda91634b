import { randomUUID } from 'node:crypto'
import { EVENT_RULES } from '@skystair/content/events/events.data.ts'
import { bossStanding } from '@skystair/rules/event/boss.ts'
import type { EventEnd } from '@skystair/rules/event/life.ts'
import type { Parcel } from '../../platform/action/parcels.ts'
import type { Database } from '../../platform/database/database.ts'
import { across, type Sql, sql } from '../../platform/database/sql.ts'
import { schedule, type WorkResult, workKind } from '../../platform/due-work/due-work.ts'
import { ofEvents } from '../../platform/event/gathering.ts'
import { PLACES_ON_PAGE } from '../../platform/event/places.ts'
import type { Count } from './count-places.ts'

/** A page of the last edition of a run; a bracket of null: those without a name, from the id on. */
interface Page {
  readonly run: string
  readonly edition: number
  readonly bracket: number | null
  readonly number: number
  readonly of: number
  readonly falls: number
  readonly after?: number
}

const told = (to: number, run: string, end: EventEnd): Parcel => ({
  to,
  sender: ofEvents,
  effect: { kind: 'event-end', run, end, notice: randomUUID() },
})

async function placed(database: Database, page: Page, bracket: number, now: number): Promise<WorkResult> {
  const { run, edition, number, of, falls } = page
  const [found] = await database.query<{
    ids: readonly number[]
  }>(sql`SELECT to_jsonb(ids) AS ids FROM event_page
    WHERE run = ${run} AND bracket = ${bracket}::smallint AND edition = ${edition}::bigint AND number = ${number}::integer`)
  return {
    send: (found?.ids ?? []).map((id, index) =>
      told(id, run, { place: number * PLACES_ON_PAGE + index + 1, of, falls, at: now }),
    ),
  }
}

/** Whoever has no name stands last, whatever was gathered. */
async function nameless(database: Database, page: Page, now: number): Promise<WorkResult> {
  const { run, of, falls, after = 0 } = page
  const rows = await database.query<{ id: number }>(sql`SELECT player_id AS id FROM event_standing
    WHERE run = ${run} AND NOT named AND player_id > ${after}::bigint
    ORDER BY player_id LIMIT ${PLACES_ON_PAGE} ${across('the order of an event')}`)
  const send = rows.map(({ id }) => told(id, run, { place: of, of, falls, at: now }))
  const last = rows.at(-1)
  return last === undefined || rows.length < PLACES_ON_PAGE
    ? { send }
    : { send, again: now, payload: { ...page, after: last.id } }
}

/** Tells a page of players how an event has ended: each once, for it is written with the end of the work. */
export const eventPrizesWork = workKind<Page>('event-prizes', ({ payload, now, services: { database } }) =>
  payload.bracket === null
    ? nameless(database, payload, now)
    : placed(database, payload, payload.bracket, now),
)

/** The last edition is counted: all its pages are due. */
export function settling(run: string, edition: number, count: Count, now: number): readonly Sql[] {
  const { falls } = bossStanding(EVENT_RULES, count.hearts)
  const due = (page: Pick<Page, 'bracket' | 'number' | 'of'>): Sql =>
    schedule(eventPrizesWork, {
      id: `${run}/${page.bracket ?? 'nameless'}/${page.number}`,
      dueAt: now,
      payload: { run, edition, falls, ...page },
    })
  const all = Object.values(count.places).reduce((sum, places) => sum + places, 0)
  return [
    ...Object.entries(count.places).flatMap(([bracket, of]) =>
      Array.from({ length: Math.ceil(of / PLACES_ON_PAGE) }, (_, number) =>
        due({ bracket: Number(bracket), number, of }),
      ),
    ),
    ...(count.nameless > 0 ? [due({ bracket: null, number: 0, of: all + count.nameless })] : []),
  ]
}
