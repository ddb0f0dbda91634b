import {
  addLog,
  devLog,
  gameStarted,
  isConnectionExists,
  markLoad,
  unload,
} from '@skystair/contract/client-log.ts'
import type { Refusal } from '@skystair/rules/refusal.ts'
import { type Handler, type Incoming, open } from '../../platform/action/handler.ts'
import type { Services } from '../../platform/services/services.ts'

const done = { reply: { done: true } }

const marks = markLoad.map((call) =>
  open(call, async ({ metrics }) => {
    metrics.clientMark(call.path.split('/').at(-1) ?? '')
    return done
  }),
)

/** A line's own frame in the log: who says nothing, often, fills it as well. */
const bytesOfLine = 200

/** Whatever anybody may write into the log is counted in bytes for the address: a full disk stops the game. */
async function writeDown(
  { limits, log }: Services,
  { address }: Incoming,
  level: 'warn' | 'debug',
  line: string,
  words: Readonly<Record<string, unknown>>,
): Promise<Refusal | null> {
  const bytes = bytesOfLine + Buffer.byteLength(JSON.stringify(words))
  const tooMany = await limits.spend('writtenDown', address, bytes)
  if (tooMany === null) log[level](words, line)
  return tooMany
}

/** What clients tell about themselves goes to the log and the metrics; nothing of it is stored. */
export const clientLogRoutes: readonly Handler[] = [
  ...marks,
  open(addLog, async (services, incoming) => {
    const words = { clientError: incoming.body.message, domain: incoming.body.domain }
    const tooMany = await writeDown(services, incoming, 'warn', 'a client reports an error', words)
    if (tooMany) return tooMany
    services.metrics.clientError()
    return done
  }),
  open(gameStarted, async (services, incoming) => {
    services.metrics.clientMark('started')
    const words = { memory: incoming.query.memory }
    return (await writeDown(services, incoming, 'debug', 'a client has started', words)) ?? done
  }),
  open(unload, async (services, incoming) => {
    services.metrics.clientMark('unload')
    const words = { loadedPct: incoming.query.loadedPct }
    return (await writeDown(services, incoming, 'debug', 'a client has left', words)) ?? done
  }),
  open(devLog, async (services, incoming) => {
    const words = { note: incoming.query.message }
    return (await writeDown(services, incoming, 'debug', 'a note of a developer', words)) ?? done
  }),
  open(isConnectionExists, async () => done),
]
