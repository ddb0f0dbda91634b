import type { World } from '@skystair/rules/road/place.ts'
import { type Location, locationOf } from './location.ts'

export type WorldLook = Location | 'snow' | 'raid'

const looksOfWorlds: Readonly<Partial<Record<World, WorldLook>>> = {
  snow: 'snow',
  raid: 'raid',
  dark: 'dark',
  abyss: 'abyss',
}

/** What a stair of a world looks like: the main road wears the part of the tale it lies in. */
export const lookAt = (world: World, stair: number): WorldLook => looksOfWorlds[world] ?? locationOf(stair)
