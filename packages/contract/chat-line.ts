import { accessLevels } from '@skystair/rules/access/access-level.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import { type Static, Type } from 'typebox'
import { BankStatusView, Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

/** Whoever left for ever has no name any more. */
const Name = OrNull(Type.String({ maxLength: 100 }))

/** A line of the chat, as it is shown. Lines of a room are numbered without a gap: who misses one knows it. */
export const ChatLine = Fields({
  id: Id,
  time: Moment,
  /** Its beginning says whether it is forwarded or a smiley; empty when it was deleted. */
  text: Type.String({ maxLength: 4000 }),
  authorId: Id,
  authorName: Name,
  authorGender: OneOf(genders),
  authorLevel: Count,
  authorAccess: OneOf(accessLevels),
  authorClanId: OrNull(Id),
  /** Of the arena; null: not on its ladder. */
  authorLeague: OrNull(Count),
  authorBankStatus: BankStatusView,
  /** To whom it was whispered. */
  receiver: OrNull(Fields({ id: Id, name: Name })),
  /** The line it answers. */
  replyTo: OrNull(Fields({ id: Id, authorName: Name, text: Type.String({ maxLength: 4000 }) })),
  /** Who said it first. */
  forwardedFrom: OrNull(Fields({ id: Id, name: Name })),
  deleted: Type.Boolean(),
})
export type ChatLine = Static<typeof ChatLine>
