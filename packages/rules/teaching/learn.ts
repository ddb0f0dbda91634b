import type { Player } from '../player/player.ts'
import { type Refusal, refused } from '../refusal.ts'

/** What was taught once is not taught again; learning it twice changes nothing. */
export function learn(
  player: Player,
  educations: readonly { readonly id: string }[],
  id: string,
): Player | Refusal {
  if (!educations.some((one) => one.id === id)) return refused('teaching.refused.unknown')
  if (player.educations.includes(id)) return player
  return { ...player, educations: [...player.educations, id] }
}
