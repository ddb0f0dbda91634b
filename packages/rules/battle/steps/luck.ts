import type { Draft } from '../draft.ts'
import type { Blow } from './blow.ts'

export const LUCKY_TIMES = 2

/** A lucky hit strikes double. */
export function luck(draft: Draft, blow: Blow): void {
  const chance = blow.attacker.specials.LUCK ?? 0
  if (chance > 0 && blow.effect !== 'GOLEM_BLOCK') blow.lucky = draft.cup.chance(chance)
}
