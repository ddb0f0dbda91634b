import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { Thing } from '@skystair/rules/economy/reward.ts'
import { isBossStair } from '@skystair/rules/road/muster-enemies.ts'
import { CHEST_FINDS } from './chest-finds.data.ts'

type Prize = Omit<Thing, 'stair'>

/** Who was kept behind the guardian of a stair and goes along with the victor. */
const FREED: Readonly<Record<number, string>> = { 3: 'beast-usual' }

/** A boss guards an artifact; some guardians guard a friend. */
export function prizesAt(stair: number): readonly Prize[] {
  const freed = FREED[stair]
  if (freed !== undefined) return [{ kind: 'hero', id: freed }]
  return isBossStair(stair)
    ? [{ kind: 'artifact', id: cupOf(diceOf(`prize/${stair}`)).pick(CHEST_FINDS) }]
    : []
}
