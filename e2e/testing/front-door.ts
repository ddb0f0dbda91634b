import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** An address of the game, as an operator's proxy keeps it: behind it another server can stand at any moment. */
export class FrontDoor {
  address = ''
  private behind = ''
  private server: Server | null = null
  private readonly wires = new Set<Socket>()

  /** Browsers keep cookies by the name of the host alone, so that two homes need two names. */
  async open(host: 'localhost' | '127.0.0.1'): Promise<void> {
    const server = createServer((asked, answer) => {
      const { method, headers } = asked
      // A connection kept for later may just be closed from the other side.
      const passedOn = request(this.behind + asked.url, { method, headers, agent: false }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      })
      passedOn.on('error', () => answer.destroy())
      asked.pipe(passedOn)
    })
    server.on('upgrade', (asked: IncomingMessage, browser: Socket) => this.join(asked, browser))
    await new Promise<void>((listening) => server.listen(0, host, listening))
    this.server = server
    this.address = `http://${host}:${(server.address() as AddressInfo).port}`
  }

  /** Whoever asks from now on is answered by this server; whoever listens goes on listening to the one before. */
  leadTo({ address }: { readonly address: string }): void {
    this.behind = address
  }

  /** As the server before does when it stops. */
  cutWires(): void {
    for (const wire of this.wires) wire.end()
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections()
    for (const wire of this.wires) wire.destroy()
    await new Promise((closed) => (this.server ? this.server.close(closed) : closed(null)))
  }

  private join(asked: IncomingMessage, browser: Socket): void {
    const server = connect(Number(new URL(this.behind).port), 'localhost')
    this.wires.add(browser)
    server.write(`GET ${asked.url} HTTP/1.1\r\n`)
    for (let line = 0; line < asked.rawHeaders.length; line += 2)
      server.write(`${asked.rawHeaders[line]}: ${asked.rawHeaders[line + 1]}\r\n`)
    server.write('\r\n')
    browser.pipe(server).pipe(browser)
    const part = () => {
      this.wires.delete(browser)
      browser.destroy()
      server.destroy()
    }
    for (const end of [browser, server]) end.on('error', part).on('close', part)
  }
}
