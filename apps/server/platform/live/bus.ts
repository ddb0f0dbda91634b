import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

/** Carries words to the other nodes. Each node serves its own listeners itself, with or without a bus. */
export interface Bus {
  tell(word: string): void
  close(): void
}

/** One machine: there is nobody to tell. */
export const noBus: Bus = { tell: () => undefined, close: () => undefined }

const topic = 'skystair:live'
const longestWait = 2_000
const listenEvery = 10_000

/** Through Redis. While it is away words are lost, which clients make up for; it comes back by itself. */
export function redisBus(redis: Redis, log: FastifyBaseLogger, hear: (word: string) => void): Bus {
  const node = randomUUID()
  const ears = redis.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
    retryStrategy: (tries: number) => Math.min(tries * 100, longestWait),
    socketTimeout: listenEvery,
  })
  ears.on('error', (error) => log.debug({ reason: error.message }, 'the bus is away'))
  ears.on('message', (_, message: string) => {
    if (!message.startsWith(node)) hear(message.slice(node.length))
  })
  ears.subscribe(topic).catch((error: Error) => log.warn({ reason: error.message }, 'the bus is not heard'))
  // A line cut without a word would leave this node deaf for hours: an unanswered question breaks it.
  const askForSign = setInterval(() => {
    if (ears.status === 'ready') ears.ping().catch(() => undefined)
  }, listenEvery)
  askForSign.unref()
  return {
    tell: (word) => void redis.publish(topic, node + word).catch(() => undefined),
    close() {
      clearInterval(askForSign)
      ears.disconnect()
    },
  }
}
