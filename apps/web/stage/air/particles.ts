import type * as Phaser from 'phaser'
import { type EffectFrame, effectsKey } from '../paint/paint-effects.ts'

/** A small thing that flies and is gone. Scales and alphas are those of its beginning and its end. */
export interface ParticleLook {
  readonly frame: EffectFrame
  readonly x: number
  readonly y: number
  readonly vx?: number
  readonly vy?: number
  readonly gravity?: number
  /** Share of its speed that it loses in a second. */
  readonly drag?: number
  readonly life: number
  readonly scale: readonly [number, number]
  readonly alpha?: readonly [number, number]
  readonly tint?: number
  readonly turn?: number
  readonly spin?: number
  /** Turns to where it flies. */
  readonly pointed?: boolean
  readonly glowing?: boolean
}

interface Flying {
  readonly look: ParticleLook
  readonly image: Phaser.GameObjects.Image
  x: number
  y: number
  vx: number
  vy: number
  age: number
}

/** Particles whose time may stand still; their pictures are used again and again. */
export class Particles {
  private readonly scene: Phaser.Scene
  private readonly depth: number
  private readonly idle: Phaser.GameObjects.Image[] = []
  private readonly flying: Flying[] = []

  constructor(scene: Phaser.Scene, depth: number) {
    this.scene = scene
    this.depth = depth
  }

  /** What comes before the sheet is painted is not seen. */
  emit(look: ParticleLook): void {
    if (!this.scene.textures.exists(effectsKey)) return
    const image = this.idle.pop() ?? this.scene.add.image(0, 0, effectsKey).setDepth(this.depth)
    image
      .setFrame(look.frame)
      .setTint(look.tint ?? 0xffffff)
      .setRotation(look.turn ?? 0)
      .setBlendMode(look.glowing ? 'ADD' : 'NORMAL')
      .setVisible(true)
    const flying = { look, image, x: look.x, y: look.y, vx: look.vx ?? 0, vy: look.vy ?? 0, age: 0 }
    this.flying.push(flying)
    show(flying)
  }

  tick(seconds: number): void {
    if (this.flying.length === 0 || seconds === 0) return
    let kept = 0
    for (const one of this.flying) {
      one.age += seconds
      if (one.age >= one.look.life) {
        this.idle.push(one.image.setVisible(false))
        continue
      }
      move(one, seconds)
      show(one)
      this.flying[kept++] = one
    }
    this.flying.length = kept
  }
}

function move(one: Flying, seconds: number): void {
  const keep = Math.max(0, 1 - (one.look.drag ?? 0) * seconds)
  one.vx *= keep
  one.vy = one.vy * keep + (one.look.gravity ?? 0) * seconds
  one.x += one.vx * seconds
  one.y += one.vy * seconds
}

function show({ look, image, x, y, vx, vy, age }: Flying): void {
  const share = age / look.life
  const [from, to] = look.scale
  const [bright, faint] = look.alpha ?? [1, 0]
  image
    .setPosition(x, y)
    .setScale(from + (to - from) * share)
    .setAlpha(bright + (faint - bright) * share * share)
  if (look.pointed) image.setRotation(Math.atan2(vy, vx))
  else if (look.spin) image.setRotation((look.turn ?? 0) + look.spin * age)
}
