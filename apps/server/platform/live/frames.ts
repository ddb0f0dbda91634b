import { FrameImpl, type IRawFrameType } from '@stomp/stompjs'

/** A frame of a client, its headers unescaped. */
export interface ClientFrame {
  readonly command: string
  readonly headers: ReadonlyMap<string, string>
}

const unescaped: Readonly<Record<string, string>> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' }

/** The frame in our words; `null` when it breaks the rules of STOMP. */
export function readFrame(raw: IRawFrameType): ClientFrame | null {
  const command = raw.command ?? ''
  // STOMP 1.2 leaves the first frame unescaped for the sake of 1.0.
  const escaped = command !== 'CONNECT' && command !== 'STOMP'
  const headers = new Map<string, string>()
  for (const [name, value] of raw.headers) {
    const readName = escaped ? unescapeHeader(name) : name
    const readValue = escaped ? unescapeHeader(value) : value
    if (readName === null || readValue === null) return null
    // Of a repeated header only the first counts.
    if (!headers.has(readName)) headers.set(readName, readValue)
  }
  return { command, headers }
}

function unescapeHeader(text: string): string | null {
  if (!text.includes('\\')) return text
  let broken = false
  const read = text.replace(/\\(.?)/gs, (sequence) => {
    const character = unescaped[sequence]
    if (character === undefined) broken = true
    return character ?? ''
  })
  return broken ? null : read
}

type Headers = Readonly<Record<string, string>>

export function writeFrame(command: string, headers: Headers, body = ''): string {
  return String(FrameImpl.marshall({ command, headers: { ...headers }, body, escapeHeaderValues: true }))
}
