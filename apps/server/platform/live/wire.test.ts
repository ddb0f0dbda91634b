import { EventEmitter } from 'node:events'
import {
  broadcastChannel,
  clanChannel,
  personalChannel,
  sessionEndedCode,
} from '@skystair/contract/live-channels.ts'
import { enter } from '@skystair/contract/moderation.ts'
import { deleteAccount, setRated } from '@skystair/contract/player.ts'
import {
  endOtherSessions,
  endSession,
  login,
  logout,
  register,
  setPassword,
} from '@skystair/contract/security.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { FrameImpl, type StompHeaders } from '@stomp/stompjs'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { aGame, aKey, Game } from '../../testing/game.ts'
import { aPlayer, aTraveller, goodPassword, type Person, registration } from '../../testing/people.ts'
import { aLine, aTalker } from '../../testing/talk.ts'
import { Wire } from '../../testing/wire.ts'
import { action } from '../action/action.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import { mustTouch, writeSteps } from '../database/steps.ts'
import { channelOf } from '../people/channel.ts'
import { readToken } from '../people/session.ts'
import { playerView } from '../views/player-view.ts'
import { endSessions } from './living-sessions.ts'
import { noteRights } from './rights-notes.ts'

const game = aGame({ live: { checkEvery: 50, mostUnread: 64 * 1024 } })
let address = ''
const wires: Wire[] = []

beforeAll(async () => {
  address = await game.listen()
})

afterEach(() => {
  for (const wire of wires.splice(0)) wire.leave()
})

/** A mouse has been at its cable: it takes everything but pushes. */
class BrokenSocket extends EventEmitter {
  readonly error = new Error('the cable is chewed through')
  readonly bufferedAmount = 0
  readonly said: string[] = []
  hear(command: string, headers: StompHeaders): void {
    this.emit(
      'message',
      Buffer.from(String(FrameImpl.marshall({ command, headers, escapeHeaderValues: true }))),
    )
  }
  send(frame: string | Buffer): void {
    if (String(frame).startsWith('MESSAGE')) throw this.error
    this.said.push(String(frame))
  }
  terminate(): void {
    this.emit('close')
  }
}

async function listening(token: string, channel = broadcastChannel): Promise<Wire> {
  const wire = new Wire(address)
  wires.push(wire)
  await wire.connect(token)
  const { command } = await wire.listen(channel)
  if (command !== 'RECEIPT') throw new Error(`not listening: ${command}`)
  return wire
}

const channelOfPlayer = ({ id }: Person) => personalChannel(channelOf(game.services.config.sessionSecret, id))

/** As a node that dies before it can tell anybody: the deed is done, noted, and that is all. */
const doUntold = (id: number, deed: Sql) =>
  writeSteps(game.services.database, id, [deed, ...noteRights([id], new Date(game.clock.now()))])

const changeLevel = (id: number, level: string) =>
  doUntold(id, sql`UPDATE player SET access_level = ${level} WHERE id = ${owner(id)}`)

const changeClan = (id: number, clan: number | null) =>
  doUntold(id, sql`UPDATE player SET clan_id = ${clan}::bigint WHERE id = ${owner(id)}`)

async function loginAgain({ name }: Person): Promise<string> {
  const { headers } = await game.ask(login, { body: { name, password: goodPassword } })
  return String(headers.authorization)
}

describe('live sockets are closed when', () => {
  test('the player logs out, and those of other devices stay', async () => {
    const player = await aPlayer(game)
    const other = await loginAgain(player)
    const [here, there] = [await listening(player.token), await listening(other)]
    await game.ask(logout, { as: player.token })
    expect(await here.closed()).toBe(sessionEndedCode)
    expect((await there.listen(channelOfPlayer(player), 'mine')).command).toBe('RECEIPT')
  })

  test('the password is changed elsewhere', async () => {
    const player = await aPlayer(game)
    const old = await listening(player.token)
    const newer = await loginAgain(player)
    const own = await listening(newer)
    const body = { passwordCurrent: goodPassword, passwordNew: 'seven quiet foxes' }
    expect((await game.ask(setPassword, { as: newer, body })).status).toBe(200)
    expect(await old.closed()).toBe(sessionEndedCode)
    expect((await own.listen(broadcastChannel, 'more')).command).toBe('RECEIPT')
  })

  test('the player ends one session, or all others', async () => {
    const player = await aPlayer(game)
    const [second, third] = [await loginAgain(player), await loginAgain(player)]
    const [first, middle] = [await listening(player.token), await listening(second)]
    const id = readToken(player.token)?.sessionId ?? ''
    await game.ask(endSession, { as: third, params: { id } })
    expect(await first.closed()).toBe(sessionEndedCode)
    await game.ask(endOtherSessions, { as: third })
    expect(await middle.closed()).toBe(sessionEndedCode)
  })

  test('the account is deleted', async () => {
    const player = await aPlayer(game)
    const wire = await listening(player.token)
    await game.ask(deleteAccount, { as: player.token, body: { password: goodPassword } })
    expect(await wire.closed()).toBe(sessionEndedCode)
  })

  test.each([
    ['begun in a session that ends', async (keeper: Person) => game.ask(logout, { as: keeper.token })],
    ['of somebody who is raised', async (_: Person, { id }: Person) => changeLevel(id, 'MODERATOR')],
    ['of a keeper who is one no longer', async ({ id }: Person) => changeLevel(id, 'PLAYER')],
  ])('the visit it belongs to is one %s', async (_, happen) => {
    const [keeper, player] = [await aTalker(game, { accessLevel: 'ADMIN' }), await aTalker(game)]
    const { headers } = await game.ask(enter, { as: keeper.token, params: { id: player.id } })
    const wire = await listening(String(headers.authorization))
    expect((await wire.listen(channelOfPlayer(player), 'letters')).command).toBe('ERROR')
    const again = await listening(String(headers.authorization))
    await happen(keeper, player)
    expect(await again.closed()).toBe(sessionEndedCode)
  })

  test('the session is ended by a node that dies before it can tell', async () => {
    const player = await aTraveller(game)
    const wire = await listening(player.token)
    await doUntold(player.id, endSessions(player.id, { but: null }, new Date(game.clock.now())))
    expect(await wire.closed()).toBe(sessionEndedCode)
  })

  test('the player is dropped, after what was told before', async () => {
    const player = await aPlayer(game)
    const wire = await listening(player.token, channelOfPlayer(player))
    const { live } = game.services
    live.publish(channelOfPlayer(player), { notificationType: 'NOTIFICATION' })
    live.drop(player.id)
    expect((await wire.next()).command).toBe('MESSAGE')
    expect(await wire.closed()).toBe(1001)
  })

  test('the server stops', async () => {
    const closing = new Game()
    await closing.open({})
    const wire = new Wire(await closing.listen())
    await wire.connect((await aTraveller(closing)).token)
    await closing.close()
    expect(await wire.closed()).toBe(1001)
  })
})

test('whoever leaves a clan hears it no more', async () => {
  const { live } = game.services
  const member = await aTraveller(game)
  await changeClan(member.id, 9)
  const wire = await listening(member.token, clanChannel(9))
  await wire.listen(broadcastChannel, 'all')
  const line = (room: 'CLAN' | 'MAIN') => ({ notificationType: 'CHAT_MESSAGE_DELETE', room, id: 1 }) as const
  live.publish(clanChannel(9), line('CLAN'))
  expect(JSON.parse((await wire.next()).body)).toEqual(line('CLAN'))
  await changeClan(member.id, null)
  await vi.waitFor(async () => {
    live.publish(clanChannel(9), line('CLAN'))
    live.publish(broadcastChannel, line('MAIN'))
    const first = (await wire.next()).headers.subscription
    if (first === 'sub-0') await wire.next()
    expect(first).toBe('all')
  }, 30_000)
})

describe('after a commit', () => {
  test('whoever got a parcel is told to look', async () => {
    const host = await aPlayer(game)
    const wire = await listening(host.token, channelOfPlayer(host))
    const guest = await aTraveller(game, { ref: host.id.toString(36) })
    await game.ask(register, { as: guest.token, body: registration('Guest of the host') })
    expect(JSON.parse((await wire.next()).body)).toEqual({ notificationType: 'NOTIFICATION' })
  })

  test('a decision is heard once, and a refused one never', async () => {
    const player = await aTraveller(game)
    const wire = await listening(player.token)
    const message = (id: number) => ({ notificationType: 'CHAT_MESSAGE_DELETE', room: 'MAIN', id }) as const
    const push = (id: number) => [{ channel: broadcastChannel, message: message(id) }]
    const decided = (id: number) =>
      action(setRated, ({ player: one }) => ({ player: one, push: push(id), reply: playerView }))
    const undone = action(setRated, ({ player: one }) => ({
      player: one,
      push: push(3),
      writes: [sql`INSERT INTO player_name (folded, player_id) VALUES ('twice', ${player.id}::bigint)`],
      conflicts: { player_name_pkey: 'security.refused.name-taken' },
      reply: playerView,
    }))
    const late = action(setRated, ({ player: one }) => ({
      player: one,
      push: push(4),
      writes: [mustTouch('nothing', sql`DELETE FROM news WHERE false`, 'errors.conflict')],
      reply: playerView,
    }))
    const incoming = {
      params: {},
      query: {},
      body: {},
      token: readToken(player.token),
      key: aKey(),
      address: '',
      proof: null,
      device: { name: '', traces: [] },
      language: 'EN',
    } as const
    await game.services.database.query(sql`INSERT INTO player_name (folded, player_id) VALUES ('twice', 1)`)
    expect(await undone.handle(game.services, { ...incoming, key: aKey() })).toMatchObject(
      refused('security.refused.name-taken'),
    )
    expect(await late.handle(game.services, { ...incoming, key: aKey() })).toMatchObject(
      refused('errors.conflict'),
    )
    await decided(1).handle(game.services, incoming)
    await decided(1).handle(game.services, incoming)
    await decided(2).handle(game.services, { ...incoming, key: aKey() })
    const heard = [await wire.next(), await wire.next()].map(({ body }) => JSON.parse(body))
    expect(heard).toEqual([message(1), message(2)])
  })
})

test('a reader who does not read is cut off, and the others hear everything', async () => {
  const { live } = game.services
  const reader = await listening((await aTraveller(game)).token)
  const sleeper = await listening((await aTraveller(game)).token)
  sleeper.socket.pause()
  const before = live.sockets()
  const message = aLine('x'.repeat(4000))
  let sent = 0
  while (live.sockets() === before && sent < 10_000) {
    live.publish(broadcastChannel, { notificationType: 'CHAT_MESSAGE', room: 'MAIN', message })
    sent += 1
    expect((await reader.next()).command).toBe('MESSAGE')
  }
  expect(live.sockets()).toBe(before - 1)
  sleeper.socket.resume()
  expect(await sleeper.closed()).toBe(1006)
})

test('a socket that breaks under a push is cut off and written down, and the others hear everything', async () => {
  const { live, log } = game.services
  const written = vi.spyOn(log, 'warn')
  const broken = new BrokenSocket()
  const { token } = await aTraveller(game)
  live.welcome(broken as unknown as WebSocket, { address: '10.0.0.9', token: readToken(token) })
  broken.hear('CONNECT', { 'accept-version': '1.2', host: 'skystair' })
  broken.hear('SUBSCRIBE', { id: 'sub-0', destination: broadcastChannel, receipt: 'done' })
  await vi.waitFor(() => expect(broken.said.at(-1)).toMatch(/^RECEIPT/))
  const reader = await listening((await aTraveller(game)).token)
  const before = live.sockets()
  for (let told = 0; told < 2; told += 1) {
    live.publish(broadcastChannel, { notificationType: 'NOTIFICATION' })
    expect((await reader.next()).command).toBe('MESSAGE')
  }
  expect(live.sockets()).toBe(before - 1)
  const errors = written.mock.calls.flatMap(([entry]) => (entry as { err?: Error }).err ?? [])
  expect(errors).toEqual([broken.error])
})

test('a push that does not fit its contract stays inside', async () => {
  const wire = await listening((await aTraveller(game)).token)
  const leaking = { notificationType: 'NOTIFICATION', secret: 1 } as unknown as {
    notificationType: 'NOTIFICATION'
  }
  game.services.live.publish(broadcastChannel, leaking)
  game.services.live.publish(broadcastChannel, { notificationType: 'NOTIFICATION' })
  expect(JSON.parse((await wire.next()).body)).toEqual({ notificationType: 'NOTIFICATION' })
})
