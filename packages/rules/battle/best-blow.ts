import type { Draft } from './draft.ts'
import { deadlyChance, expectedDamage, plainDamage } from './expected-damage.ts'
import { canAct, type Fighter, type Side } from './fighter.ts'
import { touches } from './steps/blow.ts'
import { isSheltered } from './steps/brood.ts'
import { COUNTER_SHARE } from './steps/counter.ts'
import { POISON_STACKS } from './steps/poison.ts'
import { isShadowed } from './steps/shadow.ts'
import { strengthOf } from './steps/strength.ts'
import type { TargetRule } from './target-rule.ts'

export interface BestBlow {
  readonly attacker: Fighter
  readonly defender: Fighter
}

/** All weights are shares of a whole, so that the choice is the same at every height of the stair. */
const KILL = 1.5
const SAVES_THE_WEAK = 0.5
const SPENDS_SHADOW = 0.15
const POISON = 0.2
const OWN_RISK = 0.6

const isFoe = (fighter: Fighter, side: Side): boolean => fighter.side !== side && fighter.health > 0

function attackSum(fighters: readonly Fighter[]): number {
  let sum = 0
  for (const fighter of fighters) if (fighter.health > 0) sum += fighter.attack
  return sum
}

/** Whether this foe could strike the weakest of the side dead with its next blow. */
function threatens(foe: Fighter, weakest: Fighter): boolean {
  return strengthOf(foe.attack, weakest.defence) >= weakest.health
}

function weakestOf(fighters: readonly Fighter[], side: Side): Fighter | null {
  let weakest: Fighter | null = null
  for (const fighter of fighters)
    if (fighter.side === side && fighter.health > 0 && (weakest === null || fighter.health < weakest.health))
      weakest = fighter
  return weakest
}

/** What the counter would cost the attacker, as a share of the attacker's life. */
function risk(attacker: Fighter, defender: Fighter, deadly: number): number {
  if (!touches(attacker)) return 0
  const damage = strengthOf(defender.attack, attacker.defence) * COUNTER_SHARE
  return (1 - deadly) * Math.min(1, damage / attacker.health)
}

function worth(
  { fighters, round }: Draft,
  attacker: Fighter,
  defender: Fighter,
  weakest: Fighter | null,
  allAttack: number,
): number {
  const danger = (defender.attack + allAttack * 0.02) / allAttack
  if (isShadowed(defender, round)) return danger * SPENDS_SHADOW * (1 - attacker.attack / allAttack)
  const plain = plainDamage(fighters, attacker, defender)
  const deadly = deadlyChance(plain, attacker, defender)
  const kill = defender.immortality >= 1 ? 0 : deadly
  const hurt = Math.min(1, expectedDamage(plain, attacker, defender) / defender.health)
  let value = hurt + kill * KILL
  if (kill > 0 && weakest !== null && threatens(defender, weakest)) value += kill * SAVES_THE_WEAK
  if (attacker.poison > 0 && defender.poisons.length < POISON_STACKS) value += POISON * (1 - kill)
  const own = (attacker.attack / allAttack) * risk(attacker, defender, deadly)
  return value * danger - own * OWN_RISK
}

function bestOf(draft: Draft, side: Side): BestBlow | null {
  const { fighters } = draft
  const allAttack = attackSum(fighters) || 1
  const weakest = weakestOf(fighters, side)
  let best: BestBlow | null = null
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const attacker of fighters) {
    if (attacker.side !== side || !canAct(attacker)) continue
    for (const defender of fighters) {
      if (!isFoe(defender, side) || isSheltered(fighters, defender)) continue
      const value = worth(draft, attacker, defender, weakest, allAttack)
      if (value > bestWorth) {
        bestWorth = value
        best = { attacker, defender }
      }
    }
  }
  return best
}

/** How much each rule wants a foe: the highest is hit. */
const WANTS: Readonly<Record<Exclude<TargetRule, 'best'>, (attacker: Fighter, foe: Fighter) => number>> = {
  strongest: (_attacker, foe) => foe.attack,
  weakest: (_attacker, foe) => -foe.health,
  stubborn: (attacker, foe) => (attacker.streakTarget === foe.id ? Number.POSITIVE_INFINITY : foe.attack),
  spread: (_attacker, foe) => -foe.poisons.length,
}

function prey(draft: Draft, attacker: Fighter, rule: Exclude<TargetRule, 'best'>): Fighter | null {
  let chosen: Fighter | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const foe of draft.fighters) {
    if (!isFoe(foe, attacker.side)) continue
    const wanted = WANTS[rule](attacker, foe)
    if (chosen === null || wanted > most) {
      chosen = foe
      most = wanted
    }
  }
  return chosen
}

/** A boss that follows its pattern this round strikes first. */
function patternBlow(draft: Draft, side: Side): BestBlow | null {
  for (const attacker of draft.fighters) {
    if (attacker.side !== side || attacker.pattern.length === 0 || !canAct(attacker)) continue
    const rule = attacker.pattern[(draft.round - 1) % attacker.pattern.length]
    if (rule === undefined || rule === 'best') continue
    const defender = prey(draft, attacker, rule)
    if (defender !== null) return { attacker, defender }
  }
  return null
}

/** Goes for the kill, saves the weak, spares itself; bosses keep to their patterns. */
export function bestBlow(draft: Draft, side: Side): BestBlow | null {
  return (side === 'enemy' ? patternBlow(draft, side) : null) ?? bestOf(draft, side)
}
