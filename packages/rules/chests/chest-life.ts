export const DELAYED_KINDS = ['wood', 'iron', 'gold'] as const
export type DelayedKind = (typeof DELAYED_KINDS)[number]

/** A chest that fell onto the road and opens by itself. */
export interface DelayedChest {
  readonly id: number
  readonly kind: DelayedKind
  /** null: it waits until the one before it has opened */
  readonly opensAt: number | null
}

/** What a player has to do with chests. */
export interface ChestLife {
  /** Since the last chest fell; as many as it takes while there is no room for the next. */
  readonly victories: number
  /** How many have fallen. */
  readonly lastId: number
  /** In the order in which they fell and open. */
  readonly delayed: readonly DelayedChest[]
  /** Chests by purchase that were opened, by the run of their campaign. */
  readonly opened: Readonly<Record<string, readonly string[]>>
}

export const NO_CHESTS: ChestLife = { victories: 0, lastId: 0, delayed: [], opened: {} }
