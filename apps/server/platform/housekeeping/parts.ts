import type { Period, Retention } from '@skystair/content/retention.data.ts'
import type { Database } from '../database/database.ts'
import { named, ownText, type Sql, sql } from '../database/sql.ts'
import { endOf, partName, startOf } from './periods.ts'

// Whoever looks for a row without knowing its day looks into every part: of days there are few.
const partsAhead: Readonly<Record<Period, number>> = { day: 1, week: 1, month: 3 }
// Whoever waits for a table makes everybody behind wait as well: rather try again later.
const patience = `SET LOCAL lock_timeout = '2s';
      -- A cluster changes tables and rows of one transaction only one shard after another; others do not know the word.
      SET LOCAL citus.multi_shard_modify_mode = 'sequential'`
/** So many rows may move from one part to another while everybody waits. */
const mostMoved = 1_000

export type Divided = Extract<Retention, { readonly divided: Period }>

interface TablePart {
  readonly name: string
  /** From this moment on; null: from the beginning of time. */
  readonly from: Date | null
  readonly until: Date
}

/** The parts of a table, but for the one for everything else. */
const partsOf = (database: Database, table: string): Promise<TablePart[]> =>
  database.query<TablePart>(sql`SELECT name,
      substring(bounds FROM 'FROM \\(''([^'']+)''\\)')::timestamptz AS from,
      substring(bounds FROM 'TO \\(''([^'']+)''\\)')::timestamptz AS until
    FROM (SELECT class.oid::regclass::text AS name, pg_get_expr(class.relpartbound, class.oid) AS bounds
      FROM pg_inherits JOIN pg_class AS class ON class.oid = inhrelid
      WHERE inhparent = ${table}::text::regclass) AS part
    WHERE bounds <> 'DEFAULT' ORDER BY until`)

/** The parts of this period and of those to come. */
export async function makeComingParts(database: Database, rule: Divided, now: number): Promise<void> {
  const there = await partsOf(database, rule.table)
  let start = startOf(rule.divided, now)
  for (let ahead = 0; ahead <= partsAhead[rule.divided]; ahead++) {
    await makePart(database, rule, start, there)
    start = endOf(rule.divided, start)
  }
}

/** A part of a table for one period. The few rows of that time that came before it was there move into it. */
async function makePart(
  database: Database,
  { table, divided, since }: Divided,
  start: number,
  there: readonly TablePart[],
): Promise<void> {
  if (there.some(({ from, until }) => (from?.getTime() ?? -Infinity) <= start && start < until.getTime()))
    return
  const [from, until] = [start, endOf(divided, start)].map((time) => `'${new Date(time).toISOString()}'`)
  const rest = `${table}_default`
  const within = `old.${since} >= ${from} AND old.${since} < ${until}`
  // A period that came long before its part stays where it is, and goes row by row when it is old.
  if (!(await areFew(database, rest, within))) return
  const name = partName(table, divided, start)
  await database.query(
    ownText(`DO $$ BEGIN
      ${patience};
      LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;
      IF to_regclass('${name}') IS NULL THEN
        CREATE TEMP TABLE moved ON COMMIT DROP AS SELECT * FROM ${rest} AS old WHERE ${within};
        DELETE FROM ${rest} AS old WHERE ${within};
        CREATE TABLE ${name} PARTITION OF ${table} FOR VALUES FROM (${from}) TO (${until});
        INSERT INTO ${table} SELECT * FROM moved;
      END IF;
    END $$`),
  )
}

/** The parts that are wholly older than that moment. */
export async function oldParts(
  database: Database,
  { table }: Divided,
  before: number,
): Promise<readonly string[]> {
  const parts = await partsOf(database, table)
  return parts.filter(({ until }) => until.getTime() <= before).map(({ name }) => name)
}

/** Whether so few rows of a part are like this that they can move while everybody waits. */
export async function areFew(database: Database, part: string, like: string): Promise<boolean> {
  const rows = await database.query(
    sql`SELECT FROM ${named(part)} AS old WHERE ${ownText(like)} LIMIT ${mostMoved + 1}`,
  )
  return rows.length <= mostMoved
}

/**
 * Drops a part. What is spared moves to the part for everything else, which takes it only when the old part is gone:
 * so it moves while everybody waits, and must be little and found at once.
 */
export const dropPart = (table: string, part: string, spared: string): Sql =>
  ownText(`DO $$ BEGIN
    ${patience};
    LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;
    IF to_regclass('${part}') IS NOT NULL THEN
      CREATE TEMP TABLE moved ON COMMIT DROP AS SELECT * FROM ${part} AS old WHERE ${spared};
      DROP TABLE ${part};
      INSERT INTO ${table} SELECT * FROM moved;
    END IF;
  END $$`)
