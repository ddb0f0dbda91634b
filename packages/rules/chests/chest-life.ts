/** A chest that fell onto the road and opens by itself. */
export interface DelayedChest {
  readonly id: number
  readonly kind: string
  /** null: another one is being opened */
  readonly opensAt: number | null
}

/** What a player has to do with chests. */
export interface ChestLife {
  readonly victories: number
  readonly lastId: number
  readonly delayed: readonly DelayedChest[]
  /** Chests by purchase that were opened, by the run of their campaign. */
  readonly opened: Readonly<Record<string, readonly string[]>>
}

export const NO_CHESTS: ChestLife = { victories: 0, lastId: 0, delayed: [], opened: {} }
