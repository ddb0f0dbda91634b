import type { World } from '@skystair/rules/road/place.ts'
import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../stage/air/atlas-sprite.ts'
import { flatDepth, layers } from '../../../stage/air/layers.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { textureKey } from '../../../stage/art/first-art.ts'
import { hourLight, litAt, mixed, now24 } from '../../../stage/worlds/hour.ts'
import { lightOf, type WorldLook } from '../../../stage/worlds/world-look.ts'
import { isInTheWay, type Site, siteOf } from '../places/place-site.ts'
import { isGuardian, usePlaces } from '../places/road-places.ts'
import { decorOf, type Ornament, sightsAt } from './decor.ts'
import { Glows } from './glows.ts'
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
/** Under these roads there is nothing a shadow could fall on. */
const hanging: ReadonlySet<WorldLook> = new Set(['dark', 'miro', 'abyss', 'gate'])

interface Standing {
  readonly ornament: Ornament
  readonly parts: readonly Phaser.GameObjects.Image[]
}

interface Segment {
  readonly look: WorldLook
  readonly tiles: readonly Phaser.GameObjects.Image[]
  readonly growth: readonly Standing[]
  /** What one would show a friend, on the first site that no place has taken; null: its picture is on its way. */
  sight: Standing | null
}

/** The ground of an endless road: segments appear ahead and are freed behind, at most one a frame. */
export class RoadGround {
  private readonly scene: Phaser.Scene
  private readonly origin: number
  private readonly world: World
  private readonly art: WorldArt
  private readonly segments = new Map<number, Segment>()
  private readonly glows: Glows
  private cleared: unknown = null
  private foreseen = ''
  private hour = -1

  constructor(scene: Phaser.Scene, origin: number, world: World) {
    this.scene = scene
    this.origin = origin
    this.world = world
    this.art = new WorldArt(scene)
    this.glows = new Glows(scene)
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
    for (const [segment, made] of this.segments)
      if (made.sight === null && this.art.areSightsHere(made.look)) this.showSight(segment, made)
    this.clear()
    this.followHour()
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
    const growth = decorOf(segment, look)
      .filter(({ atlas }) => this.scene.textures.exists(textureKey({ kind: 'atlas', id: atlas })))
      .map((ornament) => this.stand(ornament, look))
    const made = { look, tiles, growth, sight: null }
    this.segments.set(segment, made)
    this.lighten(made)
    this.cleared = null
    return true
  }

  private stand(ornament: Ornament, look: WorldLook): Standing {
    const { atlas, name, x, at } = ornament
    const all = atlasSprite(this.scene, atlas, name, x, roadY(at, this.origin))
    const [shadow, body] = all
    if (body === undefined || !hanging.has(look)) return { ornament, parts: all }
    shadow?.destroy()
    return { ornament, parts: [body] }
  }

  private showSight(segment: number, made: Segment): void {
    const site = sightsAt(segment, made.look).find(
      (one) => !placeSites().some((other) => isInTheWay(one, other)),
    )
    if (site === undefined) return
    made.sight = this.stand(site, made.look)
    this.lighten(made)
    this.cleared = null
  }

  /** The hour of the player's own clock lies on all that stands there, and windows are lit when it is late. */
  private followHour(): void {
    const hour = Math.floor(now24() * 4)
    if (hour === this.hour) return
    this.hour = hour
    for (const made of this.segments.values()) this.lighten(made)
  }

  private lighten({ look, tiles, growth, sight }: Segment): void {
    const hour = now24()
    const light = mixed(lightOf(this.world), hourLight(look, hour))
    const standing = sight === null ? growth : [...growth, sight]
    for (const part of [...tiles, ...standing.flatMap(({ parts }) => parts)]) part.setTint(light)
    for (const { ornament, parts } of standing) {
      const body = parts.at(-1)
      if (body !== undefined) this.glows.light(body, ornament.name, litAt(look, hour))
    }
  }

  private tile(segment: number, look: WorldLook): Phaser.GameObjects.Image {
    const y = roadY(segment * stairsPerSegment, this.origin)
    const key = textureKey({ kind: 'picture', id: `road-${look}-${variantOf(segment)}` })
    const tile = this.scene.add.image(0, y, key).setOrigin(0, 1).setDepth(flatDepth(layers.ground, key))
    return tile.setScale(1 / artScale(this.scene), (segmentPixels + overlap) / tile.height)
  }

  /** Nothing grows where a place stands, or where there is something to be seen. */
  private clear(): void {
    const { places } = usePlaces.getState()
    if (places === this.cleared) return
    this.cleared = places
    const sites = placeSites()
    for (const made of this.segments.values()) {
      const { growth, sight } = made
      if (sight !== null && sites.some((site) => isInTheWay(sight.ornament, site))) {
        this.drop(sight)
        made.sight = null
      }
      const taken = made.sight === null ? sites : [...sites, made.sight.ornament]
      for (const { ornament, parts } of growth) {
        const isFree = !taken.some((site) => isInTheWay(ornament, site))
        for (const part of parts) part.setVisible(isFree)
        const body = parts.at(-1)
        if (body !== undefined) this.glows.show(body, isFree)
      }
    }
  }

  private drop({ parts }: Standing): void {
    for (const part of parts) {
      this.glows.forget(part)
      part.destroy()
    }
  }

  private free(segment: number): true {
    const freed = this.segments.get(segment)
    for (const tile of freed?.tiles ?? []) tile.destroy()
    for (const standing of freed?.growth ?? []) this.drop(standing)
    if (freed?.sight) this.drop(freed.sight)
    this.segments.delete(segment)
    return true
  }
}

const placeSites = (): Site[] =>
  [...usePlaces.getState().places.values()].filter((place) => !isGuardian(place)).map(siteOf)
