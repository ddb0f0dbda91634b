import { CARDS } from '@skystair/rules/cards/card-life.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { CardState } from './card-state.ts'
import { Received } from './reward.ts'
import { Fields, OneOf, OrNull } from './shapes.ts'

/** The road's table: three cards face down, or as they lay when one of them was turned today. */
export const CardTable = Fields({
  state: CardState,
  /** What the server keeps covered: the seed that is told after the next turn has this seal. */
  seal: Type.String(),
  /** null: nothing was turned today */
  turned: OrNull(
    Fields({
      place: Type.Integer({ minimum: 0, maximum: CARDS.length - 1 }),
      table: Type.Array(OneOf(CARDS)),
      /** What it was drawn by: whoever kept the seal can check it. */
      seed: Type.String(),
    }),
  ),
})
export type CardTable = Static<typeof CardTable>

export const cardTable = call('cards.table', 'GET /api/card/state', {
  summary: 'The three cards on the road’s table, the flock so far, and the seal of the next draw.',
  who: 'TRIAL',
  changes: false,
  reply: CardTable,
})

export const turnCard = call('cards.turn', 'POST /api/card/{place}/turn', {
  summary: 'Turn one of the three, once a day. The last of a flock brings a chest with an artifact.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ place: Type.Integer({ minimum: 0, maximum: CARDS.length - 1 }) }),
  reply: Fields({
    ...Received.properties,
    table: CardTable,
    card: OneOf(CARDS),
    /** One of each animal has come: what is in `reward` is the chest of the flock. */
    flock: Type.Boolean(),
  }),
})
