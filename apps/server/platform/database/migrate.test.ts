import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skystair-migrations-'))
  database = await testDatabase({ empty: true })
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrate({ databaseUrl: database.url, folder })

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('migrations are run in order and only once', async () => {
  await write('002-more.sql', 'INSERT INTO stair VALUES (2);')
  await write('001-stair.sql', 'CREATE TABLE stair (height int); INSERT INTO stair VALUES (1);')
  expect(await run()).toEqual(['001-stair', '002-more'])
  expect(await run()).toEqual([])
  expect(await query('SELECT height FROM stair ORDER BY 1')).toEqual([{ height: 1 }, { height: 2 }])
})

test('a migration that fails leaves nothing and is run again', async () => {
  await write('001-stair.sql', 'CREATE TABLE stair (height int);')
  await write('002-broken.sql', 'CREATE TABLE half (height int); SELECT nonsense;')
  await expect(run()).rejects.toThrow(/002-broken.*nonsense/)
  expect(await query("SELECT to_regclass('half') AS half")).toEqual([{ half: null }])
  await write('002-broken.sql', 'CREATE TABLE half (height int);')
  expect(await run()).toEqual(['002-broken'])
})

test('a migration killed half-way leaves nothing and is run again', async () => {
  await write('001-slow.sql', 'CREATE TABLE stair (height int); SELECT pg_sleep(60);')
  const killed = run().catch((error: Error) => error)
  const sleeping =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()"
  while ((await query(sleeping)).length === 0);
  expect(await killed).toBeInstanceOf(Error)
  await write('001-slow.sql', 'CREATE TABLE stair (height int);')
  expect(await run()).toEqual(['001-slow'])
})

test('an applied migration must not be changed', async () => {
  await write('001-stair.sql', 'CREATE TABLE stair (height int);')
  await run()
  await write('001-stair.sql', 'CREATE TABLE stair (height bigint);')
  await expect(run()).rejects.toThrow('001-stair.sql was changed')
})

test('other line ends do not change a migration', async () => {
  await write('001-stair.sql', 'CREATE TABLE stair\n(height int);\n')
  await run()
  await write('001-stair.sql', 'CREATE TABLE stair\r\n(height int);\r\n')
  expect(await run()).toEqual([])
})

test('many nodes that start at once run each migration once', async () => {
  await write('001-stair.sql', 'CREATE TABLE stair (height int);')
  await write('002-more.sql', 'INSERT INTO stair VALUES (2);')
  const runs = await Promise.all(Array.from({ length: 8 }, run))
  expect(runs.flat().sort()).toEqual(['001-stair', '002-more'])
  expect(await query('SELECT height FROM stair')).toEqual([{ height: 2 }])
})

test('numbers have no gaps, no doubles and a proper name', async () => {
  await write('001-stair.sql', '')
  await write('003-gap.sql', '')
  await expect(run()).rejects.toThrow('003-gap')
  await write('002-fill.sql', '')
  await write('002-twice.sql', '')
  await expect(run()).rejects.toThrow('002-twice')
  await write('4.sql', '')
  await expect(run()).rejects.toThrow('4.sql')
})
