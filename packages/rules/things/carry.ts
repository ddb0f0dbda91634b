import type { Battle } from '../battle/battle.ts'
import type { Consumable } from '../battle/consumable.ts'
import type { Thing } from '../economy/reward.ts'
import { carriedOf, type Slots } from './satchel.ts'

/** The scrolls and elixirs of a player, counted, ready for battle. */
export function carry(
  things: readonly Thing[],
  designs: readonly Omit<Consumable, 'count'>[],
  slots: Slots | null = null,
): readonly Consumable[] {
  return designs
    .map((design) => ({
      ...design,
      count: carriedOf(
        slots,
        design.id,
        things.filter(({ kind, id }) => kind === 'consumable' && id === design.id).length,
      ),
    }))
    .filter(({ count }) => count > 0)
}

/** What was used in the battle is gone. */
export function useUp(things: readonly Thing[], battle: Battle): readonly Thing[] {
  const left = [...things]
  for (const input of battle.inputs) {
    if (input.type !== 'consume') continue
    const index = left.findIndex(({ kind, id }) => kind === 'consumable' && id === input.consumableId)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}
