import { randomUUID } from 'node:crypto'
import type { DeedKind } from '@skystair/rules/moderation/deed.ts'
import { owner, type Sql, sql } from '../database/sql.ts'

interface Entry {
  /** About whom. */
  readonly playerId: number
  readonly actorId: number
  readonly deed: DeedKind
  /** Why. */
  readonly note: string
  readonly detail?: object
}

/** Writes down what a keeper did, beside the deed itself. */
export const logDeed = ({ playerId, actorId, deed, note, detail = {} }: Entry, at: Date): Sql =>
  sql`INSERT INTO keeper_log (player_id, at, id, actor_id, deed, note, detail)
    VALUES (${owner(playerId)}, ${at}::timestamptz, ${randomUUID()}::uuid, ${actorId}::bigint, ${deed}::text,
      ${note}::text, ${JSON.stringify(detail)}::jsonb)`
