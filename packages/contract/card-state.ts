import { CARDS } from '@skystair/rules/cards/card-life.ts'
import { Type } from 'typebox'
import { Fields, Moment, OneOf, OrNull } from './shapes.ts'

/** What the cards of the road's table have to do with a player now. */
export const CardState = Fields({
  /** The card that works until midnight; null: one may be turned. */
  card: OrNull(OneOf(CARDS)),
  /** When new cards are laid. */
  until: Moment,
  /** Animals that wait for the rest of their flock, each till when. */
  flock: Type.Array(Fields({ card: OneOf(CARDS), until: Moment })),
})
