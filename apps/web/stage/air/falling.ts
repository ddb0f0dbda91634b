import { referenceWidth } from '@skystair/rules/client/canvas-size.ts'
import * as Phaser from 'phaser'
import { prefersCalm } from '../game/calm.ts'
import { referenceHeight } from '../game/fit-camera.ts'
import { type EffectFrame, effectsKey, paintEffects } from '../paint/paint-effects.ts'
import type { WorldLook } from '../worlds/world-look.ts'
import { layers } from './layers.ts'

interface Fall {
  readonly frame: EffectFrame
  readonly count: number
  readonly tints: readonly number[]
  /** Of the stage's pixels in a second, down and to both sides. */
  readonly speed: number
  readonly sway: number
  readonly size: number
  readonly spin: number
}

/** What comes down in each world; in the others the air is clear. */
const falls: Readonly<Partial<Record<WorldLook, Fall>>> = {
  forest: {
    frame: 'leaf',
    count: 7,
    tints: [0x9bd048, 0xd8e85a, 0x6fb43c],
    speed: 46,
    sway: 60,
    size: 0.3,
    spin: 1.6,
  },
  march: {
    frame: 'leaf',
    count: 12,
    tints: [0xe6962c, 0xcc5a22, 0xf6c244],
    speed: 70,
    sway: 90,
    size: 0.34,
    spin: 2.2,
  },
  snow: {
    frame: 'flake',
    count: 26,
    tints: [0xffffff, 0xdff2ff],
    speed: 64,
    sway: 36,
    size: 0.26,
    spin: 0.7,
  },
  war: { frame: 'soft', count: 12, tints: [0xff8a3a, 0xffc84a], speed: -58, sway: 40, size: 0.14, spin: 0 },
  // Gold dust, embers, stars that take their time, rain.
  kingdom: {
    frame: 'soft',
    count: 14,
    tints: [0xffe27a, 0xfff4c8],
    speed: 12,
    sway: 50,
    size: 0.12,
    spin: 0,
  },
  abyss: { frame: 'soft', count: 14, tints: [0xff7a2a, 0xffc04a], speed: -70, sway: 30, size: 0.13, spin: 0 },
  gate: { frame: 'star', count: 9, tints: [0xfff2b8, 0xffffff], speed: 16, sway: 24, size: 0.12, spin: 0.5 },
  raid: { frame: 'spark', count: 16, tints: [0xb8c4d8], speed: 320, sway: 10, size: 0.4, spin: 0 },
}

/** Sparks of a place apart: they rise slowly, in a colour of their own. */
const sparksOf = (tint: number): Fall => ({
  frame: 'soft',
  count: 18,
  tints: [tint],
  speed: -26,
  sway: 46,
  size: 0.16,
  spin: 0,
})

const spare = 60
/** Some fall nearer to the eye: they are larger and faster. */
const nearness = (i: number): number => 0.7 + 0.6 * ((i * 0.377) % 1)

/** Snow in the snow world, leaves in the forest: a few pictures of one sheet that come round again. */
export class Falling {
  private readonly scene: Phaser.Scene
  private readonly calm = prefersCalm()
  private images: readonly Phaser.GameObjects.Image[] = []
  private look: string | null = null
  private fall: Fall | undefined
  private time = 0

  constructor(scene: Phaser.Scene) {
    this.scene = scene
    if (!this.calm) void paintEffects(scene.textures)
  }

  /** `sparks`: the colour of what drifts there instead; null: what always does. */
  tick(seconds: number, look: WorldLook, sparks: number | null = null): void {
    if (this.calm || !this.scene.textures.exists(effectsKey)) return
    if (`${look} ${sparks}` !== this.look) this.change(look, sparks)
    const { fall } = this
    if (fall === undefined) return
    this.time += seconds
    const { top, height } = this.sky()
    this.images.forEach((image, i) => {
      const own = (i * 0.618) % 1
      const deep = nearness(i)
      const way = this.time * fall.speed * deep + own * 7919
      const x = ((i * 0.7548) % 1) * referenceWidth + Math.sin(this.time * 0.9 * deep + i) * fall.sway
      const y = top + Phaser.Math.Wrap(way - top * deep, 0, height)
      image
        .setPosition(x, y)
        // Rain falls straight, whatever else turns.
        .setRotation(fall.frame === 'spark' ? Math.PI / 2 : i + this.time * fall.spin * (i % 2 ? 1 : -1))
      if (fall.frame === 'leaf')
        image.setScale(fall.size * deep, fall.size * deep * Math.cos(this.time * 2 + i))
    })
  }

  private sky(): { readonly top: number; readonly height: number } {
    const height = referenceHeight(this.scene) + 2 * spare
    return { top: this.scene.cameras.main.midPoint.y - height / 2, height }
  }

  private change(look: WorldLook, sparks: number | null): void {
    for (const image of this.images) image.destroy()
    this.look = `${look} ${sparks}`
    const fall = sparks === null ? falls[look] : sparksOf(sparks)
    this.fall = fall
    this.images = fall === undefined ? [] : Array.from({ length: fall.count }, (_, i) => this.piece(fall, i))
  }

  private piece({ frame, size, tints }: Fall, i: number): Phaser.GameObjects.Image {
    return this.scene.add
      .image(0, 0, effectsKey, frame)
      .setScale(size * nearness(i))
      .setTint(tints[i % tints.length] ?? 0xffffff)
      .setAlpha(0.9)
      .setDepth(layers.air - 1)
  }
}
