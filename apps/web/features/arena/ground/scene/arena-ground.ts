import type * as Phaser from 'phaser'
import { layers } from '../../../../stage/air/layers.ts'
import { type Fit, stadiumBox } from '../layout.ts'
import { pictureKey } from './arena-art.ts'
import { shadeKey } from './paint-arena.ts'

const dusk = 0x2a1650

/** The painted stadium and the evening around it. */
export class ArenaGround {
  private readonly floor: Phaser.GameObjects.Image
  /** More of the same sand below, for stages higher than the painting. */
  private readonly below: Phaser.GameObjects.Image
  private readonly sky: Phaser.GameObjects.Rectangle
  private readonly shade: Phaser.GameObjects.Image

  constructor(scene: Phaser.Scene) {
    const key = pictureKey('arena-stadium')
    this.sky = scene.add.rectangle(300, 0, 604, 10, dusk).setOrigin(0.5, 0).setDepth(layers.ground)
    this.floor = scene.add
      .image(300, 0, key)
      .setOrigin(0.5, 0)
      .setDepth(layers.ground + 1)
    this.below = scene.add.image(300, 0, key).setOrigin(0.5, 1).setFlipY(true).setDepth(layers.ground)
    this.shade = scene.add
      .image(300, 0, shadeKey)
      .setOrigin(0.5, 0)
      .setDepth(layers.ground + 40)
  }

  arrange(fit: Fit, height: number): void {
    const box = stadiumBox(fit)
    this.sky.setSize(604, Math.max(10, box.y + 4))
    this.floor.setY(box.y).setDisplaySize(box.width, box.height)
    this.below.setY(box.y + box.height * 2 - 2).setDisplaySize(box.width, box.height)
    this.shade.setDisplaySize(620, height + 4)
  }
}
