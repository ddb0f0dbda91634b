import { setImmediate as breath } from 'node:timers/promises'
import type { LiveMessage } from '@skystair/contract/live.ts'
import { broadcastChannel, clanChannel } from '@skystair/contract/live-channels.ts'
import { buildApp } from '@skystair/server/app.ts'
import { usualConnections } from '@skystair/server/platform/edge/connections.ts'
import { type LimitRules, usualLimits } from '@skystair/server/platform/edge/limits.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import { aLine, aRaidBlow, lastLine } from '../chat-lines.ts'
import { obey } from '../child.ts'
import { clanIdOf } from '../clans.ts'
import type { Spoken } from '../hall.ts'
import { memoryNow } from '../memory-now.ts'

// One node of the whole server, with limits that count as always but are never reached.
const endless = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, { points: 1e9, seconds: 10 }]),
) as unknown as LimitRules

const [, , databaseUrl = '', redisUrl = ''] = process.argv
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn', REDIS_URL: redisUrl })
// The plain sockets of the bench answer no pings: nobody may ask them for signs of life.
const live = { mostSocketsOfAddress: 1e6, mostStrangersOfAddress: 1e6, heartBeat: 3_600_000 }
const { services, close } = openServices(config, databaseUrl, { limits: endless, live })
const app = await buildApp(services, { connections: { ...usualConnections, mostOfAddress: 1e6 } })
const address = await app.listen({ host: '127.0.0.1', port: 0 })

async function publish(times: number, message: LiveMessage, channels: readonly string[]): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (const channel of channels) services.live.publish(channel, message)
    await breath()
  }
  services.live.publish(broadcastChannel, lastLine)
}

obey(
  async ({
    times = 0,
    memory = false,
    what = 'line',
    clans = 0,
  }: {
    times?: number
    memory?: boolean
    what?: Spoken
    clans?: number
  }) => {
    const channels =
      what === 'raids'
        ? Array.from({ length: clans }, (_, place) => clanChannel(clanIdOf(place + 1)))
        : [broadcastChannel]
    if (times > 0) await publish(times, what === 'line' ? aLine : aRaidBlow, channels)
    return {
      port: Number(new URL(address).port),
      sockets: services.live.sockets(),
      bytes: memory ? memoryNow() : 0,
    }
  },
  async () => {
    await app.close()
    await close()
  },
)
