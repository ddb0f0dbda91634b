import {
  dropWork as dropCall,
  listWork as listCall,
  retryWork as retryCall,
  type WorkView,
} from '@skystair/contract/console.ts'
import type { DeedKind } from '@skystair/rules/moderation/deed.ts'
import { reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith, read } from '../../platform/action/action.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { countDueWork } from '../../platform/due-work/count-due-work.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'

const mostShown = 100

interface Row {
  readonly key: string
  readonly kind: string
  readonly outcome: 'FAILED' | null
  readonly taken_by: string | null
  readonly due_at: Date
  readonly next_try_at: Date
  readonly attempts: number
  readonly last_error: string | null
}

export const listWork = read(listCall, async ({ now, services: { database } }) => {
  const rows = await database.query<Row>(sql`
    (SELECT * FROM due_work WHERE outcome = 'FAILED' ORDER BY due_at LIMIT ${mostShown})
    UNION ALL (SELECT * FROM due_work WHERE outcome IS NULL AND last_error IS NOT NULL
      ORDER BY next_try_at LIMIT ${mostShown})
    UNION ALL (SELECT * FROM due_work WHERE outcome IS NULL AND last_error IS NULL
      ORDER BY next_try_at LIMIT ${mostShown})`)
  return { ...(await countDueWork(database, now)), work: rows.map((row) => workView(row, now)) }
})

const workView = (row: Row, now: number): WorkView => ({
  key: row.key,
  kind: row.kind,
  failed: row.outcome === 'FAILED',
  held: row.taken_by !== null && row.next_try_at.getTime() > now,
  dueAt: row.due_at.getTime(),
  nextTryAt: row.next_try_at.getTime(),
  attempts: row.attempts,
  lastError: row.last_error,
})

/** Work that is not over. */
const isOpen = sql`(due_work.outcome IS NULL OR due_work.outcome = 'FAILED')`

/** Work that was tried in vain and that no node is at. Whatever else waits would happen before its hour. */
const hasFailed = (now: number): Sql => sql`(due_work.outcome = 'FAILED' OR due_work.outcome IS NULL
  AND due_work.attempts > 0 AND (due_work.taken_by IS NULL OR due_work.next_try_at <= ${new Date(now)}::timestamptz))`

interface Deed {
  readonly kind: DeedKind
  change(now: number): Sql
  /** What the work must be, and the refusal if it is not. */
  may(now: number): Sql
  readonly refusal: string
}

interface Found {
  readonly isOpen: boolean
  readonly may: boolean | null
}

const deedAbout = <C extends typeof retryCall | typeof dropCall>(call: C, deed: Deed) =>
  actionWith<typeof retryCall | typeof dropCall, Found | null>(
    call,
    {
      select: ({ params: { key } }, _, now) =>
        sql`SELECT jsonb_build_object('isOpen', ${isOpen}, 'may', ${deed.may(now)}) FROM due_work WHERE due_work.key = ${key}`,
    },
    ({ player, params: { key }, body: { note }, extra: found, now }) => {
      if (!found?.isOpen) return refused('console.refused.work-gone')
      if (!found.may) return refused(deed.refusal)
      const unexplained = reasonMissing(note)
      if (unexplained) return unexplained
      const entry = { playerId: player.id, actorId: player.id, deed: deed.kind, note, detail: { key } }
      return {
        player,
        writes: [
          // Of two who press at once, only who changed something is written down.
          mustTouch(
            'work',
            sql`UPDATE due_work SET ${deed.change(now)}, taken_by = NULL
              WHERE due_work.key = ${key} AND ${deed.may(now)}`,
            deed.refusal,
          ),
          logDeed(entry, new Date(now)),
        ],
        reply: () => ({ done: true }),
      }
    },
  )

/** It is about nobody but the operator: the reason lies in the operator's own history. */
export const retryWork = deedAbout(retryCall, {
  kind: 'RETRY_WORK',
  change: (now) => sql`outcome = NULL, attempts = 0, next_try_at = ${new Date(now)}::timestamptz`,
  may: hasFailed,
  refusal: 'console.refused.work-not-failed',
})

export const dropWork = deedAbout(dropCall, {
  kind: 'DROP_WORK',
  change: (now) => sql`outcome = 'DROPPED', finished_at = ${new Date(now)}::timestamptz`,
  may: () => isOpen,
  refusal: 'console.refused.work-gone',
})
