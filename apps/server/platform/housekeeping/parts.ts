import type { Period, Retention } from '@skystair/content/retention.data.ts'
import type { Database } from '../database.ts'
import { ownText, type Sql, sql } from '../sql.ts'
import { endOf, partName, startOf, startOfPart } from './periods.ts'

// Whoever looks for a row without knowing its day looks into every part: of days there are few.
const partsAhead: Readonly<Record<Period, number>> = { day: 1, week: 1, month: 3 }
// Whoever waits for a table makes everybody behind wait as well: rather try again later.
const patience = "SET LOCAL lock_timeout = '2s'"

export type Divided = Extract<Retention, { readonly divided: Period }>

/** The parts of this period and of those to come. */
export async function makeComingParts(database: Database, rule: Divided, now: number): Promise<void> {
  let start = startOf(rule.divided, now)
  for (let ahead = 0; ahead <= partsAhead[rule.divided]; ahead++) {
    await database.query(makePart(rule, start))
    start = endOf(rule.divided, start)
  }
}

/** A part of a table for one period. Rows of that time that came before it was there move into it. */
function makePart({ table, divided, since }: Divided, start: number): Sql {
  const name = partName(table, divided, start)
  const [from, until] = [start, endOf(divided, start)].map((time) => `'${new Date(time).toISOString()}'`)
  return ownText(`DO $$ BEGIN
    IF to_regclass('${name}') IS NULL THEN
      ${patience};
      LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;
      IF to_regclass('${name}') IS NULL THEN
        CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL);
        WITH moved AS (DELETE FROM ${table}_default WHERE ${since} >= ${from} AND ${since} < ${until} RETURNING *)
          INSERT INTO ${name} SELECT * FROM moved;
        ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM (${from}) TO (${until});
      END IF;
    END IF;
  END $$`)
}

/** The parts that are wholly older than that moment. */
export async function oldParts(
  database: Database,
  { table, divided }: Divided,
  before: number,
): Promise<string[]> {
  const parts = await database.query<{ name: string }>(
    sql`SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = ${table}::text::regclass ORDER BY 1`,
  )
  return parts
    .map(({ name }) => name)
    .filter((name) => {
      const start = startOfPart(name)
      return start !== null && endOf(divided, start) <= before
    })
}

/** Drops a part. What is spared moves to the part for everything else. */
export const dropPart = (table: string, part: string, spared: string): Sql =>
  ownText(`DO $$ BEGIN
    IF to_regclass('${part}') IS NOT NULL THEN
      ${patience};
      LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;
      IF to_regclass('${part}') IS NOT NULL THEN
        ALTER TABLE ${table} DETACH PARTITION ${part};
        INSERT INTO ${table} SELECT * FROM ${part} AS old WHERE ${spared};
        DROP TABLE ${part};
      END IF;
    END IF;
  END $$`)
