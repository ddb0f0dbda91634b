import { createPublicKey, verify } from 'node:crypto'
import type { PlatformUser } from '../platform.ts'
import { asJson, textOf } from '../read-words.ts'

const longest = 8_192
const AHEAD = 60
const shape = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/

export interface TokenOf {
  readonly publicKey: string
  readonly gameId: string
}

/**
 * A user's token of the portal: a JWT by RS256, good for an hour. The key is ours to know, never the token's to name; the
 * portal signs for all its games with one, so whoever makes another game there holds tokens of its players: ours names ours.
 */
export function readUserToken(
  token: string,
  { publicKey, gameId: ours }: TokenOf,
  now: number,
): PlatformUser | null {
  const [, head = '', body = '', signature = ''] = token.length > longest ? [] : (shape.exec(token) ?? [])
  if (head === '' || asJson(Buffer.from(head, 'base64url')).alg !== 'RS256') return null
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const isRight = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    key,
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) return null
  const { userId, gameId, exp, iat } = asJson(Buffer.from(body, 'base64url'))
  const [id, seconds] = [textOf(userId), now / 1000]
  if (id === null || gameId !== ours || !(Number(exp) > seconds) || !(Number(iat ?? 0) <= seconds + AHEAD))
    return null
  return { id, language: null, ref: null }
}
