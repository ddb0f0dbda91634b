import type { BuildingView } from '@skystair/contract/clan-view.ts'

/** From these levels on a house is rebuilt larger. */
const secondFrom = 7
const thirdFrom = 14

export const sizeOf = (level: number): 1 | 2 | 3 => (level >= thirdFrom ? 3 : level >= secondFrom ? 2 : 1)

/** The frame of the atlas `town`. */
export const frameOf = (type: string, level: number): string => `${type}-${sizeOf(level)}`

/** plot: nothing but a fence yet; ready: built, and waits for somebody to open it. */
export type HouseState = 'plot' | 'standing' | 'building' | 'ready'

export function stateOf({ state, level, endsAt }: BuildingView, now: number): HouseState {
  if (state === 'PROCESSING') return endsAt !== null && endsAt <= now ? 'ready' : 'building'
  return level === 0 ? 'plot' : 'standing'
}

/** A little smaller than baked: the square has room for eight people too. */
export const houseSize = 0.94
