import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { freePort } from '../../apps/server/platform/database/embedded/free-port.ts'

const entry = join(import.meta.dirname, '../../apps/server/features/platforms/test-provider/page.ts')

/** The cashier for tries, on a page and in a process of its own. */
export class Cashier {
  private process: ChildProcess | null = null
  private readonly port: number
  private readonly secret = crypto.randomUUID()

  private constructor(port: number) {
    this.port = port
  }

  static async prepare(): Promise<Cashier> {
    return new Cashier(await freePort())
  }

  /** What the game must know of it. */
  get environment() {
    return {
      TEST_PROVIDER_SECRET: this.secret,
      TEST_PROVIDER_URL: `http://localhost:${this.port}`,
    }
  }

  async open(game: string): Promise<void> {
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env.PATH,
        PORT: String(this.port),
        TEST_PROVIDER_SECRET: this.secret,
        GAME_URL: game,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.process = child
    await new Promise((told) => child.once('message', told))
  }

  async close(): Promise<void> {
    const child = this.process
    this.process = null
    if (child === null || child.exitCode !== null) return
    const gone = new Promise((exited) => child.once('exit', exited))
    child.kill('SIGTERM')
    await gone
  }
}

/** What is asked by a press goes its way, and with what is said of it the connection is gone. */
export async function loseAnswer(page: Page, press: () => Promise<void>): Promise<void> {
  let tell = (): void => undefined
  const isLost = new Promise<void>((lost) => {
    tell = lost
  })
  await page.route('**', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('internetdisconnected')
    tell()
  })
  await press()
  await isLost
  await page.unroute('**')
  // Not before: while something is under way here, the browser would wait for it.
  await page.context().setOffline(true)
}
