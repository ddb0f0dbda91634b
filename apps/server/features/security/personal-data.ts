import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

/** Hashes would only help a thief. */
export const securityData: PersonalData = {
  tables: ['credential', 'player_name', 'player_contact', 'session', 'recovery_link'],
  shown: (playerId) => ({
    mailConfirmedAt: sql`SELECT to_jsonb(confirmed_at) FROM credential WHERE credential.player_id = ${owner(playerId)}`,
    recoveryLinks: sql`SELECT jsonb_agg(to_jsonb(sent) - 'secret_hash' - 'player_id')
      FROM recovery_link AS sent WHERE sent.player_id = ${owner(playerId)}`,
    mailOrPhone: sql`SELECT to_jsonb(mail_or_phone) FROM credential WHERE credential.player_id = ${owner(playerId)}`,
    sessions: sql`SELECT jsonb_agg(to_jsonb(own) - 'secret_hash' - 'player_id')
      FROM session AS own WHERE own.player_id = ${owner(playerId)}`,
  }),
  forget: (playerId, at) => [
    sql`DELETE FROM player_name WHERE player_name.player_id = ${playerId}::bigint`,
    sql`DELETE FROM player_contact WHERE player_contact.player_id = ${playerId}::bigint`,
    sql`DELETE FROM recovery_link WHERE recovery_link.player_id = ${owner(playerId)}`,
    sql`DELETE FROM credential WHERE credential.player_id = ${owner(playerId)}`,
    sql`UPDATE session SET device = '', traces = '{}', ended_at = coalesce(session.ended_at, ${at}::timestamptz) WHERE session.player_id = ${owner(playerId)}`,
  ],
}
