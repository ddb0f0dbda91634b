import type { LiveMessage, LiveMessageOf } from '@skystair/contract/live.ts'
import { type NotificationType, sessionEndedCode } from '@skystair/contract/live-channels.ts'
import { Client, type IStompSocket, type StompSubscription, Versions } from '@stomp/stompjs'
import { backOff } from './back-off.ts'
import { type Listener, Listeners } from './listeners.ts'
import type { LiveState, LiveStore } from './live-store.ts'
import type { Network } from './network.ts'

export interface LiveWire {
  start(): void
  stop(): void
  /** Tries at once instead of waiting for the next turn. */
  knock(): void
  /** Calls back for each message of a kind on a channel; gives the way to stop. */
  listen<Name extends NotificationType>(
    channel: string,
    notificationType: Name,
    hear: (message: LiveMessageOf<Name>) => void,
  ): () => void
  /** Calls back when the wire is heard, at first and again: what was pushed until then must be asked for. */
  onCatchUp(catchUp: () => void): () => void
}

export interface LiveWireOptions {
  readonly store: LiveStore
  readonly network: Network
  /** null: the browser's cookie tells who listens. */
  token(): string | null
  openSocket(protocols: string[]): IStompSocket
  /** Whether the server answers at all. */
  isServerThere(): Promise<boolean>
  random(): number
}

const connectPatience = 10_000
const heartBeat = 10_000
const socketIsOpen = 1
const versions = new Versions([Versions.V1_2, Versions.V1_1])

export function createLiveWire(options: LiveWireOptions): LiveWire {
  const { store, network } = options
  const listeners = new Listeners()
  const catchUps = new Set<() => void>()
  const subscriptions = new Map<string, StompSubscription>()
  let client: Client | null = null
  let failures = 0
  let receipts = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined
  let stopWatching: (() => void) | null = null

  const tell = (state: LiveState) =>
    store.setState(state === 'connected' ? { state, nextTryAt: null } : { state })
  const isConnected = () => store.getState().state === 'connected'

  function connect(): void {
    clearTimeout(nextTry)
    const token = options.token()
    const attempt = new Client({
      webSocketFactory: () => options.openSocket(versions.protocolVersions()),
      stompVersions: versions,
      connectHeaders: token === null ? {} : { authorization: token },
      // Waiting between tries is our own matter: it needs jitter.
      reconnectDelay: 0,
      connectionTimeout: connectPatience,
      heartbeatIncoming: heartBeat,
      // The server asks through the websocket itself: timers of a page in the background are not to be trusted.
      heartbeatOutgoing: 0,
      discardWebsocketOnCommFailure: true,
      onConnect: () => connected(attempt),
      onWebSocketClose: ({ code }: { code?: number }) => closed(attempt, code),
    })
    client = attempt
    attempt.activate()
  }

  function catchUpAll(): void {
    for (const catchUp of catchUps) catchUp()
  }

  function connected(attempt: Client): void {
    if (attempt !== client) return
    failures = 0
    subscriptions.clear()
    let unheard = 1
    // Asked any sooner, what is pushed between the answer and the first push would be missed.
    const hearing = () => {
      unheard -= 1
      if (unheard === 0 && attempt === client) catchUpAll()
    }
    for (const channel of listeners.channels()) {
      unheard += 1
      subscribe(attempt, channel, hearing)
    }
    hearing()
    tell('connected')
  }

  function closed(attempt: Client, code: number | undefined): void {
    if (attempt !== client) return
    drop()
    if (code === sessionEndedCode) {
      halt()
      tell('ended')
      return
    }
    tell(network.isThere() ? 'reconnecting' : 'offline')
    const wait = backOff(failures, options.random)
    nextTry = setTimeout(connect, wait)
    store.setState({ nextTryAt: Date.now() + wait })
    failures += 1
    void look()
  }

  /** A lost wire may be a lost server. */
  async function look(): Promise<void> {
    const seen = failures
    const isThere = await options.isServerThere()
    if (seen !== failures || client !== null || stopWatching === null || !network.isThere()) return
    tell(isThere ? 'reconnecting' : 'lost')
  }

  function networkChanged(): void {
    if (network.isThere()) {
      // It was away, if only for a blink: what was pushed meanwhile may be lost.
      if (isConnected()) catchUpAll()
      else startAnew()
      return
    }
    drop()
    clearTimeout(nextTry)
    tell('offline')
  }

  function startAnew(): void {
    drop()
    failures = 0
    connect()
  }

  function drop(): void {
    const old = client
    client = null
    subscriptions.clear()
    void old?.deactivate({ force: true })
  }

  function halt(): void {
    clearTimeout(nextTry)
    stopWatching?.()
    stopWatching = null
    drop()
  }

  function subscribe(attempt: Client, channel: string, heard: () => void): void {
    receipts += 1
    const receipt = `heard-${receipts}`
    attempt.watchForReceipt(receipt, heard)
    const hear = ({ body }: { body: string }) => {
      const message = read(body)
      if (message) listeners.hear(channel, message)
    }
    const subscription = attempt.subscribe(channel, hear, { receipt })
    subscriptions.set(channel, subscription)
  }

  return {
    start() {
      if (stopWatching !== null) return
      stopWatching = network.watch(networkChanged)
      failures = 0
      tell('connecting')
      connect()
    },
    stop() {
      halt()
      tell('idle')
    },
    knock() {
      if (stopWatching === null || client !== null || !network.isThere()) return
      connect()
    },
    listen(channel, notificationType, hear) {
      const listener = { notificationType, hear } as Listener
      const isFirst = listeners.add(channel, listener)
      if (isFirst && client?.connected) subscribe(client, channel, () => undefined)
      return () => {
        if (!listeners.remove(channel, listener)) return
        // A socket that is just closing takes no more words, though its end is not told yet.
        if (client?.connected && client.webSocket?.readyState === socketIsOpen)
          subscriptions.get(channel)?.unsubscribe()
        subscriptions.delete(channel)
      }
    },
    onCatchUp(catchUp) {
      catchUps.add(catchUp)
      return () => void catchUps.delete(catchUp)
    },
  }
}

function read(body: string): LiveMessage | null {
  try {
    const message = JSON.parse(body) as LiveMessage | null
    return typeof message?.notificationType === 'string' ? message : null
  } catch {
    return null
  }
}
