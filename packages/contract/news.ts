import { newsTopics } from '@skystair/rules/news/topic.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { Done, Fields, Id, Moment, OneOf } from './shapes.ts'

const Title = Type.String({ maxLength: 400 })
const Words = Type.String({ maxLength: 8000 })

export const NewsPiece = Fields({
  id: Id,
  at: Moment,
  topic: OneOf(newsTopics),
  title: Type.String(),
  text: Type.String(),
})
export type NewsPiece = Static<typeof NewsPiece>

/** News as it is written: in both languages. */
const Draft = { topic: OneOf(newsTopics), titleRu: Title, titleEn: Title, textRu: Words, textEn: Words }
export const NewsDraft = Fields({ id: Id, at: Moment, ...Draft })
export type NewsDraft = Static<typeof NewsDraft>

export const listNews = call('news.list', 'GET /api/news/list', {
  summary: 'News in the language of the caller, the newest first, twenty at a time.',
  who: 'anyone',
  changes: false,
  query: Fields({ before: Type.Optional(Id) }),
  reply: Fields({ news: Type.Array(NewsPiece), more: Type.Boolean() }),
})

export const listDrafts = call('news.drafts', 'GET /api/news/drafts', {
  summary: 'The last news in both languages, for those who write it.',
  who: 'ADMIN',
  changes: false,
  reply: Fields({ news: Type.Array(NewsDraft) }),
})

export const writeNews = call('news.write', 'POST /api/news/write', {
  summary: 'Tell everybody something, in both languages.',
  who: 'ADMIN',
  changes: true,
  body: Fields(Draft),
  reply: Done,
})

export const editNews = call('news.edit', 'POST /api/news/{id}/edit', {
  summary: 'Say it better.',
  who: 'ADMIN',
  changes: true,
  params: Fields({ id: Id }),
  body: Fields(Draft),
  reply: Done,
})

export const removeNews = call('news.remove', 'POST /api/news/{id}/remove', {
  summary: 'Take news back.',
  who: 'ADMIN',
  changes: true,
  params: Fields({ id: Id }),
  reply: Done,
})
