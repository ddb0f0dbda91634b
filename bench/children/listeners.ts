import { connect, type Socket } from 'node:net'
import { broadcastChannel, clanChannel, livePath } from '@skystair/contract/live-channels.ts'
import { writeToken } from '@skystair/server/platform/people/session.ts'
import { lastMark } from '../chat-lines.ts'
import { obey } from '../child.ts'
import { clanAmong } from '../clans.ts'
import { tokenOf } from '../world.ts'

// Many listeners over plain sockets: a heavier client would be measured instead of the server.
const atOnce = 50
const sockets: Socket[] = []
const common = Buffer.alloc(64 * 1024)
/** How many have heard the last line; it may come before the order to wait for it. */
let done = 0
let onLast: () => void = () => undefined

/** A text message of a websocket, masked with zeros. */
function websocketMessage(text: string): Buffer {
  const body = Buffer.from(text)
  if (body.length > 125)
    return Buffer.concat([Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255, 0, 0, 0, 0]), body])
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}

const handshake = [
  `GET ${livePath} HTTP/1.1`,
  'host: localhost',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
].join('\r\n')

const greeting = (player: number, clans: number) => [
  `CONNECT\naccept-version:1.2\nheart-beat:0,0\nauthorization:${writeToken(tokenOf(player))}\n\n\0`,
  ...(clans === 0 ? [] : [`SUBSCRIBE\nid:sub-1\ndestination:${clanChannel(clanAmong(clans, player))}\n\n\0`]),
  `SUBSCRIBE\nid:sub-0\ndestination:${broadcastChannel}\nreceipt:ready\n\n\0`,
]

/** Opens a socket up to the moment when it listens. */
function open(port: number, player: number, stomp: boolean, clans: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let opened = false
    let tail: Buffer = Buffer.alloc(0)
    const hear = (text: Buffer) => {
      if (!opened && text.includes('101 Switching')) {
        opened = true
        if (stomp) for (const frame of greeting(player, clans)) socket.write(websocketMessage(frame))
        else resolve()
      } else if (text.includes('RECEIPT')) resolve()
      else if (text.includes('ERROR') || !opened) reject(new Error(text.toString()))
      else {
        if (text.includes(lastMark) || isSplit(tail, text)) {
          done += 1
          onLast()
        }
        tail = Buffer.from(text.subarray(-lastMark.length))
      }
    }
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer: common,
        callback(length, buffer) {
          hear(Buffer.from(buffer.buffer, buffer.byteOffset, length))
          return true
        },
      },
    })
    socket.on('error', reject)
    socket.write(handshake)
    sockets.push(socket)
  })
}

/** Whether the mark has come in two pieces. */
const isSplit = (tail: Buffer, text: Buffer): boolean =>
  Buffer.concat([tail, text.subarray(0, lastMark.length)]).includes(lastMark) &&
  !tail.equals(Buffer.from(lastMark))

interface Order {
  readonly port?: number
  readonly count?: number
  readonly stomp?: boolean
  /** Of so many each hears its own. */
  readonly clans?: number
}

obey(
  async ({ port, count = 0, stomp = false, clans = 0 }: Order) => {
    if (port !== undefined) {
      for (let opened = 0; opened < count; opened += atOnce) {
        const batch = Array.from(
          { length: Math.min(atOnce, count - opened) },
          (_, index) => opened + index + 1,
        )
        await Promise.all(batch.map((player) => open(port, player, stomp, clans)))
      }
      return { opened: count }
    }
    await new Promise<void>((resolve) => {
      onLast = () => {
        if (done === sockets.length) resolve()
      }
      onLast()
    })
    done = 0
    return { heard: sockets.length }
  },
  async () => {
    for (const socket of sockets) socket.destroy()
  },
)
