import { diceOf } from '../dice.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { Battle, Moved } from './battle.ts'

/**
 * A move with dice laid anew from its own seed, which is remembered with it. Told damage gives the dice away
 * to whoever can reckon: the dice of the next move must not follow from those of the last.
 */
export function layDice(
  battle: Battle,
  seed: string,
  play: (battle: Battle) => Moved | Refusal,
): Moved | Refusal {
  const moved = play({ ...battle, dice: diceOf(seed) })
  if (isRefusal(moved)) return moved
  const inputs = moved.battle.inputs.map((input, index) =>
    index === battle.inputs.length ? { ...input, seed } : input,
  )
  return { ...moved, battle: { ...moved.battle, inputs } }
}
