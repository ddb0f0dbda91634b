import type { Database } from '../platform/database/database.ts'
import { join, named, sql } from '../platform/database/sql.ts'
import { isOnCluster } from './database.ts'

/** A table whose rows belong to players, and the column that says to whom. What names a clan first is the clan's. */
export interface OwnedTable {
  readonly name: string
  readonly owner: string
}

/** Every owned table there is, read from the schema itself, so that a new one cannot be forgotten. */
export function ownedTables(database: Database): Promise<OwnedTable[]> {
  return database.query<OwnedTable>(sql`
    SELECT class.relname AS name, attribute.attname AS owner
    FROM pg_class AS class
    JOIN pg_namespace AS place ON place.oid = class.relnamespace AND place.nspname = 'public'
    JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND NOT attribute.attisdropped
    WHERE class.relkind IN ('r', 'p') AND NOT class.relispartition
      AND (attribute.attname IN ('player_id', 'owner_id') OR class.relname = 'player' AND attribute.attname = 'id')
      AND NOT EXISTS (SELECT FROM pg_attribute AS clan
        WHERE clan.attrelid = class.oid AND clan.attname = 'clan_id' AND clan.attnum = 1)
    ORDER BY class.relname`)
}

export type Belongings = Readonly<Record<string, readonly string[]>>

/** Read once: while a file of tests is at it, no table comes or goes. */
const tablesIn = new WeakMap<Database, Promise<OwnedTable[]>>()

function knownTables(database: Database): Promise<OwnedTable[]> {
  const known = tablesIn.get(database) ?? ownedTables(database)
  tablesIn.set(database, known)
  return known
}

interface Row {
  readonly name: string
  readonly row: string
}

/** All rows of a player, table by table, each written out as text. */
export async function belongingsOf(database: Database, playerId: number): Promise<Belongings> {
  const tables = await knownTables(database)
  const questions = tables.map(
    ({ name, owner }) =>
      sql`SELECT ${name}::text AS name, to_jsonb(belonging.*)::text AS row FROM ${named(name)} AS belonging
        WHERE ${named(owner)} = ${playerId}`,
  )
  // The tables lie on different machines of a cluster: there each is asked for itself.
  const asked = isOnCluster() ? questions : [join(questions, ' UNION ALL ')]
  const rows = (await Promise.all(asked.map((question) => database.query<Row>(question)))).flat()
  const found: Record<string, string[]> = Object.fromEntries(tables.map(({ name }) => [name, []]))
  for (const { name, row } of rows) found[name]?.push(row)
  for (const list of Object.values(found)) list.sort()
  return found
}
