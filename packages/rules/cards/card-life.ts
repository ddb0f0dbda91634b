export const CARDS = ['elephant', 'snake', 'eagle'] as const
export type Card = (typeof CARDS)[number]

/** The cards on the road's table. */
export interface CardLife {
  /** The card that was turned last, and on which day. */
  readonly turned: { readonly card: Card; readonly day: number } | null
  /** Animals of a flock that is not whole yet, and the day the first came. */
  readonly flock: readonly { readonly card: Card; readonly day: number }[]
}

export const NO_CARDS: CardLife = { turned: null, flock: [] }
