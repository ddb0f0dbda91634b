import type { BodyOf } from '@skystair/contract/call.ts'
import {
  editNews as editCall,
  removeNews as removeCall,
  writeNews as writeCall,
} from '@skystair/contract/news.ts'
import { newsLimits } from '@skystair/rules/news/topic.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { cleanText } from '@skystair/rules/writing/clean-text.ts'
import { characterCount } from '@skystair/rules/writing/text-limit.ts'
import { action, actionWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'

type Draft = BodyOf<typeof writeCall>

/** Both languages are there, and neither is a wall of text. */
function checked(draft: Draft): Draft | Refusal {
  const clean = {
    topic: draft.topic,
    titleRu: cleanText(draft.titleRu),
    titleEn: cleanText(draft.titleEn),
    textRu: cleanText(draft.textRu),
    textEn: cleanText(draft.textEn),
  }
  const { titleRu, titleEn, textRu, textEn } = clean
  if ([titleRu, titleEn, textRu, textEn].includes('')) return refused('news.refused.both-languages')
  if ([titleRu, titleEn].some((title) => characterCount(title) > newsLimits.title))
    return refused('errors.title-too-long', { limit: newsLimits.title })
  if ([textRu, textEn].some((text) => characterCount(text) > newsLimits.text))
    return refused('errors.text-too-long', { limit: newsLimits.text })
  return clean
}

export const writeNews = action(writeCall, ({ player, body, now }) => {
  const draft = checked(body)
  if (isRefusal(draft)) return draft
  return {
    player,
    writes: [
      sql`INSERT INTO news (id, at, topic, author_id, title_ru, title_en, text_ru, text_en)
        SELECT coalesce((SELECT max(id) FROM news), 0) + 1, ${new Date(now)}::timestamptz, ${draft.topic}::text, ${player.id}::bigint,
          ${draft.titleRu}::text, ${draft.titleEn}::text, ${draft.textRu}::text, ${draft.textEn}::text`,
    ],
    conflicts: { news_pkey: 'errors.conflict' },
    reply: () => ({ done: true }),
  }
})

const exists = {
  select: ({ params: { id } }: { params: { id: number } }) =>
    sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM news WHERE news.id = ${id}::bigint))`,
}

export const editNews = actionWith<typeof editCall, boolean>(
  editCall,
  exists,
  ({ player, params: { id }, body, extra: isThere }) => {
    if (!isThere) return refused('news.refused.not-found')
    const draft = checked(body)
    if (isRefusal(draft)) return draft
    return {
      player,
      writes: [
        mustTouch(
          'changed',
          sql`UPDATE news SET topic = ${draft.topic}::text, title_ru = ${draft.titleRu}::text,
              title_en = ${draft.titleEn}::text, text_ru = ${draft.textRu}::text, text_en = ${draft.textEn}::text
            WHERE news.id = ${id}::bigint`,
        ),
      ],
      reply: () => ({ done: true }),
    }
  },
)

export const removeNews = actionWith<typeof removeCall, boolean>(
  removeCall,
  exists,
  ({ player, params: { id }, extra: isThere }) =>
    isThere
      ? {
          player,
          writes: [mustTouch('removed', sql`DELETE FROM news WHERE news.id = ${id}::bigint`)],
          reply: () => ({ done: true }),
        }
      : refused('news.refused.not-found'),
)
