import type { PushKeys } from '../../platform/services/push-keys.ts'
import type { Services } from '../../platform/services/services.ts'
import { NotPublic } from '../../platform/services/strangers.ts'
import type { Word } from './words.ts'

export interface Device {
  readonly id: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** `gone`: nobody is there any more; `later`: the service could not take it now; `refused`: it never will. */
export type Called =
  | { readonly outcome: 'told' | 'gone' | 'refused' }
  | { readonly outcome: 'later'; readonly waitMs: number }

const patienceMs = 10_000
/** What nobody has fetched by then is old news. */
const livesSeconds = 12 * 3_600
const longestWaitMs = 3_600_000

const waitOf = (retryAfter: string | null): number => {
  const seconds = Number(retryAfter)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, longestWaitMs) : 0
}

/**
 * Encrypted so that only the device can read it (RFC 8291) and signed so that its service knows us (RFC 8292);
 * null: the keys that it was given with are none.
 */
async function sealed({ endpoint, p256dh, auth }: Device, keys: PushKeys, word: Word) {
  // Fetched by whoever calls: a game without keys never needs it.
  const { default: webPush } = await import('web-push')
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(word),
      { vapidDetails: keys, TTL: livesSeconds, topic: word.kind, contentEncoding: 'aes128gcm' },
    )
    return {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
    }
  } catch {
    return null
  }
}

export async function callDevice(
  { strangers, log }: Services,
  keys: PushKeys,
  device: Device,
  word: Word,
): Promise<Called> {
  const { endpoint } = device
  const letter = await sealed(device, keys, word)
  // One wrong point of a curve must not keep all others from being told.
  if (letter === null) return { outcome: 'gone' }
  try {
    const { status, retryAfter } = await strangers(endpoint, { ...letter, patienceMs })
    if (status >= 200 && status < 300) return { outcome: 'told' }
    if (status === 404 || status === 410) return { outcome: 'gone' }
    if (status === 429 || status >= 500) return { outcome: 'later', waitMs: waitOf(retryAfter) }
    log.warn({ status, service: new URL(endpoint).host }, 'a push service refuses what it is told')
    return { outcome: 'refused' }
  } catch (error) {
    return error instanceof NotPublic ? { outcome: 'gone' } : { outcome: 'later', waitMs: 0 }
  }
}
