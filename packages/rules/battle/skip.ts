import type { Cup } from '../dice.ts'
import { type Refusal, refused } from '../refusal.ts'
import { afterMove, answer } from './answer.ts'
import type { Battle, Moved } from './battle.ts'
import { close, open } from './draft.ts'
import { canAct } from './fighter.ts'

/** One creature passes: the named one, or the first that could still act. */
export function skip(battle: Battle, creatureId: number | null = null, cup?: Cup): Moved | Refusal {
  if (battle.status === 'COMPLETED') return refused('battle.refused.over')
  if (battle.turn !== 'player') return refused('battle.refused.not-your-turn')
  const draft = open(battle, cup)
  const creature = draft.fighters.find(
    (fighter) =>
      fighter.side === 'player' && canAct(fighter) && (creatureId === null || fighter.id === creatureId),
  )
  if (!creature) return refused('battle.refused.already-acted')
  creature.acted += 1
  draft.events.push({ type: 'skipped', creatureId: creature.id })
  afterMove(draft)
  answer(draft)
  return close(battle, draft, [{ type: 'skip', creatureId: creature.id }])
}
