import { personalChannel, sessionEndedCode } from '@skystair/contract/live-channels.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { aKey } from '../../testing/game.ts'
import { type RunningNode, startNode } from '../../testing/node.ts'
import { registration, trialBody } from '../../testing/people.ts'
import { type RunningRedis, startRedis } from '../../testing/start-redis.ts'
import { Wire } from '../../testing/wire.ts'

let redis: RunningRedis
let left: RunningNode
let right: RunningNode
let undo: (() => Promise<void>)[] = []

beforeAll(async () => {
  redis = await startRedis()
  const { url, drop } = await testDatabase()
  undo = [redis.stop, drop]
  const environment = { DATABASE_URL: url, REDIS_URL: redis.url }
  ;[left, right] = await Promise.all([startNode(environment), startNode(environment)])
  undo.unshift(left.stop, right.stop)
}, 180_000)

afterAll(async () => {
  for (const step of undo) await step()
})

interface Visitor {
  readonly id: number
  readonly token: string
  readonly channel: string
}

async function ask(node: RunningNode, method: string, path: string, token: string | null, body?: unknown) {
  const response = await fetch(`${node.address}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': aKey() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    token: response.headers.get('authorization'),
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  }
}

async function aVisitor(node: RunningNode, ref?: number): Promise<Visitor> {
  const body = ref === undefined ? trialBody : { ...trialBody, ref: ref.toString(36) }
  const born = await ask(node, 'POST', '/api/security/registerTrial', null, body)
  const token = born.token ?? ''
  const info = await ask(node, 'GET', '/api/player/info', token)
  return { id: Number(born.body.id), token, channel: personalChannel(String(info.body.clientUuid)) }
}

let guests = 0

/** Somebody invited by the host registers at a node: a parcel and a hint for the host. */
async function inviteAt(node: RunningNode, host: Visitor): Promise<number> {
  guests += 1
  const guest = await aVisitor(node, host.id)
  const answer = await ask(
    node,
    'POST',
    '/api/security/register',
    guest.token,
    registration(`Invited guest ${guests}`),
  )
  return answer.status
}

async function listening(node: RunningNode, { token, channel }: Visitor): Promise<Wire> {
  const wire = new Wire(node.address)
  expect((await wire.connect(token)).command).toBe('CONNECTED')
  expect((await wire.listen(channel)).command).toBe('RECEIPT')
  return wire
}

/** Until the nodes hear each other: words told before that are lost, which is allowed. */
async function hearEachOther(): Promise<void> {
  const host = await aVisitor(left)
  const [here, there] = [await listening(left, host), await listening(right, host)]
  let heard = 0
  there.socket.on('message', () => {
    heard += 1
  })
  await vi.waitFor(
    async () => {
      const before = heard
      expect(await inviteAt(left, host)).toBe(200)
      await here.next()
      await vi.waitFor(() => expect(heard).toBeGreaterThan(before), { timeout: 1_000, interval: 10 })
    },
    { timeout: 20_000, interval: 10 },
  )
  here.leave()
  there.leave()
}

test('what happens at one node is heard at the other, and any node serves any player', async () => {
  await hearEachOther()
  const host = await aVisitor(left)
  const [here, there] = [await listening(left, host), await listening(right, host)]
  expect(await inviteAt(right, host)).toBe(200)
  for (const wire of [here, there]) {
    expect(JSON.parse((await wire.next()).body)).toEqual({ notificationType: 'NOTIFICATION' })
  }
  const { status, body } = await ask(right, 'GET', '/api/player/info', host.token)
  expect([status, (body.player as { id: number }).id]).toEqual([200, host.id])
  here.leave()
  there.leave()
}, 60_000)

test('a logout at one node closes the sockets at the other', async () => {
  const visitor = await aVisitor(left)
  const wire = await listening(right, visitor)
  expect((await ask(left, 'POST', '/api/security/logout', visitor.token, {})).status).toBe(204)
  expect(await wire.closed()).toBe(sessionEndedCode)
}, 30_000)

test('without Redis the game goes on, each node for itself, and it heals when Redis is back', async () => {
  const host = await aVisitor(left)
  const here = await listening(left, host)
  await redis.kill()
  expect(await inviteAt(left, host)).toBe(200)
  expect(JSON.parse((await here.next()).body)).toEqual({ notificationType: 'NOTIFICATION' })
  // The other node was not told, but the parcel is in the database for whoever asks.
  const { body } = await ask(right, 'GET', '/api/player/notif/list', host.token)
  expect(body.notifications).toHaveLength(1)
  const leaver = await aVisitor(left)
  const wire = await listening(right, leaver)
  const started = performance.now()
  await ask(left, 'POST', '/api/security/logout', leaver.token, {})
  expect(await wire.closed()).toBe(sessionEndedCode)
  expect(performance.now() - started).toBeLessThan(5_000)
  await redis.restart()
  await hearEachOther()
  here.leave()
}, 90_000)
