import dns from 'node:dns'
import { isIP } from 'node:net'
import { call } from '@skystair/contract/call.ts'
import { isConnectionExists } from '@skystair/contract/client-log.ts'
import { livePath } from '@skystair/contract/live-channels.ts'
import { login } from '@skystair/contract/security.ts'
import { Fields } from '@skystair/contract/shapes.ts'
import { Type } from 'typebox'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { clientLogRoutes } from '../../features/client-log/routes.ts'
import { aGame, type Difference, Game } from '../../testing/game.ts'
import { RawLine } from '../../testing/raw-line.ts'
import { type Handler, open } from '../action/handler.ts'
import { usualConnections } from './connections.ts'

const host = 'host: skystair'
const json = 'content-type: application/json'
const headersOfLogin = [`POST ${login.path} HTTP/1.1`, host, json]

const halves: readonly (readonly [string, readonly string[]])[] = [
  ['nothing', []],
  ['half of its headers', [`GET ${isConnectionExists.path} HTTP/1.1`, host, 'x-half: ']],
  ['half of its body', [...headersOfLogin, 'content-length: 100000', '', '{']],
  ['half of a body in pieces', [...headersOfLogin, 'transfer-encoding: chunked', '', '1', '{', '1;x']],
  ['half of a body that is too large', [...headersOfLogin, 'content-length: 9000000', '', '{']],
]

const wait = call('test.wait', 'GET /api/test/wait', {
  summary: 'An answer that takes its time.',
  who: 'anyone',
  changes: false,
  reply: Fields({ text: Type.String() }),
})
const waiting = `GET ${wait.path} HTTP/1.1\r\n${host}\r\n\r\n`

type Found = (error: null, addresses: readonly dns.LookupAddress[]) => void

const lines: RawLine[] = []
const games: Game[] = []

afterEach(async () => {
  for (const line of lines.splice(0)) line.leave()
  for (const game of games.splice(0)) await game.close()
})

async function opened(difference: Difference = {}, host?: string): Promise<{ game: Game; address: string }> {
  const game = new Game()
  await game.open(difference)
  games.push(game)
  return { game, address: await game.listen(host) }
}

async function aLine(address: string): Promise<RawLine> {
  const line = new RawLine(address)
  lines.push(line)
  return line.open()
}

/** Somebody who asks after all the others and is answered: what they said has arrived. */
async function askedAndAnswered(address: string): Promise<RawLine> {
  const line = await aLine(address)
  line.say(`GET ${isConnectionExists.path} HTTP/1.1`, host, '', '')
  expect(await line.answered()).toMatch('200 OK')
  return line
}

/** A call that answers with this text, once it is told to. */
function aSlowCall(text: string) {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const handler = open(wait, async () => {
    begin()
    await told
    return { reply: { text } }
  })
  return { routes: [handler] as unknown as readonly Handler[], begun, tell }
}

const patientLetters = 400

/** What the server says before it hangs up on somebody who goes on saying this, if it ever does. */
function heardWhileSaying(line: RawLine, letter: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let said = 0
  const trickle = setInterval(() => {
    line.say(letter)
    said += 1
    if (said === patientLetters) resolve(`still listening after ${said} letters`)
  }, 50)
  void line.closed().then(resolve)
  return promise.finally(() => clearInterval(trickle))
}

describe('a caller', () => {
  const hasty = aGame({ connections: { headersWithin: 200, requestWithin: 400, checkEvery: 20 } })
  let address = ''

  beforeAll(async () => {
    address = await hasty.listen()
  })

  test.each(halves)('who sends %s, and then a letter now and again, is not waited for', async (_, half) => {
    const line = await aLine(address)
    line.say(...half)
    expect(await heardWhileSaying(line, half.length > 0 ? 'a' : '')).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('who does not read the answer is not waited for', async () => {
    const { routes, begun, tell } = aSlowCall('x'.repeat(20_000_000))
    const unread = await opened({ routes, connections: { readWithin: 200 } })
    const line = await aLine(unread.address)
    line.socket.pause()
    line.say(waiting)
    await begun
    tell()
    await vi.waitFor(async () => expect(await unread.game.connections()).toBe(0), 30_000)
  })

  test('who connects and connects is let in only so often, and again after leaving', async () => {
    const few = await opened({ connections: { mostOfAddress: 2 } })
    const [first] = [await aLine(few.address), await askedAndAnswered(few.address)]
    expect(await (await aLine(few.address)).closed()).toBe('')
    first.leave()
    await vi.waitFor(async () => expect(await few.game.connections()).toBe(1), 30_000)
    await askedAndAnswered(few.address)
  })

  test('who comes through a proxy is not counted by the address of the proxy', async () => {
    const proxied = await opened({
      environment: { TRUST_PROXY: '127.0.0.1' },
      connections: { mostOfAddress: 1 },
    })
    for (let n = 0; n < 3; n++) await askedAndAnswered(proxied.address)
  })

  test('who asks and asks before any answer is cut off', async () => {
    const { routes, tell } = aSlowCall('late')
    const busy = await opened({ routes })
    const line = await aLine(busy.address)
    line.say(waiting.repeat(20))
    expect(await line.closed()).toBe('')
    tell()
  })

  test('who is cut off for asking too much is not served, however much came in one breath', async () => {
    let served = 0
    const counting = open(wait, async () => {
      served += 1
      return { reply: { text: '' } }
    })
    const busy = await opened({ routes: [counting, ...clientLogRoutes] as unknown as readonly Handler[] })
    const line = await aLine(busy.address)
    line.say(waiting.repeat(500))
    await line.closed()
    await askedAndAnswered(busy.address)
    expect(served).toBeLessThanOrEqual(usualConnections.mostAsked)
  })
})

test('who asks for the live wire before the answer to an earlier question gets both answers, and no wire', async () => {
  const { routes, tell } = aSlowCall('You are heard')
  const { address } = await opened({ routes: [...routes, ...clientLogRoutes] })
  const line = await aLine(address)
  const upgrade = [
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${'a'.repeat(22)}==`,
  ]
  line.say(waiting + [`GET ${livePath} HTTP/1.1`, host, ...upgrade, '', ''].join('\r\n'))
  await askedAndAnswered(address)
  tell()
  await vi.waitFor(async () => expect(await line.answered()).toMatch('errors.malformed'), 30_000)
  expect(await line.answered()).toMatch('You are heard')
})

describe('a stop of the server', () => {
  test('does not wait for callers who have sent half of something, or stay on the line', async () => {
    const { game, address } = await opened()
    const waitedFor: RawLine[] = []
    for (const [, half] of halves) {
      const line = await aLine(address)
      line.say(...half)
      waitedFor.push(line)
    }
    waitedFor.push(await askedAndAnswered(address))
    await game.close()
    for (const line of waitedFor) await line.closed()
  })

  test('does not wait long for a caller who does not read the answer', async () => {
    const { routes, begun, tell } = aSlowCall('x'.repeat(20_000_000))
    const { game, address } = await opened({ routes, connections: { stopWithin: 500 } })
    const line = await aLine(address)
    line.socket.pause()
    line.say(waiting)
    await begun
    const idle = await aLine(address)
    const stopped = game.close()
    await idle.closed()
    tell()
    await stopped
  })

  test('waits for the answer to whoever has asked, and then for nobody', async () => {
    const { routes, begun, tell } = aSlowCall('You are heard')
    const { game, address } = await opened({ routes })
    const line = await aLine(address)
    line.say(waiting)
    await begun
    const idle = await aLine(address)
    const stopped = game.close()
    await idle.closed()
    tell()
    expect(await line.closed()).toMatch('You are heard')
    await stopped
  })
})

test('a host whose name has several addresses is one guarded door, not one more without a guard', async () => {
  const places = ['::1', '127.0.0.1']
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((host: string, _: object, done: Found) => {
    const found = isIP(host) === 0 ? places : [host]
    done(
      null,
      found.map((address) => ({ address, family: isIP(address) })),
    )
  }) as unknown as typeof dns.lookup)
  const { game, address } = await opened({ connections: { mostOfAddress: 1 } }, 'localhost')
  lookup.mockRestore()
  expect(game.doors()).toBe(1)
  await askedAndAnswered(address)
  expect(await (await aLine(address)).closed()).toBe('')
})
