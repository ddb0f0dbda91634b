import type { Cup } from '../dice.ts'
import { type Refusal, refused } from '../refusal.ts'
import { afterMove, answer } from './answer.ts'
import type { Battle, Moved } from './battle.ts'
import { close, open } from './draft.ts'
import { canAct, type Fighter, isAlive } from './fighter.ts'

function whyNot(fighter: Fighter): Refusal | null {
  if (fighter.side !== 'player') return refused('battle.refused.not-your-creature')
  if (!isAlive(fighter)) return refused('battle.refused.dead')
  return canAct(fighter) ? null : refused('battle.refused.already-acted')
}

/** One creature passes: the named one, or the first that could still act. */
export function skip(battle: Battle, creatureId: number | null = null, cup?: Cup): Moved | Refusal {
  if (battle.status === 'COMPLETED') return refused('battle.refused.over')
  if (battle.turn !== 'player') return refused('battle.refused.not-your-turn')
  const draft = open(battle, cup)
  const creature = draft.fighters.find((fighter) =>
    creatureId === null ? fighter.side === 'player' && canAct(fighter) : fighter.id === creatureId,
  )
  if (!creature) return refused('battle.refused.unknown-creature')
  const refusal = whyNot(creature)
  if (refusal !== null) return refusal
  creature.acted += 1
  draft.events.push({ type: 'skipped', creatureId: creature.id })
  afterMove(draft)
  answer(draft)
  return close(battle, draft, [{ type: 'skip', creatureId: creature.id }])
}
