import type { Draft } from '../draft.ts'
import type { Fighter } from '../fighter.ts'
import { fallOrSurvive, loseHealth, rise } from '../suffer.ts'
import type { Blow } from './blow.ts'

/** What of the strongest blow comes back. */
const THROWN_BACK = 0.5

/** A mirror remembers the strongest blow of the round. */
export function mirror(_draft: Draft, { attacker, defender, damage }: Blow): void {
  if (defender.trick === 'MIRROR' && damage > (defender.struck?.damage ?? 0))
    defender.struck = { byId: attacker.id, damage }
}

/** At the end of the round it goes back to whoever struck it: many even blows are better than one great one. */
export function throwBack(draft: Draft, fighter: Fighter): void {
  const { struck } = fighter
  if (struck === null) return
  fighter.struck = null
  const target = draft.fighters.find(({ id }) => id === struck.byId)
  if (fighter.health <= 0 || !target || target.health <= 0) return
  const damage = struck.damage * THROWN_BACK
  loseHealth(draft, target, damage)
  draft.events.push({
    type: 'mirrored',
    attackerId: fighter.id,
    defenderId: target.id,
    damage,
    health: target.health,
    healthTotal: target.healthTotal,
  })
  fallOrSurvive(draft, target, 'MIRROR', fighter.id)
  rise(draft, target)
}
