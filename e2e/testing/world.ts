import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../apps/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/platform/database/embedded-postgres.ts'
import { migrate } from '../../apps/server/platform/database/migrate.ts'
import { seedWorld } from '../../apps/server/seed/seed-world.ts'

/** Addresses of a PostgreSQL with a peopled world in it: as its owner, and as the game's role. */
export interface World {
  readonly adminUrl: string
  readonly url: string
}

// Journeys prove what is seen, not that it outlives a power cut.
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Peoples a world once; every game of the tests begins with a copy of it. */
export async function openWorld(): Promise<World & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skystair-world-'))
  const { adminUrl, url, stop } = await startEmbeddedPostgres({ dataDir, settings: fast })
  await asOwner(adminUrl, 'CREATE DATABASE peopled OWNER skystair')
  const peopled = named(url, 'peopled')
  await migrate({ databaseUrl: peopled })
  const database = openDatabase({ url: peopled, connections: 4, onError: console.error })
  await seedWorld(database, Date.now(), () => undefined)
  await database.close()
  return {
    adminUrl,
    url,
    async close() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The address of a world of one's own. */
export async function copyWorld({ adminUrl, url }: World): Promise<string> {
  const name = `world_${crypto.randomUUID().replaceAll('-', '')}`
  await asOwner(adminUrl, `CREATE DATABASE ${name} TEMPLATE peopled OWNER skystair`)
  return named(url, name)
}

function named(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function asOwner(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}
