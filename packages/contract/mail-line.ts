import { letterKinds } from '@skystair/rules/mail/letter.ts'
import { type Static, Type } from 'typebox'
import { RewardView } from './reward.ts'
import { Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

/** A letter, as its reader sees it. Letters of a dialog are numbered without a gap, for each of the two on their own. */
export const MailLine = Fields({
  id: Id,
  time: Moment,
  /** Whether the reader wrote it. */
  own: Type.Boolean(),
  text: Type.String({ maxLength: 4000 }),
  /** A letter of the Stair: its words are a text of the game. */
  letter: OrNull(OneOf(letterKinds)),
  /** What lies in the envelope. */
  attachment: OrNull(RewardView),
  taken: Type.Boolean(),
  /** Of a letter about a defeat in the arena: against whom, and the replay. */
  fight: Type.Union([Fields({ rivalId: Id, replay: Type.String() }), Type.Null()]),
})
export type MailLine = Static<typeof MailLine>
