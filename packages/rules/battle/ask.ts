import type { Cup } from '../dice.ts'
import { type Refusal, refused } from '../refusal.ts'
import { afterMove, answer } from './answer.ts'
import type { Battle, Moved } from './battle.ts'
import { bestBlow } from './best-blow.ts'
import { close, type Draft, open } from './draft.ts'
import type { Input } from './input.ts'
import { strike } from './strike.ts'

function playBest(draft: Draft): Input {
  const blow = bestBlow(draft, 'player')
  if (blow === null) throw new Error('the player has the turn and no one to act')
  const { attacker, defender } = blow
  strike(draft, attacker, defender)
  afterMove(draft)
  answer(draft)
  return { type: 'hit', attackerId: attacker.id, defenderId: defender.id }
}

/** The best move is played for the player; it is remembered as the blow it was. */
export function ask(battle: Battle, cup?: Cup): Moved | Refusal {
  if (battle.status === 'COMPLETED') return refused('battle.refused.over')
  if (battle.turn !== 'player') return refused('battle.refused.not-your-turn')
  const draft = open(battle, cup)
  return close(battle, draft, [playBest(draft)])
}

/** Asks until the battle is over: auto-battle and "skip to the result". */
export function askToTheEnd(battle: Battle): Moved | Refusal {
  if (battle.status === 'COMPLETED') return refused('battle.refused.over')
  const draft = open(battle)
  const inputs: Input[] = []
  while (draft.winner === null) inputs.push(playBest(draft))
  return close(battle, draft, inputs)
}
