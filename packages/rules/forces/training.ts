/** What of a player's belongings forces need. */
export interface Workshop {
  /** forces on their way to the next level */
  readonly trainings: readonly Training[]
  /** magic hammers bought */
  readonly hammers: number
}

/** A force being brought to its next level. */
export interface Training {
  readonly heroId: number
  readonly force: string
  /** the level it will have */
  readonly level: number
  readonly endsAt: number
}
