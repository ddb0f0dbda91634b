import english from '@skystair/content/text/en/seed.json' with { type: 'json' }
import russian from '@skystair/content/text/ru/seed.json' with { type: 'json' }
import type { Database } from '../platform/database/database.ts'
import { sql } from '../platform/database/sql.ts'

const hour = 60 * 60_000
const themes = ['HELP', 'TALK', 'IDEAS'] as const

/** The fire was burning before anybody came: topics of strangers, in both languages. The same ones each time. */
export async function insertForum(database: Database, now: number): Promise<void> {
  const topics = [
    ...english.forum.map((topic) => ({ ...topic, language: 'EN' })),
    ...russian.forum.map((topic) => ({ ...topic, language: 'RU' })),
  ]
  const rows = topics.map((topic, index) => ({
    ...topic,
    id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    theme: themes[index % themes.length],
    at: new Date(now - (topics.length - index) * 5 * hour),
    turn: index % 3,
  }))
  await database.query(sql`WITH speaker AS (
      SELECT id, language, row_number() OVER (PARTITION BY language ORDER BY id) - 1 AS turn
      FROM player WHERE level >= 10 AND name IS NOT NULL AND id >= 1000000
    )
    INSERT INTO forum_topic (board, id, theme, title, text, flag, author_id, at, last_at)
    SELECT 'general', topic.id, topic.theme, topic.title, topic.text, 'GUEST', speaker.id, topic.at, topic.at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS topic(id uuid, theme text, title text, text text, at timestamptz, turn integer, language text)
    JOIN speaker ON speaker.language = topic.language AND speaker.turn = topic.turn
    ON CONFLICT DO NOTHING`)
}
