import { createHmac, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { deviceSays } from '../features/platforms/device/device-key.ts'
import { md5Of } from '../features/platforms/md5-signature.ts'
import { portalProof } from '../features/platforms/portals/header-portal.ts'
import { signLaunch } from '../features/platforms/vk/launch-params.ts'
import { vectors } from './platform-vectors.ts'
import { platformsForTests as secrets } from './platforms-for-tests.ts'

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export function telegramProof(id: string, now: number, token: string = secrets.TELEGRAM_BOT_TOKEN): string {
  const user = JSON.stringify({ id: Number(id), first_name: 'Vasilisa', language_code: 'ru' })
  const fields = new URLSearchParams({ auth_date: String(Math.floor(now / 1000)), user })
  const said = [...fields].map(([name, value]) => `${name}=${value}`).join('\n')
  const key = createHmac('sha256', 'WebAppData').update(token).digest()
  fields.set('hash', createHmac('sha256', key).update(said).digest('hex'))
  return fields.toString()
}

export function yandexProof(
  data: unknown,
  now: number,
  secret: string = secrets.YANDEX_GAMES_SECRET,
): string {
  const said = JSON.stringify({ algorithm: 'HMAC-SHA256', issuedAt: Math.floor(now / 1000), data })
  const mac = createHmac('sha256', secret).update(said).digest('base64')
  return `${mac}.${Buffer.from(said).toString('base64')}`
}

export function vkProof(id: string, now: number, secret: string = secrets.VK_APP_SECRET): string {
  const fields = new URLSearchParams({
    vk_user_id: id,
    vk_app_id: '1',
    vk_ts: String(Math.floor(now / 1000)),
  })
  fields.set('sign', signLaunch(fields, secret))
  return fields.toString()
}

export function okProof(id: string, secret: string = secrets.OK_APP_SECRET): string {
  const fields = new URLSearchParams({ application_key: secrets.OK_APP_KEY, logged_user_id: id })
  fields.set('sig', md5Of(fields, secret))
  return fields.toString()
}

export function games2Proof(id: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  const user = { userId: id, gameId: secrets.GAMES2_GAME_ID, iat: seconds, exp: seconds + 3_600 }
  const said = `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url(user)}`
  const key = vectors.rsaPrivate
  const opened = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  return `${said}.${sign('RSA-SHA256', Buffer.from(said), opened).toString('base64url')}`
}

/** A device of its own, as often as it is asked. */
export function deviceProof(now: number, origin = 'http://localhost:3000'): string {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return JSON.stringify({
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    at: now,
    signature: sign(null, deviceSays(origin, now), privateKey).toString('base64'),
  })
}

export const photoProof = (id: string, now: number): string =>
  portalProof('photo', id, Math.floor(now / 1000), secrets.PHOTO_SECRET)
