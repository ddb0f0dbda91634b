import { once } from 'node:events'
import { get } from 'node:http'
import {
  broadcastChannel,
  clanChannel,
  personalChannel,
  sessionEndedCode,
} from '@skystair/contract/live-channels.ts'
import { Client } from '@stomp/stompjs'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'
import { aLine } from '../../testing/talk.ts'
import { Wire } from '../../testing/wire.ts'
import { sql } from '../database/sql.ts'
import { channelOf } from '../people/channel.ts'

const game = aGame({
  live: {
    heartBeat: 200,
    sweepEvery: 20,
    patience: 2_000,
    mostSocketsOfPlayer: 3,
    mostSocketsOfAddress: 12,
  },
})
let address = ''
let token = ''
let playerId = 0
const wires: Wire[] = []

beforeAll(async () => {
  address = await game.listen()
  const traveller = await aTraveller(game)
  token = traveller.token
  playerId = traveller.id
})

afterEach(async () => {
  for (const wire of wires.splice(0)) wire.leave()
  await vi.waitFor(() => expect(game.services.live.sockets()).toBe(0), { interval: 2 })
})

function aWire(options: ConstructorParameters<typeof Wire>[1] = {}): Wire {
  const wire = new Wire(address, options)
  wires.push(wire)
  return wire
}

async function aConnected(): Promise<Wire> {
  const wire = aWire()
  const answer = await wire.connect(token)
  if (answer.command !== 'CONNECTED') throw new Error(`not connected: ${JSON.stringify(answer)}`)
  return wire
}

const ownChannel = (id = playerId) => personalChannel(channelOf(game.services.config.sessionSecret, id))
const aChatLine = (text: string) =>
  ({
    notificationType: 'CHAT_MESSAGE',
    room: 'MAIN',
    message: aLine(text),
  }) as const

describe('the handshake', () => {
  test.each([
    ['1.1', '1.1'],
    ['1.0,1.1', '1.1'],
    ['1.2', '1.2'],
    ['1.0,1.1,1.2', '1.2'],
  ])('of a client that speaks %s agrees on %s', async (accepted, version) => {
    const { command, headers } = await aWire().connect(token, { 'accept-version': accepted })
    expect([command, headers.version, headers['heart-beat']]).toEqual(['CONNECTED', version, '200,200'])
  })

  test.each(['1.0', '2.0', ''])(
    'of a client that speaks only "%s" ends with the known versions',
    async (accepted) => {
      const wire = aWire()
      const { command, headers } = await wire.connect(token, { 'accept-version': accepted })
      expect([command, headers.version]).toEqual(['ERROR', '1.1,1.2'])
      expect(await wire.closed()).toBe(1008)
    },
  )

  test('may be made with STOMP instead of CONNECT', async () => {
    const wire = await aWire().open()
    wire.say('STOMP', { 'accept-version': '1.2', authorization: token })
    expect((await wire.next()).command).toBe('CONNECTED')
  })

  test('chooses the newest websocket protocol', async () => {
    const wire = await aWire().open()
    expect(wire.socket.protocol).toBe('v12.stomp')
  })

  test('knows the player by the cookie of the browser', async () => {
    const wire = aWire({ headers: { cookie: `other=1; skystair=${token}` } })
    expect((await wire.connect(null)).command).toBe('CONNECTED')
  })

  test.each([
    ['no token', null],
    ['a token of nobody', `${'1.'.padEnd(18, 'a')}.${'b'.repeat(43)}`],
    ['nonsense', "' OR 1=1"],
  ])('with %s is refused for good', async (_, wrong) => {
    const wire = aWire()
    expect((await wire.connect(wrong)).command).toBe('ERROR')
    expect(await wire.closed()).toBe(sessionEndedCode)
  })

  test('with another secret of the same session is refused', async () => {
    const wire = aWire()
    const forged = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')
    expect((await wire.connect(forged)).command).toBe('ERROR')
  })

  test('is refused to a page of another site', async () => {
    await expect(aWire({ origin: 'https://evil.example' }).open()).rejects.toThrow('403')
    await expect(aWire({ origin: 'null' }).open()).rejects.toThrow('403')
  })

  test('is open to pages of the public address and of the same host', async () => {
    await aWire({ origin: game.services.config.publicUrl }).open()
    await aWire({ origin: address }).open()
  })

  test('is not begun by an ordinary request', async () => {
    expect((await game.send('GET', '/api/websocket')).status).toBe(400)
  })

  test('other requests may ask for an upgrade and are answered as usual', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'h2c' }
    const [response] = await once(get(`${address}/health`, { headers }), 'response')
    response.resume()
    expect(response.statusCode).toBe(200)
  })

  test('is refused to an address that holds too many sockets', async () => {
    await Promise.all(Array.from({ length: 12 }, () => aWire().open()))
    await expect(aWire().open()).rejects.toThrow('429')
  })

  test('must be made in time', async () => {
    const wire = await aWire().open()
    expect((await wire.next()).command).toBe('ERROR')
    expect(await wire.closed()).toBe(1008)
  })

  test('is refused to a fourth socket of a player who may have three', async () => {
    await Promise.all([aConnected(), aConnected(), aConnected()])
    const fourth = aWire()
    expect((await fourth.connect(token)).headers.message).toMatch('Too many')
  })
})

describe('a connected client', () => {
  test('hears what is published on its channels, and nothing after it unsubscribes', async () => {
    const wire = await aConnected()
    expect((await wire.listen(broadcastChannel)).headers['receipt-id']).toBe('done')
    await wire.listen(ownChannel(), 'mine')
    game.services.live.publish(broadcastChannel, aChatLine('Привет, лестница!'))
    const heard = await wire.next()
    expect([heard.command, heard.headers.subscription, heard.headers.destination]).toEqual([
      'MESSAGE',
      'sub-0',
      broadcastChannel,
    ])
    expect(heard.headers['message-id']).toBeTruthy()
    expect(JSON.parse(heard.body)).toMatchObject({ message: { text: 'Привет, лестница!' } })
    await wire.ask('UNSUBSCRIBE', { id: 'sub-0' })
    game.services.live.publish(broadcastChannel, aChatLine('unheard'))
    game.services.live.publish(ownChannel(), { notificationType: 'NOTIFICATION' })
    const after = await wire.next()
    expect([after.headers.subscription, JSON.parse(after.body)]).toEqual([
      'mine',
      { notificationType: 'NOTIFICATION' },
    ])
  })

  test('hears what is told in one turn in its order, and what is told on one channel in one message', async () => {
    const wire = await aConnected()
    await wire.listen(broadcastChannel)
    await wire.listen(ownChannel(), 'mine')
    let messages = 0
    wire.socket.on('message', () => {
      messages += 1
    })
    const { live } = game.services
    for (const words of ['one', 'two', 'three']) live.publish(broadcastChannel, aChatLine(words))
    live.publish(ownChannel(), { notificationType: 'NOTIFICATION' })
    live.publish(broadcastChannel, aChatLine('four'))
    const heard = [
      await wire.next(),
      await wire.next(),
      await wire.next(),
      await wire.next(),
      await wire.next(),
    ]
    expect(heard.map(({ body }) => JSON.parse(body).message?.text ?? 'own')).toEqual([
      'one',
      'two',
      'three',
      'own',
      'four',
    ])
    expect(new Set(heard.map(({ headers }) => headers['message-id'])).size).toBe(5)
    expect(messages).toBe(3)
  })

  test('gets its subscription id back as it was, whatever stands in it', async () => {
    const wire = await aConnected()
    await wire.listen(broadcastChannel, 'a:b\\x d')
    game.services.live.publish(broadcastChannel, aChatLine('x'))
    expect((await wire.next()).headers.subscription).toBe('a:b\\x d')
  })

  test.each([
    ['the personal channel of another player', () => ownChannel(playerId + 1)],
    ['a clan of others', () => clanChannel(5)],
    ['a channel that is not there', () => '/stomp/anything'],
    ['a pattern', () => '/stomp/personal/*'],
    ['no channel at all', () => ''],
  ])('may not listen to %s', async (_, channel) => {
    const wire = await aConnected()
    const answer = await wire.listen(channel())
    expect([answer.command, answer.headers['receipt-id']]).toEqual(['ERROR', 'done'])
    expect(await wire.closed()).toBe(1008)
  })

  test('listens to the clan of its player, until the player leaves it', async () => {
    const member = await aTraveller(game)
    const { database } = game.services
    const join = (clan: number | null) =>
      database.query(sql`UPDATE player SET clan_id = ${clan}::bigint WHERE id = ${member.id}`)
    await join(5)
    const wire = aWire()
    await wire.connect(member.token)
    expect((await wire.listen(clanChannel(5))).command).toBe('RECEIPT')
    await join(null)
    expect((await wire.listen(clanChannel(5), 'again')).command).toBe('ERROR')
  })

  test('may split a frame over messages, or put many into one', async () => {
    const wire = await aConnected()
    wire.socket.send('SUBSCRIBE\nid:1\ndesti')
    wire.socket.send(`nation:${broadcastChannel}\nreceipt:one\n\n\0\n\nUNSUBSCRIBE\nid:1\nreceipt:two\n\n\0`)
    expect((await wire.next()).headers['receipt-id']).toBe('one')
    expect((await wire.next()).headers['receipt-id']).toBe('two')
  })

  test('may speak with carriage returns and in binary', async () => {
    const wire = await aConnected()
    wire.socket.send(
      Buffer.from(`SUBSCRIBE\r\nid:1\r\ndestination:${broadcastChannel}\r\nreceipt:r\r\n\r\n\0`),
    )
    expect((await wire.next()).command).toBe('RECEIPT')
  })

  test('leaves with a receipt', async () => {
    const wire = await aConnected()
    expect((await wire.ask('DISCONNECT')).headers['receipt-id']).toBe('done')
    expect(await wire.closed()).toBe(1000)
  })

  test.each([
    ['sends', 'SEND\ndestination:/stomp/broadcast\n\nhello\0'],
    ['acknowledges', 'ACK\nid:1\n\n\0'],
    ['begins a transaction', 'BEGIN\ntransaction:1\n\n\0'],
    ['speaks an unknown command', 'GET / HTTP/1.1\n\n\0'],
    ['connects twice', 'CONNECT\naccept-version:1.2\n\n\0'],
    ['subscribes without an id', 'SUBSCRIBE\ndestination:/stomp/broadcast\n\n\0'],
    ['asks for acknowledgement', 'SUBSCRIBE\nid:1\nack:client\ndestination:/stomp/broadcast\n\n\0'],
    ['escapes a header wrongly', 'SUBSCRIBE\nid:a\\tb\ndestination:/stomp/broadcast\n\n\0'],
  ])('that %s gets an error and is closed', async (_, bytes) => {
    const wire = await aConnected()
    wire.socket.send(bytes)
    expect((await wire.next()).command).toBe('ERROR')
    expect(await wire.closed()).toBe(1008)
  })

  test('that uses a subscription id twice is closed', async () => {
    const wire = await aConnected()
    await wire.listen(broadcastChannel)
    expect((await wire.listen(broadcastChannel)).command).toBe('ERROR')
  })

  test('that says something before CONNECT is closed', async () => {
    const wire = await aWire().open()
    expect((await wire.listen(broadcastChannel)).command).toBe('ERROR')
  })

  test('that sends a frame over 16 KB is closed, in one message or in many', async () => {
    const atOnce = await aConnected()
    atOnce.socket.send(`SEND\n\n${'x'.repeat(17 * 1024)}`)
    expect(await atOnce.closed()).toBe(1009)
    const bitByBit = await aConnected()
    bitByBit.socket.send('SEND\ncontent-length:none\n\n')
    for (let part = 0; part < 5; part++) bitByBit.socket.send('x'.repeat(4 * 1024))
    expect((await bitByBit.next()).headers.message).toMatch('too large')
  })

  test('that subscribes without end is closed', async () => {
    const wire = await aConnected()
    const answers = []
    for (let id = 0; id < 11; id++) answers.push((await wire.listen(broadcastChannel, `s${id}`)).command)
    expect(answers).toEqual([...Array(10).fill('RECEIPT'), 'ERROR'])
  })

  test('that chatters without end is closed', async () => {
    const wire = await aConnected()
    wire.socket.send('UNSUBSCRIBE\nid:1\n\n\0'.repeat(200))
    expect((await wire.next()).headers.message).toMatch('Too many frames')
  })
})

describe('heart-beats', () => {
  test('come as often as client and server have agreed, and not unasked', async () => {
    const wire = aWire()
    await wire.connect(token, { 'heart-beat': '0,1' })
    expect((await wire.next()).command).toBe('HEART-BEAT')
  })

  test('a client that falls silent is cut off', async () => {
    const wire = aWire({ autoPong: false })
    await wire.connect(token, { 'heart-beat': '200,0' })
    expect(await wire.closed()).toBe(1006)
  })

  test('a client that only answers pings of the websocket stays', async () => {
    const wire = aWire()
    await wire.connect(token, { 'heart-beat': '200,0' })
    await new Promise((pinged) => wire.socket.once('ping', pinged))
    await new Promise((pinged) => wire.socket.once('ping', pinged))
    await new Promise((pinged) => wire.socket.once('ping', pinged))
    expect((await wire.listen(broadcastChannel)).command).toBe('RECEIPT')
  })

  test('a promise that is no pair of numbers is refused', async () => {
    expect((await aWire().connect(token, { 'heart-beat': 'often' })).command).toBe('ERROR')
  })
})

test('the client library that browsers use connects, subscribes and hears', async () => {
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${address.replace('http', 'ws')}/api/websocket`, ['v12.stomp']),
    connectHeaders: { authorization: token },
    reconnectDelay: 0,
  })
  const heard = new Promise<string>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('ready', () => game.services.live.publish(broadcastChannel, aChatLine('hello')))
      client.subscribe(broadcastChannel, ({ body }) => resolve(body), { receipt: 'ready' })
    }
  })
  client.activate()
  expect(JSON.parse(await heard)).toMatchObject({ notificationType: 'CHAT_MESSAGE' })
  await client.deactivate()
})
