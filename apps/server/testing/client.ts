import { Agent, request } from 'node:http'
import type { Call } from '@skystair/contract/call.ts'
import { addressOf, type Question } from './game.ts'

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A client with so many connections of its own, that speaks real HTTP. */
export class Client {
  private readonly agent: Agent
  private readonly port: number

  constructor(port: number, connections: number) {
    this.port = port
    this.agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  ask(call: Call, question: Question): Promise<Reply> {
    const { as, key, body = {}, headers = {} } = question
    const payload = call.method === 'GET' ? '' : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: this.agent,
          method: call.method,
          path: addressOf(call, question),
          headers: {
            ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
            ...(as === undefined ? {} : { authorization: as }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('end', () => {
            const text = Buffer.concat(parts).toString()
            resolve({
              status: response.statusCode ?? 0,
              body: text.startsWith('{') ? JSON.parse(text) : {},
              headers: response.headers,
            })
          })
        },
      )
      sent.on('error', reject)
      sent.end(payload)
    })
  }

  close(): void {
    this.agent.destroy()
  }
}
