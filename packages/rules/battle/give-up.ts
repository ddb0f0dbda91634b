import { type Refusal, refused } from '../refusal.ts'
import type { Battle, Moved } from './battle.ts'
import { close, finish, open } from './draft.ts'

export function giveUp(battle: Battle): Moved | Refusal {
  if (battle.status === 'COMPLETED') return refused('battle.refused.over')
  const draft = open(battle)
  draft.events.push({ type: 'gave-up' })
  finish(draft, 'enemy')
  return close(battle, draft, [{ type: 'give-up' }])
}
