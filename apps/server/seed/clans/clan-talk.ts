import english from '@skystair/content/text/en/seed.json' with { type: 'json' }
import russian from '@skystair/content/text/ru/seed.json' with { type: 'json' }
import type { Clan } from '@skystair/rules/clan/clan.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'

const minute = 60_000
const hour = 60 * minute

/** Talks take three at least. */
const fewest = 3

/** What is said in the clan's room and written in its forum, in the language of the clan. */
export function insertTalk({ id, members }: Clan, language: Language, now: number): readonly Sql[] {
  if (members.length < fewest) return []
  const { clanTalk, clanForum } = language === 'RU' ? russian : english
  const authorOf = (place: number) => members[(place * 5) % members.length]?.playerId
  const lines = clanTalk.map((text, place) => ({
    id: place + 1,
    at: new Date(now - (clanTalk.length - place) * 23 * minute),
    author: authorOf(place),
    text,
  }))
  const topics = clanForum.map((topic, place) => ({
    ...topic,
    id: `00000000-0000-4000-8${String(place).padStart(3, '0')}-${String(id).padStart(12, '0')}`,
    at: new Date(now - (clanForum.length - place) * 31 * hour),
    author: authorOf(place),
  }))
  const room = `clan-${id}`
  return [
    sql`INSERT INTO chat_message (room, id, at, author_id, text)
      SELECT ${room}, line.id, line.at, line.author, line.text
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        AS line(id bigint, at timestamptz, author bigint, text text)`,
    sql`INSERT INTO chat_room (room, last_id) VALUES (${room}, ${lines.length}::bigint)
      ON CONFLICT DO NOTHING`,
    sql`INSERT INTO forum_topic (board, id, theme, title, text, flag, author_id, at, last_at)
      SELECT ${room}, topic.id, 'TALK', topic.title, topic.text, 'OPEN', topic.author, topic.at, topic.at
      FROM jsonb_to_recordset(${JSON.stringify(topics)}::jsonb)
        AS topic(id uuid, title text, text text, at timestamptz, author bigint) ON CONFLICT DO NOTHING`,
  ]
}
