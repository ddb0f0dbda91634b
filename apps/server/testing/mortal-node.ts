import { call } from '@skystair/contract/call.ts'
import { Done } from '@skystair/contract/shapes.ts'
import { buildApp } from '../app.ts'
import { gameRoutes } from '../game-routes.ts'
import { gameWork } from '../game-work.ts'
import { action } from '../platform/action/action.ts'
import type { Handler } from '../platform/action/handler.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startDueWork } from '../platform/due-work/do-due-work.ts'
import { type LimitRules, usualLimits } from '../platform/edge/limits.ts'
import { listen } from '../platform/edge/listen.ts'
import { readConfig } from '../platform/services/config.ts'
import { openServices } from '../platform/services/open-services.ts'
import { beforeBoss } from './before-boss.ts'

/** For whoever proves something about raids: the caller stands before the boss again, strong and well. */
export const standAgain = call('test.standAgain', 'POST /api/test/stand', {
  summary: 'Stand before the boss again.',
  who: 'TRIAL',
  changes: true,
  reply: Done,
})

// A node of its own process with its own database, to be killed: node mortal-node.ts <data folder> <time>
const [, program = '', dataDir = '', now = '0'] = process.argv
if (program.endsWith('mortal-node.ts')) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const postgres = await startEmbeddedPostgres({ dataDir })
  await migrate({ databaseUrl: postgres.url })
  const began = Date.now()
  const clock = { now: () => Number(now) + Date.now() - began }
  const limits = Object.fromEntries(
    Object.keys(usualLimits).map((name) => [name, { points: 1_000_000, seconds: 1 }]),
  ) as unknown as LimitRules
  const { services } = openServices(config, postgres.url, { clock, limits })
  startDueWork(services, gameWork)
  const stand = action(standAgain, ({ player }) => ({
    player: { ...player, climb: beforeBoss(player.climb) },
    reply: () => ({ done: true }),
  }))
  const app = await buildApp(services, { routes: [...gameRoutes, stand as Handler] })
  process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
  const address = await listen(app, '127.0.0.1', 0)
  console.log(JSON.stringify({ address, url: postgres.url, database: postgres.pid() }))
}
