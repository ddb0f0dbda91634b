import { type Rig, UNITS_PER_PIXEL } from '@skystair/art/clips/rig.ts'
import type * as Phaser from 'phaser'
import { flatDepth, layers } from '../air/layers.ts'

const contactWidth = 74
const contactHeight = 34
/** The light comes from the left: what rises leaves its shadow to the right and behind. */
const drift = { x: 0.5, y: -0.22 }

/** The shadow a figure throws at rest, never mirrored, and the dark where it touches the ground. */
export class PuppetShadow {
  private readonly cast: Phaser.GameObjects.Image | null
  private readonly contact: Phaser.GameObjects.Image
  private size: number
  private readonly box: Cast['box'] | null
  private x = 0
  private y = 0
  private lift = 0
  private alpha = 1

  constructor(scene: Phaser.Scene, rig: Rig, picture: Phaser.Textures.Frame, size: number) {
    this.size = size
    this.box = rig.shadow?.box ?? null
    this.cast = rig.shadow === null ? null : castOf(scene, rig, rig.shadow, picture)
    // All of them in one row, so that they are drawn in one go.
    this.contact = scene.add.image(0, 0, 'shade').setDepth(layers.shadows - 1)
    this.grow(size)
  }

  grow(size: number): void {
    this.size = size
    const scale = size / UNITS_PER_PIXEL
    if (this.box !== null) this.cast?.setDisplaySize(this.box[2] * scale, this.box[3] * scale)
  }

  moveTo(x: number, y: number, lift: number): void {
    this.x = x
    this.y = y
    this.lift = lift
  }

  fade(alpha: number): void {
    this.alpha = alpha
  }

  /** The higher the body, the further and fainter the shadow. */
  rise(air: number, shift: number): void {
    const up = air + this.lift
    const near = 1 / (1 + up / (40 * this.size))
    this.cast?.setPosition(this.x + shift + up * drift.x, this.y + up * drift.y).setAlpha(near * this.alpha)
    this.contact
      .setPosition(this.x + shift, this.y)
      .setDisplaySize(contactWidth * this.size * near, contactHeight * this.size * near)
      .setAlpha(0.5 * near * this.alpha)
  }

  destroy(): void {
    this.cast?.destroy()
    this.contact.destroy()
  }
}

type Cast = NonNullable<Rig['shadow']>

function castOf(
  scene: Phaser.Scene,
  rig: Rig,
  { box, uv }: Cast,
  { texture, name, cutX, cutY, cutWidth, cutHeight }: Phaser.Textures.Frame,
) {
  const frameName = `shadow of ${name}`
  if (!texture.has(frameName)) {
    const [x, y] = [cutX + uv[0] * cutWidth, cutY + uv[1] * cutHeight]
    texture.add(frameName, 0, x, y, uv[2] * cutWidth, uv[3] * cutHeight)
  }
  return scene.add
    .image(0, 0, texture.key, frameName)
    .setOrigin((rig.foot[0] - box[0]) / box[2], (rig.foot[1] - box[1]) / box[3])
    .setDepth(flatDepth(layers.shadows, texture.key))
}
