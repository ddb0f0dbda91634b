import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long the server waits for whom, in milliseconds. */
export interface Patience {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request, its body as well. */
  readonly request: number
  /** For a sign that an answer is being read. */
  readonly reading: number
  /** Between two looks at who is late. */
  readonly checkEvery: number
  /** For answers under way when the server stops. */
  readonly stop: number
}

export const usualPatience: Patience = {
  headers: 10_000,
  request: 20_000,
  reading: 30_000,
  checkEvery: 1_000,
  stop: 5_000,
}

/** Questions of one connection that wait for answers. No browser sends a second before the first is answered. */
const mostAsked = 8

/**
 * Keeps count of who is connected and what they have asked. Whoever asks and asks without reading an answer is cut off:
 * the answers would fill the server. A stop waits for those who have asked, and for nobody else: half a question can
 * take for ever.
 */
export function guardConnections(app: FastifyInstance, { stop }: Patience): void {
  const askedBy = new Map<Socket, Set<IncomingMessage>>()
  let stopping = false

  app.server.on('connection', (socket: Socket) => {
    if (stopping) return void socket.destroy()
    askedBy.set(socket, new Set())
    socket.on('close', () => askedBy.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const asked = askedBy.get(socket)
    asked?.add(request)
    if (asked !== undefined && asked.size > mostAsked) socket.destroy()
    response.on('close', () => {
      asked?.delete(request)
      if (stopping) closeIfUnasked(socket)
    })
  })

  function closeIfUnasked(socket: Socket): void {
    const asked = askedBy.get(socket) ?? []
    if (![...asked].some(({ complete }) => complete)) socket.destroySoon()
  }

  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of askedBy.keys()) closeIfUnasked(socket)
    setTimeout(() => {
      for (const socket of askedBy.keys()) socket.destroy()
    }, stop).unref()
  })
}
