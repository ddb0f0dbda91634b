import type { FighterInView } from '../fighter.ts'

/** Nothing hurts a boss while one of its brood stands. */
export const isSheltered = (
  fighters: readonly FighterInView[],
  { id, side, trick }: FighterInView,
): boolean =>
  trick === 'BROOD' && fighters.some((other) => other.side === side && other.id !== id && other.health > 0)
