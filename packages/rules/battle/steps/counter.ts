import type { Draft } from '../draft.ts'
import { fallOrSurvive, loseHealth } from '../suffer.ts'
import { type Blow, touches } from './blow.ts'
import { infect } from './poison.ts'
import { LEAST, SPREAD, strengthOf } from './strength.ts'

/** A creature that was touched and lives strikes back with this share of its strength. */
export const COUNTER_SHARE = 0.25

/** Who touches a living creature is struck back, and poisoned if it is poisonous. */
export function counter(draft: Draft, blow: Blow): void {
  const { attacker, defender } = blow
  if (!touches(attacker) || defender.health <= 0) return
  const strength = strengthOf(defender.attack, attacker.defence) * COUNTER_SHARE
  const damage = strength * (LEAST + SPREAD * draft.cup.next())
  loseHealth(draft, attacker, damage)
  draft.events.push({
    type: 'countered',
    attackerId: defender.id,
    defenderId: attacker.id,
    damage,
    health: attacker.health,
    healthTotal: attacker.healthTotal,
  })
  fallOrSurvive(draft, attacker, 'COUNTER', defender.id)
  infect(draft, defender, attacker)
}
