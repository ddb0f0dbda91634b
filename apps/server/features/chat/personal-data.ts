import { sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

export const chatData: PersonalData = {
  tables: ['chat_message'],
  shown: (playerId) => ({
    chat: sql`SELECT jsonb_agg(jsonb_build_object('room', own.room, 'id', own.id, 'at', own.at,
        'receiver_id', own.receiver_id, 'text', own.text, 'deleted_at', own.deleted_at) ORDER BY own.at)
      FROM chat_message AS own
      WHERE own.author_id = ${playerId}::bigint`,
  }),
  forget: (playerId, at) => [
    sql`UPDATE chat_message SET text = '', deleted_at = coalesce(chat_message.deleted_at, ${at}::timestamptz)
      WHERE chat_message.author_id = ${playerId}::bigint`,
    sql`DELETE FROM chat_message WHERE chat_message.room = 'private-' || ${playerId}::bigint
      AND chat_message.author_id <> ${playerId}::bigint`,
  ],
}
