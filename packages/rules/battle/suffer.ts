import type { Draft } from './draft.ts'
import type { DeathCause } from './event.ts'
import type { Fighter } from './fighter.ts'

/**
 * What a deadly blow leaves to the immortal. Shown as 1, kept as a share: a fixed 1 would make
 * outcomes depend on the height of the stair.
 */
const LAST_SPARK = 1 / 1048576

const HALF = 0.5

/** Health never falls below nothing. */
export function loseHealth(draft: Draft, fighter: Fighter, damage: number): void {
  const lost = Math.min(damage, fighter.health)
  fighter.health = damage >= fighter.health ? 0 : fighter.health - damage
  if (fighter.side === 'enemy' && (draft.boss === null || draft.boss === fighter)) draft.dealt += lost
}

/** The immortal keeps its last spark and spends a point; the others die. */
export function fallOrSurvive(draft: Draft, fighter: Fighter, cause: DeathCause, byId: number | null): void {
  if (fighter.health > 0) return
  if (fighter.immortality >= 1) {
    fighter.immortality -= 1
    fighter.health = fighter.healthTotal * LAST_SPARK
    draft.events.push({
      type: 'survived',
      creatureId: fighter.id,
      health: fighter.health,
      immortality: fighter.immortality,
    })
    return
  }
  fighter.poisons = []
  draft.events.push({ type: 'died', creatureId: fighter.id, byId, cause })
}

/** Once in a battle the dead with RESURRECTION come back at half health. */
export function rise(draft: Draft, fighter: Fighter): void {
  if (fighter.health > 0 || fighter.resurrected || !fighter.specials.RESURRECTION) return
  fighter.resurrected = true
  fighter.health = fighter.healthTotal * HALF
  draft.events.push({
    type: 'resurrected',
    creatureId: fighter.id,
    effect: 'RESURRECTION',
    health: fighter.health,
    healthTotal: fighter.healthTotal,
  })
}
