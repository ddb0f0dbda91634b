import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services/services.ts'
import { hearWebhook } from './hear-webhook.ts'
import type { Webhook } from './webhook.ts'

/** Puts each webhook behind its address. It stands in no description of calls: only its sender has to know it. */
export function mountWebhooks(app: FastifyInstance, services: Services, webhooks: readonly Webhook[]): void {
  for (const webhook of webhooks as readonly Webhook<unknown, unknown, unknown>[]) {
    const { sender } = webhook
    const secret = webhook.secretOf(services.config)
    if (secret === null) services.log.info({ sender }, 'webhooks of this sender are not heard: no secret')
    else open(app, services, webhook, secret)
  }
}

function open(
  app: FastifyInstance,
  services: Services,
  webhook: Webhook<unknown, unknown, unknown>,
  secret: string,
): void {
  app.register(async (door) => {
    // Whatever it says of itself: a signature is over bytes.
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_, raw, done) => done(null, raw))
    door.route({
      method: webhook.method,
      url: webhook.path,
      bodyLimit: webhook.mostBytes,
      schema: { hide: true },
      config: { limits: ['webhooks'] },
      async handler(request, reply) {
        const now = services.clock.now()
        const spoken = { headers: request.headers, raw: rawOf(request), now, services }
        const hearing = await hearWebhook(services, webhook, secret, spoken)
        services.metrics.heard(webhook.sender, hearing.heard)
        const { status, type, body, headers = {} } = webhook.answer(hearing, spoken, secret)
        return reply.code(status).headers(headers).type(type).send(body)
      },
      onResponse(_, reply, done) {
        services.metrics.called(`word.${webhook.sender}`, reply.statusCode, reply.elapsedTime / 1000)
        done()
      },
    })
  })
}

function rawOf({ method, url, body }: FastifyRequest): Buffer {
  if (method !== 'GET') return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const query = url.indexOf('?')
  return Buffer.from(query < 0 ? '' : url.slice(query + 1))
}
