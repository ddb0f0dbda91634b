import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address-key.ts'

/** What a connection may cost, and how patient the server is with it, in milliseconds. */
export interface ConnectionRules {
  readonly headersWithin: number
  /** The whole request, its body as well. */
  readonly requestWithin: number
  /** A sign that an answer is being read. */
  readonly readWithin: number
  /** Between two looks at who is late. */
  readonly checkEvery: number
  /** Answers under way when the server stops. */
  readonly stopWithin: number
  /** Questions that wait for an answer. Browsers and proxies send the next one only after it. */
  readonly mostAsked: number
  readonly mostOfAddress: number
}

export const usualConnections: ConnectionRules = {
  headersWithin: 10_000,
  requestWithin: 20_000,
  readWithin: 30_000,
  checkEvery: 1_000,
  stopWithin: 5_000,
  mostAsked: 2,
  mostOfAddress: 1_000,
}

// Weak: an answer whose turn never came is never closed, and would keep its line for ever.
const askedBy = new WeakMap<Socket, Set<IncomingMessage>>()

/** Whether somebody on this line waits for an answer: until it is given, the line is for nothing else. */
export const waitsForAnswer = ({ socket }: IncomingMessage): boolean => (askedBy.get(socket)?.size ?? 0) > 0

/**
 * Keeps count of who is connected and what they have asked. Whoever connects and connects, or asks and asks without
 * reading an answer, is cut off: it would fill the server. A stop waits for those who have asked, and for nobody else:
 * half a question can take for ever.
 */
export function guardConnections(app: FastifyInstance, rules: ConnectionRules): void {
  const open = new Set<Socket>()
  const ofAddress = new Map<string, number>()
  let stopping = false

  app.server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress)
    const others = ofAddress.get(address) ?? 0
    if (stopping || others >= rules.mostOfAddress) return void socket.destroy()
    open.add(socket)
    ofAddress.set(address, others + 1)
    socket.on('close', () => {
      open.delete(socket)
      const left = (ofAddress.get(address) ?? 1) - 1
      if (left > 0) ofAddress.set(address, left)
      else ofAddress.delete(address)
    })
  })
  // Before the game hears of it: a thousand questions can come in one breath, and all are read though the line is cut.
  app.server.removeListener('request', app.routing)
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const asked = askedBy.get(socket) ?? new Set()
    if (socket.destroyed || asked.size >= rules.mostAsked) return void socket.destroy()
    askedBy.set(socket, asked.add(request))
    response.on('close', () => {
      asked.delete(request)
      if (stopping) closeIfUnasked(socket)
    })
    app.routing(request, response)
  })

  function closeIfUnasked(socket: Socket): void {
    const asked = askedBy.get(socket) ?? []
    if (![...asked].some(({ complete }) => complete)) socket.destroySoon()
  }

  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of open) closeIfUnasked(socket)
    setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, rules.stopWithin).unref()
  })
}
