import type { Draft } from '../draft.ts'
import { loseHealth } from '../suffer.ts'
import type { Blow } from './blow.ts'

export function wound(draft: Draft, blow: Blow): void {
  const { attacker, defender } = blow
  loseHealth(draft, defender, blow.damage)
  if (defender === draft.boss && blow.damage > draft.bestBlow) draft.bestBlow = blow.damage
  draft.events.push({
    type: 'hit',
    attackerId: attacker.id,
    defenderId: defender.id,
    attackKind: attacker.attackKind,
    colour: attacker.colour,
    effect: blow.effect,
    damage: blow.damage,
    lucky: blow.lucky,
    streak: blow.streak,
    shapeshifted: blow.shapeshifted,
    health: defender.health,
    healthTotal: defender.healthTotal,
  })
}
