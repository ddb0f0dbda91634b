import { createHash } from 'node:crypto'
import { isSame } from './constant-time.ts'

/** `k=v` of all fields but the signature itself, sorted and joined without a divider. */
const saidIn = (fields: URLSearchParams): string =>
  [...fields]
    .filter(([name]) => name !== 'sig')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('')

/** What is said, then the secret; of VK and OK. */
export const md5Of = (fields: URLSearchParams, secret: string): string =>
  createHash('md5')
    .update(saidIn(fields) + secret)
    .digest('hex')

/**
 * Nothing divides one field from the next: a value with the name of a field in it could be cut in two elsewhere, and the
 * same signature would be good for both. A link to the game on OK may hold anything that its maker likes.
 */
function isReadOneWay(fields: URLSearchParams): boolean {
  const said = saidIn(fields)
  return [...fields.keys()].every((name) => name === 'sig' || said.split(`${name}=`).length === 2)
}

export function isMd5Signed(fields: URLSearchParams, secret: string): boolean {
  const sig = fields.get('sig')
  // A name that comes twice would be signed one way and read another.
  const isPlain = new Set(fields.keys()).size === fields.size
  const isRight = sig !== null && isPlain && isSame(sig.toLowerCase(), md5Of(fields, secret))
  return isRight && isReadOneWay(fields)
}
