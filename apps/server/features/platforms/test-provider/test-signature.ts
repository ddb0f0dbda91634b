import { createHmac } from 'node:crypto'
import { isSame } from '../constant-time.ts'

/** Signed at a moment, and good for so long after it. */
const TEST_SIGNATURE_LASTS = 15 * 60_000

export const signTestWord = (raw: string | Buffer, at: number, secret: string): string =>
  `t=${at},v=${createHmac('sha256', secret).update(`${at}.`).update(raw).digest('hex')}`

export function isTestWord(raw: Buffer, signature: unknown, secret: string, now: number): boolean {
  const [, at = ''] = /^t=(\d{1,15}),v=[0-9a-f]{64}$/.exec(String(signature)) ?? []
  return (
    at !== '' &&
    Math.abs(now - Number(at)) <= TEST_SIGNATURE_LASTS &&
    isSame(String(signature), signTestWord(raw, Number(at), secret))
  )
}
