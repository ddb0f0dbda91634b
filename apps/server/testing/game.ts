import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Call } from '@skystair/contract/call.ts'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../app.ts'
import type { Handler } from '../platform/action/handler.ts'
import { type ConnectionRules, usualConnections } from '../platform/edge/connections.ts'
import { type LimitRules, usualLimits } from '../platform/edge/limits.ts'
import { listen } from '../platform/edge/listen.ts'
import type { LiveRules } from '../platform/live/live-rules.ts'
import { readConfig } from '../platform/services/config.ts'
import { openServices } from '../platform/services/open-services.ts'
import type { Services } from '../platform/services/services.ts'
import type { Webhook } from '../platform/webhooks/webhook.ts'
import { testDatabase } from './database.ts'
import { noStrangers, quietOutside } from './outside.ts'
import { platformsIn } from './platforms-for-tests.ts'
import { pushKeysForTests } from './push-keys-for-tests.ts'

/** Limits that no honest test runs into; those of their own kind are tested with the usual ones. */
const generousLimits = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, { points: 1_000_000, seconds: 1 }]),
) as unknown as LimitRules

/** A busy machine is slow, not wrong: the game would call its database away, and tell its players so. */
const slowMachine = { patienceMs: 60_000 }

export interface Answer<Reply = Record<string, unknown>> {
  readonly status: number
  readonly body: Reply & { code?: string; text?: string; params?: Record<string, unknown> }
  readonly headers: Readonly<Record<string, unknown>>
  /** the body as it came over the wire */
  readonly text: string
}

export interface Question {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number | boolean>
  readonly body?: unknown
  readonly as?: string | undefined
  readonly key?: string | undefined
  readonly headers?: Record<string, string>
  /** The address it comes from. */
  readonly from?: string
}

/** How a game differs from the usual one. */
export interface Difference {
  /** How the live wire behaves, where a test cannot wait as long as players can. */
  readonly live?: Partial<LiveRules>
  readonly limits?: LimitRules
  readonly environment?: Readonly<Record<string, string>>
  /** How connections are treated, likewise. */
  readonly connections?: Partial<ConnectionRules>
  /** Instead of the game's own calls. */
  readonly routes?: readonly Handler[]
  /** Said from outside, instead of the game's own. */
  readonly webhooks?: readonly Webhook[]
  /** Whoever answers outside; nobody unless said otherwise. */
  readonly outside?: typeof fetch
  /** The same for addresses that players name. */
  readonly strangers?: Services['strangers']
}

/** The address of a question. */
export function addressOf(call: Call, { params = {}, query = {} }: Question): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? path : `${path}?${search}`
}

/** A real server over a database of its own, with a clock that tests turn. */
export class Game {
  readonly clock = { time: Date.parse('2026-03-01T12:00:00Z'), now: () => this.clock.time }
  services!: Services
  databaseUrl = ''
  private app!: Awaited<ReturnType<typeof buildApp>>
  private closeServices: () => Promise<void> = async () => undefined
  private drop: () => Promise<void> = async () => undefined
  private difference: Difference = {}

  async open(difference: Difference): Promise<void> {
    const { url, drop } = await testDatabase()
    this.databaseUrl = url
    this.drop = drop
    this.difference = difference
    await this.start()
  }

  private async start(): Promise<void> {
    const { limits = generousLimits, environment = {}, live = {} } = this.difference
    const { connections, routes, webhooks, outside = quietOutside, strangers = noStrangers } = this.difference
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ...platformsIn(environment.NODE_ENV),
      ...pushKeysForTests,
      ...environment,
    })
    const choices = { clock: this.clock, limits, live, database: slowMachine, outside, strangers }
    const { services, close } = openServices(config, this.databaseUrl, choices)
    this.services = services
    this.closeServices = close
    this.app = await buildApp(services, {
      connections: { ...usualConnections, ...connections },
      ...(routes === undefined ? {} : { routes }),
      ...(webhooks === undefined ? {} : { webhooks }),
    })
  }

  private async stop(): Promise<void> {
    const { closeServices } = this
    this.closeServices = async () => undefined
    await this.app.close()
    await closeServices()
  }

  /** Another server over the same database: whatever only the first one knew is gone. */
  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** The address of the game on a port of its own. */
  listen(host = '127.0.0.1'): Promise<string> {
    return listen(this.app, host, 0)
  }

  /** At how many places it listens: each is a server of its own. */
  doors(): number {
    return this.app.addresses().length
  }

  /** How many lines to the game are open. */
  connections(): Promise<number> {
    const { server } = this.app
    return promisify(server.getConnections.bind(server))()
  }

  async close(): Promise<void> {
    const { drop } = this
    this.drop = async () => undefined
    await this.stop()
    await drop()
  }

  async ask(call: Call, question: Question = {}): Promise<Answer> {
    return this.send(call.method, addressOf(call, question), question)
  }

  async send(
    method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS',
    url: string,
    { body, as, key, headers = {}, from = '127.0.0.1' }: Question = {},
  ): Promise<Answer> {
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: from,
      ...(body === undefined ? {} : { payload: body as object }),
      headers: {
        ...(as === undefined ? {} : { authorization: as }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
    })
    const text = response.payload
    return {
      status: response.statusCode,
      body: text.startsWith('{') ? JSON.parse(text) : {},
      headers: response.headers,
      text,
    }
  }
}

/** Opens a game for the tests of a file and closes it after them. */
export function aGame(difference: Difference = {}): Game {
  const game = new Game()
  beforeAll(() => game.open(difference))
  afterAll(() => game.close())
  return game
}

export const aKey = (): string => randomUUID()

/** What a caller without a session keeps to be known again by. */
export const aProof = (): string => randomUUID()
