import dns from 'node:dns'
import type { FastifyInstance } from 'fastify'

/**
 * Listens at one address of the host, that of IPv4 if it has one. Told a name, the framework would open one more server
 * for each further address, with nothing of what guards the first.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  return app.listen({ host: await addressOf(host), port })
}

const addressOf = (host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    dns.lookup(host, { all: true }, (error, addresses) => {
      const found = addresses?.find(({ family }) => family === 4) ?? addresses?.[0]
      if (error || found === undefined) reject(error ?? new Error(`${host} has no address`))
      else resolve(found.address)
    })
  })
