import type { NamedLot } from '../draw/draw.ts'
import type { Amounts } from '../economy/purse.ts'

/** What a sector of the wheel gives. */
export type WheelPrize =
  /** `gold` in guardians of the player's stair */
  | { readonly kind: 'amounts'; readonly gold: number; readonly amounts: Amounts }
  | { readonly kind: 'booster'; readonly booster: string; readonly lasts: number }
  | { readonly kind: 'artifact' }
  /** one of three */
  | { readonly kind: 'hero' }
  /** all that is in the shared cauldron */
  | { readonly kind: 'cauldron' }

export interface WheelSector extends NamedLot {
  readonly prize: WheelPrize
}

/** The wheel of fortune, as the content gives it. */
export interface WheelDesign {
  /** In the order in which they stand on the wheel. */
  readonly sectors: readonly WheelSector[]
  readonly artifacts: readonly NamedLot[]
  readonly heroes: readonly NamedLot[]
  readonly fromLevel: number
  readonly ticketsADay: number
  readonly freeADay: number
  /** What the house puts into an empty cauldron. */
  readonly cauldronBottom: number
}
