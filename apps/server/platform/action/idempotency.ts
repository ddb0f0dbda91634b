import { createHmac } from 'node:crypto'
import type { Call } from '@skystair/contract/call.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { Database } from '../database/database.ts'
import { owner as ownedBy, type Sql, sql } from '../database/sql.ts'

/**
 * The same question gives the same hash, whatever the order of its fields on the wire.
 * Keyed: questions hold passwords, and from a plain hash in a stolen backup those could be guessed at full speed.
 * A call that hands out a token is the same question only with the same proof: to others its key is of no use.
 */
export function hashRequest(
  serverSecret: string,
  call: Call,
  input: { params: unknown; query: unknown; body: unknown },
  proof: string | null = null,
): Buffer {
  const question = [call.id, input.params, input.query, input.body, ...(proof === null ? [] : [proof])]
  return createHmac('sha256', serverSecret).update(JSON.stringify(question, sortedKeys)).digest()
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export interface Remembered {
  readonly requestHash: Buffer
  readonly status: number
  readonly reply: unknown
}

/** The stored reply to a repeated question; refused when the key was used for another one. */
export function replayOf(remembered: Remembered, requestHash: Buffer): Remembered | Refusal {
  return remembered.requestHash.equals(requestHash) ? remembered : refused('errors.key-reused')
}

/** Remembers the reply, beside its effect. */
export const rememberReply = (
  owner: number,
  key: string,
  { requestHash, status, reply }: Remembered,
  at: Date,
): Sql =>
  sql`INSERT INTO idempotency (owner_id, key, request_hash, status, reply, at)
    VALUES (${ownedBy(owner)}, ${key}, ${requestHash}, ${status}, ${JSON.stringify(reply)}::json, ${at}::timestamptz)`

/** For calls of those who have no session yet: their keys are owned by the key itself. */
export async function findReply(database: Database, owner: number, key: string): Promise<Remembered | null> {
  const [row] = await database.query<{ request_hash: Buffer; status: number; reply: unknown }>(
    sql`SELECT request_hash, status, reply FROM idempotency WHERE owner_id = ${ownedBy(owner)} AND key = ${key}`,
  )
  return row ? { requestHash: row.request_hash, status: row.status, reply: row.reply } : null
}
