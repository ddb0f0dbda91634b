import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RETENTION } from '@skystair/content/retention.data.ts'
import { watchReplay } from '@skystair/contract/battle.ts'
import { RULES_VERSION } from '@skystair/rules/battle/battle.ts'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../testing/database.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { addressOf } from '../../testing/game.ts'
import { unlikeParts } from '../../testing/unlike-parts.ts'
import { migrate } from '../database/migrate.ts'
import { named, sql } from '../database/sql.ts'
import { usualConnections } from '../edge/connections.ts'
import { readConfig } from '../services/config.ts'
import { openServices } from '../services/open-services.ts'
import { tidyTable } from './tidy-table.ts'

const day = 24 * 3_600_000
const own = join(import.meta.dirname, '..', '..', 'migrations')
const battles = join(import.meta.dirname, '../../../../tools/golden/battles', `rules-${RULES_VERSION}`)
const { url, drop } = await testDatabase({ empty: true })
// The migration divides by the clock of the database.
let time = Date.now()
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const { services, close } = openServices(config, url, { clock: { now: () => time } })
const { database } = services
afterAll(async () => {
  await close()
  await drop()
})

/** The schema as it was when players already filled it. */
async function migrateToCampaigns(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'skystair-migrations-'))
  for (const file of (await readdir(own)).filter((name) => name < '012'))
    await copyFile(join(own, file), join(folder, file))
  await migrate({ databaseUrl: url, folder })
  await rm(folder, { recursive: true })
}

async function fill(): Promise<void> {
  const now = new Date(time)
  await database.query(sql`INSERT INTO player (id, access_level, language, level, stair, best_victory_stair, gold, crystal,
      elixir, mithril, sulfur, caviar, tickets, amethyst, gear, event_currency, state)
    SELECT n, 'PLAYER', 'en', 1, 1, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}' FROM generate_series(1, 50) AS n`)
  // A hundred pieces of gold each, in as many movements, over two years.
  await database.query(sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference)
    SELECT owner, ${now}::timestamptz - n * interval '7 days', gen_random_uuid(), 'gold', 'world:shop', 'player:' || owner,
      1, 'TEST', 'a key' FROM generate_series(1, 50) AS owner, generate_series(0, 99) AS n`)
  await database.query(sql`INSERT INTO idempotency (owner_id, key, request_hash, status, reply, at)
    SELECT n % 50, n::text, '', 200, '{}', ${now}::timestamptz - n * interval '3 minutes' FROM generate_series(0, 2999) AS n`)
  const { beginning, inputs } = JSON.parse(await readFile(join(battles, 'battle-0001.json'), 'utf8'))
  await database.query(sql`INSERT INTO replay (player_id, id, beginning, inputs, winner, ended_at)
    SELECT 1, '1-' || n, ${JSON.stringify(beginning)}::jsonb, ${JSON.stringify(inputs)}::jsonb, 'player',
      ${now}::timestamptz - n * interval '1 hour' FROM generate_series(0, 1999) AS n`)
  await database.query(sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at, ended_at)
    SELECT n % 50, n::text, '', '', ${now}, ${now}, CASE WHEN n % 2 = 0 THEN ${now}::timestamptz - n * interval '1 hour' END
    FROM generate_series(1, 2000) AS n`)
  for (const [effect] of parcels)
    await database.query(sql`INSERT INTO inbox (owner_id, id, at, effect)
      VALUES (1, gen_random_uuid(), ${now}, ${JSON.stringify(effect)}::jsonb)`)
}

/** What waited before it was written down who had sent it, and what is known of that. */
const parcels = [
  [{ kind: 'money', currency: 'gold', amount: 1, reason: 'GRANT' }, 'world:keepers'],
  [{ kind: 'money', currency: 'gold', amount: 2, reason: 'MARKET_SALE' }, 'world:market'],
  [{ kind: 'money', currency: 'gold', amount: 3, reason: 'MARKET_BACK', from: 'market' }, 'world:market'],
  [{ kind: 'notification', notification: { kind: 'market-sale' } }, 'world:market'],
  [{ kind: 'notification', notification: { kind: 'gift-thanks' } }, 'world:unknown'],
  [{ kind: 'letter' }, 'world:unknown'],
] as const

const count = async (table: string): Promise<number> =>
  (await database.query(sql`SELECT FROM ${named(table)}`)).length

async function keepHouse(): Promise<void> {
  for (const { table } of RETENTION) while (await tidyTable(services, table));
}

test('a database full of players is brought up to date and kept in order, and nobody loses anything', async () => {
  await migrateToCampaigns()
  await fill()
  await migrate({ databaseUrl: url })
  expect([await count('idempotency'), await count('replay'), await count('ledger')]).toEqual([
    3000, 2000, 5000,
  ])
  for (const [effect, sender] of parcels)
    expect(
      await database.query(sql`SELECT sender FROM inbox WHERE effect = ${JSON.stringify(effect)}::jsonb`),
    ).toEqual([{ sender }])
  // Nothing has moved, and nothing waits to be moved.
  for (const table of ['idempotency', 'replay']) expect(await count(`${table}_default`)).toBe(0)
  await keepHouse()
  expect(await unlikeParts(database)).toEqual([])
  expect(await findImbalances(database)).toEqual([])
  expect(await count('ledger')).toBeLessThan(5000)
  const app = await buildApp(services, { connections: usualConnections })
  const seen = await app.inject({ method: 'GET', url: addressOf(watchReplay, { params: { id: '1-1' } }) })
  await app.close()
  expect(seen.statusCode).toBe(200)
  expect([await count('idempotency'), await count('replay')]).toEqual([3000, 2000])

  time += 2 * day
  await keepHouse()
  expect([await count('idempotency'), await count('replay')]).toEqual([0, 2000])
  time += 37 * day
  await keepHouse()
  expect(await count('replay')).toBe(0)
  time += 400 * day
  await keepHouse()
  expect(await count('ledger')).toBe(0)
  expect(await findImbalances(database)).toEqual([])
  const left = await database.query(sql`SELECT inhrelid FROM pg_inherits
    WHERE inhrelid::regclass::text LIKE '%_undivided'`)
  expect(left).toEqual([])
})
