import type { Retention, Spared } from '@skystair/content/retention.data.ts'
import { mereNews } from '@skystair/rules/player/receive-parcels.ts'
import type { Database } from '../database/database.ts'
import { join, named, ownText, type Sql, sql } from '../database/sql.ts'

// Small steps: one great deletion would hold up everybody's writes.
const step = 1_000
const mostSteps = 20

/** What a row called `old` must be to stay. */
const sparedRows: Readonly<Record<Spared, string>> = {
  // Of a kind that nobody here knows it is not known to be worth nothing.
  'all-but-news': `(old.effect ->> 'kind' IN (${mereNews.map((kind) => `'${kind}'`).join(', ')})) IS NOT TRUE`,
  'unopened-presents': 'old.attachment IS NOT NULL AND old.taken_at IS NULL',
  // Of an unread one the player's own count of letters still knows.
  'dialogs-not-over': `old.unread > 0 OR EXISTS (SELECT 1 FROM mail_message AS letter
    WHERE letter.owner_id = old.owner_id AND letter.partner_id = old.partner_id)`,
  'the-session-that-plays': `old.ended_at IS NOT NULL OR EXISTS (SELECT 1 FROM player
    WHERE player.id = old.player_id AND player.active_session = old.id)`,
}

type Ageing = Exclude<Retention, { readonly goes: 'never' | 'with-its-owner' }>

export function sparedBy(rule: Ageing): string {
  // Of the ledger nothing may be lost that is not in the sums yet.
  if (rule.goes === 'into-opening-balances') return 'true'
  return 'spares' in rule && rule.spares ? sparedRows[rule.spares] : 'false'
}

/** Deletes old rows of a table, or of a part of it; says whether there are more. */
export async function forgetRows(
  database: Database,
  rule: Ageing,
  before: Date,
  table = rule.table,
): Promise<boolean> {
  const statement = forgetStep(table, await keyOf(database, rule.table), rule.since, sparedBy(rule), before)
  for (let done = 0; done < mostSteps; done++) {
    if ((await database.query(statement)).length < step) return false
  }
  return true
}

const forgetStep = (
  table: string,
  key: readonly string[],
  since: string,
  spared: string,
  before: Date,
): Sql => {
  const columns = join(key.map(named), ', ')
  const same = join(
    key.map((column) => sql`old.${named(column)} = gone.${named(column)}`),
    ' AND ',
  )
  const mayGo = sql`old.${named(since)} < ${before}::timestamptz AND NOT (${ownText(spared)})`
  // Asked again of the row itself: whoever waited for another's write would delete what that write brought back to life.
  return sql`WITH gone AS (SELECT ${columns} FROM ${named(table)} AS old WHERE ${mayGo} LIMIT ${step})
    DELETE FROM ${named(table)} AS old USING gone WHERE ${same} AND ${mayGo} RETURNING 1 AS gone`
}

async function keyOf(database: Database, table: string): Promise<readonly string[]> {
  const columns = await database.query<{ name: string }>(sql`SELECT attribute.attname AS name
    FROM pg_index AS index
    CROSS JOIN LATERAL unnest(index.indkey) WITH ORDINALITY AS place(number, position)
    JOIN pg_attribute AS attribute ON attribute.attrelid = index.indrelid AND attribute.attnum = place.number
    WHERE index.indisprimary AND index.indrelid = ${table}::text::regclass ORDER BY place.position`)
  return columns.map(({ name }) => name)
}
