import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { inject } from 'vitest'
import { spread } from '../platform/database/spread.ts'
import { aboutInWords, type Sql, sql, written } from '../platform/database/sql.ts'
import { askAt, inDatabase } from './cluster.ts'
import { isOnCluster } from './database.ts'
import type { Game } from './game.ts'

/** A row of another is hidden; a statement that names nobody must not even look at one. */
const isNamed = `CREATE FUNCTION is_named(owner bigint, of_table text) RETURNS boolean STABLE LANGUAGE plpgsql AS $$
  DECLARE
    about text := coalesce(current_setting('skystair.owner', true), '');
  BEGIN
    IF ARRAY['many', of_table] && string_to_array(about, ' ') THEN
      RETURN true;
    END IF;
    IF about !~ '^[0-9]' THEN
      RAISE EXCEPTION 'a statement looks at the rows of an owner in % and names none', of_table;
    END IF;
    RETURN owner::text = split_part(about, ' ', 1);
  END $$`

const inRequest = new AsyncLocalStorage<true>()

/** On many machines the others do not hear of whom one of them has named: there the calls are only made. */
export const canGuard = !isOnCluster()

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
  if (canGuard) await guard(inDatabase(adminUrl, name))
  const pool = new pg.Pool({ connectionString: inDatabase(url, name), max: 10 })
  const query = async <Row extends object>(statement: Sql): Promise<Row[]> => {
    const piece = written(statement)
    const client = await pool.connect()
    try {
      const named = inRequest.getStore() ? aboutInWords(piece) : 'many'
      await client.query("SELECT set_config('skystair.owner', $1, false)", [named])
      return (await client.query<Row>(piece.text, piece.values)).rows
    } finally {
      client.release()
    }
  }
  Object.assign(database, { query })
  return { asPlayers, close: () => pool.end() }
}

async function guard(url: string): Promise<void> {
  await askAt(url, isNamed)
  for (const [table, column] of Object.entries(spread.withOwner))
    await askAt(
      url,
      `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY owner_only ON ${table} USING (is_named(${column}, '${table}'))`,
    )
}

const asPlayers = <Result>(ask: () => Promise<Result>): Promise<Result> => inRequest.run(true, ask)
