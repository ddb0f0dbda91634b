import type { Database } from '../database.ts'
import { isSecret, type Token } from '../session.ts'
import { type Sql, sql } from '../sql.ts'
import type { LiveSession } from './connection.ts'

/** Which sessions of a player end: one, or all but one (all, when that one is null). */
export type EndedSessions = { readonly only: string } | { readonly but: string | null }

/** Ends them, in a statement that names the player's row `saved`. */
export const endSessions = (which: EndedSessions, at: Date): Sql =>
  'only' in which
    ? sql`UPDATE session SET ended_at = ${at}::timestamptz FROM saved
        WHERE session.player_id = saved.id AND session.id = ${which.only} AND session.ended_at IS NULL`
    : sql`UPDATE session SET ended_at = ${at}::timestamptz FROM saved
        WHERE session.player_id = saved.id AND session.id IS DISTINCT FROM ${which.but} AND session.ended_at IS NULL`

export const isEnded = (which: EndedSessions, sessionId: string): boolean =>
  'only' in which ? which.only === sessionId : which.but !== sessionId

/** The session of a token, if the token is real and the session lives. */
export async function findSession(database: Database, token: Token): Promise<LiveSession | null> {
  const [row] = await database.query<{ secret_hash: Buffer; entered_by: number | null }>(sql`
    SELECT session.secret_hash, session.entered_by FROM session JOIN player ON player.id = session.player_id
    WHERE session.player_id = ${token.playerId} AND session.id = ${token.sessionId}
      AND session.ended_at IS NULL AND player.deleted_at IS NULL`)
  if (!row || !isSecret(token.secret, row.secret_hash)) return null
  return { playerId: token.playerId, sessionId: token.sessionId, isVisit: row.entered_by !== null }
}

export interface LivingSession extends Omit<LiveSession, 'isVisit'> {
  readonly clanId: number | null
}

/** Those of the sessions that live, in one round trip. */
export function findLiving(
  database: Database,
  sessions: readonly Pick<LiveSession, 'playerId' | 'sessionId'>[],
): Promise<LivingSession[]> {
  const players = sessions.map(({ playerId }) => playerId)
  const ids = sessions.map(({ sessionId }) => sessionId)
  return database.query<LivingSession>(sql`
    SELECT session.player_id AS "playerId", session.id AS "sessionId",
      (player.state ->> 'clanId')::bigint AS "clanId"
    FROM unnest(${players}::bigint[], ${ids}::text[]) AS asked(player_id, id)
    JOIN session ON session.player_id = asked.player_id AND session.id = asked.id
    JOIN player ON player.id = session.player_id
    WHERE session.ended_at IS NULL AND player.deleted_at IS NULL`)
}
