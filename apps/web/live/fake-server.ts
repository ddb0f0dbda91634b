import { FrameImpl, type IStompSocket, Parser, type StompHeaders } from '@stomp/stompjs'

/** A websocket without a network: a test is its other end. */
export class FakeSocket implements IStompSocket {
  readonly url = 'ws://test'
  binaryType: 'blob' | 'arraybuffer' = 'blob'
  readyState = 0
  onopen: IStompSocket['onopen'] = null
  onmessage: IStompSocket['onmessage'] = null
  onclose: IStompSocket['onclose'] = null
  onerror: IStompSocket['onerror'] = null
  /** Whether it says that it has done what it was asked for. */
  confirms = true
  readonly heard: FrameImpl[] = []
  private readonly parser = new Parser(
    (raw) => this.hear(FrameImpl.fromRawFrame(raw, true)),
    () => undefined,
  )

  private hear(frame: FrameImpl): void {
    this.heard.push(frame)
    const { receipt } = frame.headers
    if (receipt !== undefined)
      queueMicrotask(() => this.confirms && this.say('RECEIPT', { 'receipt-id': receipt }))
  }

  send(data: string | ArrayBuffer): void {
    this.parser.parseChunk(data)
  }

  close(): void {
    this.fall(1000)
  }

  terminate = (): void => this.fall(1006)

  /** Opens and answers the client's CONNECT. */
  accept(): void {
    this.readyState = 1
    this.onopen?.({})
    this.say('CONNECTED', { version: '1.2', 'heart-beat': '0,0' })
  }

  say(command: string, headers: StompHeaders, body = ''): void {
    const data = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true })
    this.onmessage?.({ data })
  }

  fall(code: number): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code })
  }

  frames(command: string): StompHeaders[] {
    return this.heard.filter((frame) => frame.command === command).map(({ headers }) => headers)
  }
}
