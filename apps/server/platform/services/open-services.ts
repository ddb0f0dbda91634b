import { Redis } from 'ioredis'
import { pino } from 'pino'
import { openLines } from '../action/lines.ts'
import { type DatabaseOptions, openDatabase } from '../database/database.ts'
import { countDueWork } from '../due-work/count-due-work.ts'
import { type LimitRules, openLimits, usualLimits } from '../edge/limits.ts'
import { redisBus } from '../live/bus.ts'
import { openLive } from '../live/live.ts'
import type { LiveRules } from '../live/live-rules.ts'
import { openMail } from '../mail/open-mail.ts'
import { openLastSeen } from '../people/last-seen.ts'
import { openRanks } from '../ranks/ranks.ts'
import type { Config } from './config.ts'
import { openMetricHistory } from './metric-history.ts'
import { openMetrics } from './metrics.ts'
import type { Clock, Services } from './services.ts'
import { type PostToStranger, postToStranger } from './strangers.ts'
import { openTexts } from './texts.ts'

const connections = 20

/** What a log line must never hold, wherever it stands. */
const secrets = [
  'password',
  'passwordNew',
  'passwordCurrent',
  'authorization',
  'cookie',
  'token',
  'mailOrPhone',
  'nameOrMail',
  'link',
  'proof',
  'signature',
]

// No call may wait for a Redis that is away: limits are then counted here, pushes go only to this node.
const withoutWaiting = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1_000 }

interface Choices {
  readonly clock?: Clock
  readonly limits?: LimitRules
  readonly live?: Partial<LiveRules>
  readonly database?: Pick<DatabaseOptions, 'patienceMs'>
  readonly outside?: typeof fetch
  readonly strangers?: PostToStranger
}

/** All services of one process, and how to close them. */
export function openServices(
  config: Config,
  databaseUrl: string,
  {
    clock = { now: Date.now },
    limits = usualLimits,
    live: liveRules = {},
    database: patience = {},
    outside = fetch,
    strangers = postToStranger,
  }: Choices = {},
): { services: Services; close(): Promise<void> } {
  const log = pino({
    level: config.logLevel,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[kept]' },
  })
  const database = openDatabase({
    url: databaseUrl,
    connections,
    ...patience,
    onError: (error) => log.warn({ reason: error.message }, 'a connection to the database broke'),
  })
  const redis = config.redisUrl === null ? null : new Redis(config.redisUrl, withoutWaiting)
  redis?.on('error', (error) => log.warn({ reason: error.message }, 'Redis is away'))
  const lastSeen = openLastSeen(database, clock.now, (error) =>
    log.warn({ reason: error.message }, 'when sessions were last seen could not be written'),
  )
  const live = openLive({
    database,
    sessionSecret: config.sessionSecret,
    log,
    rules: liveRules,
    ...(redis === null ? {} : { openBus: (hear) => redisBus(redis, log, hear) }),
  })
  const metricHistory = openMetricHistory(database, clock.now, live.sockets, (error) =>
    log.warn({ reason: error.message }, 'metrics could not be written'),
  )
  return {
    services: {
      config,
      database,
      clock,
      texts: openTexts((key) => log.error({ key }, 'a text is missing')),
      limits: openLimits(limits, redis),
      lines: openLines(),
      live,
      metrics: openMetrics(database.roundTrips, () => countDueWork(database, clock.now()), metricHistory),
      metricHistory,
      ranks: openRanks(database, clock.now),
      lastSeen,
      log,
      outside,
      strangers,
      mail: openMail(config, clock.now),
    },
    async close() {
      await live.close()
      redis?.disconnect()
      await lastSeen.close()
      await metricHistory.close()
      await database.close()
    },
  }
}
