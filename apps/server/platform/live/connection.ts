import { sessionEndedCode } from '@skystair/contract/live-channels.ts'
import { type IRawFrameType, Parser } from '@stomp/stompjs'
import type { WebSocket } from 'ws'
import { readToken, type Token } from '../people/session.ts'
import { type ClientFrame, readFrame, writeFrame } from './frames.ts'
import type { LiveRules } from './live-rules.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'

/** Whose socket it is. */
export interface LiveSession {
  readonly playerId: number
  readonly sessionId: string
  /** The session in which a visit was begun, and with which it ends. */
  readonly begunIn: string | null
  /** With whose eyes a keeper looks: what is for the player alone is not for them. */
  readonly visiting: number | null
}

/** What a connection leans on. */
export interface House {
  readonly rules: LiveRules
  readonly subscriptions: Subscriptions
  now(): number
  /** The session behind a token, if it lives. */
  enter(token: Token): Promise<LiveSession | null>
  /** Gives the connection its place among those of the player; false when there are too many. */
  seat(connection: Connection, session: LiveSession): boolean
  mayListen(session: LiveSession, channel: string): boolean | Promise<boolean>
  failed(error: unknown): void
}

const versions = ['1.2', '1.1'] as const
const closeCodes = { done: 1000, leaving: 1001, refused: 1008, later: 1013, ended: sessionEndedCode } as const
type CloseReason = keyof typeof closeCodes

/** Why a connection ends; all but the reason goes into the ERROR frame. */
type Problem = Readonly<{ message: string; version?: string; reason?: CloseReason }>

const asText = { binary: false }
const longestQuiet = 60_000
const closingPatience = 2_000

/** One client on the wire, from the handshake to the end: STOMP as spoken by the server. */
export class Connection {
  readonly address: string
  session: LiveSession | null = null
  private readonly socket: WebSocket
  private readonly house: House
  private readonly cookie: Token | null
  /** Only while a frame is under way: a thousand idle sockets need no thousand parsers. */
  private parser: Parser | null = null
  private readonly subscriptions = new Map<string, Subscription>()
  private waiting: ClientFrame[] = []
  private busy = false
  private closedAt: number | null = null
  private readonly since: number
  private lastHeard: number
  private lastSaid: number
  /** Milliseconds between our signs of life; 0: the client wants none. */
  private beatEvery = 0
  private quiet: number
  private unfinished = 0
  private unfinishedSince: number
  private lastEmpty: number
  private countedFrom: number
  private framesCounted = 0
  private bytesCounted = 0

  constructor(socket: WebSocket, house: House, address: string, cookie: Token | null) {
    this.socket = socket
    this.house = house
    this.address = address
    this.cookie = cookie
    this.since = house.now()
    this.lastHeard = this.since
    this.lastSaid = this.since
    this.unfinishedSince = this.since
    this.lastEmpty = this.since
    this.countedFrom = this.since
    this.quiet = 2 * house.rules.heartBeat
  }

  /** Bytes off the wire, of whatever kind: pieces of frames that never end must not come for nothing. */
  count(bytes: number): void {
    this.startCounting()
    this.bytesCounted += bytes
    if (this.bytesCounted > this.house.rules.mostBytes) this.cut()
  }

  /** A message from the client: a part of a frame, a frame, or many. */
  take(bytes: Buffer): void {
    if (!this.hear()) return
    if (this.unfinished === 0) this.unfinishedSince = this.lastHeard
    this.unfinished += bytes.length
    if (this.unfinished > this.house.rules.largestFrame) this.fail({ message: 'The frame is too large' })
    else this.parse(bytes)
  }

  takePing(data: Buffer): void {
    if (this.hear()) this.write((socket) => socket.pong(data))
  }

  takePong(): void {
    this.hear()
  }

  private parse(bytes: Buffer): void {
    const parser =
      this.parser ??
      new Parser(
        (raw) => this.takeFrame(raw),
        () => this.takeHeartBeat(),
      )
    parser.parseChunk(new Uint8Array(bytes).buffer)
    // A frame has ended here; another may have begun behind it.
    if (this.unfinished === 0) this.unfinished = afterLastFrame(bytes)
    this.parser = this.unfinished === 0 ? null : parser
  }

  /** A sign of life, which is counted; false when it is not to be answered. */
  private hear(): boolean {
    if (this.closedAt !== null) return false
    this.lastHeard = this.house.now()
    return this.countFrame()
  }

  /** A look at the connection from time to time: signs of life, both ways. */
  sweep(): void {
    const now = this.house.now()
    const { patience, sweepEvery } = this.house.rules
    if (this.socket.bufferedAmount === 0) this.lastEmpty = now
    if (this.closedAt !== null) {
      if (now - this.closedAt > closingPatience) this.socket.terminate()
      return
    }
    if (this.session === null) {
      if (now - this.since > patience) this.fail({ message: 'Nobody said CONNECT' })
      return
    }
    if (this.unfinished > 0 && now - this.unfinishedSince > patience) {
      this.fail({ message: 'The frame was not finished' })
      return
    }
    if (this.beatEvery > 0 && now - this.lastSaid >= this.beatEvery - sweepEvery) this.say('\n')
    const silence = now - Math.min(this.lastHeard, this.lastEmpty)
    if (silence > this.quiet * 3) this.cut()
    // A page in the background may not keep its promise of heart-beats; its browser answers this instead.
    else if (silence > this.quiet * 1.5) this.write((socket) => socket.ping())
  }

  /** The session is no more. */
  end(): void {
    this.fail({ message: 'The session has ended', reason: 'ended' })
  }

  leave(): void {
    this.close('leaving')
  }

  cut(): void {
    this.forget()
    this.socket.terminate()
  }

  /** The socket is gone, by whosever will: nothing of it stays. */
  forget(): void {
    this.closedAt ??= this.house.now()
    this.waiting = []
    for (const subscription of this.subscriptions.values()) this.house.subscriptions.remove(subscription)
    this.subscriptions.clear()
  }

  /** Stops listening to channels that have become foreign. */
  keepOnly(isOwn: (channel: string) => boolean): void {
    for (const subscription of this.subscriptions.values()) {
      if (!isOwn(subscription.channel)) this.drop(subscription)
    }
  }

  private takeHeartBeat(): void {
    this.unfinished = 0
    if (this.closedAt === null) this.countFrame()
  }

  private takeFrame(raw: IRawFrameType): void {
    this.unfinished = 0
    if (this.closedAt !== null) return
    const frame = readFrame(raw)
    if (!this.countFrame()) return
    if (frame === null) this.fail({ message: 'A header is escaped wrongly' })
    else this.waiting.push(frame)
    if (!this.busy) void this.work()
  }

  /** Frames are answered one after another, also when an answer needs the database. */
  private async work(): Promise<void> {
    this.busy = true
    for (let frame = this.waiting.shift(); frame !== undefined; frame = this.waiting.shift()) {
      try {
        const problem = await this.answer(frame)
        if (problem) this.fail(problem, frame)
      } catch (error) {
        this.house.failed(error)
        this.fail({ message: 'Try again later', reason: 'later' }, frame)
      }
    }
    this.busy = false
  }

  private answer(frame: ClientFrame): Problem | null | Promise<Problem | null> {
    const { command } = frame
    if (command === 'CONNECT' || command === 'STOMP') return this.connect(frame)
    if (this.session === null) return { message: 'The first frame must be CONNECT' }
    if (command === 'SUBSCRIBE') return this.subscribe(frame, this.session)
    if (command === 'UNSUBSCRIBE') return this.unsubscribe(frame)
    if (command === 'DISCONNECT') return this.disconnect(frame)
    if (command === 'SEND') return { message: 'This wire only speaks: send by HTTP' }
    return { message: 'The command is not known here' }
  }

  private async connect({ headers }: ClientFrame): Promise<Problem | null> {
    if (this.session !== null) return { message: 'Already connected' }
    const accepted = (headers.get('accept-version') ?? '1.0').split(',').map((version) => version.trim())
    const version = versions.find((known) => accepted.includes(known))
    if (version === undefined) return { message: 'The version is not spoken here', version: '1.1,1.2' }
    const beats = /^(\d{1,9}),(\d{1,9})$/.exec(headers.get('heart-beat')?.replaceAll(' ', '') ?? '0,0')
    if (beats === null) return { message: 'The heart-beat is not two numbers' }
    const token = readToken(headers.get('authorization')) ?? this.cookie
    const session = token === null ? null : await this.house.enter(token)
    if (this.closedAt !== null) return null
    if (session === null) return { message: 'Nobody is known by this token', reason: 'ended' }
    if (!this.house.seat(this, session)) return { message: 'Too many connections of one player' }
    this.session = session
    this.agreeOnHeartBeats(Number(beats[1]), Number(beats[2]))
    const { heartBeat } = this.house.rules
    this.say(
      writeFrame('CONNECTED', { version, 'heart-beat': `${heartBeat},${heartBeat}`, server: 'skystair' }),
    )
    return null
  }

  private agreeOnHeartBeats(promised: number, wanted: number): void {
    const { heartBeat } = this.house.rules
    this.beatEvery = wanted === 0 ? 0 : Math.max(heartBeat, wanted)
    if (promised > 0) this.quiet = Math.min(Math.max(heartBeat, promised), longestQuiet)
  }

  private async subscribe(frame: ClientFrame, session: LiveSession): Promise<Problem | null> {
    const id = frame.headers.get('id') ?? ''
    const channel = frame.headers.get('destination') ?? ''
    // Only what looks the same in every version of STOMP: one frame then serves all subscribers of an id.
    if (!/^[\x20-\x7e]{1,64}$/.test(id)) return { message: 'The subscription has no good id' }
    if (this.subscriptions.has(id)) return { message: 'The subscription id is in use' }
    if ((frame.headers.get('ack') ?? 'auto') !== 'auto') return { message: 'Only ack:auto is known' }
    if (this.subscriptions.size >= this.house.rules.mostSubscriptions)
      return { message: 'Too many subscriptions' }
    const may = await this.house.mayListen(session, channel)
    if (this.closedAt !== null) return null
    if (!may) return { message: 'There is no such channel for you' }
    const subscription = { id, channel, connection: this }
    this.subscriptions.set(id, subscription)
    this.house.subscriptions.add(subscription)
    return this.confirm(frame)
  }

  private unsubscribe(frame: ClientFrame): null {
    const subscription = this.subscriptions.get(frame.headers.get('id') ?? '')
    if (subscription) this.drop(subscription)
    return this.confirm(frame)
  }

  private drop(subscription: Subscription): void {
    this.subscriptions.delete(subscription.id)
    this.house.subscriptions.remove(subscription)
  }

  private disconnect(frame: ClientFrame): null {
    this.confirm(frame)
    this.close('done')
    return null
  }

  private confirm({ headers }: ClientFrame): null {
    const receipt = headers.get('receipt')
    if (receipt !== undefined) this.say(writeFrame('RECEIPT', { 'receipt-id': receipt }))
    return null
  }

  /** STOMP ends a connection with its first error. */
  private fail({ reason = 'refused', ...headers }: Problem, frame?: ClientFrame): void {
    if (this.closedAt !== null) return
    const receipt = frame?.headers.get('receipt')
    this.say(writeFrame('ERROR', receipt === undefined ? headers : { ...headers, 'receipt-id': receipt }))
    this.close(reason)
  }

  private close(reason: CloseReason): void {
    if (this.closedAt !== null) return
    this.forget()
    this.write((socket) => socket.close(closeCodes[reason]))
  }

  say(data: string | Buffer): void {
    this.lastSaid = this.house.now()
    this.write((socket) => socket.send(data, asText))
  }

  /** All that leaves goes through here. Whoever does not read is cut off: what waits for them would fill the server. */
  private write(send: (socket: WebSocket) => void): void {
    try {
      if (this.socket.bufferedAmount > this.house.rules.mostUnread) this.cut()
      else send(this.socket)
    } catch (error) {
      // A broken socket must not take a push from those after it, nor the server with it.
      this.house.failed(error)
      this.cut()
    }
  }

  private countFrame(): boolean {
    this.startCounting()
    this.framesCounted += 1
    const isTooMuch = this.framesCounted > this.house.rules.mostFrames
    if (isTooMuch) this.fail({ message: 'Too many frames' })
    return !isTooMuch
  }

  private startCounting(): void {
    const now = this.house.now()
    if (now - this.countedFrom <= this.house.rules.countedPer) return
    this.countedFrom = now
    this.framesCounted = 0
    this.bytesCounted = 0
  }
}

/** How much of another frame stands behind the last one; line ends between frames belong to none. */
const afterLastFrame = (bytes: Buffer): number =>
  bytes
    .subarray(bytes.lastIndexOf(0) + 1)
    .toString('latin1')
    .replace(/^[\r\n]+/, '').length
