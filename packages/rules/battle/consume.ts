import type { Cup } from '../dice.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Battle, Moved } from './battle.ts'
import { type Consumable, type ConsumableEffect, isForEnemy } from './consumable.ts'
import { close, type Draft, endIfDecided, open } from './draft.ts'
import { type Fighter, isAlive } from './fighter.ts'
import { isSheltered } from './steps/brood.ts'
import { fallOrSurvive, loseHealth, rise } from './suffer.ts'

export interface ConsumableChoice {
  readonly consumableId: string
  readonly targetCreatureId: number
}

function strongestAttack(draft: Draft): number {
  let most = 0
  for (const fighter of draft.fighters)
    if (fighter.side === 'player' && fighter.health > 0 && fighter.attack > most) most = fighter.attack
  return most
}

/** Does it and says how much it did. */
function apply(draft: Draft, effect: ConsumableEffect, target: Fighter): number {
  switch (effect.type) {
    case 'heal': {
      const healed = Math.min(target.healthTotal * effect.share, target.healthTotal - target.health)
      target.health += healed
      return healed
    }
    case 'cleanse': {
      const stacks = target.poisons.length
      target.poisons = []
      return stacks
    }
    case 'strengthen': {
      const gained = target.attack * effect.share
      target.attack += gained
      return gained
    }
    case 'harden': {
      const gained = target.defence * effect.share
      target.defence += gained
      return gained
    }
    case 'deathless':
      target.immortality += effect.points
      return effect.points
    case 'burn': {
      const damage = strongestAttack(draft) * effect.share
      loseHealth(draft, target, damage)
      return damage
    }
  }
}

function whyNot(
  battle: Battle,
  { fighters }: Draft,
  consumable: Consumable | undefined,
  target: Fighter | undefined,
): Refusal | null {
  if (battle.status === 'COMPLETED') return refused('battle.refused.over')
  if (battle.turn !== 'player') return refused('battle.refused.not-your-turn')
  if (!consumable || consumable.count < 1) return refused('battle.refused.no-such-thing')
  if (!target) return refused('battle.refused.unknown-creature')
  if (!isAlive(target)) return refused('battle.refused.dead')
  if (target.consumed) return refused('battle.refused.once-a-round')
  if (isForEnemy(consumable.effect) !== (target.side === 'enemy'))
    return refused('battle.refused.wrong-target')
  return isSheltered(fighters, target) ? refused('battle.refused.brood-stands') : null
}

const spend = (consumables: readonly Consumable[], id: string): readonly Consumable[] =>
  consumables.map((one) => (one.id === id ? { ...one, count: one.count - 1 } : one))

/** A scroll or an elixir on one creature, once a round each; it costs no turn. */
export function consume(battle: Battle, choice: ConsumableChoice, cup?: Cup): Moved | Refusal {
  const draft = open(battle, cup)
  const consumable = battle.consumables.find(({ id }) => id === choice.consumableId)
  const target = draft.fighters.find(({ id }) => id === choice.targetCreatureId)
  const refusal = whyNot(battle, draft, consumable, target)
  if (isRefusal(refusal)) return refusal
  if (!consumable || !target) throw new Error('a scroll without its target')
  target.consumed = true
  draft.consumables = spend(draft.consumables, consumable.id)
  const amount = apply(draft, consumable.effect, target)
  draft.events.push({
    type: 'consumed',
    consumableId: consumable.id,
    targetCreatureId: target.id,
    effect: consumable.effect.type,
    amount,
    health: target.health,
    healthTotal: target.healthTotal,
    left: consumable.count - 1,
  })
  fallOrSurvive(draft, target, 'SCROLL', null)
  rise(draft, target)
  endIfDecided(draft)
  return close(battle, draft, [{ type: 'consume', ...choice }])
}
