import { randomUUID } from 'node:crypto'
import { sql } from '../database/sql.ts'
import { mustTouch } from '../database/steps.ts'
import type { Services } from '../services/services.ts'
import { isStanding, scheduleStanding, type WorkKind, type WorkResult } from './due-work.ts'
import { writeResult } from './write-result.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const lookEvery = 5 * second
/** So long a node may be at a piece of work; then it is thought dead, and another takes it. */
export const leaseLasts = 5 * minute
export const mostAttempts = 10
const firstPause = 30 * second
const longestPause = hour
const mostSeen = 200
const hands = 4
/** So many letters of a trouble are shown. */
const mostSaid = 1_000

/** Each failure is answered with twice the patience, up to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(firstPause * 2 ** (attempts - 1), longestPause)

interface TakenWork {
  readonly key: string
  readonly kind: string
  readonly payload: never
  readonly attempts: number
  readonly holder: string
}

/** Does all that is due now and that no other node is at. */
export async function doDueWork(
  services: Services,
  kinds: readonly WorkKind[],
  isStopping: () => boolean = () => false,
): Promise<void> {
  while (!isStopping()) {
    const keys = await look(services, kinds)
    let taken = 0
    const hand = async () => {
      for (let key = keys.pop(); key !== undefined && !isStopping(); key = keys.pop()) {
        const work = await take(services, key)
        if (work === null) continue
        taken += 1
        await attempt(services, kinds, work)
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: hands }, hand))
    for (const end of ended) if (end.status === 'rejected') throw end.reason
    // What is left is in the hands of others.
    if (taken === 0) return
  }
}

/** What is due, of the kinds that this node knows: during an update nodes of two ages work side by side. */
async function look({ database, clock }: Services, kinds: readonly WorkKind[]): Promise<string[]> {
  const rows = await database.query<{ key: string }>(sql`SELECT key FROM due_work
    WHERE outcome IS NULL AND next_try_at <= ${new Date(clock.now())}::timestamptz
      AND kind = ANY(${kinds.map(({ kind }) => kind)}::text[])
    ORDER BY next_try_at LIMIT ${mostSeen}`)
  // In no order: nodes that look at the same moment would reach for the same work one after another.
  return rows
    .map(({ key }) => ({ key, turn: Math.random() }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ key }) => key)
}

async function take({ database, clock }: Services, key: string): Promise<TakenWork | null> {
  const now = clock.now()
  const holder = randomUUID()
  const [work] = await database.query<Omit<TakenWork, 'holder'>>(sql`UPDATE due_work
    SET attempts = attempts + 1, taken_by = ${holder}::uuid, next_try_at = ${new Date(now + leaseLasts)}::timestamptz
    WHERE key = ${key} AND key = (SELECT waiting.key FROM due_work AS waiting WHERE waiting.key = ${key}
      AND waiting.outcome IS NULL AND waiting.next_try_at <= ${new Date(now)}::timestamptz FOR UPDATE SKIP LOCKED)
    RETURNING key, kind, payload, attempts`)
  return work ? { ...work, holder } : null
}

async function attempt(services: Services, kinds: readonly WorkKind[], work: TakenWork): Promise<void> {
  const known = kinds.find(({ kind }) => kind === work.kind)
  // What stands has nobody who would schedule it anew: it is never given up.
  const isTriedForEver = known !== undefined && isStanding(known, work.key)
  try {
    if (!known) throw new Error(`nobody knows how to do ${work.kind}`)
    if (work.attempts > mostAttempts && !isTriedForEver)
      throw new Error('every node that took it was gone before it was done')
    const now = services.clock.now()
    await finish(services, work, await known.perform({ payload: work.payload, now, services }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await fail(services, work, reason, !isTriedForEver && work.attempts >= mostAttempts)
  }
}

/** Marks the work as done and writes what comes of it, in one statement and only while it is still ours. */
async function finish(services: Services, { key, holder }: TakenWork, result: WorkResult): Promise<void> {
  const { again = null, payload = null, trouble = null } = result
  const at = new Date(services.clock.now())
  const finished = sql`UPDATE due_work SET last_error = ${trouble?.slice(0, mostSaid) ?? null}::text, taken_by = NULL,
      payload = coalesce(${payload === null ? null : JSON.stringify(payload)}::jsonb, payload),
      ${
        again === null
          ? sql`outcome = 'DONE', finished_at = ${at}::timestamptz`
          : sql`attempts = 0, due_at = ${new Date(again)}::timestamptz, next_try_at = ${new Date(again)}::timestamptz`
      }
    WHERE key = ${key} AND taken_by = ${holder}::uuid AND outcome IS NULL`
  const untouched = await writeResult(services, result, [mustTouch('work', finished)])
  if (untouched === null) return
  // What it was decided on has changed meanwhile: it is decided anew, later.
  if (untouched.name !== 'work') throw new Error('somebody was faster')
  await tellWhyInVain(services, key)
}

async function tellWhyInVain({ database, log }: Services, key: string): Promise<void> {
  const [row] = await database.query<{ outcome: string | null }>(
    sql`SELECT outcome FROM due_work WHERE key = ${key}`,
  )
  if (row?.outcome === 'DROPPED') log.info({ work: key }, 'work was dropped while a node was at it')
  else log.warn({ work: key }, 'work took so long that another node was given it')
}

/** Work that failed is tried again later; without hope it waits for an operator. */
async function fail(
  services: Services,
  { key, holder, attempts }: TakenWork,
  reason: string,
  isHopeless: boolean,
): Promise<void> {
  const next = new Date(services.clock.now() + pauseAfter(attempts))
  services.log[attempts >= mostAttempts ? 'error' : 'warn'](
    { work: key, attempts, reason },
    'work by the clock failed',
  )
  await services.database.query(sql`UPDATE due_work SET last_error = ${reason.slice(0, mostSaid)}, taken_by = NULL,
      next_try_at = ${next}::timestamptz, outcome = ${isHopeless ? 'FAILED' : null}::text
    WHERE key = ${key} AND taken_by = ${holder}::uuid AND outcome IS NULL`)
}

export async function beginStandingWork(
  { database, clock }: Services,
  kinds: readonly WorkKind[],
): Promise<void> {
  for (const kind of kinds)
    for (const statement of scheduleStanding(kind, clock.now())) await database.query(statement)
}

/** Looks for due work at once and then every few seconds; gives the way to stop. */
export function startDueWork(services: Services, kinds: readonly WorkKind[]): () => Promise<void> {
  let isStopping = false
  let isBegun = false
  let busy: Promise<void> | null = null
  const workOn = async () => {
    if (!isBegun) await beginStandingWork(services, kinds)
    isBegun = true
    await doDueWork(services, kinds, () => isStopping)
  }
  const look = () => {
    busy ??= workOn()
      .catch((error: Error) =>
        services.log.warn({ reason: error.message }, 'due work could not be looked for'),
      )
      .finally(() => {
        busy = null
      })
  }
  look()
  const timer = setInterval(look, lookEvery).unref()
  return async () => {
    isStopping = true
    clearInterval(timer)
    await busy
  }
}
