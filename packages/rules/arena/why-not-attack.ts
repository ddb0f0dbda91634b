import { type Refusal, refused } from '../refusal.ts'
import { type ArenaGoer, whyNotInside } from './arena.ts'
import type { ArenaDesign } from './design.ts'
import { rivalPositions } from './rivals.ts'

interface Attacker extends ArenaGoer {
  readonly id: number
  readonly battleId: string | null
}

/** Where the attacker stands, and whether it is for a defeat that is not avenged yet. */
interface Attack {
  readonly position: number | null
  readonly places: number
  readonly isRevenge: boolean
  readonly isOwed: boolean
}

/** Who is wanted; without a place when on the ladder no more. */
interface Wanted {
  readonly id: number
  readonly level: number
  readonly position: number | null
}

/** Why nobody is attacked now; null: the rival is one of the five, or has it coming. */
export function whyNotAttack(
  attacker: Attacker,
  { position, places, isRevenge, isOwed }: Attack,
  rival: Wanted | null,
  design: ArenaDesign,
): Refusal | null {
  const unfit = whyNotInside(attacker)
  if (unfit) return unfit
  if (attacker.battleId !== null) return refused('battle.refused.fighting')
  if (rival?.id === attacker.id) return refused('arena.refused.not-a-rival')
  if (rival === null || rival.position === null) return refused('arena.refused.rival-gone')
  if (rival.level < design.level) return refused('arena.refused.rival-too-young', { level: design.level })
  if (isRevenge) return isOwed ? null : refused('arena.refused.no-revenge')
  const offered = position === null ? [] : rivalPositions(position, places, attacker.arena.draw, design)
  return offered.includes(rival.position) ? null : refused('arena.refused.not-a-rival')
}
