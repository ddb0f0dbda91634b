import { companions } from '@skystair/rules/heroes/companion.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import { ENDINGS, MOODS } from '@skystair/rules/story/scene.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Count, Fields, Id, OneOf, OrNull } from './shapes.ts'

const PlaceId = Fields({ id: Type.String({ maxLength: 20, pattern: '^[a-z]+-[0-9]+-[0-9]+$' }) })
/** `line` is its number in the texts: not everything is said to everybody. */
const Line = Fields({ line: Count, speaker: Type.String(), mood: OneOf(MOODS) })

/** Who says what in which mood; the words are texts of the part of the tale. */
export const TalkView = Fields({
  scene: Type.String(),
  part: Count,
  lines: Type.Array(Line),
  choices: Type.Array(Fields({ id: Type.String(), lines: Type.Array(Line) })),
  /** The last talk of its part of the tale. */
  ends: Type.Boolean(),
})
export type TalkView = Static<typeof TalkView>

export const hearTalk = call('story.hearTalk', 'GET /api/story/talk/{id}', {
  summary: 'What the talker at a place has to tell.',
  who: 'TRIAL',
  changes: false,
  params: PlaceId,
  reply: TalkView,
})

export const answerTalk = call('story.answerTalk', 'POST /api/story/talk/{id}/answer', {
  summary: 'Answer a talker: the answer is remembered and weighed, and the talk is over.',
  who: 'TRIAL',
  changes: true,
  params: PlaceId,
  body: Fields({ choice: Type.String({ maxLength: 40, pattern: '^[a-z-]+$' }) }),
  reply: Fields({
    player: PlayerView,
    reward: RewardView,
    good: Count,
    evil: Count,
    /** How the part has ended, if this was its last talk. */
    ending: OrNull(OneOf(ENDINGS)),
  }),
})

/** One part of the tale as somebody has lived it. */
export const ChapterView = Fields({
  part: Count,
  /** How it ended; null: it is still being lived. */
  ending: OrNull(OneOf(ENDINGS)),
  /** The answers that were given, from the lowest stair up. */
  entries: Type.Array(Fields({ scene: Type.String(), stair: Count, choice: Type.String() })),
})
export type ChapterView = Static<typeof ChapterView>

export const ChronicleView = Fields({
  id: Id,
  name: OrNull(Type.String()),
  gender: OneOf(genders),
  companionImage: OneOf(companions),
  bestVictoryStair: Count,
  goodPoints: Count,
  evilPoints: Count,
  chapters: Type.Array(ChapterView),
})
export type ChronicleView = Static<typeof ChronicleView>

export const readChronicle = call('story.chronicle', 'GET /api/story/chronicle/{id}', {
  summary: 'The way of a player through the tale, with the answers given; nothing that was not lived.',
  who: 'anyone',
  changes: false,
  params: Fields({ id: Id }),
  reply: ChronicleView,
})
