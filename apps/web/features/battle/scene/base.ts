import type * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import { effectsKey } from '../../../stage/paint/paint-effects.ts'

const shadeWidth = 150
const shadeHeight = 62
const shadeAlpha = 0.4
const ringScale = 0.6
const ringAlpha = 0.34
/** Whose side it is on, also for who does not tell green from red: ours are light, theirs are dark. */
const tints = { 1: 0xd8ffe4, [-1]: 0x8a1f2e } as const

/** What tells a body from the ground: the dark under it and a thin ring, so that a pale one stands out on a pale floor. */
export class Base {
  private readonly shade: Phaser.GameObjects.Image
  private readonly ring: Phaser.GameObjects.Image
  private size = 0

  constructor(scene: Phaser.Scene, side: 1 | -1) {
    this.shade = scene.add
      .image(0, 0, 'shade')
      .setAlpha(shadeAlpha)
      .setDepth(layers.shadows - 3)
    this.ring = scene.add
      .image(0, 0, effectsKey, 'ring')
      .setTint(tints[side])
      .setAlpha(ringAlpha)
      .setDepth(layers.shadows - 2)
  }

  moveTo(x: number, y: number, size: number): void {
    this.shade.setPosition(x, y)
    this.ring.setPosition(x, y - 2)
    if (size === this.size) return
    this.size = size
    this.shade.setDisplaySize(shadeWidth * size, shadeHeight * size)
    this.ring.setScale(ringScale * size)
  }

  fade(alpha: number): void {
    this.shade.setAlpha(shadeAlpha * alpha)
    this.ring.setAlpha(ringAlpha * alpha)
  }
}
