/** What a spin has won and nobody has taken yet. */
export interface WaitingPrize {
  /** The sector that the wheel stopped at. */
  readonly sector: string
  /** The number of its draw. */
  readonly draw: number
  /** How high the player stood: what it is worth follows the stair. */
  readonly stair: number
  /** Emeralds of the cauldron that are kept for the winner. */
  readonly emeralds: number
  readonly artifact: string | null
  /** Those of whom one may be chosen. */
  readonly heroes: readonly string[]
}

/** What a player has to do with the wheel of fortune. */
export interface WheelLife {
  /** The day that the counts are of. */
  readonly day: number
  /** Spins for tickets, and spins for nothing. */
  readonly spins: number
  readonly free: number
  /** Where the wheel stopped, until its prize is taken. */
  readonly waiting: WaitingPrize | null
}

export const NEVER_SPUN: WheelLife = { day: 0, spins: 0, free: 0, waiting: null }
