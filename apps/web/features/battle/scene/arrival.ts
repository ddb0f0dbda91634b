import { type EntranceKind, GREAT_ENTRANCES } from '@skystair/content/entrances.data.ts'
import type * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import type { Effects } from '../effects/effects.ts'
import { type Entrance, kindOf } from '../entrance/entrance.ts'
import type { Actor } from './actor.ts'
import type { Nudge } from './nudge.ts'

/** Seconds of a usual entrance and of a great one: the way in, and the look at who has come. */
const usual = { way: 0.8, look: 1.1 }
const greatly = { way: 1.3, look: 1.7 }
const usualSky = 0x1a0d2b
const usualSpark = 0xd8c8ff
const darkest = { usual: 0.34, great: 0.6 }
const dropFrom = 620
const walkFrom = 420

interface Stage {
  readonly scene: Phaser.Scene
  readonly actor: Actor
  readonly effects: Effects
  readonly nudge: Nudge | null
  readonly calm: boolean
}

/** A boss comes onto the field while the sky darkens. For those who asked for calm only time passes: the ribbon tells it. */
export class Arrival {
  private readonly stage: Stage
  private readonly kind: EntranceKind
  private readonly way: number
  private readonly length: number
  private readonly dusk: Phaser.GameObjects.Rectangle
  private readonly dark: number
  private readonly spark: number
  private time = 0
  private last: number
  private hasCome = false

  constructor(stage: Stage, { great }: Entrance) {
    this.stage = stage
    const { scene, actor, calm } = stage
    const told = great === null ? undefined : GREAT_ENTRANCES[great]
    const pace = told === undefined ? usual : greatly
    this.kind = kindOf(great, actor.plan)
    this.way = calm ? 0 : pace.way
    this.length = this.way + pace.look
    this.dark = told === undefined ? darkest.usual : darkest.great
    this.spark = told?.spark ?? usualSpark
    this.dusk = scene.add.rectangle(300, 0, 900, 4000, told?.sky ?? usualSky).setAlpha(0)
    this.last = performance.now()
    this.tick(this.last, 1)
  }

  get isOver(): boolean {
    return this.time >= this.length
  }

  /** By the clock on the wall: on a slow device it is seen less well, not longer. */
  tick(now: number, speed: number): void {
    const { actor, calm } = this.stage
    this.time += Math.min(1, (now - this.last) / 1000) * speed
    this.last = now
    // Bars that are measured late move everybody: it stays before the dark.
    this.dusk.setDepth(layers.bodies + actor.home.y - 0.5)
    const leaving = Math.min(1, Math.max(0, this.length - this.time) / 0.4)
    this.dusk.setAlpha(this.dark * Math.min(1, this.time / 0.35) * leaving)
    if (calm) return
    const share = Math.min(1, this.time / this.way)
    this.move(share)
    if (this.hasCome || share < 1) return
    this.hasCome = true
    this.land()
    actor.roar()
  }

  /** Everybody is where they would be. */
  end(): void {
    this.stage.actor.appear(0, 0, 1)
    this.dusk.destroy()
  }

  private move(share: number): void {
    const { actor, effects } = this.stage
    const still = 1 - share
    if (this.kind === 'walk') {
      actor.appear(walkFrom * still * still, Math.abs(Math.sin(share * Math.PI * 4)) * 22 * still, 1)
      return
    }
    if (this.kind === 'drop') {
      const fallen = share * share * share
      actor.appear(0, dropFrom * (1 - fallen), Math.min(1, share * 3))
      return
    }
    if (this.kind === 'rise') {
      actor.appear(Math.sin(share * 40) * 5 * still, -70 * still, Math.min(1, share * 1.4))
      if (!this.hasCome) effects.sparkle(actor.foot, this.spark, 1)
      return
    }
    actor.appear(0, 0, Math.min(1, share * 4))
  }

  private land(): void {
    const { actor, effects, nudge } = this.stage
    const weight = this.kind === 'drop' || this.kind === 'roar' ? 1.4 : 0.7
    nudge?.push(0, weight)
    effects.dust(actor.foot, 22)
    effects.sparkle(actor.chest, this.spark, 26)
    if (this.kind === 'roar' || this.kind === 'rise') effects.pillar(actor.foot, this.spark)
  }
}
