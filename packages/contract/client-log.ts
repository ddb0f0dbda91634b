import { Type } from 'typebox'
import { call } from './call.ts'
import { Done, Fields } from './shapes.ts'

/** What the client tells about itself: errors, load marks, whether it is looked at. */

const Session = Type.Optional(Type.String({ maxLength: 100 }))
const note = { who: 'anyone', changes: false, reply: Done } as const

export const addLog = call('clientLog.addLog', 'POST /api/log/add', {
  ...note,
  summary: 'An error of the client, in its own words.',
  body: Fields({
    message: Type.String({ maxLength: 4000 }),
    domain: Type.Optional(Type.String({ maxLength: 200 })),
  }),
})

export const loadMarks = ['preboot', 'boot', 'five', 'half', 'completed', 'hidden', 'active'] as const

export const markLoad = loadMarks.map((mark) =>
  call(`clientLog.${mark}`, `GET /api/load/log/${mark}`, {
    ...note,
    summary: `The client has come to the mark '${mark}'.`,
    query: Fields({ h_session: Session }),
  }),
)

export const gameStarted = call('clientLog.started', 'GET /api/load/log/started', {
  ...note,
  summary: 'The game has started, with this much memory.',
  query: Fields({ memory: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })), h_session: Session }),
})

export const unload = call('clientLog.unload', 'GET /api/load/log/unload', {
  ...note,
  summary: 'The page was left, loaded so far.',
  query: Fields({ loadedPct: Type.Number({ minimum: 0, maximum: 100 }), h_session: Session }),
})

export const devLog = call('clientLog.devLog', 'GET /api/dev/log', {
  ...note,
  summary: 'A note for the developers.',
  query: Fields({ message: Type.Optional(Type.String({ maxLength: 1000 })) }),
})

export const isConnectionExists = call(
  'clientLog.isConnectionExists',
  'GET /api/connection/isConnectionExists',
  {
    ...note,
    summary: 'Whether the game is there.',
  },
)
