import type * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import { prefersCalm } from '../../../stage/game/calm.ts'
import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import { ANIMALS, type Animal } from './animals.data.ts'
import { animalsKey, paintAnimals } from './paint-animals.ts'
import { poseOf } from './paths.ts'

interface Living {
  readonly animal: Animal
  readonly image: Phaser.GameObjects.Image
  readonly index: number
}

/** The animals of the world the squad is in. Whoever asked for less motion is left in peace. */
export class RoadLife {
  private readonly scene: Phaser.Scene
  private readonly calm = prefersCalm()
  private look: WorldLook | null = null
  private living: readonly Living[] = []
  private time = 0

  constructor(scene: Phaser.Scene) {
    this.scene = scene
    if (!this.calm) paintAnimals(scene.textures)
  }

  tick(seconds: number, look: WorldLook): void {
    if (this.calm) return
    if (look !== this.look) this.settle(look)
    this.time += seconds
    const { worldView } = this.scene.cameras.main
    for (const { animal, image, index } of this.living) {
      const { way, frames, size } = animal
      const pose = poseOf(way, this.time, index, worldView.height)
      image
        .setFrame(frames[pose.frame] ?? frames[0])
        .setPosition(pose.x, worldView.y + pose.y)
        .setRotation(pose.turn)
        .setScale(pose.flipped ? -size : size, size)
        .setAlpha(pose.alpha)
    }
  }

  private settle(look: WorldLook): void {
    this.look = look
    for (const { image } of this.living) image.destroy()
    this.living = ANIMALS[look].flatMap((animal, kind) =>
      Array.from({ length: animal.count }, (_, i) => ({
        animal,
        index: kind * 7 + i,
        image: this.scene.add
          .image(0, 0, animalsKey, animal.frames[0])
          .setTint(animal.tints[i % animal.tints.length] ?? 0xffffff)
          .setDepth(layers.motes),
      })),
    )
  }
}
