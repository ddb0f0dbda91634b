import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services/services.ts'
import { hearWord } from './hear-word.ts'
import type { Word } from './word.ts'

/** Puts each word behind its address. It stands in no description of calls: only its sender has to know it. */
export function mountWords(app: FastifyInstance, services: Services, words: readonly Word[]): void {
  for (const word of words as readonly Word<unknown, unknown, unknown>[]) {
    const { sender } = word
    const secret = word.secretOf(services.config)
    if (secret === null) services.log.info({ sender }, 'words of this sender are not heard: no secret')
    else open(app, services, word, secret)
  }
}

function open(
  app: FastifyInstance,
  services: Services,
  word: Word<unknown, unknown, unknown>,
  secret: string,
): void {
  app.register(async (door) => {
    // Whatever it says of itself: a signature is over bytes.
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_, raw, done) => done(null, raw))
    door.route({
      method: word.method,
      url: word.path,
      bodyLimit: word.mostBytes,
      schema: { hide: true },
      config: { limits: ['words'] },
      async handler(request, reply) {
        const hearing = await hearWord(services, word, secret, {
          headers: request.headers,
          raw: rawOf(request),
        })
        services.metrics.heard(word.sender, hearing.heard)
        const { status, type, body } = word.answer(hearing)
        return reply.code(status).type(type).send(body)
      },
      onResponse(_, reply, done) {
        services.metrics.called(`word.${word.sender}`, reply.statusCode, reply.elapsedTime / 1000)
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
