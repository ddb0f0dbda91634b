import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beginning } from '@skystair/content/beginning.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { newPlayer } from '@skystair/rules/player/new-player.ts'
import { insertPlayer } from '@skystair/server/platform/action/players.ts'
import { openDatabase } from '@skystair/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '@skystair/server/platform/database/embedded-postgres.ts'
import { migrate } from '@skystair/server/platform/database/migrate.ts'
import { hashSecret, type Token } from '@skystair/server/platform/people/session.ts'
import pg from 'pg'

const secret = 'b'.repeat(43)

/** The session of the n-th player, counted from one. */
export const tokenOf = (n: number): Token => ({
  playerId: n,
  sessionId: `session${String(n).padStart(9, '0')}`,
  secret,
})

/** One of the players that a connection plays for: as people do, no two connections play for the same. */
export const somePlayer = (connection: number, connections: number, players: number): number =>
  1 + connection + connections * Math.floor(Math.random() * Math.floor(players / connections))

export interface World {
  /** A new database with so many players, all of them in a battle if there is one. */
  populate(players: number, settings?: { name?: string; battle?: Battle }): Promise<string>
  /** Tidies up after a filling: what it left to be swept and written would else be so while something is measured. */
  settle(databaseUrl: string): Promise<void>
  /** Statements that PostgreSQL has committed in that database, once nobody uses it any more. */
  commits(databaseUrl: string): Promise<number>
  close(): Promise<void>
}

/** A database server with the settings that players get, and its own folder. */
export async function openWorld(settings: Record<string, string> = {}): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skystair-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, settings })
  const settle = async (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.username = 'postgres'
    url.password = new URL(postgres.adminUrl).password
    await asAdmin(url.href, 'VACUUM ANALYZE', 'CHECKPOINT')
  }
  return {
    async populate(players, { name = `players_${players}`, battle } = {}) {
      await asAdmin(postgres.adminUrl, `CREATE DATABASE ${name} OWNER skystair`)
      const url = new URL(postgres.url)
      url.pathname = `/${name}`
      await migrate({ databaseUrl: url.href })
      await fill(url.href, players)
      if (battle) await beginBattles(url.href, battle)
      await settle(url.href)
      return url.href
    },
    settle,
    commits: (databaseUrl) => countCommits(postgres.adminUrl, new URL(databaseUrl).pathname.slice(1)),
    async close() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The first player as the game makes one, the others as copies. */
export async function fill(url: string, players: number): Promise<void> {
  const database = openDatabase({ url, connections: 1, onError: () => undefined })
  const now = Date.now()
  const { player: first } = newPlayer(
    {
      id: 1,
      choice: 'FEMALE_WITH_MAN_COMPANION_1',
      language: 'EN',
      clientVersion: 439,
      referredBy: null,
      now,
    },
    beginning('1', 'female', 'MAN_COMPANION_1', now),
  )
  for (const statement of insertPlayer(first, tokenOf(1).sessionId)) await database.query(statement)
  await database.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ columns: string }>(`SELECT string_agg(column_name, ', ') AS columns
    FROM information_schema.columns WHERE table_name = 'player' AND column_name NOT IN ('id', 'active_session')`)
  const columns = rows[0]?.columns ?? ''
  const session = "'session' || lpad(n::text, 9, '0')"
  await client.query(`INSERT INTO player (id, active_session, ${columns})
    SELECT n, ${session}, ${columns} FROM player, generate_series(2, ${players}) AS n WHERE id = 1`)
  await client.query(`INSERT INTO person SELECT n, name, gender, level, access_level
    FROM person, generate_series(2, ${players}) AS n WHERE id = 1`)
  await client.query(
    `INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at)
      SELECT n, ${session}, $1, 'bench', now(), now() FROM generate_series(1, ${players}) AS n`,
    [hashSecret(secret)],
  )
  await client.end()
}

/** Every player at the beginning of the same battle. */
export async function beginBattles(url: string, battle: Battle): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `INSERT INTO battle (player_id, id, beginning, state, started_at)
      SELECT id, 'bench-' || id, $1::jsonb, $1::jsonb, now() FROM player
      ON CONFLICT (player_id) DO UPDATE SET state = excluded.state`,
    [JSON.stringify(battle)],
  )
  await client.end()
}

/** So many heaps of crystals on the market, at all prices. */
export async function stockMarket(url: string, listings: number): Promise<void> {
  await asAdmin(
    url,
    `INSERT INTO market_listing (id, seller_id, seller_name, section, shelf, subject, amount, payment, price, rate,
        listed_at, expires_at)
      SELECT gen_random_uuid(), n, 'Trader', 'resource', 'crystal', 'crystal', 1, 'gold', n, n,
        now(), now() + interval '2 days' FROM generate_series(1, ${listings}) AS n`,
    'ANALYZE market_listing',
  )
}

/** Emeralds enough for everything the bench buys. */
export const enrichAll = (url: string): Promise<void> =>
  asAdmin(url, 'UPDATE player SET mithril = 1000000000', 'VACUUM player')

async function asAdmin(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A connection reports its last statements only when it ends: wait for that. Its beginning is a commit too. */
async function countCommits(adminUrl: string, database: string): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  for (;;) {
    const { rows } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [database])
    if (rows.length === 0) break
    await pause(20)
  }
  const { rows } = await client.query<{ commits: string }>(
    'SELECT xact_commit - sessions AS commits FROM pg_stat_database WHERE datname = $1',
    [database],
  )
  await client.end()
  return Number(rows[0]?.commits)
}
