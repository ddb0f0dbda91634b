import { createHmac } from 'node:crypto'
import { isSame } from '../constant-time.ts'
import type { PlatformUser } from '../platform.ts'

const DAY = 86_400
const longest = 8_192

export function signLaunch(fields: URLSearchParams, secret: string): string {
  const said = [...fields]
    .filter(([name]) => name.startsWith('vk_'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return createHmac('sha256', secret).update(said).digest('base64url')
}

/** What the page was started with, if VK has signed it within a day. */
export function readLaunchParams(query: string, secret: string, now: number): PlatformUser | null {
  if (query.length > longest) return null
  const fields = new URLSearchParams(query)
  const [sign, id] = [fields.get('sign'), fields.get('vk_user_id')]
  const isPlain = new Set(fields.keys()).size === fields.size
  if (sign === null || id === null || !/^\d{1,20}$/.test(id) || !isPlain) return null
  const age = now / 1000 - Number(fields.get('vk_ts') ?? Number.NaN)
  if (!(age <= DAY && age >= -DAY / 24)) return null
  if (!isSame(sign, signLaunch(fields, secret))) return null
  return { id, language: fields.get('vk_language') === 'ru' ? 'RU' : 'EN', ref: fields.get('vk_ref_code') }
}
