import type * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import { effectsKey } from '../../../stage/paint/paint-effects.ts'

interface Glow {
  /** From the foot, in pixels of the stage. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: number
}

/** What shines in a window or a lamp. */
const glowsOf: Readonly<Record<string, Glow>> = {
  lantern: { x: 0, y: -62, size: 2, colour: 0xffc860 },
  'sight-crypt': { x: 0, y: -52, size: 2.6, colour: 0x7dffb4 },
  'sight-queue': { x: -66, y: -46, size: 1.6, colour: 0x7dffb4 },
  'sight-lamplighter': { x: 0, y: -134, size: 3.4, colour: 0xffd070 },
  'sight-kitchen': { x: 0, y: -20, size: 2.4, colour: 0xff9a3a },
  'sight-tea-house': { x: 0, y: -70, size: 2.4, colour: 0xffe2a8 },
  'sight-fire-fall': { x: 0, y: -40, size: 2.6, colour: 0xff7a20 },
  'sight-door': { x: 0, y: -60, size: 3, colour: 0xfff2b8 },
  'sight-tea-table': { x: 0, y: -40, size: 2, colour: 0xffe6b0 },
  star: { x: 0, y: -92, size: 2.2, colour: 0xffe48a },
  'sight-hut': { x: -24, y: -38, size: 2.2, colour: 0xffc860 },
  'sight-skull': { x: 0, y: -40, size: 1.6, colour: 0xff6a2a },
}

/** Windows and lamps, as bright as the hour asks for. */
export class Glows {
  private readonly scene: Phaser.Scene
  private readonly lit = new Map<Phaser.GameObjects.Image, Phaser.GameObjects.Image>()

  constructor(scene: Phaser.Scene) {
    this.scene = scene
  }

  light(body: Phaser.GameObjects.Image, name: string, bright: number): void {
    const glow = glowsOf[name]
    // What comes before the sheet is painted is not seen.
    if (glow === undefined || !this.scene.textures.exists(effectsKey)) return
    const image =
      this.lit.get(body) ??
      this.scene.add
        .image(body.x + glow.x, body.y + glow.y, effectsKey, 'soft')
        .setBlendMode('ADD')
        .setTint(glow.colour)
        .setScale(glow.size)
        .setDepth(layers.bodies + body.y + 0.5)
    this.lit.set(body, image.setAlpha(0.6 * bright))
  }

  show(body: Phaser.GameObjects.Image, isShown: boolean): void {
    this.lit.get(body)?.setVisible(isShown)
  }

  forget(body: Phaser.GameObjects.Image): void {
    this.lit.get(body)?.destroy()
    this.lit.delete(body)
  }
}
