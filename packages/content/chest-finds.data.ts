import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import { FOUND_ARTIFACTS } from './artifacts.data.ts'

/** How often a kind of artifact lies in a chest, against the others. */
const COMMON: Readonly<Record<HeroTier, number>> = { usual: 4, legendary: 2, mythical: 1, supreme: 1 }

/** What lies in chests: a kind that is named more often is found more often. */
export const CHEST_FINDS: readonly string[] = FOUND_ARTIFACTS.flatMap(({ id, rarity }) =>
  Array.from({ length: COMMON[rarity] }, () => id),
)

/** The same as lots, for chests whose content is drawn in the open. */
export const CHEST_LOTS = FOUND_ARTIFACTS.map(({ id, rarity }) => ({ id, weight: COMMON[rarity] }))
