import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Hears what odd rows and those they leave behind say, and when the last of them is gone. */
export async function listen() {
  const server = createServer()
  let heard = ''
  let connected = 0
  let look: () => void = () => undefined
  server.on('connection', (socket) => {
    connected += 1
    socket.setEncoding('utf8').on('data', (words) => {
      heard += words
      look()
    })
    // Whoever is killed hangs up without a goodbye.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      connected -= 1
      look()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const until = (isSo: () => boolean) =>
    new Promise<void>((done) => {
      look = () => isSo() && done()
      look()
    })
  return {
    port: (server.address() as AddressInfo).port,
    hears: (...words: readonly string[]) => until(() => words.every((word) => heard.includes(word))),
    hearsNobody: () => until(() => connected === 0),
    close: () => server.close(),
  }
}
