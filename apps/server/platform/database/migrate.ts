import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { Explained } from '../services/explained.ts'
import { spreadTables } from './spread.ts'

type Migration = Readonly<{ number: number; name: string; sql: string; checksum: string }>

type Options = Readonly<{ databaseUrl: string; folder?: string; say?: (line: string) => void }>

const OWN_FOLDER = join(import.meta.dirname, '../../migrations')
// Any number will do, as long as every node uses the same.
const LOCK = 7_597_247

/** Brings the schema up to date; many nodes may do so at once. Returns the names of what was run. */
export async function migrate({ databaseUrl, folder = OWN_FOLDER, say }: Options): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: databaseUrl })
  // The query under way fails by itself when the connection breaks; unheard, the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const run: string[] = []
    for (const migration of await findMissing(client, migrations)) {
      if (!(await apply(client, migration))) continue
      say?.(`Migrated the database: ${migration.name}`)
      run.push(migration.name)
    }
    await withLock(client, () => spreadTables(client))
    return run
  } finally {
    await client.end()
  }
}

/** One node at a time. */
async function withLock(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)))
  for (const [index, { number, name }] of migrations.entries()) {
    if (number === index + 1) continue
    throw new Explained(`Migrations are numbered 001, 002, 003 and so on, each once: ${name} is out of line.`)
  }
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const number = /^(\d{3})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
  if (number === undefined) throw new Explained(`A migration is named like 001-players.sql, not ${file}.`)
  // A checkout with other line ends is still the same migration.
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number: Number(number), name: file.replace(/\.sql$/, ''), sql, checksum }
}

async function findMissing(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const table = await client.query<{ there: boolean }>(
    "SELECT to_regclass('schema_migration') IS NOT NULL AS there",
  )
  if (table.rows[0]?.there !== true) return [...migrations]
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'SELECT number, checksum FROM schema_migration',
  )
  const applied = new Map(rows.map((row) => [row.number, row.checksum]))
  for (const migration of migrations) refuseChanged(migration, applied.get(migration.number))
  return migrations.filter(({ number }) => !applied.has(number))
}

function refuseChanged(migration: Migration, applied: string | undefined): void {
  if (applied === undefined || applied === migration.checksum) return
  throw new Explained(
    `${migration.name}.sql was changed after it had been applied to this database. Put it back and write the change as a new migration.`,
  )
}

/** All of one migration or nothing of it; false when another node was faster. */
async function apply(client: pg.Client, migration: Migration): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      `CREATE TABLE IF NOT EXISTS schema_migration (
         number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,
         at timestamptz NOT NULL DEFAULT now())`,
    )
    const { rows } = await client.query<{ checksum: string }>(
      'SELECT checksum FROM schema_migration WHERE number = $1',
      [migration.number],
    )
    refuseChanged(migration, rows[0]?.checksum)
    if (rows.length === 0) {
      await client.query(migration.sql)
      await client.query('INSERT INTO schema_migration (number, name, checksum) VALUES ($1, $2, $3)', [
        migration.number,
        migration.name,
        migration.checksum,
      ])
    }
    await client.query('COMMIT')
    return rows.length === 0
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw named(error, migration)
  }
}

function named(error: unknown, { name }: Migration): Error {
  const text = error instanceof Error ? error.message : String(error)
  return text.includes(name)
    ? new Explained(text)
    : new Explained(`Migration ${name} failed: ${text}`, { cause: error })
}
