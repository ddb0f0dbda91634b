import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface RunningNode {
  readonly address: string
  stop(): Promise<void>
  /** Without a warning, as a crash or the power would. */
  kill(): Promise<void>
}

/** A server process of its own, as an operator would run it. */
export async function startNode(environment: Readonly<Record<string, string>>): Promise<RunningNode> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      PORT: '0',
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await Promise.race([addressOf(child), once(child, 'exit').then(() => null)])
  if (address === null) throw new Error('the server did not start')
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return { address, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function addressOf(child: ChildProcess): Promise<string | null> {
  if (child.stdout === null) return null
  for await (const line of createInterface(child.stdout)) {
    const ready = /ready: (http\S+)/.exec(line)
    // Nobody reads on; a full pipe would stop the server.
    if (ready) child.stdout.resume()
    if (ready?.[1]) return ready[1]
  }
  return null
}
