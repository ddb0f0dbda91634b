import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../stage/air/atlas-sprite.ts'
import { feastAtlas, feastKey } from '../../../stage/feast/feast-art.ts'
import { type Site, siteOf } from '../places/place-site.ts'
import { isGuardian, usePlaces } from '../places/road-places.ts'
import type { Ornament } from './decor.ts'
import { chanceAt, roadWidth, roadX, roadY, segmentOf, stairsPerSegment } from './road-path.ts'

const margin = 1
/** From the middle of the road, and from the edge of the screen. */
const besideRoad = 206
const nearEdge = 34
/** How often something stands where it may: low things are few, or they would be taken for what can be picked up. */
const shares = { post: 0.8, heap: 0.45 }
/** How far from a place it does. */
const clear = { across: 84, above: 0.5, below: 0.42 }

/** All of it is of the feast's own atlas. */
type Post = Omit<Ornament, 'atlas'>

/** What stands beside one segment of the road while a feast lasts: high and low take turns on both sides. */
export function feastDecorOf(segment: number): Post[] {
  const ornaments: Post[] = []
  for (let row = 0; row < stairsPerSegment; row++)
    for (const side of [-1, 1] as const) {
      const stair = segment * stairsPerSegment + row
      const name = (stair + (side === 1 ? 1 : 0)) % 2 === 0 ? 'post' : 'heap'
      if (chanceAt(stair, 71 + side) > shares[name]) continue
      const at = stair + 0.5 + 0.25 * chanceAt(stair, 81 + side)
      const x = roadX(at) + side * besideRoad
      ornaments.push({
        name,
        at,
        x: Math.max(nearEdge, Math.min(roadWidth - nearEdge, x)),
      })
    }
  return ornaments
}

const isBeside = (one: Site, site: Site): boolean =>
  Math.abs(one.x - site.x) < clear.across && one.at - site.at < clear.above && site.at - one.at < clear.below

interface Stood {
  readonly ornament: Post
  readonly parts: readonly Phaser.GameObjects.Image[]
}

/** The decorated sides of the road: made ahead, freed behind, as the ground is. */
export class FeastDecor {
  private readonly scene: Phaser.Scene
  private readonly origin: number
  private readonly feast: EventKind
  private readonly segments = new Map<number, readonly Stood[]>()
  private cleared: unknown = null

  constructor(scene: Phaser.Scene, origin: number, feast: EventKind) {
    this.scene = scene
    this.origin = origin
    this.feast = feast
  }

  update(lowest: number, highest: number): void {
    if (!this.scene.textures.exists(feastKey(this.feast))) return
    const [first, last] = [Math.max(0, segmentOf(lowest) - margin), segmentOf(highest) + margin]
    for (const [segment, stood] of this.segments) {
      if (segment >= first && segment <= last) continue
      for (const { parts } of stood) for (const part of parts) part.destroy()
      this.segments.delete(segment)
    }
    for (let segment = first; segment <= last; segment++) if (!this.segments.has(segment)) this.make(segment)
    this.clear()
  }

  private make(segment: number): void {
    const stood = feastDecorOf(segment).map((ornament) => ({
      ornament,
      parts: atlasSprite(
        this.scene,
        feastAtlas(this.feast),
        ornament.name,
        ornament.x,
        roadY(ornament.at, this.origin),
      ),
    }))
    this.segments.set(segment, stood)
    this.cleared = null
  }

  /** Nothing stands where a place does. */
  private clear(): void {
    const { places } = usePlaces.getState()
    if (places === this.cleared) return
    this.cleared = places
    const sites = [...places.values()].filter((place) => !isGuardian(place)).map(siteOf)
    for (const stood of this.segments.values())
      for (const { ornament, parts } of stood) {
        const isFree = !sites.some((site) => isBeside(ornament, site))
        for (const part of parts) part.setVisible(isFree)
      }
  }
}
