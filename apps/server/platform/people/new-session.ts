import type { Visit } from '../action/players.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import type { Device } from './device.ts'
import { hashSecret, type Token } from './session.ts'

/** Opens a session for the player of the token. The same token twice is the same session. */
export const newSession = (token: Token, device: Device, at: Date, visit: Visit | null = null): Sql =>
  sql`INSERT INTO session (player_id, id, secret_hash, device, traces, created_at, seen_at, visiting, visited_level, begun_in)
    VALUES (${owner(token.playerId)}, ${token.sessionId}, ${hashSecret(token.secret)}, ${device.name}, ${device.traces}::text[], ${at}::timestamptz, ${at}::timestamptz,
      ${visit?.playerId ?? null}::bigint, ${visit?.level ?? null}, ${visit?.begunIn ?? null})
    ON CONFLICT DO NOTHING`

/** So many devices may be signed in at once; nobody plays on more, and a robot that signs in all day fills no table. */
export const MOST_SESSIONS = 20

/** Whoever signs in once more ends the session that was seen longest ago. */
export const endLongestUnseen = (playerId: number, at: Date): Sql =>
  sql`UPDATE session SET ended_at = ${at}::timestamptz
    WHERE player_id = ${owner(playerId)} AND ended_at IS NULL AND id NOT IN (
      SELECT kept.id FROM session AS kept WHERE kept.player_id = ${owner(playerId)} AND kept.ended_at IS NULL
      ORDER BY kept.seen_at DESC, kept.id LIMIT ${MOST_SESSIONS - 1})`
