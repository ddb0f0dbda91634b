import { type Refusal, refused } from '../refusal.ts'
import type { Battle } from './battle.ts'
import type { BlockEffect } from './event.ts'
import { deadlyChance, expectedDamage, plainDamage } from './expected-damage.ts'
import { canAct, type FighterInView, isAlive } from './fighter.ts'
import { clanBlock, colourBlock, THROUGH_CLAN_SHIELD } from './steps/block.ts'
import { touches } from './steps/blow.ts'
import { isSheltered } from './steps/brood.ts'
import { COUNTER_SHARE } from './steps/counter.ts'
import { LUCKY_TIMES } from './steps/luck.ts'
import { isShadowed } from './steps/shadow.ts'
import { LEAST, SPREAD, strengthOf } from './steps/strength.ts'

export interface Blocker {
  readonly effect: BlockEffect
  /** chance that this block meets the blow, 0 to 1 */
  readonly chance: number
}

/** What a blow may do, exact to the rules. Damage is the strength of the blow, also beyond the health left. */
export interface Estimate {
  readonly attackerId: number
  readonly defenderId: number
  readonly expected: number
  readonly min: number
  readonly max: number
  /** chance that the defender lies dead after the blow */
  readonly kills: number
  /** chance that the blow would be deadly, were it not for immortality or resurrection */
  readonly deadly: number
  readonly missesShadow: boolean
  readonly blockers: readonly Blocker[]
  readonly luck: number
  readonly counter: { readonly chance: number; readonly min: number; readonly max: number }
  readonly poisons: number
}

const NO_COUNTER: Estimate['counter'] = { chance: 0, min: 0, max: 0 }

function counterOf(attacker: FighterInView, defender: FighterInView, deadly: number): Estimate['counter'] {
  const strength = touches(attacker) ? strengthOf(defender.attack, attacker.defence) * COUNTER_SHARE : 0
  if (strength === 0) return NO_COUNTER
  const survives = defender.immortality >= 1 ? 1 : 1 - deadly
  return { chance: survives, min: strength * LEAST, max: strength * (LEAST + SPREAD) }
}

function blockersOf(attacker: FighterInView, defender: FighterInView): Blocker[] {
  const stops = colourBlock(defender, attacker.colour)
  const halves = clanBlock(defender) * (1 - stops)
  const blockers: Blocker[] = []
  if (stops > 0) blockers.push({ effect: 'GOLEM_BLOCK', chance: stops })
  if (halves > 0) blockers.push({ effect: 'CLAN_BLOCK', chance: halves })
  return blockers
}

function leastDamage(plain: number, attacker: FighterInView, defender: FighterInView): number {
  if (colourBlock(defender, attacker.colour) > 0) return 0
  const halved = clanBlock(defender) > 0 ? THROUGH_CLAN_SHIELD : 1
  const lucky = (attacker.specials.LUCK ?? 0) >= 1 ? LUCKY_TIMES : 1
  return plain * LEAST * halved * lucky
}

function mostDamage(plain: number, attacker: FighterInView, defender: FighterInView): number {
  if (colourBlock(defender, attacker.colour) >= 1) return 0
  const halved = clanBlock(defender) >= 1 ? THROUGH_CLAN_SHIELD : 1
  const lucky = (attacker.specials.LUCK ?? 0) > 0 ? LUCKY_TIMES : 1
  return plain * (LEAST + SPREAD) * halved * lucky
}

function estimate(
  { creatures, round }: BattleInView,
  attacker: FighterInView,
  defender: FighterInView,
): Estimate {
  const missesShadow = isShadowed(defender, round)
  const plain = missesShadow ? 0 : plainDamage(creatures, attacker, defender)
  const deadly = deadlyChance(plain, attacker, defender)
  const comesBack =
    defender.immortality >= 1 || (Boolean(defender.specials.RESURRECTION) && !defender.resurrected)
  return {
    attackerId: attacker.id,
    defenderId: defender.id,
    expected: expectedDamage(plain, attacker, defender),
    min: leastDamage(plain, attacker, defender),
    max: mostDamage(plain, attacker, defender),
    kills: comesBack ? 0 : deadly,
    deadly,
    missesShadow,
    blockers: missesShadow ? [] : blockersOf(attacker, defender),
    luck: attacker.specials.LUCK ?? 0,
    counter: missesShadow ? NO_COUNTER : counterOf(attacker, defender, deadly),
    poisons: missesShadow ? 0 : attacker.poison,
  }
}

/** What of a battle is needed to weigh a blow: the page has it as well as the server. */
export interface BattleInView extends Pick<Battle, 'status' | 'round'> {
  readonly creatures: readonly FighterInView[]
}

export function precalculate(
  battle: BattleInView,
  blow: { attackerId: number; defenderId: number },
): Estimate | Refusal {
  if (battle.status === 'COMPLETED') return refused('battle.refused.over')
  const attacker = battle.creatures.find(({ id }) => id === blow.attackerId)
  const defender = battle.creatures.find(({ id }) => id === blow.defenderId)
  if (!attacker || !defender) return refused('battle.refused.unknown-creature')
  if (attacker.side === defender.side) return refused('battle.refused.same-side')
  if (!isAlive(attacker) || !isAlive(defender)) return refused('battle.refused.dead')
  if (!canAct(attacker)) return refused('battle.refused.already-acted')
  if (isSheltered(battle.creatures, defender)) return refused('battle.refused.brood-stands')
  return estimate(battle, attacker, defender)
}
