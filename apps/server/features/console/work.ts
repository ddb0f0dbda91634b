import {
  dropWork as dropCall,
  listWork as listCall,
  retryWork as retryCall,
  type WorkView,
} from '@skystair/contract/console.ts'
import type { DeedKind } from '@skystair/rules/moderation/deed.ts'
import { reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionBeside, read } from '../../platform/action.ts'
import { countDueWork } from '../../platform/due-work/count-due-work.ts'
import { logDeed } from '../../platform/keeper-log.ts'
import { mustTouch } from '../../platform/part.ts'
import { type Sql, sql } from '../../platform/sql.ts'

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
    UNION ALL (SELECT * FROM due_work WHERE outcome IS NULL ORDER BY next_try_at LIMIT ${mostShown})`)
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
const isOpen = (key: string): Sql =>
  sql`due_work.key = ${key} AND (due_work.outcome IS NULL OR due_work.outcome = 'FAILED')`

const deedAbout = <C extends typeof retryCall | typeof dropCall>(
  call: C,
  deed: DeedKind,
  change: (now: number) => Sql,
) =>
  actionBeside<typeof retryCall | typeof dropCall, boolean>(
    call,
    {
      select: ({ params: { key } }) =>
        sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM due_work WHERE ${isOpen(key)}))`,
    },
    ({ player, params: { key }, body: { note }, beside: isThere, now }) => {
      if (!isThere) return refused('console.refused.work-gone')
      const unexplained = reasonMissing(note)
      if (unexplained) return unexplained
      const entry = { playerId: player.id, actorId: player.id, deed, note, detail: { key } }
      return {
        player,
        also: [
          // Of two who press at once, only who changed something is written down.
          mustTouch(
            'work',
            sql`UPDATE due_work SET ${change(now)}, taken_by = NULL FROM saved WHERE ${isOpen(key)} RETURNING due_work.key`,
            'console.refused.work-gone',
          ),
          logDeed(entry, new Date(now)),
        ],
        reply: () => ({ done: true }),
      }
    },
  )

/** It is about nobody but the operator: the reason lies in the operator's own history. */
export const retryWork = deedAbout(
  retryCall,
  'RETRY_WORK',
  (now) => sql`outcome = NULL, attempts = 0, next_try_at = ${new Date(now)}::timestamptz`,
)

export const dropWork = deedAbout(
  dropCall,
  'DROP_WORK',
  (now) => sql`outcome = 'DROPPED', finished_at = ${new Date(now)}::timestamptz`,
)
