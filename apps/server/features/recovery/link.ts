import { randomBytes } from 'node:crypto'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { hashSecret } from '../../platform/people/session.ts'

const MINUTE = 60_000

export type Purpose = 'PASSWORD' | 'CONFIRM'

const linkLasts: Readonly<Record<Purpose, number>> = {
  PASSWORD: 60 * MINUTE,
  CONFIRM: 3 * 24 * 60 * MINUTE,
}

interface Link {
  readonly playerId: number
  readonly secret: string
}

const shape = /^(\d{1,16})\.([A-Za-z0-9_-]{43})$/

export const newLink = (playerId: number): Link => ({
  playerId,
  secret: randomBytes(32).toString('base64url'),
})

export const writeLink = ({ playerId, secret }: Link): string => `${playerId}.${secret}`

export function readLink(text: string): Link | null {
  const [, id, secret] = shape.exec(text) ?? []
  const playerId = Number(id)
  return secret !== undefined && Number.isSafeInteger(playerId) ? { playerId, secret } : null
}

/** A newer letter takes the place of the older, whose link leads nowhere from then on. */
export const keepLink = ({ playerId, secret }: Link, purpose: Purpose, mail: string, now: number): Sql =>
  sql`INSERT INTO recovery_link (player_id, purpose, secret_hash, mail, ends_at)
    VALUES (${owner(playerId)}, ${purpose}, ${hashSecret(secret)}, ${mail},
      ${new Date(now + linkLasts[purpose])}::timestamptz)
    ON CONFLICT (player_id, purpose) DO UPDATE SET secret_hash = excluded.secret_hash, mail = excluded.mail,
      ends_at = excluded.ends_at`

/** It is found by its hash, so how long that takes tells nothing of the secret. */
export const isLink = ({ playerId, secret }: Link, purpose: Purpose, now: number): Sql =>
  sql`recovery_link.player_id = ${owner(playerId)} AND recovery_link.purpose = ${purpose}
    AND recovery_link.secret_hash = ${hashSecret(secret)} AND recovery_link.ends_at > ${new Date(now)}::timestamptz`

/** Of two who use it at once one is too late. */
export const useUpLink = (link: Link, purpose: Purpose, now: number): Step =>
  mustTouch(
    'link',
    sql`DELETE FROM recovery_link WHERE ${isLink(link, purpose, now)}`,
    'recovery.refused.link',
  )
