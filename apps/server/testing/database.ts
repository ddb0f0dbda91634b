import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

type TestDatabase = Readonly<{ url: string; drop(): Promise<void> }>

/** A fresh database of its own for a test file: migrated unless asked to be empty. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { adminUrl, url: gameUrl } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(
    adminUrl,
    `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : 'migrated'} OWNER skystair`,
  )
  const url = new URL(gameUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`) }
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
