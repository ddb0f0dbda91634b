import type * as Phaser from 'phaser'
import { layers } from '../../../../stage/air/layers.ts'
import { type Fit, yOf } from '../../../../stage/ground/fit-ground.ts'

/** Something that stands on the square: its pictures go with the ground, whatever the stage is like. */
export class Standing {
  readonly images: readonly Phaser.GameObjects.Image[]
  private readonly x: number
  private readonly y: number
  private readonly scales: readonly number[]

  constructor(images: readonly Phaser.GameObjects.Image[], x: number, y: number, size = 1) {
    this.images = images
    this.x = x
    this.y = y
    this.scales = images.map(({ scaleX }) => scaleX * size)
  }

  arrange(fit: Fit): void {
    const y = yOf(fit, this.y)
    this.images.forEach((image, i) => {
      const scale = (this.scales[i] ?? 1) * fit.size
      image.setPosition(this.x, y).setScale(image.scaleX < 0 ? -scale : scale, scale)
      if (image.depth >= layers.bodies) image.setDepth(layers.bodies + y)
    })
  }

  tint(colour: number, alpha = 1): this {
    for (const image of this.images) image.setTint(colour).setAlpha(alpha)
    return this
  }

  destroy(): void {
    for (const image of this.images) image.destroy()
  }
}
