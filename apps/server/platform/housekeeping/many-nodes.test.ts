import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { gameWork } from '../../game-work.ts'
import { doesSomebodyWait, testDatabase } from '../../testing/database.ts'
import { named, sql } from '../database/sql.ts'
import { beginStandingWork, doDueWork } from '../due-work/do-due-work.ts'
import { readConfig } from '../services/config.ts'
import { openServices } from '../services/open-services.ts'
import { tidyTable } from './tidy-table.ts'

const day = 24 * 3_600_000
const { url, drop } = await testDatabase()
let time = Date.parse('2026-03-01T12:00:00Z')
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const aNode = () => openServices(config, url, { clock: { now: () => time } })
const nodes = [aNode(), aNode()] as const
const [one, other] = [nodes[0].services, nodes[1].services]
const somebody = new pg.Client({ connectionString: url })
await somebody.connect()
afterAll(async () => {
  await somebody.end()
  for (const { close } of nodes) await close()
  await drop()
})

const addSession = (player: number, seenAt: number) =>
  one.database.query(sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at)
    VALUES (${player}, 'it', '', '', ${new Date(seenAt)}, ${new Date(seenAt)})`)
const sessionsOf = async (player: number) =>
  (await one.database.query(sql`SELECT FROM session WHERE player_id = ${player}`)).length

test('what comes back to life while it is being forgotten stays', async () => {
  for (const player of [1, 2]) await addSession(player, time - 366 * day)
  await somebody.query('BEGIN')
  await somebody.query('UPDATE session SET seen_at = $1 WHERE player_id = 1', [new Date(time)])
  const tidied = tidyTable(one, 'session')
  while (!(await doesSomebodyWait(url)));
  await somebody.query('COMMIT')
  await tidied
  expect([await sessionsOf(1), await sessionsOf(2)]).toEqual([1, 0])
})

test('of two nodes that keep house at the same time each work is done by one, and comes again in its time', async () => {
  const done: string[] = []
  const watched = gameWork.map((kind) => ({
    ...kind,
    perform: (context: Parameters<typeof kind.perform>[0]) => {
      done.push(`${kind.kind}:${JSON.stringify(context.payload)}`)
      return kind.perform(context)
    },
  }))
  await Promise.all([one, other].map((node) => beginStandingWork(node, watched)))
  await Promise.all([one, other].map((node) => doDueWork(node, watched)))
  expect(done.sort()).toEqual([...new Set(done)])
  const work = await one.database.query<{ key: string; due_at: Date; last_error: string | null }>(
    sql`SELECT key, due_at, last_error FROM due_work ORDER BY key`,
  )
  // The audit goes through the purses of players and then of clans, a piece each.
  const pieces = done.filter((each) => each.startsWith('audit-purses:')).length
  expect([work.length, pieces]).toEqual([done.length - 1, 2])
  expect(work.map(({ key }) => key)).toContain('tidy-table:replay')
  const pauses: Readonly<Record<string, number>> = {
    'audit-purses:all': day,
    'clan-leaders:all': day,
    'close-listings:market': 60_000,
    // The first of March: a feast has just begun.
    'event-watch:world': 14_000,
  }
  for (const { key, due_at, last_error } of work) {
    expect([key, last_error]).toEqual([key, null])
    const pause = due_at.getTime() - time
    // The longer it takes to count, the longer it rests.
    if (key === 'count-ranks:world') expect(pause).toBeGreaterThanOrEqual(14_000)
    else expect([key, pause]).toEqual([key, pauses[key] ?? day / 24])
  }
})

test('nodes that sum up the ledger at once lose nothing and count nothing twice', async () => {
  // Half of it is old enough to be summed up; what is left spans months that have no part yet.
  await one.database.query(sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason)
    SELECT n % 50, ${new Date(time)}::timestamptz - n * interval '8 hours', gen_random_uuid(), 'gold', 'world:shop',
      'player:' || n % 50, n, 'TEST' FROM generate_series(1, 2500) AS n`)
  const sums = () =>
    one.database.query(sql`SELECT owner_id, sum(amount)::bigint AS gold FROM (SELECT owner_id, amount FROM ledger
      UNION ALL SELECT owner_id, amount FROM ledger_opening) AS every GROUP BY owner_id ORDER BY owner_id`)
  const rows = () =>
    one.database.query(sql`SELECT date_trunc('month', at, 'UTC') AS month, count(*) AS rows FROM ledger
      WHERE at >= '2025-03-01T00:00:00Z' GROUP BY 1 ORDER BY 1`)
  const before = [await sums(), await rows()]
  time += 60 * day
  await Promise.all(Array.from({ length: 8 }, (_, n) => tidyTable(n % 2 ? one : other, 'ledger')))
  expect([await sums(), await rows()]).toEqual(before)
  expect(await one.database.query(sql`SELECT FROM ledger WHERE at < '2025-03-01T00:00:00Z'`)).toEqual([])
})

test('while somebody reads for long and no part can be made, what is old is forgotten all the same', async () => {
  time += 10 * day
  await one.database.query(sql`INSERT INTO idempotency (owner_id, key, request_hash, status, at)
    SELECT 1, n::text, '', 200, ${new Date(time - 5 * day)} FROM generate_series(1, 20) AS n`)
  await somebody.query('BEGIN')
  await somebody.query('SELECT FROM idempotency LIMIT 1')
  await expect(tidyTable(one, 'idempotency')).rejects.toThrow('lock timeout')
  await somebody.query('COMMIT')
  expect(await one.database.query(sql`SELECT FROM idempotency`)).toEqual([])
})

test('a day that filled before it had a part stays where it is: nobody waits for thousands of rows to move', async () => {
  time += 10 * day
  await one.database.query(sql`INSERT INTO idempotency (owner_id, key, request_hash, status, at)
    SELECT 1, n::text, '', 200, ${new Date(time)} FROM generate_series(1, 1500) AS n`)
  await tidyTable(one, 'idempotency')
  const rest = () => one.database.query(sql`SELECT FROM idempotency_default`)
  expect(await rest()).toHaveLength(1500)
  const tomorrow = new Date(time + day).toISOString().slice(0, 10).replaceAll('-', '_')
  const parts = await one.database.query(sql`SELECT inhrelid::regclass::text AS name FROM pg_inherits
    WHERE inhparent = 'idempotency'::regclass`)
  expect(parts).toContainEqual({ name: `idempotency_${tomorrow}` })
  time += 2 * day
  await tidyTable(one, 'idempotency')
  expect(await rest()).toEqual([])
})

test('a month with many presents in it is emptied row by row; with few, they move and it is dropped', async () => {
  await tidyTable(one, 'mail_message')
  const month = `mail_message_${new Date(time).toISOString().slice(0, 7).replace('-', '_')}`
  await one.database.query(sql`INSERT INTO mail_message (owner_id, partner_id, id, at, own, text, attachment)
    SELECT 1, 0, n, ${new Date(time)}, false, '', CASE WHEN n > 500 THEN '{}'::jsonb END FROM generate_series(1, 2000) AS n`)
  time += 400 * day
  await tidyTable(one, 'mail_message')
  const left = async (table: string) =>
    (await one.database.query(sql`SELECT FROM ${named(table)} WHERE owner_id = 1`)).length
  expect([await left(month), await left('mail_message')]).toEqual([1500, 1500])
  await one.database.query(sql`UPDATE mail_message SET taken_at = ${new Date(time)} WHERE id > 510`)
  await tidyTable(one, 'mail_message')
  expect([await left('mail_message_default'), await left('mail_message')]).toEqual([10, 10])
})
