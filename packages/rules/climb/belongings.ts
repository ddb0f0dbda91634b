import type { ActiveBooster } from '../booster/active-booster.ts'
import type { Workshop } from '../forces/training.ts'
import type { SavedSquads } from '../heroes/squad.ts'
import { NO_PURCHASES, type Purchases } from '../shop/purchases.ts'
import type { Backpack } from '../things/backpack.ts'
import type { Slots } from '../things/satchel.ts'

/** What a player keeps beside the heroes themselves; every word of the game knows only its own part. */
export interface Belongings extends SavedSquads, Backpack, Workshop, Purchases {
  /** what is carried into battle; null: everything */
  readonly slots: Slots | null
  readonly booster: ActiveBooster | null
}

export const NO_BELONGINGS: Belongings = {
  sets: [],
  artifacts: [],
  lastArtifact: 0,
  trainings: [],
  hammers: 0,
  slots: null,
  booster: null,
  ...NO_PURCHASES,
}
