import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { subscribe } from '@skystair/contract/push.ts'
import type { Services } from '../platform/services/services.ts'
import { type Answer, aKey, type Game } from './game.ts'
import type { Person } from './people.ts'
import { pushKeysForTests } from './push-keys-for-tests.ts'

const origin = 'https://push.example.org'

/** A device as a browser would make it: only it can read what it is told. */
export interface Phone {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly key: ECDH
}

export function aPhone(endpoint = `${origin}/${randomUUID()}`): Phone {
  const key = createECDH('prime256v1')
  const p256dh = key.generateKeys('base64url')
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url'), key }
}

export const subscription = ({ endpoint, p256dh, auth }: Phone) => ({ endpoint, p256dh, auth })

/** What was told: as it came, and as the device reads it. */
export interface Told {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly word: { kind: string; title: string; text: string; path: string }
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** By RFC 8291 and RFC 8188, as a browser does it. */
function decrypted(body: Buffer, phone: Phone): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), phone.key.getPublicKey(), sender])
  const secret = derive(phone.key.computeSecret(sender), Buffer.from(phone.auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

const readJson = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

/** By RFC 8292: who calls, proven by the key that the device was subscribed with. */
function proveCaller(authorization: string | undefined): void {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? []
  if (key !== pushKeysForTests.VAPID_PUBLIC_KEY) throw new Error('called by a stranger')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = readJson(claims)
  const left = exp - Date.now() / 1_000
  if (!isTrue || aud !== origin || sub !== pushKeysForTests.VAPID_SUBJECT || left < 0 || left > 86_400)
    throw new Error('a proof that proves nothing')
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** A push service of our own: it takes what is encrypted and proven, and nothing else. */
export async function aPushService() {
  const phones: Phone[] = []
  const told: Told[] = []
  const troubles: string[] = []
  /** How it answers to a device; it takes what it is told unless said otherwise. */
  const answers = new Map<string, { status: number; retryAfter?: number }>()
  const server = createServer(async (request, response) => {
    const phone = phones.find(({ endpoint }) => endpoint === `${origin}${request.url}`)
    const body = await bodyOf(request)
    const answer = answers.get(phone?.endpoint ?? '') ?? { status: phone ? 201 : 404 }
    try {
      proveCaller(request.headers.authorization)
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('of another age')
      if (phone && answer.status === 201)
        told.push({
          endpoint: phone.endpoint,
          headers: request.headers,
          word: JSON.parse(decrypted(body, phone)),
        })
    } catch (error) {
      troubles.push(String(error))
    }
    if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter)
    response.writeHead(answer.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const strangers: Services['strangers'] = async (address, { headers, body }) => {
    const { pathname } = new URL(address)
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  }
  return {
    told,
    troubles,
    answers,
    strangers,
    /** A device that this service knows. */
    phone(): Phone {
      const phone = aPhone()
      phones.push(phone)
      return phone
    },
    toldTo: ({ endpoint }: Phone) => told.filter((one) => one.endpoint === endpoint).map(({ word }) => word),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export const subscribeAs = (game: Game, { token }: Person, phone: Phone): Promise<Answer> =>
  game.ask(subscribe, { as: token, key: aKey(), body: subscription(phone) })
