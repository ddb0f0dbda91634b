import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

export const mailData: PersonalData = {
  tables: ['mail_message', 'mail_dialog'],
  shown: (playerId) => ({
    mail: sql`SELECT jsonb_agg(jsonb_build_object('partner_id', letter.partner_id, 'id', letter.id, 'at', letter.at,
        'own', letter.own, 'text', letter.text, 'letter', letter.letter, 'attachment', letter.attachment,
        'taken_at', letter.taken_at) ORDER BY letter.at)
      FROM mail_message AS letter WHERE letter.owner_id = ${owner(playerId)}`,
  }),
  forget: (playerId) => [
    sql`DELETE FROM mail_message WHERE mail_message.owner_id = ${owner(playerId)}`,
    sql`DELETE FROM mail_dialog WHERE mail_dialog.owner_id = ${owner(playerId)}`,
  ],
}
