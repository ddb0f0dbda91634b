import { setTimeout as pause } from 'node:timers/promises'
import { LiveMessage } from '@skystair/contract/live.ts'
import type { FastifyBaseLogger } from 'fastify'
import { Compile } from 'typebox/compile'
import type { WebSocket } from 'ws'
import type { Database } from '../database/database.ts'
import type { Token } from '../people/session.ts'
import { type Bus, noBus } from './bus.ts'
import { Connection, type House } from './connection.ts'
import { Crowd } from './crowd.ts'
import { writeFrame } from './frames.ts'
import { type LiveRules, usualLiveRules } from './live-rules.ts'
import { type EndedSessions, findSession, isEnded } from './living-sessions.ts'
import { mayListen, mayStillListen } from './may-listen.ts'
import { SessionWatch } from './session-watch.ts'
import { Subscriptions } from './subscriptions.ts'

/** The live wire of this node. Pushes are hints: what is lost on the way, clients catch up with by asking. */
export interface Live {
  readonly rules: LiveRules
  /** To everyone who listens, on every node. Only after the commit of what it tells. */
  publish(channel: string, message: LiveMessage): void
  /** Closes the sockets of sessions that have ended, on every node. */
  endSessions(playerId: number, which: EndedSessions): void
  /** Closes the sockets of a player, on every node: whoever may come back does. */
  drop(playerId: number): void
  hasRoom(address: string): boolean
  /** Lets the socket in; every byte off its wire is to be counted. */
  welcome(
    socket: WebSocket,
    from: { readonly address: string; readonly token: Token | null },
  ): { count(bytes: number): void }
  /** The sockets open on this node. */
  sockets(): number
  close(): Promise<void>
}

interface LiveOptions {
  readonly database: Database
  readonly sessionSecret: string
  readonly log: FastifyBaseLogger
  readonly rules?: Partial<LiveRules>
  /** How to reach the other nodes, given what to do with their words. */
  readonly openBus?: (hear: (word: string) => void) => Bus
}

const messageShape = Compile(LiveMessage)
const goodbyePatience = 500

export function openLive({ database, sessionSecret, log, rules: changes, openBus }: LiveOptions): Live {
  const rules = { ...usualLiveRules, ...changes }
  const subscriptions = new Subscriptions()
  const crowd = new Crowd(rules)
  const house: House = {
    rules,
    subscriptions,
    now: () => performance.now(),
    enter: (token) => findSession(database, token),
    seat: (connection, { playerId }) => crowd.seat(connection, playerId),
    mayListen: (session, channel) => mayListen(database, sessionSecret, session, channel),
    failed: (error) => log.warn({ err: error }, 'a live frame could not be answered or delivered'),
  }
  let sent = 0
  let waiting: { readonly channel: string; bodies: string[] }[] = []

  /** What is told within one turn of the server goes out together, in its order: a lively chat costs one write a listener. */
  function fanOut(channel: string, body: string): void {
    if (waiting.length === 0) setImmediate(deliverWaiting)
    const last = waiting.at(-1)
    if (last?.channel === channel) last.bodies.push(body)
    else waiting.push({ channel, bodies: [body] })
  }

  function deliverWaiting(): void {
    const told = waiting
    waiting = []
    for (const { channel, bodies } of told) {
      try {
        deliver(channel, bodies)
      } catch (error) {
        // Nobody waits for this turn of the server: thrown on, it would end the process.
        house.failed(error)
      }
    }
  }

  /** Encodes once for all who chose the same subscription id, which clients do. */
  function deliver(channel: string, bodies: readonly string[]): void {
    const encoded = new Map<string, Buffer>()
    const firstId = sent + 1
    sent += bodies.length
    for (const { id, connection } of subscriptions.to(channel)) {
      let frames = encoded.get(id)
      if (frames === undefined) {
        frames = Buffer.from(
          bodies.map((body, place) => messageFrame(channel, id, firstId + place, body)).join(''),
        )
        encoded.set(id, frames)
      }
      connection.say(frames)
    }
  }

  function closeEnded(playerId: number, which: EndedSessions): void {
    deliverWaiting()
    for (const connection of crowd.of(playerId)) {
      if (connection.session && isEnded(which, connection.session)) connection.end()
    }
  }

  function closeAll(playerId: number): void {
    deliverWaiting()
    for (const connection of crowd.of(playerId)) connection.leave()
  }

  const bus =
    openBus?.((word) => {
      const divider = word.indexOf('\n')
      const topic = word.slice(0, divider)
      const body = word.slice(divider + 1)
      if (topic.startsWith('/')) return fanOut(topic, body)
      if (topic === 'dropped') return closeAll(Number(body))
      const { playerId, which } = JSON.parse(body) as { playerId: number; which: EndedSessions }
      closeEnded(playerId, which)
    }) ?? noBus

  const watch = new SessionWatch(database, rules, house.now)
  let checking = false
  /** Makes up for lost words of other nodes, and for rights lost since. */
  async function checkSessions(): Promise<void> {
    if (checking || crowd.size === 0) return
    checking = true
    try {
      const { asked, living } = await watch.look(() =>
        [...crowd.all()].flatMap(({ session }) => session ?? []),
      )
      const clans = new Map(living.map((session) => [keyOf(session), session]))
      for (const { playerId, sessionId } of asked)
        for (const connection of crowd.of(playerId)) {
          if (connection.session?.sessionId !== sessionId) continue
          const session = clans.get(keyOf(connection.session))
          if (!session) connection.end()
          else connection.keepOnly((channel) => mayStillListen(session, channel))
        }
    } catch (error) {
      log.warn({ reason: String(error) }, 'live sessions could not be checked')
    } finally {
      checking = false
    }
  }

  const timers = [
    setInterval(() => {
      for (const connection of crowd.all()) connection.sweep()
    }, rules.sweepEvery).unref(),
    setInterval(checkSessions, rules.checkEvery).unref(),
  ]

  return {
    rules,
    publish(channel, message) {
      if (!messageShape.Check(message)) return log.error({ channel }, 'a push does not fit its contract')
      const body = JSON.stringify(message)
      fanOut(channel, body)
      bus.tell(`${channel}\n${body}`)
    },
    endSessions(playerId, which) {
      closeEnded(playerId, which)
      bus.tell(`ended\n${JSON.stringify({ playerId, which })}`)
    },
    drop(playerId) {
      closeAll(playerId)
      bus.tell(`dropped\n${playerId}`)
    },
    hasRoom: (address) => crowd.hasRoom(address),
    welcome(socket, { address, token }) {
      const connection = new Connection(socket, house, address, token)
      crowd.enter(connection)
      socket.on('message', (data) => connection.take(data as Buffer))
      socket.on('ping', (data) => connection.takePing(data))
      socket.on('pong', () => connection.takePong())
      // A broken or oversized frame of the websocket itself; it is closed by the library.
      socket.on('error', () => connection.forget())
      socket.on('close', () => {
        connection.forget()
        crowd.leave(connection)
      })
      return connection
    },
    sockets: () => crowd.size,
    async close() {
      deliverWaiting()
      for (const timer of timers) clearInterval(timer)
      bus.close()
      for (const connection of crowd.all()) connection.leave()
      const until = performance.now() + goodbyePatience
      while (crowd.size > 0 && performance.now() < until) await pause(10)
      for (const connection of crowd.all()) connection.cut()
    },
  }
}

const messageFrame = (channel: string, subscription: string, id: number, body: string): string =>
  writeFrame(
    'MESSAGE',
    { subscription, 'message-id': String(id), destination: channel, 'content-type': 'application/json' },
    body,
  )

const keyOf = ({ playerId, sessionId }: { playerId: number; sessionId: string }) => `${playerId} ${sessionId}`
