import type { Database } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { amountOf, otherSideOf } from '../money/books.ts'

const ownersAtOnce = 200

/**
 * Sums up what lies in the ledger before that moment, one owner in one statement: the rows go when they are in the
 * sum, so that at any moment, also of a crash, every balance equals its ledger. Says whether there is more to do.
 */
export async function foldLedger(database: Database, before: Date): Promise<boolean> {
  const owners = await database.query<{ owner_id: number }>(
    sql`SELECT DISTINCT owner_id FROM ledger WHERE at < ${before}::timestamptz LIMIT ${ownersAtOnce}`,
  )
  for (const { owner_id: owner } of owners) await database.query(foldOwner(owner, before))
  return owners.length === ownersAtOnce
}

const foldOwner = (owner: number, before: Date): Sql => sql`
  WITH gone AS (
    DELETE FROM ledger WHERE owner_id = ${owner}::bigint AND at < ${before}::timestamptz
    RETURNING owner_id, currency, source, target, amount
  ), sides AS (
    SELECT currency, ${otherSideOf('gone')} AS account, ${amountOf('gone')} AS amount FROM gone
  )
  INSERT INTO ledger_opening (owner_id, currency, account, amount)
  SELECT ${owner}::bigint, currency, account, sum(amount)::bigint FROM sides GROUP BY currency, account
  ON CONFLICT (owner_id, currency, account) DO UPDATE SET amount = ledger_opening.amount + excluded.amount`
