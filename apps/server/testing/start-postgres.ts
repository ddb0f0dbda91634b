import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { dropOnEach, letNobodyIn, machinesOf, makeClusterDatabase } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** addresses of the tests' PostgreSQL: as its owner, as the game's role, and of all machines if it is a cluster */
    postgres: { adminUrl: string; url: string; machines: readonly string[]; template: string }
  }
}

// Tests prove what is written, not that it outlives a power cut; the kill tests start their own database.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** One PostgreSQL for all server tests, with a migrated database for `testDatabase` to copy. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env.TEST_CLUSTER_URL
  if (cluster !== undefined) return useCluster(project, cluster)
  const dataDir = await mkdtemp(join(tmpdir(), 'skystair-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST })
  await makeTemplate(postgres.adminUrl, postgres.url)
  project.provide('postgres', {
    adminUrl: postgres.adminUrl,
    url: postgres.url,
    machines: [],
    template: 'migrated',
  })
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A Citus cluster that is there already (`npm run test:distributed`); only databases of the tests are touched. */
async function useCluster(project: TestProject, url: string): Promise<() => Promise<void>> {
  const machines = await machinesOf(url)
  // Others may use the same cluster at the same time.
  const template = `migrated_${randomBytes(6).toString('hex')}`
  await migrate({ databaseUrl: await makeClusterDatabase(machines, template) })
  await letNobodyIn(machines, template)
  project.provide('postgres', { adminUrl: url, url, machines, template })
  return () => dropOnEach(machines, template)
}

async function makeTemplate(adminUrl: string, gameUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query('CREATE DATABASE migrated OWNER skystair')
  await client.end()
  const template = new URL(gameUrl)
  template.pathname = '/migrated'
  await migrate({ databaseUrl: template.href })
}
