import type { PlaceView } from '@skystair/contract/road.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type * as Phaser from 'phaser'
import { decimalMark } from '../../../platform/language/decimal-mark.ts'
import { now } from '../../../platform/state/game.ts'
import { atlasSprite } from '../../../stage/air/atlas-sprite.ts'
import { layers } from '../../../stage/air/layers.ts'
import { figureOf } from '../../../stage/art/figurines.ts'
import { feastKey } from '../../../stage/feast/feast-art.ts'
import { putOnHat } from '../../../stage/feast/put-on-hat.ts'
import { prefersCalm } from '../../../stage/game/calm.ts'
import { Puppet } from '../../../stage/puppet/puppet.ts'
import { colourOf } from '../forecast/forecast-colours.ts'
import { keyOfLate } from '../ground/late-art.ts'
import { roadWidth, roadY } from '../ground/road-path.ts'
import type { PuppetShelf } from '../scene/puppet-shelf.ts'
import { chestAtlas, chestFrame, chestOf } from './chest-look.ts'
import { PlaceGlimmer } from './glimmer.ts'
import { labelOf } from './place-label.ts'
import { isFind, lookOf, type PlaceLook } from './place-look.ts'
import { siteOf } from './place-site.ts'
import { isGuardian, landingAt, landingAtlas } from './road-places.ts'
import type { TokenText } from './token.ts'
import { Token } from './token.ts'

const restingTint = 0x8f93ad
const leavingSeconds = 0.45
const openSeconds = 1.1
const wordDepth = layers.air - 1e6
/** Nearer to the edge of the screen a word would be cut. */
const wordEdge = 64
/** Half of the plate under a word. */
const wordHalf = 17
/** Where in the picture of a chest its foot is. */
const chestFoot = 0.76

/** Beside a boss's landing others stand on their own. */
const small = (size: ReturnType<typeof landingAt>) => (size.startsWith('WATER') ? 'WATER_SMALL' : 'SMALL')

/** How large those are who stand somewhere: a boss fills its landing. */
const guardianSize = (stair: number): number => (stair % 25 === 0 ? 1.55 : 1.08)
const lairSize = 0.86

const crouching = 0.24
/** What is picked up gathers itself first … */
const crouchOf = (gone: number): number =>
  gone < crouching ? 0.22 * Math.sin((Math.PI * gone) / crouching) : 0
/** … and then leaps. */
function leapOf(gone: number, calm: boolean): number {
  if (calm) return 0
  const risen = Math.max(0, gone - crouching) / (1 - crouching)
  return 46 * (1 - (1 - risen) ** 2)
}
/** A tree that was shaken sways less and less. */
const tremble = (age: number): number => 0.085 * Math.sin(age * 30) * Math.exp(-age * 4.2)

/** One place of the road: the thing, its light, who stands there and what is written over it. */
export class PlaceActor {
  place: PlaceView
  readonly x: number
  readonly y: number
  private readonly scene: Phaser.Scene
  private readonly shelf: PuppetShelf
  private readonly look: PlaceLook
  private readonly parts: readonly Phaser.GameObjects.Image[]
  private landing: readonly Phaser.GameObjects.Image[] | null = null
  private readonly scales: readonly (readonly [number, number])[]
  private readonly glimmer: PlaceGlimmer
  private readonly token: Token
  private readonly calm = prefersCalm()
  private figure: string | null = null
  private puppet: Puppet | null = null
  private strength = 0
  private age = 0
  private left: number | null = null
  private shaken: number | null = null
  /** For which feast whoever stands there is dressed. */
  private worn: EventKind | null = null
  /** The chest it still has to be dressed as. */
  private chest: string | null
  /** Taken, it lifts its lid; others only leap. */
  private readonly opens: boolean

  constructor(scene: Phaser.Scene, origin: number, place: PlaceView, shelf: PuppetShelf) {
    const site = siteOf(place)
    this.scene = scene
    this.shelf = shelf
    this.x = site.x
    this.y = roadY(site.at, origin)
    this.place = place
    this.look = lookOf(place)
    this.parts =
      this.look.frame === null ? [] : atlasSprite(scene, this.look.atlas, this.look.frame, this.x, this.y)
    const chest = chestOf(place)
    // The chest of the atlas of places is bound with gold already.
    this.chest = chest === null || chest === 'GOLD' ? null : chestFrame(chest)
    this.opens = place.placeType === 'ARTIFACT' && chest === 'GOLD'
    this.scales = this.parts.map(({ scaleX, scaleY }) => [scaleX, scaleY])
    this.glimmer = new PlaceGlimmer(scene, this.look, this.x, this.y)
    this.token = new Token(scene, wordDepth + this.y / 1000)
    this.change(place)
  }

  /** The server has told something new of it. */
  change(place: PlaceView): void {
    this.place = place
    const { creatureId, talker, reason } = place
    const resting = reason === 'DELAY' || reason === 'MISS'
    for (const part of this.parts) part.setTint(resting ? restingTint : 0xffffff)
    const figure = creatureId !== null ? figureOf(creatureId) : talker
    if (figure !== this.figure) void this.stand(figure)
  }

  /** `ceiling`: what stands higher is behind the bars; a number there would only peep out. */
  tick(seconds: number, time: number, battleStair: number, ceiling: number): void {
    this.age += seconds
    const { reason, creatureId } = this.place
    const calls = (reason === null || reason === 'DISTANCE') && creatureId === null && this.left === null
    this.strength += ((calls ? 1 : 0) - this.strength) * Math.min(1, seconds * 5)
    this.landing ??= this.lay()
    this.dress()
    this.crown()
    this.glimmer.tick(time, this.strength)
    this.puppet?.tick(seconds)
    this.move(time)
    this.write(battleStair, ceiling)
  }

  /** It is taken: it opens or leaps, and is gone. */
  leave(): void {
    if (this.left !== null) return
    this.left = this.age
    if (this.opens) this.parts.at(-1)?.setFrame('chest-open')
  }

  /** It has given something and stays: a tree that was shaken. */
  shake(): void {
    this.shaken = this.age
  }

  get isGone(): boolean {
    const { left } = this
    return left !== null && this.age - left > this.leavingTime
  }

  /** How well a touch hits it: `null` is a miss. */
  reach(x: number, y: number): number | null {
    const height = Math.max(this.look.height, this.puppet?.height ?? 0)
    const [across, up] = [Math.abs(x - this.x), this.y - y]
    return across < 62 && up > -26 && up < height + 22 ? across + Math.abs(up - height / 2) : null
  }

  /** What it fills, in pixels of the road. */
  get bounds(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
    const height = Math.max(this.look.height, this.puppet?.height ?? 0)
    return { x: this.x - 60, y: this.y - height, width: 120, height: height + 20 }
  }

  destroy(): void {
    for (const part of [...(this.landing ?? []), ...this.parts]) part.destroy()
    this.glimmer.destroy()
    this.token.destroy()
    this.puppet?.destroy()
    if (this.figure !== null) this.shelf.putBack(this.figure)
    this.figure = null
  }

  /** Every place has its landing; guardians only where bosses stand. */
  private lay(): readonly Phaser.GameObjects.Image[] | null {
    const size = landingAt(this.place.stair)
    const atlas = landingAtlas(this.place.stair)
    if (!this.scene.textures.exists(keyOfLate(atlas))) return null
    const guards = isGuardian(this.place)
    if ((guards && !size.endsWith('BIG')) || isFind(this.place)) return []
    const parts = atlasSprite(this.scene, atlas, guards ? size : small(size), this.x, this.y)
    // The stones lie on their own shadow.
    return parts.map((part, place) => part.setDepth(layers.landings + place))
  }

  /** A chest shows what kind it is as soon as its picture has come. */
  private dress(): void {
    const key = keyOfLate(chestAtlas)
    if (this.chest === null || this.left !== null || !this.scene.textures.exists(key)) return
    this.parts.at(-1)?.setTexture(key, this.chest).setOrigin(0.5, chestFoot)
    this.chest = null
  }

  /** Whoever stands there puts on what the feast brings, as soon as it has come. */
  private crown(): void {
    const { event, creatureId } = this.place
    const feast = creatureId === null ? null : event
    if (this.puppet === null || feast === this.worn) return
    if (feast !== null && !this.scene.textures.exists(feastKey(feast))) return
    this.worn = feast
    void putOnHat(this.scene, this.puppet, feast)
  }

  private get leavingTime(): number {
    return this.opens ? openSeconds : leavingSeconds
  }

  private async stand(figure: string | null): Promise<void> {
    if (this.figure !== null) this.shelf.putBack(this.figure)
    this.puppet?.destroy()
    this.puppet = null
    this.worn = null
    this.figure = figure
    if (figure === null) return
    const isHere = await this.shelf.take(figure)
    if (!isHere || this.figure !== figure || this.puppet !== null) return
    const guards = isGuardian(this.place)
    // Those at a lair stand before it, towards the road.
    const inward = this.x < roadWidth / 2 ? 1 : -1
    const alone = guards || this.place.placeType === 'TALKER'
    const [x, y] = alone ? [this.x, this.y] : [this.x + inward * 34, this.y + 16]
    this.puppet = new Puppet(this.scene, figure, x, y, {
      side: guards || inward < 0 ? -1 : 1,
      size: guards ? guardianSize(this.place.stair) : alone ? 0.95 : lairSize,
    })
  }

  private move(time: number): void {
    const body = this.parts.at(-1)
    if (body === undefined) return
    const { left, calm } = this
    const floats = this.look.glimmer === 'hover' && !calm
    const appear = calm ? 1 : Math.min(1, this.age / 0.3)
    const gone = left === null ? 0 : Math.min(1, (this.age - left) / this.leavingTime)
    const { opens } = this
    const fade = opens ? Math.max(0, gone * 3 - 2) : calm ? gone : Math.max(0, gone * 2 - 1)
    for (const landing of this.landing ?? []) landing.setAlpha(appear * (1 - fade))
    const leap =
      left === null ? 0 : opens ? 8 * Math.sin(Math.PI * Math.min(1, gone * 4)) : leapOf(gone, calm)
    const breath = floats || this.strength < 0.05 || calm ? 0 : 0.018 * Math.sin(time * 2.6 + this.x)
    const swell = opens ? 1 : 1 + 0.35 * Math.sin(Math.PI * gone)
    const crouch = opens || calm ? 0 : crouchOf(gone)
    this.parts.forEach((part, i) => {
      const [scaleX, scaleY] = this.scales[i] ?? [1, 1]
      part.setAlpha(appear * (1 - fade))
      if (part === body)
        part.setScale(
          scaleX * swell * (1 - breath * 0.6) * (1 + crouch * 0.7),
          scaleY * swell * (1 + breath) * (1 - crouch),
        )
    })
    if (this.shaken !== null && !calm) body.setRotation(tremble(this.age - this.shaken))
    body.setY(this.y - leap - (floats ? 2.5 + 2.5 * Math.sin(time * 1.9 + this.x) : 0))
  }

  private label(battleStair: number): TokenText | null {
    return labelOf(this.place, battleStair, now(), decimalMark(), colourOf(this.place.id))
  }

  private write(battleStair: number, ceiling: number): void {
    const y = isGuardian(this.place) ? this.y - 12 : this.y + 24
    const words = this.left === null && y > ceiling + wordHalf ? this.label(battleStair) : null
    const { body } = this.token
    body.setVisible(words !== null)
    if (words === null) return
    this.token.say(words)
    body.setPosition(Math.max(wordEdge, Math.min(roadWidth - wordEdge, this.x)), y)
  }
}
