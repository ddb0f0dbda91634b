import { finished } from 'node:stream/promises'
import { refused } from '@skystair/rules/refusal.ts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { tellWhichAreOn } from './features/platforms/which-are-on.ts'
import { gameRoutes } from './game-routes.ts'
import { gameWebhooks } from './game-webhooks.ts'
import { isDatabaseAway } from './platform/database/database.ts'
import { sql } from './platform/database/sql.ts'
import { guardConnections, usualConnections } from './platform/edge/connections.ts'
import { describeCalls } from './platform/edge/describe-calls.ts'
import { answerDirectly } from './platform/edge/direct-domain.ts'
import { TooBusy, UpdateUnderWay } from './platform/edge/errors.ts'
import { languageOf } from './platform/edge/headers.ts'
import { languageFor } from './platform/edge/language-for.ts'
import { limitRequests } from './platform/edge/limit-requests.ts'
import { mountMailbox } from './platform/edge/mailbox-page.ts'
import { mount, sendRefusal } from './platform/edge/mount.ts'
import { moveAway } from './platform/edge/move-away.ts'
import { isPlace, pages } from './platform/edge/pages.ts'
import { writeReplies } from './platform/edge/write-replies.ts'
import { mountLive, shouldUpgrade } from './platform/live/mount-live.ts'
import { hashSecret, isSecret } from './platform/people/session.ts'
import type { Services } from './platform/services/services.ts'
import { mountWebhooks } from './platform/webhooks/mount-webhooks.ts'

const largestBody = 128 * 1024
const longestListening = 16 * 1024 * 1024

/** The whole server but for the listening. */
export async function buildApp(
  services: Services,
  { routes = gameRoutes, webhooks = gameWebhooks, connections = usualConnections } = {},
): Promise<FastifyInstance> {
  const { config, log } = services
  const app = fastify({
    // Where it listens is told at the end of the start, once and in words.
    loggerInstance: log.child({}, { level: isTalkative(config.logLevel) ? 'warn' : config.logLevel }),
    logController: new LogController({ disableRequestLogging: true }),
    // Requests are not logged one by one, so none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    bodyLimit: largestBody,
    // Longer than any address can be: the contract refuses in its own words what the router would refuse in others.
    routerOptions: { maxParamLength: 16_384 },
    requestTimeout: connections.requestWithin,
    connectionTimeout: connections.readWithin,
    http: {
      shouldUpgradeCallback: shouldUpgrade,
      headersTimeout: connections.headersWithin,
      connectionsCheckingInterval: connections.checkEvery,
    },
    schemaController: { compilersFactory: { buildSerializer: writeReplies } },
    frameworkErrors: (_, request, reply) =>
      sendRefusal(
        reply as FastifyReply,
        services,
        languageOf(request as FastifyRequest),
        refused('errors.malformed'),
      ),
  })
  acceptBodies(app)
  answerErrors(app, services)
  if (config.movedTo !== null) moveAway(app, services, config.movedTo)
  answerDirectly(app, config)
  limitRequests(app, services)
  await describeCalls(app)
  watch(app, services)
  for (const route of routes) mount(app, services, route)
  mountWebhooks(app, services, webhooks)
  mountMailbox(app, services)
  tellWhichAreOn(services)
  if (config.movedTo === null) mountLive(app, services)
  // Behind a proxy all come from one address: how many there may be is for the proxy to say.
  const mostOfAddress = config.trustProxy === false ? connections.mostOfAddress : Number.POSITIVE_INFINITY
  guardConnections(app, { ...connections, mostOfAddress })
  await pages(app, config)
  return app
}

const isTalkative = (level: string): boolean => ['trace', 'debug', 'info'].includes(level)

/** JSON and forms; an empty body is an empty question. */
function acceptBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(String(text)))
    } catch {
      done(Object.assign(new Error('malformed'), { statusCode: 400, code: 'MALFORMED' }), undefined)
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
}

function answerErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const code = errorCode(error)
    if (code === 'errors.internal')
      services.log.error({ err: error, call: request.routeOptions.url }, 'a call failed')
    if (code === 'errors.unavailable')
      services.log.warn({ reason: error.message }, 'the database is away or the server is too busy')
    if (code === 'errors.updating') services.log.warn({ reason: error.message }, 'an update is under way')
    if (code === 'errors.too-large') await heardOut(request)
    const isAway = code === 'errors.unavailable'
    const language = isAway ? languageOf(request) : await languageFor(services, request)
    sendRefusal(reply, services, language, refused(code))
    return reply
  })
  app.setNotFoundHandler((request, reply) => {
    if (isPlace(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    sendRefusal(reply, services, languageOf(request), refused('errors.not-found'))
  })
}

/** Who is still talking when the line is cut never hears the answer: what is not endless is heard to its end. */
async function heardOut({ raw }: FastifyRequest): Promise<void> {
  if (!(Number(raw.headers['content-length']) <= longestListening)) return
  raw.resume()
  await finished(raw, { writable: false }).catch(() => undefined)
}

function errorCode(error: Error & { statusCode?: number }): string {
  if (isDatabaseAway(error)) return 'errors.unavailable'
  if (error instanceof TooBusy) return 'errors.unavailable'
  if (error instanceof UpdateUnderWay) return 'errors.updating'
  if (error.statusCode === 413) return 'errors.too-large'
  if (error.statusCode !== undefined && error.statusCode < 500) return 'errors.malformed'
  return 'errors.internal'
}

/** For those who keep the game running. */
function watch(app: FastifyInstance, { database, metrics, config }: Services): void {
  const hidden = { schema: { hide: true } }
  // Answered from nothing; and whoever watches the server must not be told that it is too busy to say so.
  app.get('/health', { ...hidden, config: { limits: [] } }, async () => ({ status: 'alive' }))
  app.get('/ready', hidden, async (_, reply) => {
    try {
      await database.query(sql`SELECT 1 AS one`)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'the database is away' })
    }
  })
  app.get('/metrics', hidden, async (request, reply) => {
    const allowed =
      config.metricsToken === null
        ? !config.production
        : isSecret(`Bearer ${config.metricsToken}`, hashSecret(request.headers.authorization ?? ''))
    if (!allowed) return reply.callNotFound()
    return reply.type('text/plain; version=0.0.4').send(await metrics.text())
  })
}
