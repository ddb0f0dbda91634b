import {
  listDrafts as draftsCall,
  listNews as listCall,
  type NewsDraft,
  type NewsPiece,
} from '@skystair/contract/news.ts'
import { read } from '../../platform/action/action.ts'
import { open } from '../../platform/action/handler.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'

const pageSize = 20

type Row<View> = Omit<View, 'at'> & { readonly at: Date }

const pick = (language: 'RU' | 'EN'): Sql =>
  language === 'RU' ? sql`title_ru AS title, text_ru AS text` : sql`title_en AS title, text_en AS text`

export const listNews = open(listCall, async ({ database }, { query: { before }, language }) => {
  const rows = await database.query<Row<NewsPiece>>(sql`SELECT id, at, topic, ${pick(language)} FROM news
    WHERE id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint ORDER BY id DESC LIMIT ${pageSize + 1}`)
  const news = rows.slice(0, pageSize).map((row) => ({ ...row, at: row.at.getTime() }))
  return { reply: { news, more: rows.length > pageSize } }
})

export const listDrafts = read(draftsCall, async ({ services: { database } }) => {
  const rows = await database.query<Row<NewsDraft>>(sql`SELECT id, at, topic, title_ru AS "titleRu",
      title_en AS "titleEn", text_ru AS "textRu", text_en AS "textEn" FROM news ORDER BY id DESC LIMIT ${pageSize}`)
  return { news: rows.map((row) => ({ ...row, at: row.at.getTime() })) }
})
