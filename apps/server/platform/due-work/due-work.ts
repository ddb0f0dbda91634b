import type { Parcel } from '../action/parcels.ts'
import { type Sql, sql } from '../database/sql.ts'
import type { Step } from '../database/steps.ts'
import type { Push } from '../live/announce.ts'
import type { Services } from '../services/services.ts'

/** What whoever does the work gets. */
export interface WorkContext<Payload> {
  readonly payload: Payload
  readonly now: number
  readonly services: Services
}

/** What comes of the work. All of it is written in the transaction that marks the work as done, or none of it. */
export interface WorkResult {
  /** Writes; none happens when another node was given the work meanwhile. */
  readonly writes?: readonly (Sql | Step)[]
  /** What it does to players: lands in their inboxes. */
  readonly send?: readonly Parcel[]
  /** What listeners of the live wire hear, after the commit. */
  readonly push?: readonly Push[]
  /** When it must be done once more, in milliseconds since 1970; absent: never. */
  readonly again?: number
  /** What it will know when it is done once more: how far it has come, say. Absent: what it knew. */
  readonly payload?: object
  /** What an operator must see, though the work itself went well. */
  readonly trouble?: string | null
}

/** A kind of work by the clock. The features' kinds are gathered in `gameWork`, as their calls are in `gameRoutes`. */
export interface WorkKind<Payload = never> {
  readonly kind: string
  /**
   * What it does itself, before it has a result, may happen twice: a node can be killed in the middle.
   * It is short: work that is long does a piece and asks for `again` at once.
   */
  perform(context: WorkContext<Payload>): Promise<WorkResult>
  /** What is there from the first start on and always asks for `again`. */
  readonly standing: readonly { readonly id: string; readonly payload: object }[]
}

interface Appointment<Payload> {
  /** Tells it from other work of its kind: the raid's number, the table's name. */
  readonly id: string
  readonly dueAt: number
  readonly payload: Payload
}

export const workKind = <Payload extends object>(
  kind: string,
  perform: WorkKind<Payload>['perform'],
  standing: readonly { readonly id: string; readonly payload: Payload }[] = [],
): WorkKind<Payload> => ({ kind, perform, standing })

/**
 * A piece for `writes`: the work is due if, and only if, the decision is written. Work that is known already,
 * done or not, stays as it is.
 */
export const schedule = <Payload extends object>(
  { kind }: Pick<WorkKind<Payload>, 'kind'>,
  appointment: Appointment<Payload>,
): Sql => sql`${insertWork(kind, appointment)} ON CONFLICT (key) DO NOTHING`

/** Makes sure of what is always there, also after somebody has dropped it or an older game has given it up. */
export const scheduleStanding = ({ kind, standing }: WorkKind, now: number): readonly Sql[] =>
  standing.map(
    (work) => sql`${insertWork(kind, { ...work, dueAt: now })}
      ON CONFLICT (key) DO UPDATE SET outcome = NULL, finished_at = NULL, attempts = 0, last_error = NULL,
        due_at = excluded.due_at, next_try_at = excluded.next_try_at
      WHERE due_work.outcome IS NOT NULL`,
  )

export const isStanding = ({ kind, standing }: WorkKind, key: string): boolean =>
  standing.some(({ id }) => key === keyOf(kind, id))

const keyOf = (kind: string, id: string): string => `${kind}:${id}`

const insertWork = (kind: string, { id, dueAt, payload }: Appointment<object>): Sql =>
  sql`INSERT INTO due_work (key, kind, payload, due_at, next_try_at)
    SELECT ${keyOf(kind, id)}, ${kind}, ${JSON.stringify(payload)}::jsonb, ${new Date(dueAt)}::timestamptz,
      ${new Date(dueAt)}::timestamptz`
