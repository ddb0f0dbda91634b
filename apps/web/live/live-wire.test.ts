import { broadcastChannel, personalChannel, sessionEndedCode } from '@skystair/contract/live-channels.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backOff } from './back-off.ts'
import { FakeSocket } from './fake-server.ts'
import { createLiveStore, type LiveState } from './live-store.ts'
import { createLiveWire } from './live-wire.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aPage({ token = 'token' as string | null, serverIsThere = true } = {}) {
  const store = createLiveStore()
  const states: LiveState[] = []
  store.subscribe(({ state }) => states.push(state))
  const sockets: FakeSocket[] = []
  const network = { here: true, changed: () => undefined as unknown }
  const wire = createLiveWire({
    store,
    network: {
      isThere: () => network.here,
      watch(changed) {
        network.changed = changed
        return () => {
          network.changed = () => undefined
        }
      },
    },
    token: () => token,
    openSocket() {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    isServerThere: async () => serverIsThere,
    random: () => 1,
  })
  const latest = async () => {
    await vi.advanceTimersByTimeAsync(0)
    const socket = sockets.at(-1)
    if (socket === undefined) throw new Error('no socket')
    return socket
  }
  const state = () => store.getState().state
  const connect = async () => {
    const socket = await latest()
    socket.accept()
    return socket
  }
  const nextTryAt = () => store.getState().nextTryAt
  return { wire, sockets, states, network, latest, connect, state, nextTryAt }
}

test('connects with the token, or with the cookie alone', async () => {
  const withToken = aPage()
  withToken.wire.start()
  expect(withToken.state()).toBe('connecting')
  const socket = await withToken.connect()
  expect(socket.frames('CONNECT')[0]).toMatchObject({ authorization: 'token', 'accept-version': '1.2,1.1' })
  expect(withToken.state()).toBe('connected')
  const withCookie = aPage({ token: null })
  withCookie.wire.start()
  expect((await withCookie.connect()).frames('CONNECT')[0]).not.toHaveProperty('authorization')
})

test('subscribes once to a channel, however many listen, and unsubscribes with the last', async () => {
  const { wire, connect } = aPage()
  const stopFirst = wire.listen(broadcastChannel, 'CHAT_MESSAGE', () => undefined)
  wire.start()
  const socket = await connect()
  const stopSecond = wire.listen(broadcastChannel, 'CHAT_MESSAGE_DELETE', () => undefined)
  wire.listen(personalChannel('me'), 'MAIL_MESSAGE', () => undefined)
  expect(socket.frames('SUBSCRIBE').map(({ destination }) => destination)).toEqual([
    broadcastChannel,
    personalChannel('me'),
  ])
  stopFirst()
  expect(socket.frames('UNSUBSCRIBE')).toEqual([])
  stopSecond()
  stopSecond()
  expect(socket.frames('UNSUBSCRIBE')).toHaveLength(1)
})

test('hands each message to those who wait for its kind, and survives nonsense', async () => {
  const { wire, connect } = aPage()
  const heard: string[] = []
  wire.listen(broadcastChannel, 'CHAT_MESSAGE_DELETE', ({ id }) => heard.push(`gone ${id}`))
  wire.listen(broadcastChannel, 'CHAT_MESSAGE', ({ message }) => heard.push(message.text))
  wire.start()
  const socket = await connect()
  const subscription = socket.frames('SUBSCRIBE')[0]?.id ?? ''
  const push = (body: string) => socket.say('MESSAGE', { subscription, 'message-id': '1' }, body)
  for (const nonsense of ['', 'null', '{', '[]', '{"notificationType":"FUTURE"}']) push(nonsense)
  push('{"notificationType":"CHAT_MESSAGE_DELETE","room":"MAIN","id":"7"}')
  push('{"notificationType":"CHAT_MESSAGE","room":"MAIN","message":{"text":"hello"}}')
  expect(heard).toEqual(['gone 7', 'hello'])
})

test('a lost wire is mended by itself: subscriptions come back, and what was missed is asked for', async () => {
  const { wire, sockets, states, connect } = aPage()
  const catchUp = vi.fn()
  wire.onCatchUp(catchUp)
  wire.listen(broadcastChannel, 'CHAT_MESSAGE', () => undefined)
  wire.start()
  const first = await connect()
  await vi.advanceTimersByTimeAsync(0)
  catchUp.mockClear()
  first.fall(1006)
  await vi.advanceTimersByTimeAsync(999)
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  const second = await connect()
  expect(second.frames('SUBSCRIBE')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(catchUp).toHaveBeenCalledOnce()
  expect(new Set(states)).toEqual(new Set(['connecting', 'connected', 'reconnecting']))
})

test('what was missed is asked for only when the wire is heard again: nothing falls between', async () => {
  const { wire, connect, latest } = aPage()
  const catchUp = vi.fn()
  wire.onCatchUp(catchUp)
  wire.listen(broadcastChannel, 'CHAT_MESSAGE', () => undefined)
  wire.start()
  ;(await connect()).fall(1006)
  catchUp.mockClear()
  await vi.advanceTimersByTimeAsync(1000)
  const second = await latest()
  second.confirms = false
  second.accept()
  await vi.advanceTimersByTimeAsync(0)
  expect(catchUp).not.toHaveBeenCalled()
  second.say('RECEIPT', { 'receipt-id': second.frames('SUBSCRIBE')[0]?.receipt ?? '' })
  expect(catchUp).toHaveBeenCalledOnce()
})

test('what was said between the first look and the first word of the wire is asked for too', async () => {
  const { wire, latest } = aPage()
  const catchUp = vi.fn()
  wire.onCatchUp(catchUp)
  wire.listen(broadcastChannel, 'CHAT_MESSAGE', () => undefined)
  wire.start()
  const first = await latest()
  first.confirms = false
  first.accept()
  await vi.advanceTimersByTimeAsync(0)
  expect(catchUp).not.toHaveBeenCalled()
  first.say('RECEIPT', { 'receipt-id': first.frames('SUBSCRIBE')[0]?.receipt ?? '' })
  expect(catchUp).toHaveBeenCalledOnce()
})

test('a server that does not answer is told as lost, and the tries go on, ever more rarely', async () => {
  const { wire, sockets, latest, connect, state } = aPage({ serverIsThere: false })
  wire.start()
  const waits = []
  for (let failure = 0; failure < 4; failure++) {
    const socket = await latest()
    socket.fall(1006)
    const [before, from] = [sockets.length, Date.now()]
    while (sockets.length === before) await vi.advanceTimersByTimeAsync(1000)
    waits.push(Date.now() - from)
    expect(state()).toBe('lost')
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000])
  await connect()
  expect(state()).toBe('connected')
})

test('a player who cannot wait knocks at once, and only once at a time', async () => {
  const { wire, sockets, connect, latest, nextTryAt } = aPage()
  wire.start()
  const first = await connect()
  first.fall(1006)
  expect(nextTryAt()).toBe(Date.now() + 1000)
  wire.knock()
  wire.knock()
  await latest()
  expect(sockets).toHaveLength(2)
  await connect()
  expect(nextTryAt()).toBe(null)
  wire.knock()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
})

test('without a network it waits, and tries at once when the network is back', async () => {
  const { wire, network, sockets, connect, state } = aPage()
  wire.start()
  await connect()
  network.here = false
  network.changed()
  expect(state()).toBe('offline')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  network.here = true
  network.changed()
  await connect()
  expect([sockets.length, state()]).toEqual([2, 'connected'])
})

test('a network that was away for a blink cuts no wire, yet what was missed is asked for', async () => {
  const { wire, sockets, network, connect } = aPage()
  const catchUp = vi.fn()
  wire.onCatchUp(catchUp)
  wire.start()
  await connect()
  catchUp.mockClear()
  network.changed()
  expect(catchUp).toHaveBeenCalledOnce()
  expect(sockets).toHaveLength(1)
})

test('an ended session is told, and nothing is tried any more', async () => {
  const { wire, sockets, connect, state } = aPage()
  wire.start()
  ;(await connect()).fall(sessionEndedCode)
  await vi.advanceTimersByTimeAsync(120_000)
  expect([sockets.length, state()]).toEqual([1, 'ended'])
})

test('a stopped wire stays stopped and can be started again', async () => {
  const { wire, sockets, connect, state } = aPage()
  wire.start()
  await connect()
  wire.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([sockets.length, state()]).toEqual([1, 'idle'])
  wire.start()
  await connect()
  expect(state()).toBe('connected')
})

test('no two pages wait equally long, and none longer than half a minute', () => {
  expect([backOff(0, () => 0), backOff(0, () => 1)]).toEqual([500, 1000])
  expect([backOff(50, () => 0), backOff(50, () => 1)]).toEqual([15_000, 30_000])
})

test('says nothing into a socket that is closing', async () => {
  const { wire, connect } = aPage()
  wire.start()
  const socket = await connect()
  const stop = wire.listen(broadcastChannel, 'CHAT_MESSAGE', () => undefined)
  socket.readyState = 2
  stop()
  expect(socket.frames('UNSUBSCRIBE')).toEqual([])
})
