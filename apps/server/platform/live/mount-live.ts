import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { livePath } from '@skystair/contract/live-channels.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { waitsForAnswer } from '../edge/connections.ts'
import { addressOf, languageOf, tokenOf } from '../edge/headers.ts'
import { sendRefusal } from '../edge/mount.ts'
import type { Services } from '../services/services.ts'

const protocols = ['v12.stomp', 'v11.stomp'] as const

/**
 * Everything else that asks for an upgrade (HTTP/2, say) is answered as if it had not asked; so is who asks for it on
 * a line that another answer still has to go out on.
 */
export const shouldUpgrade = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  request.url?.split('?')[0] === livePath &&
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  !waitsForAnswer(request)

/** The door of the live wire. The handshake goes through the router like any call: its hooks, its addresses. */
export function mountLive(app: FastifyInstance, services: Services): void {
  const { live } = services
  const door = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // Pings are answered like all else: counted, and only to those who read.
    autoPong: false,
    maxPayload: live.rules.largestFrame,
    maxFragments: live.rules.mostPieces,
    maxBufferedChunks: live.rules.mostPieces,
    handleProtocols: (offered) => protocols.find((protocol) => offered.has(protocol)) ?? false,
  })
  const upgrades = new WeakMap<IncomingMessage, { socket: Socket; head: Buffer; response: ServerResponse }>()

  app.server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    const socket = duplex as Socket
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    // Only ended, the line would stay open for as long as the other side likes.
    response.on('finish', () => socket.destroySoon())
    upgrades.set(request, { socket, head, response })
    app.routing(request, response)
  })

  app.get(livePath, { schema: { hide: true } }, async (request, reply) => {
    const refuse = (refusal: Refusal) => sendRefusal(reply, services, languageOf(request), refusal)
    const upgrade = upgrades.get(request.raw)
    if (upgrade === undefined) return refuse(refused('errors.malformed'))
    if (!isOwnPage(request, services.config.publicUrl)) return refuse(refused('errors.forbidden'))
    const address = addressOf(request)
    if (!live.hasRoom(address)) return refuse(refused('errors.too-many-requests', { wait: 60 }))
    reply.hijack()
    upgrade.response.detachSocket(upgrade.socket)
    const from = { address, token: tokenOf(request, services.config.production) }
    door.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) =>
      countBytes(upgrade.socket, live.welcome(socket, from)),
    )
  })

  app.addHook('preClose', () => live.close())
}

/** Out here, where nothing else is in sight: the socket would keep alive the request it came with. */
function countBytes(socket: Socket, connection: { count(bytes: number): void }): void {
  socket.on('data', (bytes: Buffer) => connection.count(bytes.length))
}

/** A page of another site must not listen with this browser's cookie. Programs name no origin. */
function isOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
