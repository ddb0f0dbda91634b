import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { type Battle, type Moved, RULES_VERSION } from './battle.ts'
import { consume } from './consume.ts'
import type { Event } from './event.ts'
import { giveUp } from './give-up.ts'
import { hit } from './hit.ts'
import type { Input } from './input.ts'
import { layDice } from './lay-dice.ts'
import { skip } from './skip.ts'

function play(battle: Battle, input: Input): Moved | Refusal {
  switch (input.type) {
    case 'hit':
      return hit(battle, input)
    case 'skip':
      return skip(battle, input.creatureId)
    case 'consume':
      return consume(battle, {
        consumableId: input.consumableId,
        targetCreatureId: input.targetCreatureId,
      })
    case 'give-up':
      return giveUp(battle)
  }
}

/** One remembered move, played again with the dice it had. */
export const move = (battle: Battle, input: Input): Moved | Refusal =>
  input.seed === undefined ? play(battle, input) : layDice(battle, input.seed, (fresh) => play(fresh, input))

/** From the battle's beginning and what the player did to the very same end. */
export function replay(initial: Battle, inputs: readonly Input[]): Moved | Refusal {
  if (initial.rulesVersion !== RULES_VERSION) return refused('battle.refused.other-rules')
  let battle = initial
  const events: Event[] = []
  for (const input of inputs) {
    const moved = move(battle, input)
    if (isRefusal(moved)) return moved
    battle = moved.battle
    for (const event of moved.events) events.push(event)
  }
  return { battle, events }
}
