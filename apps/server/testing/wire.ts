import { livePath } from '@skystair/contract/live-channels.ts'
import { FrameImpl, Parser, type StompHeaders } from '@stomp/stompjs'
import { type ClientOptions, WebSocket } from 'ws'

export interface HeardFrame {
  readonly command: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** A client of the live wire that can also speak nonsense. */
export class Wire {
  readonly socket: WebSocket
  private readonly heard: HeardFrame[] = []
  private wake: () => void = () => undefined
  private closeCode: number | null = null

  constructor(address: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(
      `${address.replace(/^http/, 'ws')}${livePath}`,
      ['v12.stomp', 'v11.stomp'],
      options,
    )
    const parser = new Parser(
      (raw) => {
        const { command, headers, body } = FrameImpl.fromRawFrame(raw, true)
        this.hear({ command, headers, body })
      },
      () => this.hear({ command: 'HEART-BEAT', headers: {}, body: '' }),
    )
    this.socket.on('message', (data: Buffer) => parser.parseChunk(new Uint8Array(data).buffer))
    this.socket.on('error', () => undefined)
    this.socket.on('close', (code) => {
      this.closeCode = code
      this.wake()
    })
  }

  private hear(frame: HeardFrame): void {
    this.heard.push(frame)
    this.wake()
  }

  async open(): Promise<this> {
    if (this.socket.readyState === WebSocket.OPEN) return this
    return new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve(this))
      this.socket.once('unexpected-response', (_, response) => {
        this.socket.terminate()
        reject(new Error(`refused: ${response.statusCode}`))
      })
    })
  }

  say(command: string, headers: StompHeaders = {}, body = ''): void {
    this.socket.send(String(FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true })))
  }

  /** The next frame of the server, or word of the end. */
  async next(): Promise<HeardFrame> {
    while (this.heard.length === 0 && this.closeCode === null) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    return this.heard.shift() ?? { command: 'CLOSED', headers: { code: String(this.closeCode) }, body: '' }
  }

  /** The code with which the socket was closed, after everything said before. */
  async closed(): Promise<number> {
    for (;;) {
      const { command, headers } = await this.next()
      if (command === 'CLOSED') return Number(headers.code)
    }
  }

  async connect(token: string | null, headers: StompHeaders = {}): Promise<HeardFrame> {
    await this.open()
    const who = token === null ? {} : { authorization: token }
    this.say('CONNECT', { 'accept-version': '1.1,1.2', host: 'skystair', ...who, ...headers })
    return this.next()
  }

  /** Says it and waits until the server has done it. */
  async ask(command: string, headers: StompHeaders = {}): Promise<HeardFrame> {
    this.say(command, { ...headers, receipt: 'done' })
    return this.next()
  }

  listen(channel: string, id = 'sub-0'): Promise<HeardFrame> {
    return this.ask('SUBSCRIBE', { id, destination: channel })
  }

  leave(): void {
    this.socket.terminate()
  }
}
