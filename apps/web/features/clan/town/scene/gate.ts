import type * as Phaser from 'phaser'
import { layers } from '../../../../stage/air/layers.ts'
import { prefersCalm } from '../../../../stage/game/calm.ts'
import { effectsKey } from '../../../../stage/paint/paint-effects.ts'
import { type Fit, gate, yOf } from '../layout.ts'
import { thingScale, thingsKey } from './paint-town.ts'

const apart = 74
const towerHeight = 134
/** Seconds between two blinks, and how long one lasts. */
const blinkEvery = 5.3
const blinkLasts = 0.16

/** The gate of the town, shut, and who waits for it to open. */
export class Gate {
  private readonly beast: Phaser.GameObjects.Image
  private readonly eyes: readonly Phaser.GameObjects.Image[]
  private readonly glow: Phaser.GameObjects.Image
  private readonly doors: Phaser.GameObjects.Image
  private readonly towers: readonly Phaser.GameObjects.Image[]
  private readonly flames: readonly Phaser.GameObjects.Image[]
  private readonly calm = prefersCalm()
  private size = 1
  private time = 0

  constructor(scene: Phaser.Scene) {
    const thing = (frame: string) => scene.add.image(gate.x, 0, thingsKey, frame).setOrigin(0.5, 1)
    const behind = layers.ground + 2
    this.beast = thing('beast').setDepth(behind)
    this.glow = scene.add.image(gate.x, 0, 'soft').setTint(0xff8a3a).setBlendMode('ADD').setDepth(behind)
    this.eyes = [1, -1].map((way) =>
      thing('eye')
        .setOrigin(0.5)
        .setFlipX(way === -1)
        .setDepth(behind + 1),
    )
    this.doors = thing('doors')
    this.towers = [-1, 1].map(() => thing('tower'))
    this.flames = [-1, 1].map(() =>
      scene.add.image(gate.x, 0, effectsKey, 'flame').setOrigin(0.5, 0.9).setTint(0xffb13a),
    )
  }

  arrange(fit: Fit): void {
    const y = yOf(fit, gate.y)
    const size = fit.size
    this.size = size
    const scale = thingScale * size
    const depth = layers.bodies + y
    this.beast.setPosition(gate.x, y - 54 * size).setScale(scale * 1.15)
    this.glow.setPosition(gate.x, y - 110 * size).setScale(5 * size, 3 * size)
    this.eyes.forEach((eye, i) => {
      eye.setPosition(gate.x + (i === 0 ? 21 : -21) * size, y - 138 * size).setScale(scale)
    })
    this.doors.setPosition(gate.x, y).setScale(scale).setDepth(depth)
    this.towers.forEach((tower, i) => {
      const x = gate.x + (i === 0 ? -apart : apart) * size
      tower
        .setPosition(x, y + 6 * size)
        .setScale(scale * 0.92)
        .setDepth(depth + 1)
      this.flames[i]
        ?.setPosition(x, y - towerHeight * size + 14 * size)
        .setScale(0.4 * size)
        .setDepth(depth + 2)
    })
  }

  tick(seconds: number): void {
    if (this.calm) return
    this.time += seconds
    const blinks = this.time % blinkEvery < blinkLasts
    for (const eye of this.eyes) eye.scaleY = thingScale * this.size * (blinks ? 0.1 : 1)
    this.glow.setAlpha(0.3 + 0.08 * Math.sin(this.time * 1.7))
    this.flames.forEach((flame, i) => {
      const flicker = Math.sin(this.time * 11 + i * 2) * 0.06 + Math.sin(this.time * 7.3 + i) * 0.07
      flame.setScale((0.4 - flicker * 0.3) * this.size, (0.44 + flicker) * this.size)
    })
  }
}
