import { broadcastChannel, livePath } from '@skystair/contract/live-channels.ts'
import { writeToken } from '@skystair/server/platform/people/session.ts'
import { WebSocket } from 'ws'
import { obey } from '../child.ts'
import { tokenOf } from '../world.ts'

// Listeners who come back by themselves as the game's own client does: a little later each, then they catch up by id.
const firstWait = 500
const longestWait = 5_000

class Listener {
  held = 0
  listens = false
  private failures = 0
  private readonly token: string
  private readonly port: number

  constructor(port: number, player: number) {
    this.port = port
    this.token = writeToken(tokenOf(player))
    this.connect()
  }

  private connect(): void {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}${livePath}`, ['v12.stomp'])
    socket.on('open', () =>
      socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\nauthorization:${this.token}\n\n\0`),
    )
    socket.on('message', (data) => this.hear(socket, String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.listens = false
      const wait = Math.min(longestWait, firstWait * 2 ** this.failures++)
      setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2))
    })
  }

  private hear(socket: WebSocket, frame: string): void {
    if (frame.startsWith('CONNECTED'))
      socket.send(`SUBSCRIBE\nid:sub-0\ndestination:${broadcastChannel}\nreceipt:ready\n\n\0`)
    else if (frame.startsWith('RECEIPT')) void this.catchUp(true)
    else if (frame.startsWith('MESSAGE')) {
      const { message } = JSON.parse(frame.slice(frame.indexOf('\n\n') + 2).replace(/\0\s*$/, ''))
      if (message?.id === this.held + 1) this.held = message.id
      else if (message?.id > this.held) void this.catchUp(false)
    }
  }

  private async catchUp(isBack: boolean): Promise<void> {
    try {
      for (;;) {
        const answer = await fetch(
          `http://127.0.0.1:${this.port}/api/chat/MAIN/list/latest?afterId=${this.held}`,
          { headers: { authorization: this.token } },
        )
        const { messages, lastId } = (await answer.json()) as { messages: { id: number }[]; lastId: number }
        for (const { id } of messages) if (id === this.held + 1) this.held = id
        if (this.held >= lastId || messages.length === 0) break
      }
      if (isBack) this.failures = 0
      this.listens = true
    } catch {
      // The next return of the wire asks again.
    }
  }
}

const listeners: Listener[] = []

interface Order {
  readonly port?: number
  readonly count?: number
  /** Up to which line everybody must hold everything. */
  readonly upTo: number
}

obey(
  async ({ port, count = 0, upTo }: Order) => {
    if (port !== undefined)
      for (let player = 1; player <= count; player++) listeners.push(new Listener(port, player))
    const whole = () => listeners.every(({ listens, held }) => listens && held >= upTo)
    while (!whole()) await new Promise((resolve) => setTimeout(resolve, 20))
    return { back: listeners.length }
  },
  async () => process.exit(0),
)
