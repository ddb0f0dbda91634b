import { createHmac } from 'node:crypto'
import { isSame } from '../constant-time.ts'
import { asJson } from '../read-words.ts'

const OLDEST = 15 * 60
const AHEAD = 5 * 60
const longest = 64 * 1024
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** `base64(HMAC).base64(JSON)`: what the game platform says of a player or of purchases, if it is ours and of now. */
export function readSigned(
  signature: string,
  secret: string,
  now: number,
): Readonly<Record<string, unknown>> | null {
  if (signature.length > longest) return null
  const [mac = '', payload = '', ...rest] = signature.split('.')
  if (rest.length > 0 || !base64.test(mac) || !base64.test(payload)) return null
  const said = Buffer.from(payload, 'base64')
  const right = createHmac('sha256', secret).update(said).digest()
  if (!isSame(Buffer.from(mac, 'base64'), right)) return null
  const word = asJson(said)
  const age = now / 1000 - Number(word.issuedAt)
  return word.algorithm === 'HMAC-SHA256' && age <= OLDEST && age >= -AHEAD ? word : null
}
