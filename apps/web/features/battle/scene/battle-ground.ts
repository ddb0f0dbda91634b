import { atlasFrames, atlasPicture, picture, type Scale } from '@skystair/art/baked/files.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import { parsePlaceId } from '@skystair/rules/road/place.ts'
import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../stage/air/atlas-sprite.ts'
import { layers } from '../../../stage/air/layers.ts'
import { artAddress } from '../../../stage/art/art-address.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { type ArtFile, textureKey } from '../../../stage/art/first-art.ts'
import { paintRaidSky, raidSkyKey } from '../../../stage/paint/paint-raid-sky.ts'
import { arenaOf } from '../../../stage/worlds/arena.ts'
import { lightOf, lookAt, type WorldLook } from '../../../stage/worlds/world-look.ts'

const width = 600
const painted = 840
/** Where the clearing lies on the painted ground, from the top. */
const clearing = 0.48
/** How far down the field the sky of a raid reaches. */
const skyShare = 0.3

interface Ground {
  readonly arena: string
  /** What grows around the field; null: nothing does. */
  readonly props: string | null
  /** Whether an evening sky hangs over it. */
  readonly isRaid: boolean
  /** The light on it; white changes nothing. */
  readonly light: number
}

const plainLight = 0xffffff

/** Who does not fight for a place fights for glory: on sand, where nothing grows. */
const stadium: Ground = { arena: 'arena-stadium', props: null, isRaid: false, light: plainLight }

const ofLook = (look: WorldLook, light = plainLight): Ground => ({
  arena: arenaOf(look),
  props: `props-${look}`,
  isRaid: look === 'raid',
  light,
})

/** The ground of the world and the part of the tale in which the battle is fought. */
export function groundOf({ type, placeId }: Pick<BattleStatus, 'type' | 'placeId'>): Ground {
  if (type === 'MULTI') return ofLook('raid')
  const place = parsePlaceId(placeId ?? '')
  return place === null ? stadium : ofLook(lookAt(place.world, place.stair), lightOf(place.world))
}

export const groundArt = ({ arena, props }: Ground, scale: Scale): ArtFile[] => [
  { kind: 'picture', id: arena, address: artAddress(picture(arena, scale)) },
  ...(props === null
    ? []
    : [
        {
          kind: 'atlas' as const,
          id: props,
          address: artAddress(atlasPicture(props, scale)),
          frames: artAddress(atlasFrames(props, scale)),
        },
      ]),
]

interface Plant {
  /** Which of the world's ornaments, from the tallest (0) to the lowest (1). */
  readonly rank: number
  readonly x: number
  /** From the upper edge of the field (0) to its lower edge (1). */
  readonly at: number
}

/** What frames the field: tall things behind and beside it, low ones in front. */
const plants: readonly Plant[] = [
  { rank: 0, x: 58, at: 0.03 },
  { rank: 0.3, x: 176, at: -0.04 },
  { rank: 0.15, x: 300, at: -0.07 },
  { rank: 0.2, x: 424, at: -0.04 },
  { rank: 0, x: 546, at: 0.02 },
  { rank: 0.1, x: -6, at: 0.17 },
  { rank: 0.25, x: 606, at: 0.2 },
  { rank: 0.6, x: 110, at: 0.07 },
  { rank: 0.75, x: 492, at: 0.07 },
  { rank: 0.5, x: 4, at: 0.42 },
  { rank: 0.65, x: 598, at: 0.47 },
  { rank: 0.8, x: 596, at: 0.72 },
  { rank: 0.85, x: 6, at: 0.74 },
  { rank: 0.55, x: 14, at: 1.04 },
  { rank: 0.9, x: 300, at: 1.05 },
  { rank: 0.55, x: 590, at: 1.03 },
  { rank: 1, x: 120, at: 1.05 },
  { rank: 0.95, x: 474, at: 1.05 },
]

/** The painted ground and what grows around it. */
export class BattleGround {
  private readonly floor: Phaser.GameObjects.Image
  private readonly sky: Phaser.GameObjects.Image | null
  private readonly plants: readonly (readonly Phaser.GameObjects.Image[])[]

  constructor(scene: Phaser.Scene, { arena, props, isRaid, light }: Ground) {
    if (isRaid) paintRaidSky(scene.textures)
    this.sky = isRaid
      ? scene.add
          .image(width / 2, 0, raidSkyKey)
          .setOrigin(0.5, 1)
          .setDepth(layers.ground + 1)
      : null
    this.floor = scene.add
      .image(width / 2, 0, textureKey({ kind: 'picture', id: arena }))
      .setDepth(layers.ground)
      .setTint(light)
    this.plants = props === null ? [] : planted(scene, props)
    for (const image of this.plants.flat()) image.setTint(light)
    this.scale = 1 / artScale(scene)
  }

  private readonly scale: number

  arrange(top: number, bottom: number, height: number): void {
    const stretch = Math.max(1, height / painted)
    const middle = (top + bottom) / 2
    // The clearing is under the squads; grass beyond the painting's edge is never seen.
    const y = Math.min(
      (painted * stretch) / 2,
      Math.max(height - (painted * stretch) / 2, middle + (0.5 - clearing) * painted * stretch),
    )
    this.floor
      .setPosition(width / 2, y)
      .setScale(Math.max(1, stretch * 0.84) * this.scale, stretch * this.scale)
    const headline = top + 92
    const horizon = top + (bottom - top) * skyShare
    this.sky?.setY(horizon).setDisplaySize(width + 8, horizon + 4)
    plants.forEach(({ x, at }, i) => {
      const foot = headline + (bottom - headline) * at
      for (const image of this.plants[i] ?? []) {
        image.setPosition(x, foot)
        if (image.depth >= layers.bodies) image.setDepth(layers.bodies + foot)
      }
    })
  }
}

function planted(scene: Phaser.Scene, props: string): readonly Phaser.GameObjects.Image[][] {
  const ranked = ornaments(scene, props)
  return plants.map(({ rank }) => {
    const name = ranked[Math.round(rank * (ranked.length - 1))]
    return name === undefined ? [] : [...atlasSprite(scene, props, name, 0, 0)]
  })
}

/** The ornaments of a world, the tallest first. */
function ornaments(scene: Phaser.Scene, props: string): string[] {
  const texture = scene.textures.get(textureKey({ kind: 'atlas', id: props }))
  const tallness = (name: string) => texture.get(name).realHeight
  return texture
    .getFrameNames()
    .filter((name) => !name.endsWith('.shadow'))
    .sort((one, other) => tallness(other) - tallness(one))
}
