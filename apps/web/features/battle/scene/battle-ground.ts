import { atlasFrames, atlasPicture, picture, type Scale } from '@skystair/art/baked/files.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { parsePlaceId } from '@skystair/rules/road/place.ts'
import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../stage/air/atlas-sprite.ts'
import { layers } from '../../../stage/air/layers.ts'
import { artAddress } from '../../../stage/art/art-address.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { type ArtFile, textureKey } from '../../../stage/art/first-art.ts'
import { feastArt, feastAtlas } from '../../../stage/feast/feast-art.ts'
import { feastLooks } from '../../../stage/feast/feast-look.ts'
import { arenaOf } from '../../../stage/worlds/arena.ts'
import { lightOf, lookAt, type WorldLook } from '../../../stage/worlds/world-look.ts'
import { growth, type Stood } from '../ground/growth.data.ts'
import { groundKey, overscan, paintGround } from '../ground/paint-ground.ts'
import { guestOf } from './dressed-for.ts'
import type { Field } from './formation.ts'

const width = 600
const tall = 840
/** Where the clearing lies on the painted ground, from the top. */
const clearing = 0.48
/** Shadows are baked at half size. */
const shadowStretch = 2

interface Ground {
  readonly arena: string
  /** What grows around the field; null: nothing does. */
  readonly props: string | null
  /** The world whose distance is seen; null: the picture is a whole place. */
  readonly look: WorldLook | null
  /** The light on it; white changes nothing. */
  readonly light: number
  /** What is celebrated here; null: nothing is. */
  readonly feast: EventKind | null
}

const plainLight = 0xffffff

/** Who does not fight for a place fights for glory: on sand, where nothing grows. */
const stadium: Ground = { arena: 'arena-stadium', props: null, look: null, light: plainLight, feast: null }

const ofLook = (look: WorldLook, light = plainLight, feast: EventKind | null = null): Ground => ({
  arena: arenaOf(look),
  props: `props-${look}`,
  look,
  light,
  feast,
})

/** The ground of the world and the part of the tale in which the battle is fought; a guest is met where it feels at home. */
export function groundOf(battle: Pick<BattleStatus, 'type' | 'placeId' | 'creatures'>): Ground {
  if (battle.type === 'MULTI') return ofLook('raid')
  const place = parsePlaceId(battle.placeId ?? '')
  if (place !== null) return ofLook(lookAt(place.world, place.stair), lightOf(place.world))
  const feast = guestOf(battle)
  if (feast === null) return stadium
  const { look, light } = feastLooks[feast].ground
  return ofLook(look, light, feast)
}

export const groundArt = ({ arena, props, feast }: Ground, scale: Scale): ArtFile[] => [
  { kind: 'picture', id: arena, address: artAddress(picture(arena, scale)) },
  ...feastArt(feast, scale),
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

/** How far down the field the floor begins, where nobody stands higher. */
const horizonAt = 0.27
/** Nobody stands in the sky. */
const aboveFeet = 30
const beforeTint = 0x4a3a66
/** What a feast puts up where its guest is met. */
const decorations: readonly Stood[] = [
  { name: 'post', x: 92, at: 0.1, size: 1.15 },
  { name: 'post', x: 508, at: 0.1, size: 1.15 },
  { name: 'heap', x: 22, at: 0.52 },
  { name: 'heap', x: 580, at: 0.86 },
]
const blurredTo = 6

interface Standing {
  readonly stood: Stood
  readonly images: readonly Phaser.GameObjects.Image[]
}

/** Sky, distance, floor, what stands around the field and what is nearer than anybody. */
export class BattleGround {
  private readonly scene: Phaser.Scene
  private readonly ground: Ground
  private readonly scale: number
  private readonly around: readonly Standing[]
  private readonly before: readonly Phaser.GameObjects.Image[]
  private floor: Phaser.GameObjects.Image
  private painted = ''

  constructor(scene: Phaser.Scene, ground: Ground) {
    this.scene = scene
    this.ground = ground
    this.scale = 1 / artScale(scene)
    const { arena, props, light, look, feast } = ground
    this.floor = scene.add
      .image(width / 2, 0, textureKey({ kind: 'picture', id: arena }))
      .setDepth(layers.ground)
      .setTint(light)
    const grown = look === null || props === null ? null : growth[look]
    const stand = (atlas: string, things: readonly Stood[]) =>
      things.map((stood): Standing => ({ stood, images: atlasSprite(scene, atlas, stood.name, 0, 0) }))
    this.around = [
      ...stand(props ?? '', grown?.around ?? []),
      ...(feast === null ? [] : stand(feastAtlas(feast), decorations)),
    ]
    for (const { images } of this.around) for (const image of images) image.setTint(light)
    this.before = grown?.before.map(({ name }) => outOfFocus(scene, props ?? '', name)) ?? []
  }

  /** `feet`: where those stand who stand farthest. */
  arrange({ top, bottom }: Field, height: number, feet: number): void {
    const { look } = this.ground
    if (look === null) this.spread(top, bottom, height)
    else this.layOut(look, { top, bottom }, height, feet)
  }

  private layOut(look: WorldLook, { top, bottom }: Field, height: number, feet: number): void {
    const horizon = Math.round(Math.min(top + (bottom - top) * horizonAt, feet - aboveFeet))
    this.paint(look, { height: Math.round(Math.min(height, bottom + 24)), horizon })
    const { before } = growth[look]
    const footOf = (at: number) => horizon + (bottom - horizon) * at
    for (const { stood, images } of this.around) {
      const { x, at, size = 1 } = stood
      const foot = footOf(at)
      const grown = size * (0.55 + 0.45 * Math.max(0, at)) * this.scale
      for (const image of images) {
        const isBody = image.depth >= layers.bodies
        image.setPosition(x, foot).setScale(isBody ? grown : grown * shadowStretch)
        if (isBody) image.setDepth(layers.bodies + foot)
      }
    }
    before.forEach(({ x, at, size = 1 }, i) => {
      const image = this.before[i]
      image?.setPosition(x, footOf(at)).setScale(size * blurredTo * this.scale)
    })
  }

  /** Painted once for a shape of the stage. */
  private paint(look: WorldLook, size: { height: number; horizon: number }): void {
    const wanted = `${size.height} ${size.horizon}`
    if (wanted === this.painted) return
    this.painted = wanted
    const { arena, light } = this.ground
    this.floor.destroy()
    paintGround(this.scene.textures, look, textureKey({ kind: 'picture', id: arena }), size)
    this.floor = this.scene.add
      .image(-overscan, 0, groundKey)
      .setOrigin(0)
      .setDepth(layers.ground)
      .setTint(light)
  }

  /** A picture that is a whole place already. */
  private spread(top: number, bottom: number, height: number): void {
    const stretch = Math.max(1, height / tall)
    const middle = (top + bottom) / 2
    // The clearing is under the squads; grass beyond the painting's edge is never seen.
    const y = Math.min(
      (tall * stretch) / 2,
      Math.max(height - (tall * stretch) / 2, middle + (0.5 - clearing) * tall * stretch),
    )
    this.floor
      .setPosition(width / 2, y)
      .setScale(Math.max(1.06, stretch * 0.84) * this.scale, stretch * 1.04 * this.scale)
  }
}

/** A thing so near that the eye does not see it sharply: few pixels, stretched, and dark. */
function outOfFocus(scene: Phaser.Scene, props: string, name: string): Phaser.GameObjects.Image {
  const key = `battle:before:${props}:${name}`
  if (!scene.textures.exists(key)) {
    const { source, cutX, cutY, cutWidth, cutHeight } = scene.textures
      .get(textureKey({ kind: 'atlas', id: props }))
      .get(name)
    const [wide, high] = [Math.ceil(cutWidth / blurredTo), Math.ceil(cutHeight / blurredTo)]
    const sheet = scene.textures.createCanvas(key, wide + 2, high + 2)
    sheet
      ?.getContext()
      .drawImage(source.image as CanvasImageSource, cutX, cutY, cutWidth, cutHeight, 1, 1, wide, high)
    sheet?.refresh()
  }
  return scene.add.image(0, 0, key).setOrigin(0.5, 1).setTint(beforeTint).setDepth(layers.plates)
}
