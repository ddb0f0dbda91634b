import { lastNews as contract } from '@skystair/contract/player.ts'
import { open } from '../../platform/action/handler.ts'
import { sql } from '../../platform/database/sql.ts'

interface NewsRow {
  readonly id: number
  readonly at: Date
  readonly title: string
  readonly text: string
}

export const lastNews = open(contract, async ({ database }, { language }) => {
  const [row] = await database.query<NewsRow>(
    language === 'RU'
      ? sql`SELECT id, at, title_ru AS title, text_ru AS text FROM news ORDER BY id DESC LIMIT 1`
      : sql`SELECT id, at, title_en AS title, text_en AS text FROM news ORDER BY id DESC LIMIT 1`,
  )
  return { reply: { news: row ? { ...row, at: row.at.getTime() } : null } }
})
