import type * as Phaser from 'phaser'
import { referenceHeight } from '../../../stage/game/fit-camera.ts'
import { roadWidth, roadY, stairAtY } from '../ground/road-path.ts'
import { useRoad } from '../walk/road-state.ts'
import { type Opening, openingOf } from './page-box.ts'

/** Where the squad stands on the screen, from its middle down: lower where the screen is low. */
const squadBelowMiddle = 0.14
const squadOnLowScreen = 0.22
const lowScreen = 1000
/** From the feet of the squad up to the head of the guardian before it, and down to what frames the road. */
const guardianAbove = 340
const groundBelow = 20
const followSpeed = 5
const glideLoss = 4
/** A finger that has not moved further than this has tapped. */
const tapDistance = 10
/** How far the view may go past the open road, and below its foot. */
const seenAhead = 9
const seenBelow = 4

/** Where a tap fell, and on which stair. */
type Touch = (x: number, y: number, stair: number) => void

/** The eye of the player: follows the squad, is dragged away to look ahead, and comes back. */
export class RoadView {
  private readonly scene: Phaser.Scene
  private readonly origin: number
  private readonly onTap: Touch
  private readonly isThing: (x: number, y: number) => boolean
  /** Middle of the view. */
  private y = 0
  /** How far below the middle the squad stands. */
  private squadBelow = 0
  /** How far below the middle what frames the road ends. */
  private ceilingBelow = Number.NEGATIVE_INFINITY
  private offset = 0
  private glide = 0
  private grabbed: { y: number; moved: number } | null = null

  constructor(scene: Phaser.Scene, origin: number, onTap: Touch, isThing: (x: number, y: number) => boolean) {
    this.scene = scene
    this.origin = origin
    this.onTap = onTap
    this.isThing = isThing
    scene.input.on('pointerdown', this.grab)
    scene.input.on('pointermove', this.drag)
    scene.input.on('pointerup', this.release)
    scene.input.on('pointerupoutside', this.release)
    scene.input.on('wheel', this.wheel)
  }

  /** Lowest and highest stair that can be seen. */
  get range(): { lowest: number; highest: number } {
    const half = referenceHeight(this.scene) / 2
    return {
      lowest: stairAtY(this.y + half, this.origin),
      highest: stairAtY(this.y - half, this.origin),
    }
  }

  /** Where the bars at the top end, on the road. */
  get ceiling(): number {
    return this.y + this.ceilingBelow
  }

  jumpTo(position: number): void {
    this.measure(openingOf(this.scene))
    this.offset = 0
    this.y = this.home(position)
    this.apply()
  }

  tick(seconds: number, position: number, highest: number): void {
    if (this.grabbed === null) {
      this.offset += this.glide * seconds
      this.glide *= Math.exp(-glideLoss * seconds)
    }
    if (useRoad.getState().looking === null && this.grabbed === null) {
      this.offset *= Math.exp(-followSpeed * seconds)
      if (Math.abs(this.offset) < 1) this.offset = 0
    }
    const home = this.home(position)
    this.offset = this.within(home + this.offset, highest) - home
    const aim = home + this.offset
    const share = this.grabbed === null ? 1 - Math.exp(-followSpeed * seconds) : 1
    this.y += (aim - this.y) * share
    this.apply()
    if (useRoad.getState().looking !== null) this.tellLooking()
  }

  /** The squad and the guardian before it stand where neither the doors above nor the buttons below hide them. */
  measure({ canvas, first, last }: Opening): void {
    const height = referenceHeight(this.scene)
    const belowMiddle = (edge: number) => (edge / canvas.height - 0.5) * height
    this.ceilingBelow = belowMiddle(first)
    const usual = (height < lowScreen ? squadOnLowScreen : squadBelowMiddle) * height
    this.squadBelow = Math.min(
      Math.max(usual, belowMiddle(first) + guardianAbove),
      belowMiddle(last) - groundBelow,
    )
  }

  private home(position: number): number {
    return roadY(position, this.origin) - this.squadBelow
  }

  private within(y: number, highest: number): number {
    const half = referenceHeight(this.scene) / 2
    const top = roadY(highest + seenAhead, this.origin) + half
    const bottom = roadY(-seenBelow, this.origin) - half
    return Math.max(Math.min(top, bottom), Math.min(bottom, y))
  }

  private apply(): void {
    this.scene.cameras.main.centerOn(roadWidth / 2, this.y)
  }

  private readonly grab = ({ y }: Phaser.Input.Pointer): void => {
    this.grabbed = { y, moved: 0 }
    this.glide = 0
  }

  private readonly drag = (pointer: Phaser.Input.Pointer): void => {
    const { y, isDown, velocity } = pointer
    if (!isDown) this.point(pointer)
    if (this.grabbed === null || !isDown) return
    const step = (y - this.grabbed.y) / this.scene.cameras.main.zoom
    this.grabbed = { y, moved: this.grabbed.moved + Math.abs(step) }
    if (this.grabbed.moved <= tapDistance) return
    this.look(-step)
    this.glide = (-velocity.y * 30) / this.scene.cameras.main.zoom
  }

  /** A mouse sees what can be touched. */
  private point(pointer: Phaser.Input.Pointer): void {
    const { x, y } = this.scene.cameras.main.getWorldPoint(pointer.x, pointer.y)
    this.scene.input.setDefaultCursor(this.isThing(x, y) ? 'pointer' : 'default')
  }

  private readonly release = (pointer: Phaser.Input.Pointer): void => {
    const { grabbed } = this
    this.grabbed = null
    if (grabbed === null || grabbed.moved > tapDistance) return
    this.glide = 0
    const { x, y } = this.scene.cameras.main.getWorldPoint(pointer.x, pointer.y)
    this.onTap(x, y, stairAtY(y, this.origin))
  }

  private readonly wheel = (_pointer: unknown, _over: unknown, _x: number, y: number): void => this.look(y)

  private look(by: number): void {
    this.offset += by
    this.tellLooking()
  }

  private tellLooking(): void {
    const looking = stairAtY(this.y, this.origin)
    if (looking !== useRoad.getState().looking) useRoad.setState({ looking })
  }
}
