import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPidFile } from './embedded/leftovers.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let dataDir: string
let running: EmbeddedPostgres[]
let children: ChildProcess[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skystair-postgres-'))
  running = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const postgres of running) await postgres.stop()
  await rm(dataDir, { recursive: true })
})

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, patienceMs: 0 })
  running.push(postgres)
  return postgres
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  running = running.filter((other) => other !== postgres)
  await postgres.stop()
}

/** Another process with a database of ours, to be killed. */
function startElsewhere(): ChildProcess {
  const program = join(import.meta.dirname, '../../testing/hold-postgres.ts')
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return child
}

async function readiness(child: ChildProcess): Promise<{ url: string; pid: number }> {
  const [line] = await once(child.stdout ?? child, 'data')
  return JSON.parse(String(line))
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function queryPatiently(url: string, sql: string): Promise<unknown[]> {
  for (;;) {
    try {
      return await query(url, sql)
    } catch {
      await pause(50)
    }
  }
}

const CLIMB = 'CREATE TABLE stair AS SELECT 320 AS height'
const HEIGHT = 'SELECT height FROM stair'

test('what was written is there after a restart, and nothing runs in between', async () => {
  const first = await start()
  await query(first.url, CLIMB)
  await stop(first)
  await expect(query(first.url, HEIGHT)).rejects.toThrow('ECONNREFUSED')
  expect(await query((await start()).url, HEIGHT)).toEqual([{ height: 320 }])
})

test('a killed database is started again at the same address and remembers', async () => {
  const { url, pid } = await start()
  const killed = pid()
  await query(url, CLIMB)
  process.kill(killed, 'SIGKILL')
  expect(await queryPatiently(url, HEIGHT)).toEqual([{ height: 320 }])
  await vi.waitFor(() => expect(pid()).not.toBe(killed))
})

test('told to stop while a killed database is getting up again, nothing is left running', async () => {
  const postgres = await start()
  const killed = postgres.pid()
  process.kill(killed, 'SIGKILL')
  const risen = await vi.waitFor(async () => {
    const pid = Number((await readPidFile(join(dataDir, 'postgres')))[0])
    expect(pid).toBeGreaterThan(0)
    expect(pid).not.toBe(killed)
    return pid
  })
  await stop(postgres)
  expect(() => process.kill(risen, 0)).toThrow('ESRCH')
})

test('after the server was killed, the next start clears its orphaned database and remembers', async () => {
  const child = startElsewhere()
  const orphan = await readiness(child)
  await query(orphan.url, CLIMB)
  await kill(child)
  expect(await query(orphan.url, HEIGHT)).toEqual([{ height: 320 }])
  const { url } = await start()
  await expect(query(orphan.url, HEIGHT)).rejects.toThrow('ECONNREFUSED')
  expect(await query(url, HEIGHT)).toEqual([{ height: 320 }])
})

test('after server and database were both killed, the next start remembers', async () => {
  const child = startElsewhere()
  const orphan = await readiness(child)
  await query(orphan.url, CLIMB)
  await kill(child)
  process.kill(orphan.pid, 'SIGKILL')
  expect(await query((await start()).url, HEIGHT)).toEqual([{ height: 320 }])
})

test('a database whose making was killed half-way is made again', async () => {
  const child = startElsewhere()
  while (!(await readdir(dataDir)).some((name) => name.startsWith('postgres.unfinished-'))) await pause(5)
  await kill(child)
  await mkdir(join(dataDir, 'postgres.unfinished-older'))
  expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.secrets.json'])
})

test('a stale pid file that names a stranger does not stop the database', async () => {
  await stop(await start())
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n`)
  expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a second start on the same data is refused and leaves the first alone', async () => {
  const { url } = await start()
  await expect(startEmbeddedPostgres({ dataDir, patienceMs: 0 })).rejects.toThrow('already running')
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('the game plays with a role of no special rights, and its password is kept from others', async () => {
  const { url } = await start()
  const [role] = await query(url, 'SELECT rolname, rolsuper FROM pg_roles WHERE rolname = current_user')
  expect(role).toEqual({ rolname: 'skystair', rolsuper: false })
  expect((await stat(join(dataDir, 'postgres.secrets.json'))).mode & 0o777).toBe(0o600)
  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow('password')
})
