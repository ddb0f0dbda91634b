import type { Draft } from '../draft.ts'
import type { FighterInView } from '../fighter.ts'
import type { Blow } from './blow.ts'

/** Two shadows would never touch each other: after so many rounds they fade. */
const FADES_AFTER = 20

export const isShadowed = (defender: FighterInView, round: number): boolean =>
  Boolean(defender.specials.SHADOW) && !defender.shadowSpent && round <= FADES_AFTER

/** The first hit of each round goes through a shadow. */
export function shadow(draft: Draft, blow: Blow): void {
  const { attacker, defender } = blow
  if (!isShadowed(defender, draft.round)) return
  defender.shadowSpent = true
  blow.missed = true
  draft.events.push({
    type: 'missed',
    attackerId: attacker.id,
    defenderId: defender.id,
    attackKind: attacker.attackKind,
  })
}
