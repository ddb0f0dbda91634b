import type { Draft } from '../draft.ts'
import type { Fighter } from '../fighter.ts'

/** What a boss takes back each round of all it has lost in this fight. */
const TAKEN_BACK = 0.15

/** A boss heals at the end of a round, unless poison burns in it. */
export function takeBack(draft: Draft, fighter: Fighter): void {
  if (fighter.trick !== 'HEAL' || fighter.health <= 0 || fighter.poisons.length > 0 || draft.dealt <= 0)
    return
  const amount = draft.dealt * TAKEN_BACK
  fighter.health += amount
  draft.dealt -= amount
  draft.events.push({
    type: 'healed',
    creatureId: fighter.id,
    amount,
    health: fighter.health,
    healthTotal: fighter.healthTotal,
  })
}
