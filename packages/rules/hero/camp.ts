import type { Training } from '../forces/training.ts'
import type { ActiveBooster } from '../growth/active-booster.ts'
import type { Offer } from '../player/choices.ts'
import { NO_PACKS, type Packs } from '../shop/week.ts'
import type { Artifact } from '../things/artifact.ts'
import type { Slots } from '../things/satchel.ts'

/** What a player keeps beside the heroes themselves. */
export interface Camp {
  /** squads saved for later, by their place; ids in their order */
  readonly sets: readonly (readonly number[])[]
  readonly artifacts: readonly Artifact[]
  /** the last id given to an artifact: none is given twice */
  readonly lastArtifact: number
  /** forces on their way to the next level */
  readonly trainings: readonly Training[]
  /** magic hammers bought */
  readonly hammers: number
  /** what is carried into battle; null: everything */
  readonly slots: Slots | null
  readonly booster: ActiveBooster | null
  readonly packs: Packs
  /** offers that are given once and were taken */
  readonly offersUsed: readonly Offer[]
}

export const EMPTY_CAMP: Camp = {
  sets: [],
  artifacts: [],
  lastArtifact: 0,
  trainings: [],
  hammers: 0,
  slots: null,
  booster: null,
  packs: NO_PACKS,
  offersUsed: [],
}
