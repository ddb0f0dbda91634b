import { randomUUID } from 'node:crypto'
import { sendChat as contract } from '@skystair/contract/chat.ts'
import { buildApp } from '@skystair/server/app.ts'
import { sendChat } from '@skystair/server/features/chat/send.ts'
import { sql } from '@skystair/server/platform/database/sql.ts'
import { usualConnections } from '@skystair/server/platform/edge/connections.ts'
import { type LimitRules, usualLimits } from '@skystair/server/platform/edge/limits.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import { lastMark } from '../chat-lines.ts'
import { obey } from '../child.ts'
import { tokenOf } from '../world.ts'

// The whole server, and players who talk in its chat: each line goes the whole way of a call, database included.
const endless = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, { points: 1e9, seconds: 10 }]),
) as unknown as LimitRules

const [, , databaseUrl = ''] = process.argv
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' })
const live = { mostSocketsOfAddress: 1e6, mostStrangersOfAddress: 1e6, heartBeat: 3_600_000 }
const { services, close } = openServices(config, databaseUrl, { limits: endless, live })
await services.database.query(
  sql`UPDATE player SET level = 40, access_level = 'PLAYER', name = 'Bard ' || id`,
)
const app = await buildApp(services, { connections: { ...usualConnections, mostOfAddress: 1e6 } })
const address = await app.listen({ host: '127.0.0.1', port: 0 })

/** As many talk at once as a lively chat has; each player only now and then, as the guard against floods wants it. */
const atOnce = 8
const players = 1_000
let turn = 0

async function say(words: string): Promise<void> {
  turn += 1
  const answer = await sendChat.handle(services, {
    params: { room: 'MAIN' },
    query: {},
    body: { text: words },
    token: tokenOf(1 + (turn % players)),
    key: randomUUID(),
    address: '127.0.0.1',
    device: { name: '', traces: [] },
    proof: null,
    language: 'EN',
  } as Parameters<typeof sendChat.handle>[1])
  if (!('reply' in answer)) throw new Error(`${contract.id}: ${answer.refused}`)
}

async function talk(times: number): Promise<void> {
  const lines = Array.from({ length: times }, () => `Кто идёт к сотой ступени? ${randomUUID()}`.repeat(3))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let line = lines.pop(); line !== undefined; line = lines.pop()) await say(line)
    }),
  )
  await say(`${lastMark} ${randomUUID()}`)
}

obey(
  async ({ times = 0 }: { times?: number }) => {
    if (times > 0) await talk(times)
    return { port: Number(new URL(address).port), sockets: services.live.sockets() }
  },
  async () => {
    await app.close()
    await close()
  },
)
