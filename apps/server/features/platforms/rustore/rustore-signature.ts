import { createDecipheriv, createPrivateKey, sign } from 'node:crypto'
import { asJson, textOf } from '../read-words.ts'

const ivBytes = 12
const tagBytes = 16

/** How a server asks the store for a token: keyId, the moment, and both signed with SHA512withRSA. */
export function signAuth(keyId: string, privateKey: string, now: number) {
  const timestamp = new Date(now).toISOString()
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  const signature = sign('RSA-SHA512', Buffer.from(keyId + timestamp), key).toString('base64')
  return { keyId, timestamp, signature }
}

/** What the store pushes: AES-256 in GCM, which only who has the key can have made. Throws if it is not so. */
export function openCallback(raw: Buffer, key: string): Readonly<Record<string, unknown>> {
  const payload = textOf(asJson(raw).payload)
  if (payload === null || !/^[A-Za-z0-9+/]+={0,2}$/.test(payload)) throw new Error('no payload')
  const bytes = Buffer.from(payload, 'base64')
  if (bytes.length <= ivBytes + tagBytes) throw new Error('too short')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
  return asJson(opened)
}
