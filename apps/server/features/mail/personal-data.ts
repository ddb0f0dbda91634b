import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'

export const mailData: PersonalData = {
  tables: ['mail_message', 'mail_dialog'],
  shown: {
    mail: sql`SELECT jsonb_agg(to_jsonb(letter.*) - 'owner_id' ORDER BY letter.at)
      FROM mail_message AS letter WHERE letter.owner_id = player.id`,
  },
  forget: () => [
    sql`DELETE FROM mail_message USING saved WHERE mail_message.owner_id = saved.id`,
    sql`DELETE FROM mail_dialog USING saved WHERE mail_dialog.owner_id = saved.id`,
  ],
}
