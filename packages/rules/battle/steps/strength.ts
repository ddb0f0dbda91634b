import type { Draft } from '../draft.ts'
import type { FighterInView } from '../fighter.ts'
import { THROUGH_CLAN_SHIELD } from './block.ts'
import type { Blow } from './blow.ts'
import { LUCKY_TIMES } from './luck.ts'

export const LEAST = 0.9
export const SPREAD = 0.2

/** Attack against defence, before chance has its say. */
export const strengthOf = (attack: number, defence: number): number =>
  attack > 0 ? (attack * attack) / (attack + defence) : 0

/** A shapeshifter takes the strongest enemy's attack if that is higher than its own. */
export function attackOf(fighters: readonly FighterInView[], attacker: FighterInView): number {
  let attack = attacker.attack
  if (!attacker.specials.SHAPESHIFT) return attack
  for (const enemy of fighters)
    if (enemy.side !== attacker.side && enemy.health > 0 && enemy.attack > attack) attack = enemy.attack
  return attack
}

/** attack · attack / (attack + defence) · (0.9 … 1.1) */
export function strength(draft: Draft, blow: Blow): void {
  if (blow.effect === 'GOLEM_BLOCK') return
  const attack = attackOf(draft.fighters, blow.attacker)
  blow.shapeshifted = attack > blow.attacker.attack
  blow.damage = strengthOf(attack, blow.defender.defence) * (LEAST + SPREAD * draft.cup.next())
  if (blow.lucky) blow.damage *= LUCKY_TIMES
  if (blow.effect === 'CLAN_BLOCK') blow.damage *= THROUGH_CLAN_SHIELD
}
