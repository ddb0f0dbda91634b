import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'

/** The page of calls, and what it is made from. Written once: a megabyte of words costs as much as a hundred calls. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Skystair',
        description: 'Every call of the game, made from the contract that the server itself obeys.',
        version: '439',
      },
    },
  })
  const json = writtenOnce('application/json', () => JSON.stringify(app.swagger()))
  const yaml = writtenOnce('application/x-yaml', () => app.swagger({ yaml: true }))
  const descriptions = new Map([
    ['/api/openapi.json', json],
    ['/api/docs/json', json],
    ['/api/docs/yaml', yaml],
  ])
  // The page's own handlers would write everything anew for everybody who asks.
  app.addHook('onRoute', (route) => {
    const handler = descriptions.get(route.url)
    if (handler) Object.assign(route, { handler, config: { limits: ['descriptions', 'reads'] } })
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', { schema: { hide: true } }, json)
}

function writtenOnce(type: string, write: () => string): RouteHandlerMethod {
  let written: Buffer | null = null
  return (_, reply) => {
    written ??= Buffer.from(write())
    return reply.type(type).send(written)
  }
}
