import { APART } from '@skystair/content/portals/places-apart.data.ts'
import type { ApartLook } from '@skystair/rules/portal/design.ts'
import { placeApart, type World } from '@skystair/rules/road/place.ts'
import { type Location, locationOf, locations } from './location.ts'

export type WorldLook = Location | 'snow' | 'raid'

const looksOfWorlds: Readonly<Partial<Record<World, WorldLook>>> = {
  snow: 'snow',
  raid: 'raid',
  dark: 'dark',
  abyss: 'abyss',
}

/** How a place apart differs from the world it is painted like; null: the world is none. */
export function apartLook(world: World): ApartLook | null {
  const place = placeApart(world)
  return place === null ? null : APART[place].look
}

/** The light that lies on all that grows there; white changes nothing. */
export const lightOf = (world: World): number => apartLook(world)?.light ?? 0xffffff

/** What a stair of a world looks like: the main road wears the part of the tale it lies in. */
export function lookAt(world: World, stair: number): WorldLook {
  const like = apartLook(world)?.like
  return looksOfWorlds[world] ?? locations.find((one) => one === like) ?? locationOf(stair)
}
