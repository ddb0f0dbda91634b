import { accessLevels } from '@skystair/rules/access/access-level.ts'
import { forumThemes, topicFlags } from '@skystair/rules/forum/forum.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { BankStatusView, Count, Done, Fields, Id, Moment, OneOf, OrNull, Uuid } from './shapes.ts'

const OfTopic = Fields({ id: Uuid })
/** On the board of the own clan instead of that of everybody. */
const OfBoard = Fields({ clan: Type.Optional(Type.Boolean()) })
const OfComment = Fields({ id: Uuid, number: Id })
const Theme = OneOf(forumThemes)
const Flag = OneOf(topicFlags)

const Author = Fields({
  id: Id,
  name: OrNull(Type.String()),
  gender: OneOf(genders),
  level: Count,
  accessLevel: OneOf(accessLevels),
  clanId: OrNull(Id),
  /** Of the arena; null: not on its ladder. */
  league: OrNull(Count),
  bankStatus: BankStatusView,
})

const shown = {
  id: Type.String(),
  theme: Theme,
  title: Type.String(),
  flag: Flag,
  pinned: Type.Boolean(),
  rating: Type.Integer(),
  author: Author,
  at: Moment,
  editedAt: OrNull(Moment),
  lastAt: Moment,
  comments: Count,
  unread: Type.Boolean(),
}

export const TopicRow = Fields(shown)
export type TopicRow = Static<typeof TopicRow>

export const TopicView = Fields({ ...shown, text: Type.String(), vote: Type.Integer() })
export type TopicView = Static<typeof TopicView>

export const CommentView = Fields({
  id: Id,
  author: Author,
  at: Moment,
  editedAt: OrNull(Moment),
  text: Type.String(),
  deleted: Type.Boolean(),
})
export type CommentView = Static<typeof CommentView>

export const listTopics = call('forum.topics', 'GET /api/forum/topics', {
  summary:
    'Topics by their last word, twenty at a time: those older than `before` come next. Pins come first.',
  who: 'TRIAL',
  changes: false,
  query: Fields({
    theme: Type.Optional(Theme),
    search: Type.Optional(Type.String({ maxLength: 100 })),
    before: Type.Optional(Moment),
    beforeId: Type.Optional(Uuid),
    clan: Type.Optional(Type.Boolean()),
  }),
  reply: Fields({ topics: Type.Array(TopicRow), more: Type.Boolean() }),
})

export const readTopic = call('forum.topic', 'GET /api/forum/topic/{id}', {
  summary: 'A topic with twenty comments after a number.',
  who: 'TRIAL',
  changes: false,
  params: OfTopic,
  query: Fields({ after: Type.Optional(Count), clan: Type.Optional(Type.Boolean()) }),
  reply: Fields({ topic: TopicView, comments: Type.Array(CommentView), more: Type.Boolean() }),
})

const Draft = {
  theme: Theme,
  flag: Flag,
  title: Type.String({ maxLength: 400 }),
  text: Type.String({ maxLength: 80_000 }),
}
const deed = { who: 'PLAYER', changes: true, params: OfTopic, query: OfBoard, reply: Done } as const

export const writeTopic = call('forum.write', 'POST /api/forum/write', {
  summary: 'Begin a topic: from level 10, unless banned.',
  who: 'PLAYER',
  changes: true,
  query: OfBoard,
  body: Fields(Draft),
  reply: Fields({ id: Type.String() }),
})

export const editTopic = call('forum.edit', 'POST /api/forum/topic/{id}/edit', {
  ...deed,
  summary: "Change one's own topic.",
  body: Fields(Draft),
})

export const removeTopic = call('forum.remove', 'POST /api/forum/topic/{id}/remove', {
  ...deed,
  summary: "Take one's own topic away; keepers may take away any.",
})

export const pinTopic = call('forum.pin', 'POST /api/forum/topic/{id}/pin', {
  ...deed,
  summary: 'Pin a topic to the top, or let it go: keepers, and in a clan those who keep its forum.',
  body: Fields({ pinned: Type.Boolean() }),
})

export const rateTopic = call('forum.rate', 'POST /api/forum/topic/{id}/rate', {
  ...deed,
  summary: 'Well said (1), badly said (-1), or nothing (0).',
  body: Fields({ vote: Type.Integer({ minimum: -1, maximum: 1 }) }),
})

export const writeComment = call('forum.comment', 'POST /api/forum/topic/{id}/comment', {
  ...deed,
  summary: 'Answer in a topic.',
  body: Fields({ text: Type.String({ maxLength: 12_000 }) }),
})

export const editComment = call('forum.editComment', 'POST /api/forum/topic/{id}/comment/{number}/edit', {
  ...deed,
  summary: "Change one's own comment.",
  params: OfComment,
  body: Fields({ text: Type.String({ maxLength: 12_000 }) }),
})

export const removeComment = call(
  'forum.removeComment',
  'POST /api/forum/topic/{id}/comment/{number}/remove',
  {
    ...deed,
    summary: "Take one's own comment away; keepers may take away any.",
    params: OfComment,
  },
)

export const seeTopic = call('forum.see', 'POST /api/forum/topic/{id}/seen', {
  ...deed,
  summary: 'Remember up to which comment the player has read.',
  who: 'TRIAL',
  fromAnyDevice: true,
  body: Fields({ number: Count }),
})
