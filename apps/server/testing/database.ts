import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { askAt, copyOnEach, dropOnEach, inDatabase, makeClusterDatabase } from './cluster.ts'

type TestDatabase = Readonly<{ url: string; drop(): Promise<void> }>

/** Whether these are the tests on a cluster (`npm run test:distributed`). */
export const isOnCluster = (): boolean => inject('postgres').machines.length > 0

/** A fresh database of its own for a test file: migrated unless asked to be empty. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { adminUrl, url: gameUrl, machines, template } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  if (machines.length > 0) return onCluster(machines, name, empty ? null : template)
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : template} OWNER skystair`)
  const url = new URL(gameUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function onCluster(
  machines: readonly string[],
  name: string,
  template: string | null,
): Promise<TestDatabase> {
  if (template === null) await makeClusterDatabase(machines, name)
  else await copyOnEach(machines, name, template)
  return { url: inDatabase(machines[0] ?? '', name), drop: () => dropOnEach(machines, name) }
}

/** Whether a statement waits for a row or a table that somebody else holds, on whatever machine it lies. */
export async function doesSomebodyWait(databaseUrl: string): Promise<boolean> {
  const { adminUrl, machines } = inject('postgres')
  const name = new URL(databaseUrl).pathname.slice(1)
  for (const machine of machines.length > 0 ? machines : [adminUrl]) {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = '${name}' AND wait_event_type = 'Lock'`
    if ((await askAt(machine, waiting)).length > 0) return true
  }
  return false
}

async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
