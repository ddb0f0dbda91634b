import { UNITS_PER_PIXEL } from '@skystair/art/clips/rig.ts'
import type * as Phaser from 'phaser'
import { layers } from '../../../../stage/air/layers.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { puppetArt } from '../../../../stage/art/first-art.ts'
import { loadArt } from '../../../../stage/art/load-art.ts'
import { missingArt } from '../../../../stage/art/missing-art.ts'
import { prefersCalm } from '../../../../stage/game/calm.ts'
import { effectsKey } from '../../../../stage/paint/paint-effects.ts'
import { Puppet } from '../../../../stage/puppet/puppet.ts'
import { type Fit, gate, yOf } from '../layout.ts'
import { thingScale, thingsKey } from './paint-town.ts'

const apart = 58
const doorSize = 0.66
const towerSize = 0.76
/** Seconds between two blinks, and how long one lasts. */
const blinkEvery = 5.3
const blinkLasts = 0.16
/** It stands in the dusk, as high as the sky over the gate allows. */
const bossHeight = 164
const dusk = 0.5

/** The gate of the town, and who waits behind it. */
export class Gate {
  private readonly beast: Phaser.GameObjects.Image
  private readonly eyes: readonly Phaser.GameObjects.Image[]
  private readonly glow: Phaser.GameObjects.Image
  private readonly doors: Phaser.GameObjects.Image
  private readonly towers: readonly Phaser.GameObjects.Image[]
  private readonly flames: readonly Phaser.GameObjects.Image[]
  private readonly calm = prefersCalm()
  private readonly scene: Phaser.Scene
  private size = 1
  private time = 0
  private boss: { readonly figure: string; readonly puppet: Puppet } | null = null
  private wanted: string | null = null
  private fit: Fit | null = null

  constructor(scene: Phaser.Scene) {
    this.scene = scene
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
    this.fit = fit
    this.placeBoss()
    const scale = thingScale * size
    const depth = layers.bodies + y
    this.beast.setPosition(gate.x, y - 24 * size).setScale(scale * 0.94)
    this.glow.setPosition(gate.x, y - 84 * size).setScale(4.6 * size, 2.6 * size)
    this.eyes.forEach((eye, i) => {
      eye.setPosition(gate.x + (i === 0 ? 17 : -17) * size, y - 92 * size).setScale(scale * 0.84)
    })
    this.doors
      .setPosition(gate.x, y)
      .setScale(scale * doorSize)
      .setDepth(depth)
    this.towers.forEach((tower, i) => {
      const x = gate.x + (i === 0 ? -apart : apart) * size
      tower
        .setPosition(x, y + 4 * size)
        .setScale(scale * towerSize)
        .setDepth(depth + 1)
      this.flames[i]
        ?.setPosition(x, y - 108 * size)
        .setScale(0.34 * size)
        .setDepth(depth + 2)
    })
  }

  /** Opens before the boss of the week; without one the gate is shut, and only eyes are seen over it. */
  async show(figure: string | null): Promise<void> {
    if (figure === this.wanted) return
    this.wanted = figure
    const { scene } = this
    if (figure !== null) {
      const missing = missingArt(scene, puppetArt(figure, artScale(scene) === 2 ? 2 : 1))
      if (missing.length > 0) await loadArt(scene, missing)
      if (!scene.sys.isActive() || this.wanted !== figure) return
    }
    this.boss?.puppet.destroy()
    this.boss = figure === null ? null : { figure, puppet: new Puppet(scene, figure, gate.x, 0) }
    const isShut = figure === null
    this.doors.setVisible(isShut)
    this.beast.setVisible(isShut)
    for (const eye of this.eyes) eye.setVisible(isShut)
    this.placeBoss()
  }

  private placeBoss(): void {
    if (this.boss === null || this.fit === null) return
    const { puppet } = this.boss
    const { size } = this.fit
    puppet.grow((bossHeight * size * UNITS_PER_PIXEL) / puppet.rig.height)
    puppet.moveTo(gate.x, yOf(this.fit, gate.y) - 6 * size)
    puppet.light(dusk)
  }

  tick(seconds: number): void {
    this.boss?.puppet.tick(this.calm ? 0 : seconds)
    if (this.calm) return
    this.time += seconds
    const blinks = this.time % blinkEvery < blinkLasts
    for (const eye of this.eyes) eye.scaleY = 0.84 * thingScale * this.size * (blinks ? 0.1 : 1)
    this.glow.setAlpha(0.3 + 0.08 * Math.sin(this.time * 1.7))
    this.flames.forEach((flame, i) => {
      const flicker = Math.sin(this.time * 11 + i * 2) * 0.06 + Math.sin(this.time * 7.3 + i) * 0.07
      flame.setScale((0.34 - flicker * 0.3) * this.size, (0.38 + flicker) * this.size)
    })
  }
}
