import { type Draft, endIfDecided, startRound } from './draft.ts'
import type { Fighter } from './fighter.ts'
import { takeBack } from './steps/heal.ts'
import { throwBack } from './steps/mirror.ts'
import { fallOrSurvive, loseHealth, rise } from './suffer.ts'

function tick(draft: Draft, fighter: Fighter): void {
  if (fighter.poisons.length === 0 || fighter.health <= 0) return
  let damage = 0
  for (const stack of fighter.poisons) {
    damage += stack.damage
    stack.rounds -= 1
  }
  fighter.poisons = fighter.poisons.filter((stack) => stack.rounds > 0)
  loseHealth(draft, fighter, damage)
  draft.events.push({
    type: 'poison-ticked',
    creatureId: fighter.id,
    damage,
    health: fighter.health,
    healthTotal: fighter.healthTotal,
    stacks: fighter.poisons.length,
  })
  fallOrSurvive(draft, fighter, 'POISON', null)
  rise(draft, fighter)
}

/** A boss heals where no poison burns, poison ticks, a mirror throws back; then the next round begins unless someone has won. */
export function endRound(draft: Draft): void {
  draft.events.push({ type: 'round-ended', round: draft.round })
  for (const fighter of draft.fighters) takeBack(draft, fighter)
  for (const fighter of draft.fighters) tick(draft, fighter)
  for (const fighter of draft.fighters) throwBack(draft, fighter)
  endIfDecided(draft)
  if (draft.winner === null) startRound(draft)
}
