import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../stage/air/atlas-sprite.ts'
import { feastAtlas, feastKey } from '../../../stage/feast/feast-art.ts'
import { isInTheWay, siteOf } from '../places/place-site.ts'
import { isGuardian, usePlaces } from '../places/road-places.ts'
import type { Ornament } from './decor.ts'
import { chanceAt, roadWidth, roadX, roadY, segmentOf, stairsPerSegment } from './road-path.ts'

const margin = 1
/** From the middle of the road, and from the edge of the screen. */
const besideRoad = 206
const nearEdge = 34
/** In a segment: which stair, on which side for a start, and what stands there. */
const stands = [
  { row: 1, side: 1, name: 'post' },
  { row: 2, side: -1, name: 'heap' },
  { row: 3, side: -1, name: 'post' },
  { row: 4, side: 1, name: 'heap' },
] as const

/** What stands beside one segment of the road while a feast lasts; neighbours are mirrored. */
export function feastDecorOf(segment: number): Ornament[] {
  const turned = segment % 2 === 0 ? 1 : -1
  return stands.map(({ row, side, name }) => {
    const stair = segment * stairsPerSegment + row
    const at = stair + 0.5 + 0.2 * chanceAt(stair, 71)
    const x = roadX(at) + side * turned * besideRoad
    return { name, at, x: Math.max(nearEdge, Math.min(roadWidth - nearEdge, x)) }
  })
}

interface Stood {
  readonly ornament: Ornament
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
        const isFree = !sites.some((site) => isInTheWay(ornament, site))
        for (const part of parts) part.setVisible(isFree)
      }
  }
}
