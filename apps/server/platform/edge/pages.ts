import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../services/config.ts'
import { filesIn } from './files-in.ts'
import { isCall } from './headers.ts'
import { framesAndScripts } from './portal-frames.ts'

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

function policyOf(config: Config): string {
  const { frames, scripts } = framesAndScripts(config)
  const { directUrl } = config
  const direct = directUrl === null ? [] : [directUrl, directUrl.replace(/^http/, 'ws')]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...direct].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...frames].join(' '),
  ].join('; ')
}

/** What calls answer is data that no browser takes for a page. */
const guardsOfCalls = { 'x-content-type-options': 'nosniff' }

const guardsOfPages = (config: Config) => ({
  ...guardsOfCalls,
  'content-security-policy': policyOf(config),
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
})

/** The client: hashed files are kept for ever, the page itself is asked for anew each time. */
export async function pages(app: FastifyInstance, config: Config, folder = built): Promise<void> {
  const guards = guardsOfPages(config)
  app.addHook('onSend', (request, reply, _, done) => {
    // The page of calls is among the calls: it brings its own policy for its own scripts.
    reply.headers(isCall(request) ? guardsOfCalls : guards)
    if (isCall(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(response, path) {
      const hashed = path.includes('/assets/')
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // Left to itself the plugin reads the whole folder for each of the hundreds of files a visitor fetches.
  const isThere = filesIn(folder)
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    // Counted for themselves: players behind one address fetch hundreds of files at once.
    config: { limits: ['files'] },
    handler(request, reply) {
      const file = request.params['*'] || 'index.html'
      return isThere(file) ? reply.sendFile(file) : reply.callNotFound()
    },
  })
}

/** Every other address a browser shows as a page is a place inside the game. */
export const isPlace = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  !isCall(request) &&
  existsSync(built) &&
  (request.headers.accept?.includes('text/html') ?? false)
