import { createHash } from 'node:crypto'
import { isSame } from './constant-time.ts'

/** `k=v` of all fields but the signature itself, sorted and joined without a divider, then the secret; of VK and OK. */
export function md5Of(fields: URLSearchParams, secret: string): string {
  const said = [...fields]
    .filter(([name]) => name !== 'sig')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('')
  return createHash('md5')
    .update(said + secret)
    .digest('hex')
}

export function isMd5Signed(fields: URLSearchParams, secret: string): boolean {
  const sig = fields.get('sig')
  // A name that comes twice would be signed one way and read another.
  const isPlain = new Set(fields.keys()).size === fields.size
  return sig !== null && isPlain && isSame(sig.toLowerCase(), md5Of(fields, secret))
}
