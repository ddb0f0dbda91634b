import english from '@skystair/content/text/en/seed.json' with { type: 'json' }
import russian from '@skystair/content/text/ru/seed.json' with { type: 'json' }
import type { Database } from '../platform/database/database.ts'
import { sql } from '../platform/database/sql.ts'

const day = 24 * 60 * 60 * 1000

/** The first of the list is the newest. */
export async function insertNews(database: Database, now: number): Promise<void> {
  const count = english.news.length
  const rows = english.news.map((news, index) => ({
    id: count - index,
    at: new Date(now - index * 7 * day),
    title_en: news.title,
    text_en: news.text,
    title_ru: russian.news[index]?.title,
    text_ru: russian.news[index]?.text,
  }))
  await database.query(sql`INSERT INTO news (id, at, title_ru, title_en, text_ru, text_en)
    SELECT id, at, title_ru, title_en, text_ru, text_en FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row(id bigint, at timestamptz, title_ru text, title_en text, text_ru text, text_en text)`)
}
