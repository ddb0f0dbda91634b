import { hashSecret, type Token } from '../../platform/session.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** Opens a session for the player of the statement. The same token twice is the same session. */
export const newSession = (token: Token, device: string, at: Date): Sql =>
  sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at)
    SELECT saved.id, ${token.sessionId}, ${hashSecret(token.secret)}, ${device}, ${at}::timestamptz, ${at}::timestamptz
    FROM saved ON CONFLICT DO NOTHING`
