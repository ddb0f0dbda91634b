import { type AccessLevel, atLeast, mayDo } from '../access/access-level.ts'
import { isOpen } from '../access/is-open.ts'
import { banAt, type Talk } from '../chat/talk.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { cleanText } from '../writing/clean-text.ts'
import { limitedText } from '../writing/text-limit.ts'
import { title as checkedTitle } from './topic-title.ts'

export const forumThemes = ['TALK', 'HELP', 'STRATEGY', 'TALES', 'IDEAS', 'FAULTS'] as const

/** Who may read a topic: everybody with a name, travellers too, or only its author and the keepers. */
export const topicFlags = ['OPEN', 'GUEST', 'PRIVATE'] as const
export type TopicFlag = (typeof topicFlags)[number]

interface Writer {
  readonly id: number
  readonly accessLevel: AccessLevel
  readonly level: number
  readonly stair: number
  readonly talk: Talk
}

interface Written {
  readonly authorId: number
}

/** From level 10, unless the voice is taken. */
export function mayPost({ level, stair, talk }: Writer, now: number): Refusal | null {
  if (banAt(talk, now)) return refused('errors.chat-banned')
  return isOpen('forumPosting', { level, stair }) ? null : refused('errors.forum-level')
}

type Reader = Pick<Writer, 'id' | 'accessLevel'>

export function mayRead({ id, accessLevel }: Reader, topic: Written & { readonly flag: TopicFlag }): boolean {
  if (topic.flag === 'PRIVATE') return topic.authorId === id || mayDo(accessLevel, 'pinTopics')
  return topic.flag === 'GUEST' || atLeast(accessLevel, 'PLAYER')
}

/** One's own words are one's own; a keeper may carry away anybody's, but rewrites nobody's. */
export const mayEdit = ({ id }: Reader, { authorId }: Written): boolean => id === authorId

export const mayRemove = ({ id, accessLevel }: Reader, { authorId }: Written): boolean =>
  id === authorId || mayDo(accessLevel, 'deleteMessages')

export function topicWords(entered: {
  title: string
  text: string
}): { title: string; text: string } | Refusal {
  const title = checkedTitle(entered.title)
  if (isRefusal(title)) return title
  const text = limitedText('topic', cleanText(entered.text))
  return isRefusal(text) ? text : { title, text }
}

export const commentWords = (entered: string): string | Refusal => limitedText('comment', cleanText(entered))
