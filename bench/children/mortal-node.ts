import { randomUUID } from 'node:crypto'
import { buildApp } from '@skystair/server/app.ts'
import { sendChat } from '@skystair/server/features/chat/send.ts'
import { sql } from '@skystair/server/platform/database/sql.ts'
import { usualConnections } from '@skystair/server/platform/edge/connections.ts'
import { type LimitRules, usualLimits } from '@skystair/server/platform/edge/limits.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import { obey } from '../child.ts'
import { tokenOf } from '../world.ts'

// The whole server on a port of its own, which can be told to die at once, as by a cut cable.
const endless = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, { points: 1e9, seconds: 10 }]),
) as unknown as LimitRules

const [, , databaseUrl = '', port = '0'] = process.argv
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn', SESSION_SECRET: 'b'.repeat(64) })
const live = { mostSocketsOfAddress: 1e6, mostStrangersOfAddress: 1e6, heartBeat: 3_600_000 }
const { services, close } = openServices(config, databaseUrl, { limits: endless, live })
await services.database.query(
  sql`UPDATE player SET level = 40, access_level = 'PLAYER', name = 'Bard ' || id WHERE level <> 40`,
)
const app = await buildApp(services, { connections: { ...usualConnections, mostOfAddress: 1e6 } })
const address = await app.listen({ host: '127.0.0.1', port: Number(port) })

interface Order {
  readonly die?: boolean
  /** Whose voice, and how many lines. */
  readonly speaker?: number
  readonly lines?: number
}

const words = ['owl', 'bear', 'river', 'lantern', 'goose', 'kettle', 'mushroom', 'saddle', 'thunder', 'anvil']

obey(
  async ({ die, speaker = 1, lines = 0 }: Order) => {
    if (die) process.kill(process.pid, 'SIGKILL')
    for (let line = 0; line < lines; line++) {
      await sendChat.handle(services, {
        params: { room: 'MAIN' },
        query: {},
        body: { text: `${words[line % 10]} ${words[speaker % 10]}` },
        token: tokenOf(speaker + line),
        key: randomUUID(),
        proof: null,
        address: '127.0.0.1',
        device: { name: 'bench', traces: [] },
        language: 'EN',
      })
    }
    return { port: Number(new URL(address).port) }
  },
  async () => {
    await app.close()
    await close()
  },
)
