import { randomUUID } from 'node:crypto'
import { buildApp } from '@skystair/server/app.ts'
import { type LimitRules, usualLimits } from '@skystair/server/platform/edge/limits.ts'
import { writeToken } from '@skystair/server/platform/people/session.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import pg from 'pg'
import { tokenOf } from './world.ts'

const endless = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, { points: 1e9, seconds: 10 }]),
) as unknown as LimitRules

/** Somebody who reads pages of the game over one database, in this process. */
export interface Reader {
  /** One page, which must be there. */
  read(address: string, player?: number): Promise<void>
  /** The same, with what it says. */
  look(address: string, player: number): Promise<unknown>
  /** One deed, which must succeed. */
  write(address: string, body: object | null, player: number): Promise<void>
  /** Milliseconds of reading so many pages one after another. */
  time(times: number, address: () => string): Promise<number>
  /** Changes the database behind the game's back. */
  change(statement: string): Promise<void>
  roundTrips(): number
  close(): Promise<void>
}

export async function openReader(databaseUrl: string): Promise<Reader> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' })
  const { services, close } = openServices(config, databaseUrl, { limits: endless })
  const app = await buildApp(services)
  const ask = async (
    question: { url: string; method?: 'POST'; payload?: object },
    player: number,
    key?: string,
  ) => {
    const { statusCode, payload } = await app.inject({
      ...question,
      headers: { authorization: writeToken(tokenOf(player)), ...(key ? { 'idempotency-key': key } : {}) },
    })
    if (statusCode !== 200) throw new Error(`${question.url}: ${statusCode} ${payload}`)
    return payload
  }
  const read = async (address: string, player = 1) => {
    await ask({ url: address }, player)
  }
  return {
    read,
    look: async (address, player) => JSON.parse(await ask({ url: address }, player)),
    write: async (url, body, player) => {
      await ask({ method: 'POST', url, ...(body === null ? {} : { payload: body }) }, player, randomUUID())
    },
    async time(times, address) {
      const started = performance.now()
      for (let time = 0; time < times; time++) await read(address())
      return performance.now() - started
    },
    async change(statement) {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query(statement)
      await client.end()
    },
    roundTrips: () => services.database.roundTrips(),
    async close() {
      await app.close()
      await close()
    },
  }
}
