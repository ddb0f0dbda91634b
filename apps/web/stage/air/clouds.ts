import type * as Phaser from 'phaser'
import { prefersCalm } from '../game/calm.ts'
import { layers } from './layers.ts'

const rows = 9
const columns = 3
const partSeconds = 0.9

interface Cloud {
  readonly image: Phaser.GameObjects.Image
  readonly x: number
  readonly way: 1 | -1
}

/** Share of their parting. */
const seenFrom = 0.6

/** Clouds lie over a scene until everybody has come, and then part. */
export class Clouds {
  private clouds: Cloud[] = []
  private readonly sheet: Phaser.GameObjects.Rectangle
  private readonly calm = prefersCalm()
  private time = 0
  private parting: number | null = null

  constructor(scene: Phaser.Scene, height: number) {
    this.sheet = scene.add.rectangle(300, height / 2, 620, height + 20, 0xb9cdf2).setDepth(layers.air + 10)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const x = 60 + column * 240 + (row % 2) * 90
        const image = scene.add
          .image(x, ((row + 0.4) / rows) * height, 'cloud')
          .setScale(1.9 + ((row * 7 + column * 5) % 4) * 0.25)
          .setDepth(layers.air + 11)
        this.clouds.push({ image, x, way: x < 300 ? -1 : 1 })
      }
  }

  /** Whether what lies under them can be seen. */
  get areOpen(): boolean {
    return this.clouds.length === 0 || (this.parting ?? 0) > seenFrom
  }

  part(): void {
    this.parting ??= 0
  }

  tick(seconds: number): void {
    if (this.clouds.length === 0) return
    this.time += seconds
    if (this.parting !== null) this.parting += seconds / partSeconds
    const share = this.parting ?? 0
    if (share >= 1) {
      this.clear()
      return
    }
    const gone = share * share * (3 - 2 * share)
    this.sheet.setAlpha(Math.max(0, 1 - gone * 2.2))
    this.clouds.forEach(({ image, x, way }, i) => {
      const drift = this.calm ? 0 : 12 * Math.sin(this.time * 0.9 + i)
      image.setX(x + drift + (this.calm ? 0 : way * gone * 640)).setAlpha(1 - gone ** 2)
    })
  }

  private clear(): void {
    for (const { image } of this.clouds) image.destroy()
    this.sheet.destroy()
    this.clouds = []
  }
}
