export const CARDS = ['elephant', 'snake', 'eagle'] as const
export type Card = (typeof CARDS)[number]

/** How the three lay on the table, from left to right. */
export type Table = readonly [Card, Card, Card]

/** The cards on the road's table. */
export interface CardLife {
  /** What was turned last, where it lay among the others, and on which day. */
  readonly turned: { readonly table: Table; readonly place: number; readonly day: number } | null
  /** Animals of a flock that is not whole yet, each with the day it last came. */
  readonly flock: readonly { readonly card: Card; readonly day: number }[]
}

export const NO_CARDS: CardLife = { turned: null, flock: [] }
