import { createHmac } from 'node:crypto'

/** From what somebody plays. */
export interface Device {
  /** What a player will recognise in the list of sessions. */
  readonly name: string
  /** By which two are found to play from the same device or address: `device:…`, `address:…`, never readable. */
  readonly traces: readonly string[]
}

const hidden = (secret: string, kind: string, value: string): string =>
  `${kind}:${createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 22)}`

/** `browser` is the random name a browser has given itself, `address` where it calls from; null: not known. */
export const tracesOf = (
  secret: string,
  { browser, address }: { readonly browser: string | null; readonly address: string | null },
): readonly string[] => [
  ...(browser === null ? [] : [hidden(secret, 'device', browser)]),
  ...(address === null ? [] : [hidden(secret, 'address', address)]),
]
