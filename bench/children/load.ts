import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { writeToken } from '@skystair/server/platform/people/session.ts'
import { obey } from '../child.ts'
import { type DeedName, deedOf } from '../deeds.ts'
import { somePlayer, tokenOf } from '../world.ts'

// Plays for many players at once, over plain sockets: a heavier client would be measured instead of the server.
const { call, address = call.path, bodyOf } = deedOf(process.argv[2] as DeedName)
const visit = randomUUID()
const times = new Map<number, number>()
let asked = 0

function questionOf({ players, connections }: Order, connection: number): string {
  asked += 1
  const player = somePlayer(connection, connections, players)
  const time = times.get(player) ?? 0
  times.set(player, time + 1)
  const body = bodyOf(time)
  const text = body === null ? '' : JSON.stringify(body)
  return [
    `${call.method} ${address} HTTP/1.1`,
    'host: localhost',
    `authorization: ${writeToken(tokenOf(player))}`,
    `idempotency-key: ${visit}-${asked}`,
    ...(body === null ? [] : ['content-type: application/json']),
    `content-length: ${text.length}`,
    '',
    text,
  ].join('\r\n')
}

interface Order {
  readonly port: number
  readonly players: number
  readonly connections: number
  readonly milliseconds: number
}

/** Asks one question after another on one connection until the time is over. */
function play(
  order: Order,
  connection: number,
  until: number,
  count: { done: number; failed: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(order.port, '127.0.0.1')
    let answer = ''
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('connect', () => socket.write(questionOf(order, connection)))
    socket.on('data', (part: string) => {
      answer += part
      const head = answer.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0)
      if (answer.length < head + 4 + length) return
      if (answer.startsWith('HTTP/1.1 200')) count.done += 1
      else count.failed += 1
      answer = ''
      if (performance.now() < until) socket.write(questionOf(order, connection))
      else socket.end(() => resolve())
    })
  })
}

obey(
  async (order: Order) => {
    const count = { done: 0, failed: 0 }
    const started = performance.now()
    const until = started + order.milliseconds
    await Promise.all(
      Array.from({ length: order.connections }, (_, connection) => play(order, connection, until, count)),
    )
    return { ...count, perSecond: count.done / ((performance.now() - started) / 1000) }
  },
  async () => undefined,
)
