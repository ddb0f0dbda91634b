/** Somebody who gave up and waits for a word. */
export interface AtMercy {
  readonly battleId: string
  readonly creature: string
  readonly stair: number
}

/** Somebody who was let go, and has not forgotten it. */
export interface Grateful {
  readonly creature: string
  readonly stair: number
  readonly day: number
}

/** What a player has to do with those who gave up. */
export interface MercyLife {
  /** Guardians beaten since one gave up. */
  readonly victories: number
  readonly waiting: AtMercy | null
  readonly grateful: readonly Grateful[]
}

export const NO_MERCY: MercyLife = { victories: 0, waiting: null, grateful: [] }
