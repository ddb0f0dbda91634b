import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'

/** Hashes would only help a thief. */
export const securityData: PersonalData = {
  tables: ['credential', 'player_name', 'player_contact', 'session'],
  shown: {
    mailOrPhone: sql`SELECT mail_or_phone FROM credential WHERE credential.player_id = player.id`,
    sessions: sql`SELECT jsonb_agg(to_jsonb(own) - 'secret_hash' - 'player_id')
      FROM session AS own WHERE own.player_id = player.id`,
  },
  forget: (at) => [
    sql`DELETE FROM player_name USING saved WHERE player_name.player_id = saved.id`,
    sql`DELETE FROM player_contact USING saved WHERE player_contact.player_id = saved.id`,
    sql`DELETE FROM credential USING saved WHERE credential.player_id = saved.id`,
    sql`UPDATE session SET device = '', ended_at = coalesce(session.ended_at, ${at}::timestamptz)
      FROM saved WHERE session.player_id = saved.id`,
  ],
}
