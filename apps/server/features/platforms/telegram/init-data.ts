import { createHmac, createPublicKey, verify } from 'node:crypto'
import { isSame } from '../constant-time.ts'
import type { PlatformUser } from '../platform.ts'
import { asJson, partOf, textOf } from '../read-words.ts'

const DAY = 86_400
const longest = 8_192

/** Telegram's own key, by which anybody can check what a Mini App was started with. */
const TELEGRAM_KEY = 'e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d'
const ed25519Prefix = '302a300506032b6570032100'

const sorted = (fields: URLSearchParams, without: readonly string[]): string =>
  [...fields]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')

/** What the page of a Mini App was started with, if it is the bot's own and of today. */
export function readInitData(initData: string, botToken: string, now: number): PlatformUser | null {
  if (initData.length > longest) return null
  const fields = new URLSearchParams(initData)
  const hash = fields.get('hash')
  if (hash === null || !/^[0-9a-f]{64}$/.test(hash) || !isFresh(fields, now)) return null
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest()
  const right = createHmac('sha256', key)
    .update(sorted(fields, ['hash']))
    .digest('hex')
  return isSame(hash, right) ? userOf(fields) : null
}

/** The same without the bot's token: by Telegram's signature. */
export function readSignedInitData(
  initData: string,
  botId: string,
  now: number,
  publicKey = TELEGRAM_KEY,
): PlatformUser | null {
  if (initData.length > longest) return null
  const fields = new URLSearchParams(initData)
  const signature = fields.get('signature')
  if (signature === null || !/^[A-Za-z0-9_-]{86}$/.test(signature) || !isFresh(fields, now)) return null
  const key = createPublicKey({
    key: Buffer.from(ed25519Prefix + publicKey, 'hex'),
    format: 'der',
    type: 'spki',
  })
  const said = `${botId}:WebAppData\n${sorted(fields, ['hash', 'signature'])}`
  return verify(null, Buffer.from(said), key, Buffer.from(signature, 'base64url')) ? userOf(fields) : null
}

function isFresh(fields: URLSearchParams, now: number): boolean {
  const at = Number(fields.get('auth_date') ?? Number.NaN)
  const age = now / 1000 - at
  return Number.isInteger(at) && age <= DAY && age >= -DAY / 24
}

function userOf(fields: URLSearchParams): PlatformUser | null {
  const user = partOf(asJson(fields.get('user') ?? ''))
  const id = textOf(user.id)
  if (id === null || !/^\d{1,20}$/.test(id)) return null
  return {
    id,
    language: textOf(user.language_code)?.startsWith('ru') ? 'RU' : 'EN',
    ref: fields.get('start_param'),
  }
}
