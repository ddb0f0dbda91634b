import type { Draft } from '../draft.ts'
import type { FighterInView } from '../fighter.ts'
import type { Blow } from './blow.ts'

const LONGEST_STREAK = 5

/** The number of the next blow in a row on this target. */
export function nextStreak(attacker: FighterInView, defender: FighterInView): number {
  if (!attacker.specials.QUADRATIC || attacker.streakTarget !== defender.id) return 1
  return Math.min(attacker.streak + 1, LONGEST_STREAK)
}

/** Repeated hits on one target grow by the square: 1, 4, 9, 16, 25. */
export function quadratic(_draft: Draft, blow: Blow): void {
  const { attacker, defender } = blow
  blow.streak = nextStreak(attacker, defender)
  attacker.streakTarget = defender.id
  attacker.streak = blow.streak
  blow.damage *= blow.streak * blow.streak
}
