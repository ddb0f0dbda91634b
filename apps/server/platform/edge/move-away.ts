import { placeInNewHome } from '@skystair/rules/client/new-home.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Services } from '../services/services.ts'
import type { Texts } from '../services/texts.ts'
import { isCall, languageOf } from './headers.ts'

/** Pages that tell how this very server is. */
const ofOperators: ReadonlySet<string | undefined> = new Set(['/health', '/ready', '/metrics'])

const goingAway = 1001
const goodbyePatience = 1_000

/** The game lives elsewhere now: pages and calls lead there. Files stay, for pages that are still open. */
export function moveAway(app: FastifyInstance, { texts }: Services, home: string): void {
  // Written out here: the calls' own schemas know no such reply and would refuse to write it.
  const message = JSON.stringify({ message: home })
  app.addHook('onRequest', async (request, reply) => {
    if (ofOperators.has(request.routeOptions.url)) return
    if (wantsPage(request)) return sendOn(request, reply, texts, home)
    // With a location a browser would try to follow, and the page that asked would never see the message.
    if (isCall(request)) return reply.code(307).type('application/json').send(message)
  })
  sayGoodbyeToListeners(app)
}

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && (headers.accept?.includes('text/html') ?? false)

function sendOn(request: FastifyRequest, reply: FastifyReply, texts: Texts, home: string): FastifyReply {
  const place = placeInNewHome(home, new URL(`http://here${request.url}`))
  // The game may move again, or back.
  reply.header('cache-control', 'no-store')
  if (place !== null) return reply.code(307).header('location', place).send()
  return reply.code(508).type('text/html; charset=utf-8').send(circlesPage(request, texts))
}

function circlesPage(request: FastifyRequest, texts: Texts): string {
  const language = languageOf(request)
  const say = (key: string) => texts.say(language, `shell.${key}`)
  return `<!doctype html><html lang="${language.toLowerCase()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say('title')}</title><link rel="stylesheet" href="/offline.css"></head><body><main><img src="/icons/192.png" alt=""><h1>${say('circles.title')}</h1><p>${say('circles.text')}</p><a href="/">${say('circles.again')}</a></main></body></html>\n`
}

/** A browser complains aloud of a handshake that was refused: it is shaken, and then the client asks why. */
function sayGoodbyeToListeners(app: FastifyInstance): void {
  const door = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: 1024,
  })
  app.server.on('upgrade', (request, socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    door.handleUpgrade(request, socket, head, (listener) => {
      listener.on('error', () => listener.terminate())
      listener.close(goingAway)
      // Whoever never answers a goodbye would stay for half a minute.
      setTimeout(() => listener.terminate(), goodbyePatience).unref()
    })
  })
}
