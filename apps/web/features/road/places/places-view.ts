import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { PlaceView } from '@skystair/contract/road.ts'
import type * as Phaser from 'phaser'
import { setAnchor } from '../../../platform/pages/anchors.ts'
import { feastAtlas } from '../../../stage/feast/feast-art.ts'
import { expectedStair } from '../forecast/forecast-colours.ts'
import { keyOfLate, LateArt } from '../ground/late-art.ts'
import { type Opening, pageBox } from '../scene/page-box.ts'
import { PuppetShelf } from '../scene/puppet-shelf.ts'
import { lastOpenStair } from '../walk/road-state.ts'
import { chestAtlas, chestOf } from './chest-look.ts'
import { PlaceActor } from './place-actor.ts'
import { lookOf } from './place-look.ts'
import { isGuardian, landingAtlas, lookAround, placesBetween, usePlaces } from './road-places.ts'

/** What hints point at. */
const anchors = ['guardian', 'SKILL', 'CUSTOM_PLACE', 'EXCHANGE', 'TURN', 'PORTAL'] as const

/** Beyond this the fog hides everything. */
const seenAhead = 6
const margin = 1

/** The places that can be seen: made ahead, at most one a frame, and freed behind. */
export class PlacesView {
  private readonly scene: Phaser.Scene
  private readonly origin: number
  private readonly shelf: PuppetShelf
  private readonly lateArt: LateArt
  private readonly actors = new Map<string, PlaceActor>()
  private readonly leaving = new Set<PlaceActor>()
  private time = 0
  /** What was looked through last, with nothing left to be made. */
  private complete: { readonly places: unknown; readonly lowest: number; readonly highest: number } | null =
    null

  constructor(scene: Phaser.Scene, origin: number, squad: readonly string[]) {
    this.scene = scene
    this.origin = origin
    this.shelf = new PuppetShelf(scene, squad)
    this.lateArt = new LateArt(scene)
  }

  tick(seconds: number, lowest: number, highest: number, player: PlayerView, ceiling: number): void {
    this.time += seconds
    const top = lastOpenStair(player.maxCoordinate)
    lookAround(lowest, Math.min(highest, top + seenAhead))
    this.follow(lowest - margin, Math.min(highest + margin, top + seenAhead))
    const expected = expectedStair(player)
    for (const actor of this.actors.values()) actor.tick(seconds, this.time, expected, ceiling)
    for (const actor of this.leaving) {
      actor.tick(seconds, this.time, expected, ceiling)
      if (actor.isGone) this.bury(actor)
    }
  }

  /** The place under a touch, the one in front if several are. */
  placeAt(x: number, y: number): PlaceView | null {
    let found: PlaceActor | null = null
    let nearest = Number.POSITIVE_INFINITY
    for (const actor of this.actors.values()) {
      const distance = actor.reach(x, y)
      if (distance !== null && distance < nearest) [found, nearest] = [actor, distance]
    }
    return found?.place ?? null
  }

  actorOf(id: string): PlaceActor | null {
    return this.actors.get(id) ?? [...this.leaving].find(({ place }) => place.id === id) ?? null
  }

  /** Somebody else wears this figure, for as long as the road is there. */
  keepFigure(figure: string): void {
    this.shelf.keep(figure)
  }

  /** Tells hints where things stand. */
  point(top: number, opening: Opening): void {
    const near = new Map<string, PlaceActor>()
    for (const actor of this.actors.values()) {
      const { place } = actor
      const name = isGuardian(place) ? 'guardian' : place.placeType
      const isNext = name !== 'guardian' || place.stair === top + 1
      if (isNext && (isGuardian(place) || place.stair <= top)) near.set(name, actor)
    }
    for (const name of anchors) {
      const actor = near.get(name)
      setAnchor(name, actor ? pageBox(this.scene, opening, actor.bounds) : null)
    }
  }

  /** Nothing stands anywhere when the road is gone. */
  destroy(): void {
    for (const name of anchors) setAnchor(name, null)
  }

  private follow(lowest: number, highest: number): void {
    const { places } = usePlaces.getState()
    for (const [id, actor] of this.actors) {
      const place = places.get(id)
      const isSeen = actor.place.stair >= lowest && actor.place.stair <= highest
      if (place !== undefined && isSeen && stands(place)) {
        if (place !== actor.place) this.change(actor, place)
        continue
      }
      this.actors.delete(id)
      // What was taken says good-bye; what was only left behind does not.
      if (isSeen && places.size > 0) this.say(actor)
      else actor.destroy()
    }
    if (
      places === this.complete?.places &&
      this.complete.lowest === lowest &&
      this.complete.highest === highest
    )
      return
    const all = placesBetween(places, lowest, highest).filter(
      (place) => stands(place) && !this.actors.has(place.id),
    )
    const missing = all.find((place) => this.isPainted(place))
    if (all.length === 0) this.complete = { places, lowest, highest }
    if (missing === undefined) return
    this.lateArt.fetch(landingAtlas(missing.stair))
    if (chestOf(missing) !== null) this.lateArt.fetch(chestAtlas)
    this.celebrate(missing)
    this.actors.set(missing.id, new PlaceActor(this.scene, this.origin, missing, this.shelf))
  }

  private change(actor: PlaceActor, place: PlaceView): void {
    actor.change(place)
    this.celebrate(place)
  }

  /** The hats of a feast come when somebody wears one. */
  private celebrate({ event }: PlaceView): void {
    if (event !== null) this.lateArt.fetch(feastAtlas(event))
  }

  /** A landmark waits for its picture, and so does what feasts strew. */
  private isPainted(place: PlaceView): boolean {
    const { atlas } = lookOf(place)
    if (atlas === 'places') return true
    this.lateArt.fetch(atlas)
    return this.scene.textures.exists(keyOfLate(atlas))
  }

  private say(actor: PlaceActor): void {
    actor.leave()
    this.leaving.add(actor)
  }

  private bury(actor: PlaceActor): void {
    this.leaving.delete(actor)
    actor.destroy()
  }
}

/** A guardian who was beaten stands nowhere. */
const stands = (place: PlaceView): boolean => !isGuardian(place) || place.creatureId !== null
