import type { PlaceView } from '@skystair/contract/road.ts'
import { type FeastAtlas, feastAtlas } from '../../../stage/feast/feast-art.ts'
import { feastLooks } from '../../../stage/feast/feast-look.ts'
import type { TokenIcon } from './token-sheet.ts'

/** How a thing of the road glimmers and moves, so that the eye finds it. */
export type Glimmer = 'glint' | 'spray' | 'sparks' | 'swirl' | 'vortex' | 'hover' | 'none'

export interface PlaceLook {
  /** Landmarks stand some way up the road: their pictures come when one of them is near. */
  readonly atlas: 'places' | 'landmarks' | FeastAtlas
  /** `null` is only somebody who stands there. */
  readonly frame: string | null
  readonly glimmer: Glimmer
  readonly glow: number
  /** Height of its middle above its foot: where light comes from and words stand. */
  readonly height: number
}

const look = (frame: string | null, glimmer: Glimmer, glow: number, height: number): PlaceLook => ({
  atlas: 'places',
  frame,
  glimmer,
  glow,
  height,
})

const landmark = (frame: string, glimmer: Glimmer, glow: number, height: number): PlaceLook => ({
  ...look(frame, glimmer, glow, height),
  atlas: 'landmarks',
})

type Resource = NonNullable<PlaceView['resource']>['type']

const resources: Readonly<Record<Resource, PlaceLook>> = {
  GOLD: look('gold', 'glint', 0xffd75e, 46),
  CRYSTAL: look('crystals-red', 'glint', 0xff6b6b, 72),
  ELIXIR: look('crystals-blue', 'glint', 0x6bb8ff, 72),
  MITHRIL: look('emerald', 'hover', 0x5bf2a0, 100),
  SULFUR: look('sulfur', 'glint', 0xfff07a, 72),
  CAVIAR: look('caviar', 'glint', 0xff9b5e, 50),
  TICKETS: look('chest-wood', 'glint', 0xfff0b0, 62),
  EVENT_CURRENCY: look('crystals-violet', 'hover', 0xd08bff, 72),
}

const others: Readonly<Record<Exclude<PlaceView['placeType'], 'RESOURCE'>, PlaceLook>> = {
  CUSTOM_PLACE: look('camp', 'sparks', 0xff9a3c, 44),
  ARTIFACT: look('chest-wood', 'glint', 0xffd75e, 62),
  RUNE: look('runestone', 'swirl', 0x62e0ff, 92),
  CONSUMABLE: look('herbs', 'glint', 0xb7ff8a, 50),
  POINTER: landmark('signpost', 'none', 0xffffff, 93),
  TURN: landmark('turning', 'swirl', 0xbfe6ff, 127),
  GAINABLE: look('fountain', 'spray', 0xff9bf0, 97),
  MAGIC: look('hut', 'sparks', 0xffe08a, 146),
  EXCHANGE: landmark('stall', 'none', 0xffffff, 104),
  PORTAL: landmark('portal', 'vortex', 0x9b7bff, 130),
  SKILL: look('shrine', 'hover', 0xfff0a0, 105),
  TALKER: look(null, 'none', 0xffffff, 96),
}

const lookOfGuardian = look(null, 'none', 0xffffff, 110)

/** Something of a feast, that lies about for as long as it lasts. */
export const isFind = ({ event, resource }: Pick<PlaceView, 'event' | 'resource'>): boolean =>
  event !== null && resource?.type === 'EVENT_CURRENCY'

function lookOfFind(event: NonNullable<PlaceView['event']>): PlaceLook {
  const { glow, height } = feastLooks[event]
  return { atlas: feastAtlas(event), frame: 'find', glimmer: 'glint', glow, height }
}

export const lookOf = (place: Pick<PlaceView, 'id' | 'placeType' | 'resource' | 'event'>): PlaceLook => {
  const { id, placeType, resource, event } = place
  if (id.endsWith('-0')) return lookOfGuardian
  if (event !== null && isFind(place)) return lookOfFind(event)
  return placeType === 'RESOURCE' ? resources[resource?.type ?? 'GOLD'] : others[placeType]
}

export const skillIcons = {
  attack: 'sword',
  defence: 'shield',
  health: 'heart',
  poison: 'poison',
  immortality: 'star',
} as const satisfies Readonly<Record<string, TokenIcon>>
