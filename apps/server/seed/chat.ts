import english from '@skystair/content/text/en/seed.json' with { type: 'json' }
import russian from '@skystair/content/text/ru/seed.json' with { type: 'json' }
import type { Database } from '../platform/database/database.ts'
import { sql } from '../platform/database/sql.ts'

const minute = 60_000

/** A talk that was going on before anybody came: strangers of the level at which people are heard. */
export async function insertChat(database: Database, now: number): Promise<void> {
  const talk = [
    ...english.chat.map((text) => ({ text, language: 'EN' })),
    ...russian.chat.map((text) => ({ text, language: 'RU' })),
  ]
  const rows = talk.map((line, index) => ({
    ...line,
    id: index + 1,
    at: new Date(now - (talk.length - index) * 4 * minute),
    turn: index % 3,
  }))
  await database.query(sql`WITH speaker AS (
      SELECT id, language, row_number() OVER (PARTITION BY language ORDER BY id) - 1 AS turn
      FROM player WHERE level >= 10 AND name IS NOT NULL AND id >= 1000000
    ), line AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row(id bigint, at timestamptz, text text, language text, turn integer)
    ), said AS (
      INSERT INTO chat_message (room, id, at, author_id, text)
      SELECT 'main', line.id, line.at, speaker.id, line.text FROM line
      JOIN speaker ON speaker.language = line.language AND speaker.turn = line.turn
      WHERE NOT EXISTS (SELECT 1 FROM chat_room WHERE room = 'main')
    )
    INSERT INTO chat_room (room, last_id) VALUES ('main', ${rows.length}) ON CONFLICT DO NOTHING`)
}
