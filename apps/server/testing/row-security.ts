import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { inject } from 'vitest'
import { spread } from '../platform/spread.ts'
import { type Sql, sql, written } from '../platform/sql.ts'
import { askAt, inDatabase } from './cluster.ts'
import type { Game } from './game.ts'

/** A row of another is hidden; a statement that names nobody must not even look at one. */
const isNamed = `CREATE FUNCTION is_named(owner bigint) RETURNS boolean STABLE LANGUAGE plpgsql AS $$
  BEGIN
    IF coalesce(current_setting('skystair.owner', true), '') = '' THEN
      RAISE EXCEPTION 'a statement looks at the rows of an owner and names none';
    END IF;
    RETURN current_setting('skystair.owner') IN ('many', owner::text);
  END $$`

const inRequest = new AsyncLocalStorage<true>()

/**
 * From now on PostgreSQL shows and takes only rows of the owner whom a statement names, in everything that the game does
 * for a request made inside `asPlayers`. What a test itself prepares or looks at is not held to it.
 */
export async function holdToOwners(
  game: Game,
): Promise<{ asPlayers: typeof asPlayers; close(): Promise<void> }> {
  const { database } = game.services
  const [row] = await database.query<{ name: string }>(sql`SELECT current_database() AS name`)
  const { adminUrl, url } = inject('postgres')
  const name = row?.name ?? ''
  await askAt(inDatabase(adminUrl, name), isNamed)
  for (const [table, column] of Object.entries(spread.withOwner))
    await askAt(
      inDatabase(adminUrl, name),
      `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY owner_only ON ${table} USING (is_named(${column}))`,
    )
  const pool = new pg.Pool({ connectionString: inDatabase(url, name), max: 10 })
  const query = async <Row extends object>(statement: Sql): Promise<Row[]> => {
    const { text, values, owner } = written(statement)
    const client = await pool.connect()
    try {
      const named = inRequest.getStore() ? String(owner ?? '') : 'many'
      await client.query("SELECT set_config('skystair.owner', $1, false)", [named])
      return (await client.query<Row>(text, values)).rows
    } finally {
      client.release()
    }
  }
  Object.assign(database, { query })
  return { asPlayers, close: () => pool.end() }
}

const asPlayers = <Result>(ask: () => Promise<Result>): Promise<Result> => inRequest.run(true, ask)
