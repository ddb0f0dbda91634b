import { bestBlow } from './best-blow.ts'
import { type Draft, endIfDecided, passTurn } from './draft.ts'
import { endRound } from './end-round.ts'
import { strike } from './strike.ts'

/** After a move: the battle may be over, the turn passes, or the round ends. */
export function afterMove(draft: Draft): void {
  endIfDecided(draft)
  if (draft.winner === null && passTurn(draft)) endRound(draft)
}

/** The enemy plays until the player must act or the battle is over. */
export function answer(draft: Draft): void {
  while (draft.winner === null && draft.turn === 'enemy') {
    const blow = bestBlow(draft, 'enemy')
    if (blow === null) throw new Error('the enemy has the turn and no one to act')
    strike(draft, blow.attacker, blow.defender)
    afterMove(draft)
  }
}
