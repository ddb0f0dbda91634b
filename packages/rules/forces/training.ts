/** A force being brought to its next level. */
export interface Training {
  readonly heroId: number
  readonly force: string
  /** the level it will have */
  readonly level: number
  readonly endsAt: number
}
