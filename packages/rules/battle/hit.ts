import type { Cup } from '../dice.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { afterMove, answer } from './answer.ts'
import type { Battle, Moved } from './battle.ts'
import { close, type Draft, open } from './draft.ts'
import { canAct, type Fighter, isAlive } from './fighter.ts'
import { isSheltered } from './steps/brood.ts'
import { strike } from './strike.ts'

export interface BlowChoice {
  readonly attackerId: number
  readonly defenderId: number
}

function whyNot(
  battle: Battle,
  { fighters }: Draft,
  attacker: Fighter | undefined,
  defender: Fighter | undefined,
): Refusal | null {
  if (battle.status === 'COMPLETED') return refused('battle.refused.over')
  if (battle.turn !== 'player') return refused('battle.refused.not-your-turn')
  if (!attacker || !defender) return refused('battle.refused.unknown-creature')
  if (attacker.side !== 'player') return refused('battle.refused.not-your-creature')
  if (defender.side !== 'enemy') return refused('battle.refused.same-side')
  if (!isAlive(attacker) || !isAlive(defender)) return refused('battle.refused.dead')
  if (!canAct(attacker)) return refused('battle.refused.already-acted')
  return isSheltered(fighters, defender) ? refused('battle.refused.brood-stands') : null
}

/** The player's blow and the enemy's answer. */
export function hit(battle: Battle, blow: BlowChoice, cup?: Cup): Moved | Refusal {
  const draft = open(battle, cup)
  const attacker = draft.fighters.find(({ id }) => id === blow.attackerId)
  const defender = draft.fighters.find(({ id }) => id === blow.defenderId)
  const refusal = whyNot(battle, draft, attacker, defender)
  if (isRefusal(refusal)) return refusal
  if (!attacker || !defender) throw new Error('a blow without its creatures')
  strike(draft, attacker, defender)
  afterMove(draft)
  answer(draft)
  return close(battle, draft, [{ type: 'hit', attackerId: attacker.id, defenderId: defender.id }])
}
