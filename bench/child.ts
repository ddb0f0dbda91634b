import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of its own that does what it is told: one message asks, one message answers. */
export interface Child {
  tell(order: object): Promise<Record<string, number>>
  end(): Promise<void>
}

export async function startChild(file: string, ...settings: string[]): Promise<Child> {
  const program = fileURLToPath(new URL(`./children/${file}`, import.meta.url))
  const child = fork(program, settings, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let waiting = Promise.withResolvers<Record<string, number>>()
  child.on('message', (answer) => waiting.resolve(answer as Record<string, number>))
  child.once('exit', () => waiting.reject(new Error(`${file} has ended`)))
  await waiting.promise
  return {
    tell(order) {
      waiting = Promise.withResolvers()
      child.send(order)
      return waiting.promise
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** The child's side: says that it is ready and answers orders until nobody gives any. */
export function obey(answer: (order: never) => Promise<object>, end: () => Promise<void>): void {
  process.on('message', async (order) => process.send?.(await answer(order as never)))
  process.once('disconnect', () => end().then(() => process.exit(0)))
  process.send?.({ ready: 1 })
}
