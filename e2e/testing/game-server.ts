import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { freePort } from '../../apps/server/platform/database/embedded/free-port.ts'
import { copyWorld, type World } from './world.ts'

const entry = join(import.meta.dirname, '../../apps/server/main.ts')

type Environment = Readonly<Record<string, string>>

/** The real game: server, built client, a world of its own. */
export class GameServer {
  address = ''
  private port = 0
  databaseUrl = ''
  private environment: Environment = {}
  private process: ChildProcess | null = null

  async open(world: World): Promise<void> {
    await this.openOver(await copyWorld(world))
  }

  /** One more server over a world that others may share. */
  async openOver(databaseUrl: string, environment: Environment = {}): Promise<void> {
    this.databaseUrl = databaseUrl
    this.environment = environment
    this.port = await freePort()
    this.address = `http://localhost:${this.port}`
    await this.start()
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(this.port),
        DATABASE_URL: this.databaseUrl,
        LOG_LEVEL: 'error',
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.process = child
    let said = ''
    await new Promise<void>((ready, failed) => {
      const listen = (chunk: Buffer) => {
        said += chunk
        if (said.includes('Skystair is ready')) ready()
      }
      child.stdout?.on('data', listen)
      child.stderr?.on('data', listen)
      child.once('exit', () => failed(new Error(`the server did not start:\n${said}`)))
    })
  }

  async stop(): Promise<void> {
    const child = this.process
    this.process = null
    if (child === null || child.exitCode !== null) return
    const gone = new Promise((exited) => child.once('exit', exited))
    child.kill('SIGTERM')
    await gone
  }
}

/** Starts the game for the tests of a file and stops it after them. */
export function aGameServer(): GameServer {
  const server = new GameServer()
  beforeAll(() => server.open(inject('world')))
  afterAll(() => server.stop())
  return server
}
