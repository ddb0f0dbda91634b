import { stairColour } from '@skystair/rules/road/stair-colour.ts'
import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../stage/air/atlas-sprite.ts'
import { layers } from '../../../stage/air/layers.ts'
import { keepNumbers, stairNumber } from './number-sheet.ts'
import { roadX, roadY } from './road-path.ts'

const besideRoad = -134
const up = 20
/** Middle of the plate's face above its foot. */
const faceUp = 18

/** Stones with the numbers of the stairs; their colour and shape say how dangerous it is up there. */
export class StairPlates {
  private readonly scene: Phaser.Scene
  private readonly origin: number
  private battleStair = 0
  private readonly plates = new Map<number, readonly Phaser.GameObjects.GameObject[]>()

  constructor(scene: Phaser.Scene, origin: number) {
    this.scene = scene
    this.origin = origin
  }

  /** `battleStair` is the highest stair the squad is expected to win. */
  update(lowest: number, highest: number, battleStair: number): void {
    const colours = battleStair === this.battleStair ? 'same' : 'new'
    this.battleStair = battleStair
    for (const [stair, parts] of this.plates) {
      if (colours === 'same' && stair >= lowest && stair <= highest) continue
      for (const part of parts) part.destroy()
      this.plates.delete(stair)
    }
    const before = this.plates.size
    for (let stair = Math.max(1, lowest); stair <= highest; stair++)
      if (!this.plates.has(stair)) this.plates.set(stair, this.make(stair))
    if (this.plates.size > before) keepNumbers(this.scene, [...this.plates.keys()])
  }

  /** What the plate of a stair fills, in pixels of the road. */
  boxOf(stair: number): {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  } {
    const [x, y] = [roadX(stair) + besideRoad, roadY(stair, this.origin) - up]
    return { x: x - 30, y: y - 40, width: 60, height: 44 }
  }

  private make(stair: number): Phaser.GameObjects.GameObject[] {
    const [x, y] = [roadX(stair) + besideRoad, roadY(stair, this.origin) - up]
    const stone = atlasSprite(this.scene, 'places', `plate-${stairColour(stair, this.battleStair)}`, x, y)
    const { key, frame, scale } = stairNumber(this.scene, stair)
    const number = this.scene.add
      .image(x, y - faceUp, key, frame)
      .setScale(scale)
      .setDepth(layers.plates + 1)
    // Before those who stand there: whoever climbs reads the numbers.
    stone.at(-1)?.setDepth(layers.plates)
    return [...stone, number]
  }
}
