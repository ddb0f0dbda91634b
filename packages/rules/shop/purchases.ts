import type { Offer } from './offer.ts'
import { NO_PACKS, type Packs } from './week.ts'

/** What the shop remembers of a player. */
export interface Purchases {
  readonly packs: Packs
  /** offers that are given once and were taken */
  readonly offersUsed: readonly Offer[]
}

export const NO_PURCHASES: Purchases = { packs: NO_PACKS, offersUsed: [] }
