import type { World } from '../road/place.ts'

/** What a player has to do with portals; which doors stand open is told by the roads behind them. */
export interface PortalLife {
  /** Keys to places apart, by their name. */
  readonly keys: Readonly<Record<string, number>>
  /** Where the way home from a place apart leads. */
  readonly cameFrom: World
  /** The card that was turned last. */
  readonly discount: ChosenDiscount | null
}

export interface ChosenDiscount {
  /** The run of the campaign whose cards they were: they are turned once. */
  readonly campaign: string
  /** What stood on the three, in hundredths, and which of them was turned. */
  readonly cards: readonly number[]
  readonly card: number
  /** What they were drawn with: whoever has kept its seal can check it. */
  readonly seed: string
  /** Until when it is good. */
  readonly until: number
}

export const NO_PORTALS: PortalLife = { keys: {}, cameFrom: 'main', discount: null }
