import type * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { textureKey } from '../../../stage/art/first-art.ts'
import { prefersCalm } from '../../../stage/game/calm.ts'
import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import { roadWidth } from '../ground/road-path.ts'

/** What is nearer to the eye than the road passes faster. */
const nearness = 1.4
const apart = 760
const size = 2.3
/** So far outside the screen that it touches the edge and hides nothing one would want to press. */
const outside = 66

/** Which of a world's own things hangs before the eye. */
const near: Readonly<Record<WorldLook, readonly [atlas: 'props' | 'sights', name: string]>> = {
  forest: ['props', 'birch'],
  march: ['props', 'banner'],
  necropolis: ['props', 'dead-tree'],
  kingdom: ['sights', 'column'],
  dark: ['sights', 'unlit-lamp'],
  war: ['sights', 'broken-wall'],
  miro: ['props', 'cloud'],
  abyss: ['sights', 'chains'],
  gate: ['sights', 'plume'],
  snow: ['props', 'fir'],
  raid: ['sights', 'ribs'],
}

/** The atlas and the frame of what passes before the eye. @forTests */
export function nearThing(look: WorldLook): { readonly atlas: string; readonly name: string } {
  const [kind, name] = near[look]
  return { atlas: `${kind}-${look}`, name }
}

/** Dark shapes at both edges that pass the camera. Whoever asked for less motion sees none. */
export class Foreground {
  private readonly scene: Phaser.Scene
  private readonly calm = prefersCalm()
  private look: WorldLook | null = null
  private images: readonly Phaser.GameObjects.Image[] = []

  constructor(scene: Phaser.Scene) {
    this.scene = scene
  }

  tick(look: WorldLook): void {
    if (this.calm) return
    if (look !== this.look) this.hang(look)
    const { worldView } = this.scene.cameras.main
    const round = apart * 2
    this.images.forEach((image, i) => {
      const passed = -worldView.y * nearness + i * apart
      const y = (((passed % round) + round) % round) - (round - worldView.height) / 2
      image.setPosition(i % 2 === 0 ? -outside : roadWidth + outside, worldView.y + y)
    })
  }

  private hang(look: WorldLook): void {
    const { atlas, name } = nearThing(look)
    const key = textureKey({ kind: 'atlas', id: atlas })
    for (const image of this.images) image.destroy()
    this.images = []
    // Its picture may be on its way: then the next frame asks again.
    this.look = this.scene.textures.exists(key) ? look : null
    if (this.look === null) return
    this.images = [0, 1].map((i) =>
      this.scene.add
        .image(0, 0, key, name)
        .setScale(((i === 0 ? 1 : -1) * size) / artScale(this.scene), size / artScale(this.scene))
        .setTint(0x120c1c)
        .setAlpha(0.5)
        .setDepth(layers.air + 2),
    )
  }
}
