import type { PersonalData } from '../../platform/personal-data.ts'
import { owner, sql } from '../../platform/sql.ts'

export const mailData: PersonalData = {
  tables: ['mail_message', 'mail_dialog'],
  shown: (playerId) => ({
    mail: sql`SELECT jsonb_agg(to_jsonb(letter.*) - 'owner_id' ORDER BY letter.at)
      FROM (SELECT * FROM mail_message WHERE mail_message.owner_id = ${owner(playerId)}) AS letter`,
  }),
  forget: (playerId) => [
    sql`DELETE FROM mail_message WHERE mail_message.owner_id = ${owner(playerId)}`,
    sql`DELETE FROM mail_dialog WHERE mail_dialog.owner_id = ${owner(playerId)}`,
  ],
}
