import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services/services.ts'
import { isOwnPageElsewhere } from './direct-domain.ts'
import { addressOf, languageOf } from './headers.ts'
import type { LimitName } from './limits.ts'
import { sendRefusal } from './mount.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What requests are counted as, by their address. Whoever says nothing is a read; none: not counted. */
    limits?: readonly LimitName[]
    /** Whether it changes anything. */
    changes?: boolean
  }
}

/**
 * Counts every request before anything but its headers is read: also those whose body never comes or makes no sense,
 * and those that no call answers.
 */
export function limitRequests(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const refusal = await refusalOf(services, request)
    if (refusal === null) return
    sendRefusal(reply, services, languageOf(request), refusal)
    return reply
  })
}

async function refusalOf(
  { limits, config: ours }: Services,
  request: FastifyRequest,
): Promise<Refusal | null> {
  const { config } = request.routeOptions
  if (config.changes && isFromElsewhere(request) && !isOwnPageElsewhere(request, ours))
    return refused('errors.forbidden')
  for (const name of config.limits ?? ['reads']) {
    const tooMany = await limits.spend(name, addressOf(request))
    if (tooMany) return tooMany
  }
  return null
}

/** A page of another site, or of a neighbouring host, must not be able to act with this browser's cookie. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}
