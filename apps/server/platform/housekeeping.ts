import { workKind } from './due-work/due-work.ts'
import type { Services } from './services.ts'
import { type Sql, sql } from './sql.ts'

const hour = 3_600_000
const day = 24 * hour

const keptReplies = 7 * day
const keptSessions = 30 * day
const keptFigures = 30 * day
const monthsAhead = 3
const batch = 1_000
const mostBatches = 1_000
// Any number will do, as long as every node uses the same and nothing else uses it.
const lock = 7_597_248

/** Tables that grow for ever are divided by month. */
const dividedByMonth = ['ledger', 'chat_message', 'mail_message'] as const

/** What must be done now and then, by one node at a time: the coming months, and forgetting. */
export async function keepHouse({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const table of dividedByMonth) {
    for (const month of comingMonths(now)) await database.query(makeMonth(table, month))
  }
  await inBatches(() => database.query(forgetReplies(new Date(now - keptReplies))))
  await inBatches(() => database.query(forgetSessions(new Date(now - keptSessions))))
  await database.query(sql`DELETE FROM figure WHERE at < ${new Date(now - keptFigures)}::timestamptz`)
}

/** Small steps: one great deletion would hold up everybody's writes. */
async function inBatches(forget: () => Promise<object[]>): Promise<void> {
  for (let done = 0; done < mostBatches; done++) {
    if ((await forget()).length < batch) return
  }
}

/** Lets the statement that names it do nothing while another node is at it. */
const alone = sql`SELECT pg_try_advisory_xact_lock(${lock}::bigint) AS got`

const forgetReplies = (before: Date): Sql => sql`WITH alone AS MATERIALIZED (${alone}), old AS (
    SELECT owner_id, key FROM idempotency WHERE (SELECT got FROM alone) AND at < ${before}::timestamptz LIMIT ${batch}
  )
  DELETE FROM idempotency USING old
  WHERE idempotency.owner_id = old.owner_id AND idempotency.key = old.key RETURNING 1 AS gone`

const forgetSessions = (before: Date): Sql => sql`WITH alone AS MATERIALIZED (${alone}), old AS (
    SELECT player_id, id FROM session
    WHERE (SELECT got FROM alone) AND ended_at < ${before}::timestamptz LIMIT ${batch}
  )
  DELETE FROM session USING old
  WHERE session.player_id = old.player_id AND session.id = old.id RETURNING 1 AS gone`

/** The first days of this month and of those to come. */
function comingMonths(now: number): string[] {
  const today = new Date(now)
  return Array.from({ length: monthsAhead + 1 }, (_, ahead) => firstDay(today, ahead))
}

const firstDay = (day: Date, monthsLater: number): string =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsLater)).toISOString().slice(0, 10)

/** A part of a table for one month. Rows of that month that came before it was there move into it. */
function makeMonth(table: string, month: string): Sql {
  const until = firstDay(new Date(month), 1)
  const name = `${table}_${month.slice(0, 7).replace('-', '_')}`
  const within = `at >= '${month}+00' AND at < '${until}+00'`
  return {
    strings: [
      `DO $$ BEGIN
        IF to_regclass('${name}') IS NULL AND pg_try_advisory_xact_lock(${lock}) THEN
          LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;
          CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL);
          WITH moved AS (DELETE FROM ${table}_default WHERE ${within} RETURNING *)
            INSERT INTO ${name} SELECT * FROM moved;
          ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${month}+00') TO ('${until}+00');
        END IF;
      END $$`,
    ],
    values: [],
  }
}

export const keepHouseWork = workKind(
  'keep-house',
  async ({ services, now }) => {
    await keepHouse(services)
    return { again: now + hour }
  },
  [{ id: 'whole', payload: {} }],
)
