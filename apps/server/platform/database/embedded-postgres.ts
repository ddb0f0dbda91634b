import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { Explained } from '../services/explained.ts'
import { findBinaries } from './embedded/binaries.ts'
import { type Cluster, createCluster, exists, launch, type Postmaster } from './embedded/cluster.ts'
import { freePort } from './embedded/free-port.ts'
import { clearLeftovers } from './embedded/leftovers.ts'
import { onlyOne } from './embedded/only-one.ts'
import { chooseRunAs } from './embedded/run-as.ts'
import { createSecrets, readSecrets, type Secrets } from './embedded/secrets.ts'

export type EmbeddedPostgres = Readonly<{
  /** the game's own database, as its own role without special rights */
  url: string
  /** the database's owner: for tests, backups and repair, never for the game */
  adminUrl: string
  /** the running postmaster */
  pid(): number
  stop(): Promise<void>
}>

type Options = Readonly<{
  dataDir: string
  say?: (line: string) => void
  settings?: Readonly<Record<string, string>>
  /** how long to wait for another run on the same data before giving up */
  patienceMs?: number
  /** the database ended by itself and could not be started again */
  onLost?: (error: Error) => void
}>

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  fsync: 'on',
  synchronous_commit: 'on',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  max_logical_replication_workers: '0',
}

const PATIENCE_MS = 2_000
const CONNECTION_PATIENCE_MS = 500
const STOP_PATIENCE_MS = 6_000

/** Runs PostgreSQL with its data in `dataDir`; clears away first whatever a killed run left there. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir } = options
  await mkdir(dataDir, { recursive: true })
  const place = await stat(dataDir)
  const hold = await onlyOne(`skystair-${place.dev}-${place.ino}`, options.patienceMs ?? PATIENCE_MS)
  if (hold === null) {
    throw new Explained(
      `Skystair is already running with the data in ${dataDir}. Stop it first, or give this one its own data and port: DATA_DIR=data2 PORT=3001 npm start`,
    )
  }
  try {
    const { cluster, secrets } = await openCluster(options)
    const port = await freePort()
    const supervised = await supervise(cluster, port, options)
    const stop = async () => {
      hold.leave()
      await supervised.stop()
      await hold.letGo()
    }
    const urlOf = (role: keyof Secrets) => `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${role}`
    const database = { url: urlOf('skystair'), adminUrl: urlOf('postgres'), pid: supervised.pid, stop }
    await furnish(database.adminUrl, secrets).catch(async (error) => {
      await supervised.stop()
      throw error
    })
    return database
  } catch (error) {
    await hold.letGo()
    throw error
  }
}

async function openCluster(options: Options): Promise<{ cluster: Cluster; secrets: Secrets }> {
  const { dataDir } = options
  const folder = join(dataDir, 'postgres')
  const secretsFile = join(dataDir, 'postgres.secrets.json')
  const binaries = findBinaries()
  const runAs = await chooseRunAs(binaries, dataDir)
  const known = await exists(folder)
  const secrets = (await readSecrets(secretsFile)) ?? (known ? null : await createSecrets(secretsFile))
  if (secrets === null) {
    throw new Explained(`${secretsFile} is gone, and with it the passwords of the database in ${folder}.`)
  }
  if (!known) {
    options.say?.(`Making a new database in ${folder}`)
    await createCluster(dataDir, folder, secrets.postgres, binaries, runAs, options.settings?.fsync !== 'off')
  }
  const place = await stat(folder)
  const cluster = {
    folder,
    logFile: join(dataDir, 'postgres.log'),
    name: `skystair-${place.dev}-${place.ino}`,
    binaries,
    runAs,
    settings: { ...SETTINGS, ...options.settings },
  }
  if (await clearLeftovers(cluster.name, folder)) {
    options.say?.('Cleared away the database processes of a run that was killed')
  }
  return { cluster, secrets }
}

const mostRevivals = 5

/** Keeps the postmaster running until told to stop: a killed one is started again on the same port. */
async function supervise(
  cluster: Cluster,
  port: number,
  { say, onLost }: Options,
): Promise<Pick<EmbeddedPostgres, 'pid' | 'stop'>> {
  let stopping = false
  let postmaster = await launch(cluster, port)
  const dieTogether = () => postmaster.signal('SIGINT')
  process.once('exit', dieTogether)

  const revive = async (tries = mostRevivals): Promise<void> => {
    say?.('The database ended by itself; starting it again')
    await clearLeftovers(cluster.name, cluster.folder)
    if (stopping) return
    try {
      postmaster = await launch(cluster, port)
    } catch (error) {
      // Whatever killed it may have struck again while it was getting up.
      if (tries <= 1) throw error
      await revive(tries - 1)
    }
  }
  const guard = async () => {
    while (!stopping) {
      await postmaster.ended
      if (!stopping) await revive()
    }
  }
  const guarding = guard().catch((error: Error) => onLost?.(error))

  return {
    pid: () => postmaster.pid,
    stop: async () => {
      stopping = true
      await end(postmaster)
      await guarding
      // A revival that was under way may have brought up another one.
      await end(postmaster)
      process.off('exit', dieTogether)
    },
  }
}

/**
 * Waits a moment for the last connections to leave, then cuts them off.
 * PostgreSQL told to stop in the middle of its recovery may never do so; ended at once, it only recovers again.
 */
async function end(postmaster: Postmaster): Promise<void> {
  const ways = [
    ['SIGTERM', 0],
    ['SIGINT', CONNECTION_PATIENCE_MS],
    ['SIGQUIT', STOP_PATIENCE_MS],
  ] as const
  const timers = ways.map(([signal, afterMs]) => setTimeout(() => postmaster.signal(signal), afterMs))
  await postmaster.ended
  for (const timer of timers) clearTimeout(timer)
}

async function furnish(adminUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const roles = await client.query("SELECT FROM pg_roles WHERE rolname = 'skystair'")
    if (roles.rowCount === 0) await client.query(`CREATE ROLE skystair LOGIN PASSWORD '${secrets.skystair}'`)
    const databases = await client.query("SELECT FROM pg_database WHERE datname = 'skystair'")
    if (databases.rowCount === 0) await client.query('CREATE DATABASE skystair OWNER skystair')
  } finally {
    await client.end()
  }
}
