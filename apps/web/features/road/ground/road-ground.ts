import type { World } from '@skystair/rules/road/place.ts'
import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../stage/air/atlas-sprite.ts'
import { flatDepth, layers } from '../../../stage/air/layers.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { textureKey } from '../../../stage/art/first-art.ts'
import { lightOf, type WorldLook } from '../../../stage/worlds/world-look.ts'
import { isInTheWay, siteOf } from '../places/place-site.ts'
import { isGuardian, usePlaces } from '../places/road-places.ts'
import { decorOf, type Ornament } from './decor.ts'
import { lookOfSegment, looksAt } from './road-look.ts'
import { roadY, segmentOf, segmentPixels, stairsPerSegment, variantOf } from './road-path.ts'
import { WorldArt } from './world-art.ts'

/** Segments made ahead of and kept behind what is seen. */
const margin = 1
/** A new world is fetched when it is so many segments away. */
const foreseen = 3
/** Tiles overlap by a pixel, or a seam of background glimmers between them at odd scales. */
const overlap = 1
/** Above every other tile. */
const meeting = 1e6

interface Segment {
  readonly tiles: readonly Phaser.GameObjects.Image[]
  readonly growth: readonly {
    readonly ornament: Ornament
    readonly parts: readonly Phaser.GameObjects.Image[]
  }[]
}

/** The ground of an endless road: segments appear ahead and are freed behind, at most one a frame. */
export class RoadGround {
  private readonly scene: Phaser.Scene
  private readonly origin: number
  private readonly world: World
  private readonly art: WorldArt
  private readonly segments = new Map<number, Segment>()
  private cleared: unknown = null
  private foreseen = ''

  constructor(scene: Phaser.Scene, origin: number, world: World) {
    this.scene = scene
    this.origin = origin
    this.world = world
    this.art = new WorldArt(scene)
  }

  /** Everything between two stairs, at once. */
  fill(lowest: number, highest: number): void {
    while (this.update(lowest, highest)) {}
  }

  /** One step towards having what is needed; answers whether there was anything to do. */
  update(lowest: number, highest: number): boolean {
    const [first, last] = [segmentOf(lowest) - margin, segmentOf(highest) + margin]
    for (const segment of this.segments.keys())
      if (segment < first || segment > last) return this.free(segment)
    // Only now: what it puts away must not be on the stage any more, however far a portal has led.
    this.foresee(first, last)
    for (let segment = first; segment <= last; segment++)
      if (!this.segments.has(segment) && this.canMake(segment)) return this.make(segment)
    this.clear()
    return false
  }

  private canMake(segment: number): boolean {
    return looksAt(this.world, segment).every((look) => this.art.isHere(look, variantOf(segment)))
  }

  private prepare(segment: number): void {
    for (const look of looksAt(this.world, segment)) this.art.prepare(look, variantOf(segment))
  }

  /** The world that is here needs but one more picture at a time; another is fetched well before it comes. */
  private foresee(first: number, last: number): void {
    if (this.foreseen === `${first} ${last}`) return
    this.foreseen = `${first} ${last}`
    const shown = new Set<WorldLook>()
    for (let segment = first; segment <= last; segment++) shown.add(lookOfSegment(this.world, segment))
    const near = new Set<WorldLook>()
    for (let segment = first - foreseen; segment <= last + foreseen; segment++) {
      const look = lookOfSegment(this.world, segment)
      near.add(look)
      const isNext = segment >= first - 1 && segment <= last + 1
      if (isNext || !shown.has(look)) this.prepare(segment)
    }
    this.art.keepOnly(near)
  }

  private make(segment: number): true {
    const look = lookOfSegment(this.world, segment)
    const before = lookOfSegment(this.world, segment - 1)
    const tiles = [this.tile(segment, look)]
    // Where worlds meet, the lower one fades out over the length of a segment.
    if (before !== look)
      tiles.push(
        this.tile(segment, before)
          .setAlpha(0, 0, 1, 1)
          .setDepth(layers.ground + meeting),
      )
    const growth = decorOf(segment, look).map((ornament) => ({
      ornament,
      parts: atlasSprite(
        this.scene,
        `props-${look}`,
        ornament.name,
        ornament.x,
        roadY(ornament.at, this.origin),
      ),
    }))
    const light = lightOf(this.world)
    for (const part of [...tiles, ...growth.flatMap(({ parts }) => parts)]) part.setTint(light)
    this.segments.set(segment, { tiles, growth })
    this.cleared = null
    return true
  }

  private tile(segment: number, look: WorldLook): Phaser.GameObjects.Image {
    const y = roadY(segment * stairsPerSegment, this.origin)
    const key = textureKey({ kind: 'picture', id: `road-${look}-${variantOf(segment)}` })
    const tile = this.scene.add.image(0, y, key).setOrigin(0, 1).setDepth(flatDepth(layers.ground, key))
    return tile.setScale(1 / artScale(this.scene), (segmentPixels + overlap) / tile.height)
  }

  /** Nothing grows where a place stands. */
  private clear(): void {
    const { places } = usePlaces.getState()
    if (places === this.cleared) return
    this.cleared = places
    const sites = [...places.values()].filter((place) => !isGuardian(place)).map(siteOf)
    for (const { growth } of this.segments.values())
      for (const { ornament, parts } of growth) {
        if (!sites.some((site) => isInTheWay(ornament, site))) continue
        for (const part of parts) part.setVisible(false)
      }
  }

  private free(segment: number): true {
    const freed = this.segments.get(segment)
    for (const tile of freed?.tiles ?? []) tile.destroy()
    for (const { parts } of freed?.growth ?? []) for (const part of parts) part.destroy()
    this.segments.delete(segment)
    return true
  }
}
