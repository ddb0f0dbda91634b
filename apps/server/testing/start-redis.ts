import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import { freePort } from '../platform/database/embedded/free-port.ts'

const run = promisify(execFile)
const program = 'redis-server'

export interface RunningRedis {
  readonly url: string
  /** Dies without a goodbye. */
  kill(): Promise<void>
  /** Comes back at the same address, with nothing in it. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A real Redis of its own for a test, at a free port, which keeps nothing on disk. */
export async function startRedis(): Promise<RunningRedis> {
  await provideRedis()
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let redis = await launch(port, url)
  const kill = async () => {
    if (redis.exitCode !== null || redis.signalCode !== null) return
    const gone = once(redis, 'exit')
    redis.kill('SIGKILL')
    await gone
  }
  return {
    url,
    kill,
    stop: kill,
    async restart() {
      redis = await launch(port, url)
    },
  }
}

/** From the PATH, else installed where that is allowed, else told what is missing. */
async function provideRedis(): Promise<void> {
  if (await isThere()) return
  // RUNLEVEL 1 keeps the package from starting a Redis of the machine's own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', program], { env })
  try {
    if (process.getuid?.() !== 0) throw new Error('only root may install it')
    await install().catch(async () => {
      await run('apt-get', ['update'], { env })
      await install()
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new Error(
      `This test needs a real Redis: redis-server is not in the PATH and could not be installed (${reason}). ` +
        'Install it, for example with: apt-get install redis-server, or: brew install redis',
    )
  }
  if (!(await isThere())) throw new Error('redis-server was installed, but it is not in the PATH')
}

const isThere = (): Promise<boolean> =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  )

async function launch(port: number, url: string): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, settings, { stdio: 'ignore' })
  const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null })
  probe.on('error', () => undefined)
  try {
    await Promise.race([
      probe.ping(),
      once(child, 'exit').then(() => Promise.reject(new Error('redis-server did not start'))),
      pause(10_000, undefined, { ref: false }).then(() =>
        Promise.reject(new Error('redis-server does not answer')),
      ),
    ])
  } finally {
    probe.disconnect()
  }
  return child
}
