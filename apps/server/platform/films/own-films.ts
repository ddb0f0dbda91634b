import type { Watching } from '@skystair/rules/bank/video.ts'
import { owner, type Sql, sql } from '../database/sql.ts'

const kind = 'video'

/** A question for the `Watching` of a player; null: none was ever begun. */
export const selectFilms = (playerId: number): Sql =>
  sql`SELECT jsonb_build_object('day', claim.period, 'seen', claim.count, 'ticket', claim.ticket,
      'since', floor(extract(epoch FROM claim.at) * 1000))
    FROM claim WHERE claim.player_id = ${owner(playerId)} AND claim.kind = ${kind}::text`

/** Guarded by the player's version: of two who hold one ticket the second finds it used. */
export const writeFilms = (playerId: number, { day, seen, ticket, since }: Watching): Sql =>
  sql`INSERT INTO claim (player_id, kind, period, count, ticket, at)
    VALUES (${owner(playerId)}, ${kind}::text, ${day}::bigint, ${seen}::integer, ${ticket}::uuid, ${new Date(since)}::timestamptz)
    ON CONFLICT (player_id, kind) DO UPDATE SET period = excluded.period, count = excluded.count,
      ticket = excluded.ticket, at = excluded.at`
