import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { ROOT } from './setup.mjs'

/**
 * Starts the cashier for tries, which pays nothing, in a process of its own. It ends with us. Never in production, and
 * not where another one was named.
 * @param {string} node
 * @returns {Promise<Record<string, string>>} what the game must know of it
 */
export async function startTestProvider(node) {
  const { NODE_ENV, TEST_PROVIDER_SECRET, PORT = '3000' } = process.env
  if (NODE_ENV === 'production' || TEST_PROVIDER_SECRET || PORT === '0') return {}
  const secret = randomBytes(32).toString('hex')
  const child = spawn(node, ['apps/server/features/platforms/test-provider/page.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      TEST_PROVIDER_SECRET: secret,
      GAME_URL: `http://localhost:${PORT}`,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise((told) => {
    child.once('message', (/** @type {{ port: number }} */ message) => told(message.port))
    child.once('error', () => told(null))
    child.once('exit', () => told(null))
  })
  if (port === null) return {}
  child.unref()
  child.channel?.unref()
  return { TEST_PROVIDER_SECRET: secret, TEST_PROVIDER_URL: `http://localhost:${port}` }
}
