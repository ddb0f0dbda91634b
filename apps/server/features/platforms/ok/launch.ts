import { isMd5Signed } from '../md5-signature.ts'
import type { PlatformUser } from '../platform.ts'

const longest = 8_192

/** What the page was started with, if OK has signed it. OK puts no moment into it: its sessions end on its own side. */
export function readOkLaunch(query: string, appKey: string, secret: string): PlatformUser | null {
  if (query.length > longest) return null
  const fields = new URLSearchParams(query)
  const id = fields.get('logged_user_id')
  if (id === null || !/^\d{1,20}$/.test(id) || fields.get('application_key') !== appKey) return null
  if (!isMd5Signed(fields, secret)) return null
  return { id, language: 'RU', ref: fields.get('custom_args') }
}
