import { createHmac } from 'node:crypto'
import { isSame } from '../constant-time.ts'
import type { PlatformUser } from '../platform.ts'

const FRESH = 24 * 3_600
const longest = 2_048

/** Which header of the specification each portal names its player by. */
export const portalIds = { photo: 'fotoUid', mail: 'viewer_id', operator: 'login' } as const
export type PortalName = keyof typeof portalIds

const signPortal = (name: PortalName, id: string, at: string, secret: string): string =>
  createHmac('sha256', secret).update(`${name}\n${id}\n${at}`).digest('hex')

/** What a portal sends. @forTests */
export const portalProof = (name: PortalName, id: string, at: number, secret: string): string =>
  new URLSearchParams({
    [portalIds[name]]: id,
    ts: String(at),
    sign: signPortal(name, id, String(at), secret),
  }).toString()

/** A header alone is nobody's word: the portal signs whom it sends, and when. */
export function readPortal(
  name: PortalName,
  query: string,
  secret: string,
  now: number,
): PlatformUser | null {
  if (query.length > longest) return null
  const fields = new URLSearchParams(query)
  const [id, at, sign] = [fields.get(portalIds[name]), fields.get('ts'), fields.get('sign')]
  if (id === null || at === null || sign === null || !/^[\w.@+-]{1,64}$/.test(id)) return null
  const age = now / 1000 - Number(at)
  if (!/^\d{1,12}$/.test(at) || age > FRESH || age < -300) return null
  return isSame(sign, signPortal(name, id, at, secret)) ? { id, language: null, ref: null } : null
}
