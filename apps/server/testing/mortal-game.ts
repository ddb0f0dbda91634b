import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Call } from '@skystair/contract/call.ts'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../platform/services/config.ts'
import { openServices } from '../platform/services/open-services.ts'
import { Client, type Reply } from './client.ts'
import { aKey, type Game, type Question } from './game.ts'

const program = fileURLToPath(new URL('./mortal-node.ts', import.meta.url))

interface Node {
  readonly child: ChildProcess
  readonly client: Client
  readonly url: string
  readonly database: number
}

/** A game whose server, and whose database, can be killed and come back. */
export interface MortalGame {
  /** Asks once; whatever dies on the way, it is not asked again. */
  ask(call: Call, question: Question): Promise<Reply>
  /** Asks until it is answered: whatever dies on the way, the key makes it one deed. */
  insist(call: Call, question?: Question): Promise<Reply>
  /** The database behind the server, asked past it. */
  withDatabase<Value>(look: (game: Game) => Promise<Value>): Promise<Value>
  /** The power fails; nobody answers till it is back. */
  powerFails(): Promise<void>
  powerIsBack(): Promise<void>
  /** The database alone dies; the server brings it up again. */
  killDatabase(): void
}

/** For one file of tests; its clock shows `start` when they begin. */
export function aMortalGame(name: string, start: number): MortalGame {
  const began = Date.now()
  const now = () => start + Date.now() - began
  let dataDir: string
  let node: Node

  async function startNode(): Promise<Node> {
    const child = spawn(process.execPath, [program, dataDir, String(now())], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test' },
    })
    if (child.stdout === null) throw new Error('a node without a voice')
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('{')) continue
      const { address, url, database } = JSON.parse(line)
      child.stdout.resume()
      return { child, url, database, client: new Client(Number(new URL(address).port), 32) }
    }
    throw new Error('the node did not start')
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = once(node.child, 'exit')
    node.child.kill(signal)
    await gone
    node.client.close()
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), `skystair-${name}-`))
    node = await startNode()
  }, 120_000)

  afterAll(async () => {
    await end('SIGTERM')
    await rm(dataDir, { recursive: true })
  }, 60_000)

  async function insist(call: Call, question: Question = {}): Promise<Reply> {
    const keyed = { key: aKey(), ...question }
    for (;;) {
      try {
        const answer = await node.client.ask(call, keyed)
        if (answer.status < 500 && answer.status !== 429 && answer.body.code !== 'errors.conflict')
          return answer
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error)) throw error
      }
      await pause(20)
    }
  }

  return {
    ask: (call, question) => node.client.ask(call, question),
    insist,
    async withDatabase(look) {
      const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
      const { services, close } = openServices(config, node.url)
      try {
        return await look({ services, clock: { time: now(), now }, ask: insist } as unknown as Game)
      } finally {
        await close()
      }
    },
    powerFails: () => end('SIGKILL'),
    async powerIsBack() {
      node = await startNode()
    },
    killDatabase: () => void process.kill(node.database, 'SIGKILL'),
  }
}
