import type { BuildingView } from '@skystair/contract/clan-view.ts'
import type { BuildingType } from '@skystair/rules/clan/clan.ts'

/** From these levels on a house is rebuilt larger. */
const secondFrom = 7
const thirdFrom = 14

export const sizeOf = (level: number): 1 | 2 | 3 => (level >= thirdFrom ? 3 : level >= secondFrom ? 2 : 1)

/** The frame of the atlas `town`. */
export const frameOf = (type: BuildingType, level: number): string => `${type}-${sizeOf(level)}`

/** plot: nothing but a fence yet; ready: built, and waits for somebody to open it. */
export type HouseState = 'plot' | 'standing' | 'building' | 'ready'

export function stateOf({ state, level, endsAt }: BuildingView, now: number): HouseState {
  if (state === 'PROCESSING') return endsAt !== null && endsAt <= now ? 'ready' : 'building'
  return level === 0 ? 'plot' : 'standing'
}

/** From the foot of a house to its roof, in its three sizes. */
const roofs: Readonly<Record<BuildingType, readonly [number, number, number]>> = {
  EXPERIENCE: [90, 131, 182],
  CLAN_SHIELD: [86, 121, 166],
  SNOW_WORLD: [67, 121, 174],
  GEAR_FACTORY: [137, 162, 197],
  HALL_OF_FAME: [117, 132, 186],
}

/** A little smaller than baked: the square has room for eight people too. */
export const houseSize = 0.94

export const roofOf = (type: BuildingType, level: number): number =>
  (roofs[type][sizeOf(level) - 1] ?? 0) * houseSize
