import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../services/config.ts'

const dayInSeconds = 86_400

/** What the client says in headers: a browser asks beforehand whether it may. */
const clientSays = [
  'authorization',
  'content-type',
  'idempotency-key',
  'idempotency-proof',
  'x-framed',
  'logged_user_id',
  'viewer_id',
  'exe_user',
  'uid',
  'fotouid',
  'login',
  'platform_user_id',
  'messenger_user_id',
]

/** The game's own page, asking at its other address. */
export function isOwnPageElsewhere({ headers }: FastifyRequest, { directUrl, publicUrl }: Config): boolean {
  const { origin, host } = headers
  if (directUrl === null || origin === undefined) return false
  return origin === new URL(publicUrl).origin && new URL(origin).host !== host
}

/** A page at the public address may make its calls at the direct one, with its authorization and without cookies. */
export function answerDirectly(app: FastifyInstance, config: Config): void {
  if (config.directUrl === null) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnPageElsewhere(request, config)) return
    reply.header('access-control-allow-origin', request.headers.origin)
    reply.header('vary', 'origin')
    reply.header('access-control-expose-headers', 'authorization, retry-after')
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-methods', 'GET, POST')
    reply.header('access-control-allow-headers', clientSays.join(', '))
    reply.header('access-control-max-age', dayInSeconds)
    return reply.code(204).send()
  })
}
