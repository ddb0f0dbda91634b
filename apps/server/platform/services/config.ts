import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { Explained } from './explained.ts'
import { type MailPost, readMailPost } from './mail-post.ts'
import { type PlatformSecrets, readPlatformSecrets } from './platform-secrets.ts'
import { type PushKeys, readPushKeys } from './push-keys.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

const DEVELOPMENT_SECRET = 'skystair-development-secret-never-for-production'
const SHORTEST_SECRET = 32
const LONGEST_CONTACT = 120

export type Config = Readonly<{
  production: boolean
  /** null: the server starts its own PostgreSQL in `dataDir` */
  databaseUrl: string | null
  /** null: one machine, pushes stay inside the process */
  redisUrl: string | null
  host: string
  port: number
  /** where players find the game, without a slash at the end */
  publicUrl: string
  /** another address of the same servers, for calls of pages that were found elsewhere; null: there is none */
  directUrl: string | null
  dataDir: string
  sessionSecret: string
  /** the game lives elsewhere now: whoever comes here is sent to this address */
  movedTo: string | null
  logLevel: LogLevel
  /** addresses of the proxies whose word about the player's address is believed */
  trustProxy: false | string[]
  /** where players write to who cannot get in; null: nobody has said */
  supportContact: string | null
  /** null: /metrics is open, but in production it is not there at all */
  metricsToken: string | null
  /** of platforms and payment services; null: that one is off */
  platformSecrets: PlatformSecrets
  /** null: no device is told anything while its page is closed */
  pushKeys: PushKeys | null
  /** null: no letter leaves the house */
  mailPost: MailPost | null
}>

type Environment = Readonly<Record<string, string | undefined>>

/** Lists every problem at once, so that an operator does not mend them one restart at a time. */
export class InvalidConfig extends Explained {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** A world to look at and to try things in: it comes with the built-in database, never in production. */
export const isShowcase = ({
  databaseUrl,
  production,
}: Pick<Config, 'databaseUrl' | 'production'>): boolean => databaseUrl === null && !production

export function readConfig(environment: Environment): Config {
  const problems: string[] = []
  const value = (name: string) => environment[name]?.trim() || null
  const production = readMode(value('NODE_ENV'), problems)
  const port = readPort(value('PORT'), problems)
  const publicUrl = readPublicUrl(value('PUBLIC_URL'), production, port, problems)
  const config: Config = {
    production,
    databaseUrl: readAddress('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:'], problems),
    redisUrl: readAddress('REDIS_URL', value('REDIS_URL'), ['redis:', 'rediss:'], problems),
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl,
    directUrl: readDirectUrl(value('DIRECT_URL'), production, publicUrl, problems),
    dataDir: resolve(value('DATA_DIR') ?? 'data'),
    sessionSecret: readSecret(value('SESSION_SECRET'), production, problems),
    movedTo: readMovedTo(value('MOVED_TO'), production, publicUrl, problems),
    logLevel: readLogLevel(value('LOG_LEVEL'), problems),
    trustProxy: readTrustProxy(value('TRUST_PROXY'), problems),
    supportContact: readContact(value('SUPPORT_CONTACT'), problems),
    metricsToken: value('METRICS_TOKEN'),
    platformSecrets: readPlatformSecrets(value, production, problems),
    pushKeys: readPushKeys(value, problems),
    mailPost: readMailPost(value, problems),
  }
  if (problems.length > 0) throw new InvalidConfig(problems)
  return config
}

function readMode(text: string | null, problems: string[]): boolean {
  if (text !== null && !['production', 'development', 'test'].includes(text)) {
    problems.push(`NODE_ENV must be production, development or test, not "${text}"`)
  }
  return text === 'production'
}

function readPort(text: string | null, problems: string[]): number {
  if (text === null) return 3000
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  problems.push(`PORT must be a number from 0 to 65535 (0: any free port), not "${text}"`)
  return 3000
}

// The text of a wrong address is never repeated: it may hold a password.
function readAddress(name: string, text: string | null, schemes: readonly string[], problems: string[]) {
  if (text === null) return null
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol)) {
    problems.push(`${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}`)
    return null
  }
  return text
}

function readPublicUrl(text: string | null, production: boolean, port: number, problems: string[]): string {
  if (text === null && production) {
    problems.push('PUBLIC_URL is required in production: the https:// address where players find the game')
  }
  const address = readAddress('PUBLIC_URL', text, schemesOfPages(production), problems)
  return (address ?? `http://localhost:${port}`).replace(/\/+$/, '')
}

const schemesOfPages = (production: boolean) => (production ? ['https:'] : ['http:', 'https:'])

function readDirectUrl(text: string | null, production: boolean, publicUrl: string, problems: string[]) {
  const address = readAddress('DIRECT_URL', text, schemesOfPages(production), problems)
  if (address === null) return null
  const { origin } = new URL(address)
  if (origin === new URL(publicUrl).origin)
    problems.push('DIRECT_URL must be another address than PUBLIC_URL')
  return origin
}

function readMovedTo(text: string | null, production: boolean, publicUrl: string, problems: string[]) {
  const address = readAddress('MOVED_TO', text, schemesOfPages(production), problems)
  if (address === null) return null
  const { origin, username, password, href } = new URL(address)
  if (username !== '' || password !== '') problems.push('MOVED_TO is told to everybody: no password in it')
  if (origin === new URL(publicUrl).origin) problems.push('MOVED_TO must lead elsewhere, not to PUBLIC_URL')
  // A header of an answer takes an address only as it is sent, not as people write it.
  return href
}

function readSecret(text: string | null, production: boolean, problems: string[]): string {
  if (!production) return text ?? DEVELOPMENT_SECRET
  if (text === null || text === DEVELOPMENT_SECRET) {
    problems.push('SESSION_SECRET is required in production; make one with: openssl rand -base64 48')
  } else if (text.length < SHORTEST_SECRET) {
    problems.push(`SESSION_SECRET must have at least ${SHORTEST_SECRET} characters`)
  }
  return text ?? ''
}

function readLogLevel(text: string | null, problems: string[]): LogLevel {
  if (text === null) return 'info'
  const level = LOG_LEVELS.find((known) => known === text)
  if (level === undefined) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`)
  return level ?? 'info'
}

function readContact(text: string | null, problems: string[]): string | null {
  if (text === null || (text.length <= LONGEST_CONTACT && !/\p{Cc}/u.test(text))) return text
  problems.push(`SUPPORT_CONTACT must be one line of at most ${LONGEST_CONTACT} characters`)
  return null
}

function readTrustProxy(text: string | null, problems: string[]): Config['trustProxy'] {
  if (text === null || text === 'false') return false
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every(isAddressOrRange)) return addresses
  problems.push('TRUST_PROXY must be addresses of proxies separated by commas, like 127.0.0.1, 10.0.0.0/8')
  return false
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/')
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && rest.length === 0
}
