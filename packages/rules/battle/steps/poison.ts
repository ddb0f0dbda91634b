import type { Draft } from '../draft.ts'
import type { Fighter } from '../fighter.ts'
import type { Blow } from './blow.ts'

export const POISON_ROUNDS = 3
export const POISON_STACKS = 3

/** A fourth dose takes the place of the oldest. */
export function infect(draft: Draft, by: Fighter, victim: Fighter): void {
  if (by.poison <= 0 || victim.health <= 0) return
  if (victim.poisons.length >= POISON_STACKS) victim.poisons.shift()
  victim.poisons.push({ damage: by.poison, rounds: POISON_ROUNDS })
  draft.events.push({
    type: 'poisoned',
    creatureId: victim.id,
    byId: by.id,
    damage: by.poison,
    stacks: victim.poisons.length,
  })
}

/** A hit that was not stopped leaves its poison in the wound. */
export function poison(draft: Draft, blow: Blow): void {
  if (blow.effect !== 'GOLEM_BLOCK') infect(draft, blow.attacker, blow.defender)
}
