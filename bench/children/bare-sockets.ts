import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as breath } from 'node:timers/promises'
import type { LiveMessage } from '@skystair/contract/live.ts'
import { WebSocketServer } from 'ws'
import { aLine, lastLine } from '../chat-lines.ts'
import { obey } from '../child.ts'
import { memoryNow } from '../memory-now.ts'

// Websockets without anything around them: encode once, send to all.
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket) => socket.on('message', () => undefined))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

function send(message: LiveMessage): void {
  const body = Buffer.from(JSON.stringify(message))
  for (const socket of sockets.clients) socket.send(body, { binary: false })
}

obey(
  async ({ times = 0, memory = false }: { times?: number; memory?: boolean }) => {
    for (let time = 0; time < times; time++) {
      send(aLine)
      await breath()
    }
    if (times > 0) send(lastLine)
    return {
      port: (server.address() as AddressInfo).port,
      sockets: sockets.clients.size,
      bytes: memory ? memoryNow() : 0,
    }
  },
  async () => {
    for (const socket of sockets.clients) socket.terminate()
    server.close()
  },
)
