import { createHash, createPublicKey, verify } from 'node:crypto'
import type { PlatformUser } from '../platform.ts'
import { asJson, textOf } from '../read-words.ts'

const FRESH = 5 * 60_000
const longest = 2_048

/** The name of a device: nobody else can have it, as it is made of its public key. */
export const deviceId = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('base64url')

/** What a device signs: for which game, when. */
export const deviceSays = (origin: string, at: number): Buffer => Buffer.from(`${origin}\n${at}`)

/**
 * An installed game has a key pair of its own, made at its first start (Ed25519). What it names itself is not asked:
 * it is who has the key.
 */
export function readDevice(proof: string, origin: string, now: number): PlatformUser | null {
  if (proof.length > longest) return null
  const { publicKey, at, signature } = asJson(proof)
  const [key, signed] = [textOf(publicKey), textOf(signature)]
  if (key === null || signed === null || !(Math.abs(now - Number(at)) <= FRESH)) return null
  const opened = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  if (opened.asymmetricKeyType !== 'ed25519') return null
  const isRight = verify(null, deviceSays(origin, Number(at)), opened, Buffer.from(signed, 'base64'))
  return isRight ? { id: deviceId(key), language: null, ref: null } : null
}
