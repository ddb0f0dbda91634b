import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * What a client holds: `playerId.sessionId.secret`. The player's id leads, so that the session is found
 * on the machine where its owner lives. Only a hash of the secret is stored.
 */
export interface Token {
  readonly playerId: number
  readonly sessionId: string
  readonly secret: string
}

const shape = /^(\d{1,16})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/

export const writeToken = (token: Token): string => `${token.playerId}.${token.sessionId}.${token.secret}`

export function readToken(text: string | undefined): Token | null {
  const parts = shape.exec(text?.replace(/^Bearer /, '') ?? '')
  if (!parts) return null
  const [, playerId, sessionId, secret] = parts
  const id = Number(playerId)
  if (!Number.isSafeInteger(id) || sessionId === undefined || secret === undefined) return null
  return { playerId: id, sessionId, secret }
}

export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

export const isSecret = (secret: string, stored: Buffer): boolean =>
  timingSafeEqual(hashSecret(secret), stored)

/** What a token is made from when a call that hands one out may be repeated. */
interface Asked {
  readonly callId: string
  readonly key: string | null
  /** What only the asker has: the secret of the session that asks, a password, or a proof made for this one call. */
  readonly proof: string | null
}

/**
 * A new token. With an Idempotency-Key it is made from the key and from the asker's proof, so that a repeated call
 * gives the same token again although the token itself is never stored, and a key alone opens nothing.
 */
export function newToken(playerId: number, serverSecret: string, { callId, key, proof }: Asked): Token {
  const bytes =
    key === null || proof === null
      ? randomBytes(44)
      : createHmac('sha512', serverSecret)
          .update(JSON.stringify([callId, playerId, key, proof]))
          .digest()
          .subarray(0, 44)
  return {
    playerId,
    sessionId: bytes.subarray(0, 12).toString('base64url'),
    secret: bytes.subarray(12).toString('base64url'),
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Eighty bits of a new token's secret, as people can read them to each other: for an answer that shows a secret. */
export const shownSecret = ({ secret }: Token): string =>
  [...Buffer.from(secret, 'base64url').subarray(0, 16)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** A random id below 2^53, or the one that belongs to a key. */
export function newId(serverSecret: string, key: string | null): number {
  const bytes =
    key === null ? randomBytes(8) : createHmac('sha256', serverSecret).update(`id\n${key}`).digest()
  return Number(bytes.readBigUInt64BE() & 0x1fffffffffffffn) || 1
}
