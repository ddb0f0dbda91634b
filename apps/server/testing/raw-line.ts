import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A line to the server on which anything can be said, or only a half of it. */
export class RawLine {
  readonly socket: Socket
  private text = ''
  private readonly end: Promise<unknown>

  constructor(address: string) {
    const { port, hostname } = new URL(address)
    // It hangs up when it likes, not when the server does.
    this.socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    this.socket.on('error', () => undefined)
    this.socket.on('data', (bytes) => {
      this.text += String(bytes)
    })
    this.end = new Promise((resolve) => this.socket.on('end', resolve).on('close', resolve))
  }

  async open(): Promise<this> {
    await once(this.socket, 'connect')
    return this
  }

  say(...lines: readonly string[]): void {
    this.socket.write(lines.join('\r\n'))
  }

  /** All that was heard, once the server has closed the line. */
  async closed(): Promise<string> {
    await this.end
    return this.text
  }

  /** Until the server has answered something. */
  async answered(): Promise<string> {
    while (this.text === '') await once(this.socket, 'data')
    return this.text
  }

  leave(): void {
    this.socket.destroy()
  }
}
