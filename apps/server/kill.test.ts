import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { updateVersion } from '@skystair/contract/player.ts'
import { registerTrial } from '@skystair/contract/security.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './testing/client.ts'
import { aKey } from './testing/game.ts'
import { trialBody } from './testing/people.ts'

const serverKills = 6
const databaseKills = 24
const writers = 6
const playersEach = 4

let dataDir: string
let server: ChildProcess
let client: Client
let stopped = false
let acknowledged = 0

/** What a client knows for certain: the server has said so. */
interface Account {
  readonly id: number
  readonly token: string
  readonly address: string
  writes: number
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skystair-kill-'))
  await start()
}, 120_000)

afterAll(async () => {
  stopped = true
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  client.close()
  await rm(dataDir, { recursive: true })
}, 60_000)

/** The real server with its own database, as `npm start` runs it. */
async function start(): Promise<void> {
  server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
    },
  })
  if (server.stdout === null) throw new Error('a server without a voice')
  for await (const line of createInterface(server.stdout)) {
    const port = /is ready: .*:(\d+)/.exec(line)?.[1]
    if (port === undefined) continue
    client = new Client(Number(port), writers)
    break
  }
  server.stdout.resume()
}

async function killServer(): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
  client.close()
  await start()
}

const pidFile = async () => (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

let lastKilled = 0

/** Answers to writes made before the last blow may still come in while the database gets up: it must stand first. */
async function standing(): Promise<{ pid: number; port: number; state: string }> {
  for (;;) {
    const [pid, , , port, , , , state = ''] = await pidFile().catch(() => [])
    const isUp = Number(pid) > 0 && Number(pid) !== lastKilled && isAlive(Number(pid))
    if (isUp) return { pid: Number(pid), port: Number(port), state: state.trim() }
    await pause(20)
  }
}

async function killDatabase(): Promise<void> {
  const { pid } = await standing()
  lastKilled = pid
  process.kill(pid, 'SIGKILL')
}

async function openedPort(): Promise<number> {
  let database = await standing()
  while (database.state !== 'ready') {
    await pause(20)
    database = await standing()
  }
  return database.port
}

/** Asks until it is answered: whatever dies on the way, the key makes it one write. */
async function insist(
  call: typeof updateVersion | typeof registerTrial,
  address: string,
  as?: string,
  body?: object,
) {
  const question = { as, body, key: aKey(), headers: { 'x-forwarded-for': address } }
  while (!stopped) {
    try {
      const answer = await client.ask(call, question)
      if (answer.status === 200) return answer
      if (answer.status !== 503 && answer.status !== 429)
        throw new Error(`${answer.status} ${answer.body.code}`)
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error
    }
    await pause(10)
  }
  return null
}

async function aNewcomer(address: string): Promise<Account> {
  const answer = await insist(registerTrial, address, undefined, trialBody)
  return { id: Number(answer?.body.id), token: String(answer?.headers.authorization), address, writes: 0 }
}

async function write(accounts: readonly Account[]): Promise<void> {
  for (let turn = 0; !stopped; turn++) {
    const account = accounts[turn % accounts.length]
    if (account === undefined) return
    const answer = await insist(updateVersion, account.address, account.token, {
      version: account.writes + 1,
    })
    if (answer === null) return
    account.writes += 1
    acknowledged += 1
  }
}

/** What the database holds, asked past the server. */
async function stored(ids: readonly number[]) {
  const { skystair } = JSON.parse(await readFile(join(dataDir, 'postgres.secrets.json'), 'utf8'))
  const port = await openedPort()
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'skystair',
    password: skystair,
    database: 'skystair',
  })
  await client.connect()
  const { rows } = await client.query<{ id: string; version: string; said: number }>(
    `SELECT id, version, (state->>'clientVersion')::int AS said FROM player WHERE id = ANY($1) ORDER BY id`,
    [ids],
  )
  await client.end()
  return rows.map(({ id, version, said }) => ({ id: Number(id), writes: Number(version) - 1, said }))
}

test('thirty times the server or the database is killed in the middle of writes: nothing acknowledged is lost, nothing happens twice', async () => {
  const accounts: Account[][] = []
  for (let writer = 0; writer < writers; writer++) {
    const own: Account[] = []
    for (let n = 0; n < playersEach; n++) own.push(await aNewcomer(`10.0.0.${writer + 1}`))
    accounts.push(own)
  }
  const writing = Promise.all(accounts.map(write))
  const cup = cupOf(diceOf('kill -9'))
  const order = [
    ...Array.from({ length: serverKills }, () => killServer),
    ...Array.from({ length: databaseKills }, () => killDatabase),
  ].sort(() => cup.next() - 0.5)
  for (const kill of order) {
    const enough = acknowledged + cup.between(3, 15)
    while (acknowledged < enough) await Promise.race([pause(1), writing])
    await kill()
  }
  const recovered = acknowledged + 10
  while (acknowledged < recovered) await Promise.race([pause(1), writing])
  stopped = true
  await writing
  const known = accounts.flat().toSorted((one, other) => one.id - other.id)
  const found = await stored(known.map(({ id }) => id))
  expect(found).toEqual(known.map(({ id, writes }) => ({ id, writes, said: writes })))
  expect(acknowledged).toBeGreaterThan(100)
}, 600_000)
