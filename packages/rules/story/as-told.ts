import type { Amounts } from '../economy/purse.ts'
import type { Realm, Sway } from '../road/road-design.ts'
import { answersOf, type Memory } from './memory.ts'
import type { Prices, Tale } from './scene.ts'
import { sceneAt } from './talk.ts'

/** The world as the answers of one climber have made it: guardians, prices, and who waits beside the road. */
export function asTold(realm: Realm, tale: Tale, memory: Memory): Realm {
  const answers = answersOf(tale, memory.told)
  const sways = new Map<number, Sway>()
  for (const { choice } of answers)
    for (const [stair, sway] of Object.entries(choice.sways ?? {})) sways.set(Number(stair), sway)
  const factor = (of: keyof Prices, stair: number): number => {
    const here = tale.parts.find(({ from, to }) => from <= stair && stair <= to)?.part
    return answers
      .filter(({ scene }) => scene.part === here)
      .reduce((all, { choice }) => all * (choice.prices?.[of] ?? 1), 1)
  }
  const { magic, retry } = realm.prices
  return {
    ...realm,
    swayAt: (stair) => sways.get(stair) ?? null,
    talkerAt: (stair) => sceneAt(tale, { world: 'main', stair }, memory)?.stands ?? null,
    prices: {
      magic: (stair) => times(magic(stair), factor('magic', stair)),
      retry: (stair) => times(retry(stair), factor('retry', stair)),
    },
  }
}

const times = (amounts: Amounts, factor: number): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([currency, amount]) => [currency, Math.round(amount * factor)]),
  )
