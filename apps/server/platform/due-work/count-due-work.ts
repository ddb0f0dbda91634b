import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

const minute = 60_000
/** What is due for longer than this should have happened. */
const patience = minute

export interface WorkCounts {
  readonly due: number
  readonly late: number
  readonly failed: number
  /** It waits for its hour, and an operator should know what it found or why it failed before. */
  readonly troubled: number
}

export async function countDueWork(database: Database, now: number): Promise<WorkCounts> {
  const [counts] = await database.query<WorkCounts>(sql`SELECT
    count(*) FILTER (WHERE outcome IS NULL AND due_at <= ${new Date(now)}::timestamptz) AS due,
    count(*) FILTER (WHERE outcome IS NULL AND due_at <= ${new Date(now - patience)}::timestamptz) AS late,
    count(*) FILTER (WHERE outcome = 'FAILED') AS failed,
    count(*) FILTER (WHERE outcome IS NULL AND last_error IS NOT NULL) AS troubled
    FROM due_work WHERE outcome IS NULL OR outcome = 'FAILED'`)
  if (!counts) throw new Error('a count without a row')
  return counts
}
