import type * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import { prefersCalm } from '../../../stage/game/calm.ts'
import { effectsKey } from '../../../stage/paint/paint-effects.ts'
import type { Glimmer, PlaceLook } from './place-look.ts'

const counts: Readonly<Record<Glimmer, number>> = {
  glint: 3,
  spray: 7,
  sparks: 6,
  swirl: 7,
  vortex: 9,
  hover: 4,
  none: 0,
}

/** Where the middle of a portal is, and how large its light. */
const portalHeart = 0.56
const portalLight = 84

interface Mote {
  x: number
  y: number
  size: number
  alpha: number
}

/** Where one mote is at a moment from 0 to 1 of its life, around the foot of a thing of some height. */
const paths: Readonly<
  Record<Exclude<Glimmer, 'none'>, (life: number, seed: number, height: number) => Mote>
> = {
  glint: (life, seed, height) => ({
    x: (seed - 0.5) * 74,
    y: -height * (0.25 + 0.75 * ((seed * 7) % 1)),
    size: 0.1 + 0.26 * Math.sin(Math.PI * Math.min(1, life * 4)) ** 2,
    alpha: life < 0.25 ? Math.sin(Math.PI * life * 4) : 0,
  }),
  spray: (life, seed, height) => ({
    x: (seed - 0.5) * 76 * life,
    y: -height * (0.95 + 0.5 * life * (1 - life) * 2 - 0.75 * life * life),
    size: 0.11,
    alpha: 0.9 * (1 - life * life),
  }),
  sparks: (life, seed, height) => ({
    x: (seed - 0.5) * 34 + 8 * Math.sin(life * 7 + seed * 20),
    y: -height * 0.45 - life * 62,
    size: 0.12 * (1 - 0.6 * life),
    alpha: 0.95 * (1 - life),
  }),
  swirl: (life, seed, height) => {
    const turn = (life + seed) * 2 * Math.PI
    return {
      x: Math.cos(turn) * 46,
      y: -height * 0.56 + Math.sin(turn) * height * 0.38,
      size: 0.13 + 0.05 * Math.sin(turn),
      alpha: 0.55 + 0.35 * Math.sin(turn),
    }
  },
  // Drawn in, faster and faster.
  vortex: (life, seed, height) => {
    const [turn, out] = [(seed + life * life * 1.6) * 2 * Math.PI, 1 - life]
    return {
      x: Math.cos(turn) * 60 * out,
      y: -height * portalHeart + Math.sin(turn) * 56 * out,
      size: 0.05 + 0.13 * out,
      alpha: 0.9 * Math.sin(Math.PI * life),
    }
  },
  hover: (life, seed, height) => ({
    x: (seed - 0.5) * 56,
    y: -height * 0.3 - life * height * 0.8,
    size: 0.11,
    alpha: 0.8 * Math.sin(Math.PI * life),
  }),
}

const seconds: Readonly<Record<Glimmer, number>> = {
  glint: 3.2,
  spray: 1.3,
  sparks: 1.7,
  swirl: 3.6,
  vortex: 2.6,
  hover: 2.4,
  none: 1,
}

/** Light and motes around a thing that has something to give. */
export class PlaceGlimmer {
  private readonly motes: readonly Phaser.GameObjects.Image[]
  private readonly halo: Phaser.GameObjects.Image | null
  private readonly scene: Phaser.Scene
  private readonly look: PlaceLook
  private spiral: Phaser.GameObjects.Image | null = null
  private readonly phase = Math.random()
  private readonly x: number
  private readonly y: number
  private readonly calm = prefersCalm()

  constructor(scene: Phaser.Scene, look: PlaceLook, x: number, y: number) {
    this.scene = scene
    this.look = look
    this.x = x
    this.y = y
    const count = this.calm ? 0 : counts[look.glimmer]
    this.motes = Array.from({ length: count }, () =>
      scene.add.image(x, y, 'soft').setTint(look.glow).setDepth(layers.motes),
    )
    this.halo =
      look.glimmer === 'none'
        ? null
        : scene.add
            .image(x, y - look.height * 0.5, 'soft')
            .setTint(look.glow)
            .setDisplaySize(190, look.height * 1.9)
            .setDepth(layers.halos)
  }

  /** `strength` is 0 when the place rests and 1 when it calls. */
  tick(time: number, strength: number): void {
    const { glimmer, height } = this.look
    const pulse = this.calm ? 0.5 : 0.5 + 0.5 * Math.sin(time * 2.2 + this.phase * 6)
    this.halo?.setAlpha(strength * (0.32 + 0.22 * pulse))
    if (glimmer === 'none') return
    if (glimmer === 'vortex') this.whirl(time, strength)
    this.motes.forEach((mote, i) => {
      const seed = (this.phase + i * 0.618) % 1
      const life = (time / seconds[glimmer] + seed) % 1
      const { x, y, size, alpha } = paths[glimmer](life, (seed * 13.7) % 1, height)
      mote
        .setPosition(this.x + x, this.y + y)
        .setScale(size)
        .setAlpha(alpha * strength)
    })
  }

  /** The light in a portal turns. */
  private whirl(time: number, strength: number): void {
    if (this.calm || !this.scene.textures.exists(effectsKey)) return
    this.spiral ??= this.scene.add
      .image(this.x, this.y - this.look.height * portalHeart, effectsKey, 'spiral')
      .setTint(0xd8f4ff)
      .setBlendMode('ADD')
      .setDisplaySize(portalLight, portalLight)
      .setDepth(layers.bodies + this.y + 1)
    this.spiral.setRotation(-time * 1.4).setAlpha(0.55 * strength)
  }

  destroy(): void {
    this.spiral?.destroy()
    this.halo?.destroy()
    for (const mote of this.motes) mote.destroy()
  }
}
