import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Explained } from '../../services/explained.ts'
import type { Binaries } from './binaries.ts'
import { readPidFile } from './leftovers.ts'
import type { RunAs } from './run-as.ts'

/** One database on disk and what is needed to run it. */
export type Cluster = Readonly<{
  folder: string
  logFile: string
  /** borne by every process of this database, and by no other */
  name: string
  binaries: Binaries
  runAs: RunAs
  settings: Readonly<Record<string, string>>
}>

export type Postmaster = Readonly<{
  pid: number
  isAlive(): boolean
  signal(signal: NodeJS.Signals): void
  ended: Promise<void>
}>

const LONGEST_LOG = 10_000_000
const UNFINISHED = 'postgres.unfinished-'

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Makes the database aside and then gives it its name: killed half-way, it is simply made again. */
export async function createCluster(
  dataDir: string,
  folder: string,
  password: string,
  binaries: Binaries,
  runAs: RunAs,
  durable: boolean,
): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  const unfinished = join(dataDir, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const passwordFile = join(unfinished, 'password')
  const made = join(unfinished, 'made')
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (runAs.owner !== null) {
    for (const path of [unfinished, passwordFile]) await chown(path, runAs.owner.uid, runAs.owner.gid)
  }
  await run(runAs, binaries.initdb, [
    `--pgdata=${made}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ])
  await rename(made, folder)
  await rm(unfinished, { recursive: true, force: true })
}

function run(runAs: RunAs, program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const [command, rest] = runAs.command(program, args)
    const child = spawn(command, rest, {
      ...runAs.options,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Explained(`${program} failed:\n${output}`)),
    )
  })
}

/** Starts PostgreSQL and returns once it accepts connections. */
export async function launch(cluster: Cluster, port: number): Promise<Postmaster> {
  const settings = {
    ...cluster.settings,
    cluster_name: cluster.name,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, rest] = cluster.runAs.command(cluster.binaries.postgres, ['-D', cluster.folder, ...args])
  const log = await open(cluster.logFile, (await isLong(cluster.logFile)) ? 'w' : 'a', 0o600)
  const start = (await log.stat()).size
  // In a session of its own: Ctrl-C must reach the server first, and the database only through it.
  const child = spawn(command, rest, {
    ...cluster.runAs.options,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  const postmaster = watch(child)
  await log.close()
  while (!(await isReady(cluster.folder, postmaster.pid))) {
    if (!postmaster.isAlive())
      throw new Explained(`PostgreSQL did not start:\n${await tail(cluster.logFile, start)}`)
    await pause(20)
  }
  return postmaster
}

function watch(child: ChildProcess): Postmaster {
  let alive = true
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      alive = false
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  return {
    pid: child.pid ?? -1,
    isAlive: () => alive,
    signal: (signal) => child.kill(signal),
    ended,
  }
}

async function isReady(folder: string, pid: number): Promise<boolean> {
  const lines = await readPidFile(folder)
  return lines[0] === String(pid) && lines[7] === 'ready'
}

async function isLong(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size > LONGEST_LOG,
    () => false,
  )
}

async function tail(file: string, from: number): Promise<string> {
  return (await readFile(file)).subarray(from).toString().trim()
}
