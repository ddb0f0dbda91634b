import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** addresses of the tests' PostgreSQL: as its owner, and as the game's role */
    postgres: { adminUrl: string; url: string }
  }
}

// Tests prove what is written, not that it outlives a power cut; the kill tests start their own database.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** One PostgreSQL for all server tests, with a migrated database for `testDatabase` to copy. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skystair-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST })
  await makeTemplate(postgres.adminUrl, postgres.url)
  project.provide('postgres', { adminUrl: postgres.adminUrl, url: postgres.url })
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
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
