import { EventEmitter, once } from 'node:events'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { FrameImpl, type StompHeaders } from '@stomp/stompjs'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'
import { RawLine } from '../../testing/raw-line.ts'
import { Wire } from '../../testing/wire.ts'
import { channelOf } from '../people/channel.ts'
import { readToken } from '../people/session.ts'
import type { Live } from './live.ts'

const game = aGame({ live: { heartBeat: 200, sweepEvery: 20, patience: 1_000 } })
const door = aGame({ environment: { TRUST_PROXY: '127.0.0.1' }, live: { mostStrangersOfAddress: 3 } })
/** A busy machine is slow, not wrong. */
const soon = { timeout: 20_000, interval: 5 }
let address = ''
let doorAddress = ''
let playerId = 0
let token = ''
const wires: Wire[] = []

beforeAll(async () => {
  address = await game.listen()
  doorAddress = await door.listen()
  const traveller = await aTraveller(game)
  playerId = traveller.id
  token = traveller.token
})

afterEach(async () => {
  for (const wire of wires.splice(0)) wire.leave()
  for (const { services } of [game, door])
    await vi.waitFor(() => expect(services.live.sockets()).toBe(0), soon)
})

async function aConnected(headers: StompHeaders = {}): Promise<Wire> {
  const wire = new Wire(address)
  wires.push(wire)
  expect((await wire.connect(token, headers)).command).toBe('CONNECTED')
  return wire
}

describe('a client is closed that sends without end', () => {
  const times = (count: number, send: () => void) => {
    for (let n = 0; n < count; n++) send()
  }

  test.each<[string, (socket: WebSocket) => void]>([
    ['pings', (socket) => times(200, () => socket.ping())],
    ['pongs nobody asked for', (socket) => times(200, () => socket.pong())],
    ['empty messages', (socket) => times(200, () => socket.send(''))],
    ['empty binary messages', (socket) => times(200, () => socket.send(Buffer.alloc(0)))],
    ['heart-beats', (socket) => times(200, () => socket.send('\n'))],
    ['heart-beats, many in a message', (socket) => socket.send('\n'.repeat(200))],
    ['pieces of one message', (socket) => times(200, () => socket.send('a', { fin: false }))],
    ['empty pieces of one message', (socket) => times(200, () => socket.send('', { fin: false }))],
    ['long frames', (socket) => times(6, () => socket.send(`UNSUBSCRIBE\nid:${'1'.repeat(15_000)}\n\n\0`))],
  ])('%s', async (_, flood) => {
    const wire = await aConnected()
    flood(wire.socket)
    expect([1006, 1008]).toContain(await wire.closed())
  })
})

test('a ping is answered with its own words', async () => {
  const wire = await aConnected()
  const answered = once(wire.socket, 'pong')
  wire.socket.ping('are you there?')
  expect(String(await answered)).toBe('are you there?')
})

test.each([
  ['begins a frame', 'SUBSCRIBE\nid:1'],
  ['begins another behind a whole one', 'UNSUBSCRIBE\nid:1\n\n\0SUBSCRIBE\nid:1'],
])('a client that %s and never ends it is closed', async (_, bytes) => {
  const wire = await aConnected({ 'heart-beat': '60000,0' })
  wire.socket.send(bytes)
  expect((await wire.next()).headers.message).toMatch('not finished')
})

/** A reader who is asleep: what is written to them stays with the server. */
class Sleeper extends EventEmitter {
  connection: ReturnType<Live['welcome']> | null = null
  bufferedAmount = 0
  written = 0
  isGone = false
  send = () => this.write()
  ping = () => this.write()
  pong = () => this.write()
  close = () => this.write()

  private write(): void {
    this.written += 1
  }
  terminate(): void {
    this.isGone = true
    this.emit('close')
  }
  say(command: string, headers: StompHeaders): void {
    const frame = FrameImpl.marshall({ command, headers, escapeHeaderValues: true })
    this.emit('message', Buffer.from(String(frame)))
  }
}

async function aSleeper(headers: StompHeaders = {}): Promise<Sleeper> {
  const sleeper = new Sleeper()
  sleeper.connection = game.services.live.welcome(sleeper as unknown as WebSocket, {
    address: '10.0.0.2',
    token: readToken(token),
  })
  sleeper.say('CONNECT', { 'accept-version': '1.2', host: 'skystair', ...headers })
  await vi.waitFor(() => expect(sleeper.written).toBe(1), soon)
  return sleeper
}

describe('a client that does not read is cut off', () => {
  test.each<[string, (sleeper: Sleeper) => void]>([
    ['a pong', (sleeper) => sleeper.emit('ping', Buffer.from('?'))],
    ['a receipt', (sleeper) => sleeper.say('UNSUBSCRIBE', { id: '1', receipt: 'done' })],
    ['an error', (sleeper) => sleeper.say('SEND', {})],
    ['a farewell', () => game.services.live.drop(playerId)],
    ['a heart-beat', () => undefined],
  ])('instead of being written %s', async (_, provoke) => {
    const sleeper = await aSleeper({ 'heart-beat': '0,200' })
    sleeper.bufferedAmount = 1_000_000
    const before = sleeper.written
    provoke(sleeper)
    await vi.waitFor(() => expect(sleeper.isGone).toBe(true), soon)
    expect(sleeper.written).toBe(before)
  })

  test('instead of being written a push', async () => {
    const channel = personalChannel(channelOf(game.services.config.sessionSecret, playerId))
    const sleeper = await aSleeper()
    sleeper.say('SUBSCRIBE', { id: '1', destination: channel, receipt: 'done' })
    await vi.waitFor(() => expect(sleeper.written).toBeGreaterThan(1), soon)
    sleeper.bufferedAmount = 1_000_000
    const before = sleeper.written
    game.services.live.publish(channel, { notificationType: 'NOTIFICATION' })
    await vi.waitFor(() => expect(sleeper.isGone).toBe(true), soon)
    expect(sleeper.written).toBe(before)
  })

  test('in the end, also when only a little waits for it and it gives signs of life', async () => {
    const sleeper = await aSleeper({ 'heart-beat': '200,0' })
    sleeper.bufferedAmount = 1
    const beats = setInterval(() => sleeper.emit('message', Buffer.from('\n')), 250)
    await vi.waitFor(() => expect(sleeper.isGone).toBe(true), soon)
    clearInterval(beats)
  })
})

test('a client that was told to leave, and goes on sending, is cut off', async () => {
  const sleeper = await aSleeper()
  sleeper.say('SEND', {})
  await vi.waitFor(() => expect(sleeper.written).toBeGreaterThan(2), soon)
  sleeper.connection?.count(game.services.live.rules.mostBytes + 1)
  expect(sleeper.isGone).toBe(true)
})

describe('sockets that have not said whose they are', () => {
  function aStranger(from: string): Wire {
    const wire = new Wire(doorAddress, { headers: { 'x-forwarded-for': from } })
    wires.push(wire)
    return wire
  }

  test('are few for one address; those of players are not among them', async () => {
    const { token: known } = await aTraveller(door)
    const knock = () => aStranger('10.0.0.1').open()
    const [first] = await Promise.all([knock(), knock(), knock()])
    await expect(knock()).rejects.toThrow('429')
    expect((await first?.connect(known))?.command).toBe('CONNECTED')
    await knock()
    await expect(knock()).rejects.toThrow('429')
  })

  test('that are refused leave no line behind, though the caller never hangs up', async () => {
    const line = await new RawLine(doorAddress).open()
    line.say(
      'GET /api/websocket HTTP/1.1',
      'host: x',
      'origin: http://elsewhere.example',
      'connection: upgrade',
    )
    line.say('', 'upgrade: websocket', '', '')
    expect(await line.answered()).toMatch('403 Forbidden')
    await vi.waitFor(async () => expect(await door.connections()).toBe(0), soon)
    line.leave()
  })

  test('are few for one household of IPv6, and those that leave make room', async () => {
    const [first] = await Promise.all([1, 2, 3].map((n) => aStranger(`2001:db8::${n}`).open()))
    await expect(aStranger('2001:db8::4').open()).rejects.toThrow('429')
    first?.leave()
    await vi.waitFor(() => expect(door.services.live.sockets()).toBe(2), soon)
    await aStranger('2001:db8::5').open()
    await aStranger('2001:db8:0:1::1').open()
  })
})
