import { ENDINGS, MOODS } from '@skystair/rules/story/scene.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Count, Fields, OneOf, OrNull } from './shapes.ts'

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
