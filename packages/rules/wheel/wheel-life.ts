/** What a player has to do with the wheel of fortune. */
export interface WheelLife {
  /** The day that the counts are of. */
  readonly day: number
  readonly spins: number
  readonly freeUsed: boolean
  /** Where the wheel stopped, until its prize is taken. */
  readonly waiting: { readonly sector: number; readonly draw: number } | null
}

export const NEVER_SPUN: WheelLife = { day: 0, spins: 0, freeUsed: false, waiting: null }
