import type * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import { prefersCalm } from '../../../stage/game/calm.ts'
import { roadWidth, roadY, stairPixels } from './road-path.ts'

/** The fog begins so many stairs past the open road and is thick some stairs later. */
const fogFrom = 3.6
const fogDepth = 5.6
const cloudCount = 5

/** Fog over the part of the road that nobody has seen yet. */
export class RoadWeather {
  private readonly fog: Phaser.GameObjects.Image
  private readonly clouds: readonly Phaser.GameObjects.Image[]
  private readonly origin: number
  private readonly calm = prefersCalm()
  private time = 0

  constructor(scene: Phaser.Scene, origin: number) {
    this.origin = origin
    this.fog = scene.add
      .image(roadWidth / 2, 0, 'fog')
      .setOrigin(0.5, 1)
      .setDisplaySize(roadWidth + 40, fogDepth * stairPixels)
      .setDepth(layers.air)
    this.clouds = Array.from({ length: cloudCount }, (_, i) =>
      scene.add
        .image(0, 0, 'cloud')
        .setScale(1.3 + 0.25 * (i % 3), 1.1)
        .setAlpha(0.85)
        .setDepth(layers.air + 1),
    )
  }

  tick(seconds: number, highest: number): void {
    if (!this.calm) this.time += seconds
    const edge = roadY(highest + fogFrom, this.origin)
    this.fog.setY(edge)
    this.clouds.forEach((cloud, i) => {
      const across = (i * 0.37 + this.time * 0.008 * (1 + (i % 2))) % 1
      cloud.setPosition(
        (across * 1.6 - 0.3) * roadWidth,
        edge - 60 - 42 * (i % 3) - 6 * Math.sin(this.time * 0.5 + i),
      )
    })
  }
}
