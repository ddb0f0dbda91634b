import type { FastifyBaseLogger } from 'fastify'
import type { Lines } from '../action/lines.ts'
import type { Database } from '../database/database.ts'
import type { Limits } from '../edge/limits.ts'
import type { Live } from '../live/live.ts'
import type { Mail } from '../mail/open-mail.ts'
import type { LastSeen } from '../people/last-seen.ts'
import type { Ranks } from '../ranks/ranks.ts'
import type { Config } from './config.ts'
import type { MetricHistory } from './metric-history.ts'
import type { Metrics } from './metrics.ts'
import type { PostToStranger } from './strangers.ts'
import type { Texts } from './texts.ts'

/** Time comes from here and nowhere else, so that tests can turn it. */
export interface Clock {
  /** milliseconds since 1970 */
  now(): number
}

/** All that a use case may lean on. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly texts: Texts
  readonly limits: Limits
  readonly lines: Lines
  readonly live: Live
  readonly metrics: Metrics
  readonly metricHistory: MetricHistory
  readonly ranks: Ranks
  readonly lastSeen: LastSeen
  readonly log: FastifyBaseLogger
  /** The network: payment services and portals are asked through it. */
  readonly outside: typeof fetch
  /** The network, for addresses that a player has named. */
  readonly strangers: PostToStranger
  /** Letters to mail addresses; null: none can be sent. */
  readonly mail: Mail | null
}
