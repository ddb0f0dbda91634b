import type * as Phaser from 'phaser'
import { layers } from '../../../../stage/air/layers.ts'
import { Particles } from '../../../../stage/air/particles.ts'
import { prefersCalm } from '../../../../stage/game/calm.ts'
import { type Fit, fountain, yOf } from '../layout.ts'
import type { Houses } from './houses.ts'

const beams = [
  { x: 70, turn: -0.5, alpha: 0.2 },
  { x: 230, turn: -0.44, alpha: 0.26 },
  { x: 400, turn: -0.38, alpha: 0.18 },
] as const
const fireflies = 16
const any = (least: number, most: number): number => least + Math.random() * (most - least)

/** Evening light, fireflies, drops over the fountain, sparks where somebody builds. */
export class TownAir {
  private readonly particles: Particles
  private readonly beams: readonly Phaser.GameObjects.Image[]
  private readonly flies: readonly Phaser.GameObjects.Image[]
  private readonly glow: Phaser.GameObjects.Image
  private readonly calm = prefersCalm()
  private time = 0
  private untilDrop = 0
  private untilSpark = 0
  private untilStar = 0

  constructor(scene: Phaser.Scene) {
    this.particles = new Particles(scene, layers.motes)
    this.glow = scene.add
      .image(fountain.x, 0, 'soft')
      .setTint(0xffa0f0)
      .setBlendMode('ADD')
      .setAlpha(0.22)
      .setDepth(layers.halos)
    this.beams = beams.map(({ x, turn, alpha }) =>
      scene.add
        .image(x, -20, 'shaft')
        .setOrigin(0.5, 0)
        .setScale(1.3, 1.5)
        .setRotation(turn)
        .setAlpha(alpha)
        .setBlendMode('ADD')
        .setDepth(layers.air),
    )
    this.flies = Array.from({ length: fireflies }, () =>
      scene.add.image(0, 0, 'soft').setTint(0xfff0a0).setBlendMode('ADD').setDepth(layers.air),
    )
    this.place(0, 840)
  }

  arrange(fit: Fit): void {
    this.glow.setY(yOf(fit, fountain.y) - 30).setScale(4.6 * fit.size, 3.2 * fit.size)
  }

  tick(seconds: number, fit: Fit, height: number, houses: Houses): void {
    if (this.calm) return
    this.time += seconds
    this.place(this.time, height)
    this.beams.forEach((beam, i) => {
      beam.setAlpha((beams[i]?.alpha ?? 0) * (0.85 + 0.15 * Math.sin(this.time * 0.6 + i * 2)))
    })
    this.untilDrop -= seconds
    this.untilSpark -= seconds
    this.untilStar -= seconds
    if (this.untilDrop <= 0) this.drop(fit)
    if (this.untilSpark <= 0) this.hammer(houses)
    if (this.untilStar <= 0) this.twinkle(houses)
    this.particles.tick(seconds)
  }

  private place(time: number, height: number): void {
    this.flies.forEach((fly, i) => {
      const own = (i * 0.618) % 1
      fly
        .setPosition(
          ((i * 0.7548) % 1) * 600 + 26 * Math.sin(time * 0.5 + i * 1.7),
          (0.2 + 0.66 * own) * height + 18 * Math.sin(time * 0.7 + i),
        )
        .setScale(0.1 + 0.07 * own)
        .setAlpha(0.35 + 0.45 * Math.sin(time * 1.9 + i * 2.3) ** 2)
    })
  }

  private drop(fit: Fit): void {
    this.untilDrop = 0.14
    this.particles.emit({
      frame: 'soft',
      x: fountain.x + any(-5, 5),
      y: yOf(fit, fountain.y) - 76 * fit.size,
      vx: any(-34, 34),
      vy: any(-46, -20),
      gravity: 190,
      life: 0.8,
      scale: [0.09, 0.05],
      alpha: [0.9, 0.1],
      tint: 0xffd6ff,
    })
  }

  /** Somebody is at it with a hammer. */
  private hammer(houses: Houses): void {
    this.untilSpark = 0.55
    for (const house of houses.all()) {
      if (house.state !== 'building') continue
      const x = house.x + any(-0.36, 0.36) * house.width
      const y = house.top + any(0.25, 0.85) * house.height
      for (let i = 0; i < 6; i++)
        this.particles.emit({
          frame: 'spark',
          x,
          y,
          vx: any(-120, 120),
          vy: any(-150, -20),
          gravity: 320,
          life: any(0.3, 0.6),
          scale: [0.42, 0.08],
          alpha: [1, 0],
          tint: i % 2 ? 0xffe28a : 0xffffff,
          pointed: true,
        })
    }
  }

  /** What is finished glitters. */
  private twinkle(houses: Houses): void {
    this.untilStar = 0.34
    for (const house of houses.all())
      if (house.state === 'ready')
        this.particles.emit({
          frame: 'star',
          x: house.x + any(-0.55, 0.55) * house.width,
          y: house.top + any(-0.05, 0.9) * house.height,
          vy: -14,
          life: any(0.7, 1.2),
          scale: [0.06, 0.22],
          alpha: [1, 0],
          tint: 0xfff3b0,
          spin: 1.4,
        })
  }
}
