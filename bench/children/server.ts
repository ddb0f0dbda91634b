import { buildApp } from '@skystair/server/app.ts'
import { type LimitRules, usualLimits } from '@skystair/server/platform/edge/limits.ts'
import { readConfig } from '@skystair/server/platform/services/config.ts'
import { openServices } from '@skystair/server/platform/services/open-services.ts'
import { obey } from '../child.ts'

// The whole server over one database, with limits that count as always but are never reached.
const endless = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, { points: 1e9, seconds: 10 }]),
) as unknown as LimitRules

const [, , databaseUrl = ''] = process.argv
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' })
const { services, close } = openServices(config, databaseUrl, { limits: endless })
const app = await buildApp(services)
const address = await app.listen({ host: '127.0.0.1', port: 0 })

obey(
  async () => ({ port: Number(new URL(address).port), roundTrips: services.database.roundTrips() }),
  async () => {
    await app.close()
    await close()
  },
)
