import {
  addLog,
  devLog,
  gameStarted,
  isConnectionExists,
  markLoad,
  unload,
} from '@skystair/contract/records.ts'
import { type Handler, open } from '../../platform/handler.ts'

const done = { reply: { done: true } }

const marks = markLoad.map((call) =>
  open(call, async ({ metrics }) => {
    metrics.clientMark(call.path.split('/').at(-1) ?? '')
    return done
  }),
)

/** What clients tell about themselves goes to the log and the figures; nothing of it is stored. */
export const recordsRoutes: readonly Handler[] = [
  ...marks,
  open(addLog, async ({ log, metrics }, { body }) => {
    metrics.clientError()
    log.warn({ clientError: body.message, domain: body.domain }, 'a client reports an error')
    return done
  }),
  open(gameStarted, async ({ log, metrics }, { query }) => {
    metrics.clientMark('started')
    log.debug({ memory: query.memory }, 'a client has started')
    return done
  }),
  open(unload, async ({ log, metrics }, { query }) => {
    metrics.clientMark('unload')
    log.debug({ loadedPct: query.loadedPct }, 'a client has left')
    return done
  }),
  open(devLog, async ({ log }, { query }) => {
    log.debug({ note: query.message }, 'a note of a developer')
    return done
  }),
  open(isConnectionExists, async () => done),
]
