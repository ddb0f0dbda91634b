import type * as Phaser from 'phaser'
import { layers } from '../../stage/air/layers.ts'
import { Puppet } from '../../stage/puppet/puppet.ts'

const shade = 0.66
const changeSpeed = 7
const halfWidth = 52

interface Choosing {
  readonly isChosen: () => boolean
  readonly choose: () => void
}

/** A figurine that waits to be chosen: in the light when it is, in shade when another is. */
export class Candidate {
  private readonly puppet: Puppet
  private readonly light: Phaser.GameObjects.Image
  private readonly beam: Phaser.GameObjects.Image
  private readonly choosing: Choosing
  private readonly size: number
  private brightness = shade
  private wasChosen: boolean

  constructor(scene: Phaser.Scene, figure: string, size: number, choosing: Choosing) {
    this.size = size
    this.choosing = choosing
    this.wasChosen = choosing.isChosen()
    this.light = scene.add
      .image(0, 0, 'soft')
      .setDisplaySize(190 * size, 96 * size)
      .setTint(0xffe6a0)
      .setBlendMode('ADD')
      .setDepth(layers.shadows - 1)
    this.beam = scene.add.image(0, 0, 'shaft').setOrigin(0.5, 1).setBlendMode('ADD').setDepth(layers.air)
    this.puppet = new Puppet(scene, figure, 0, 0, { size })
  }

  get y(): number {
    return this.puppet.y
  }

  stand(x: number, y: number): void {
    this.puppet.moveTo(x, y)
    this.light.setPosition(x, y - 4)
    this.beam.setPosition(x, y + 10).setDisplaySize(150 * this.size, y + 60)
  }

  isAt(x: number, y: number): boolean {
    const { puppet } = this
    return Math.abs(x - puppet.x) < halfWidth * this.size && y < puppet.y + 24 && y > puppet.y - puppet.height
  }

  choose(): void {
    this.choosing.choose()
    this.puppet.play('hop')
  }

  rejoice(): void {
    if (this.choosing.isChosen()) this.puppet.play('victory')
  }

  tick(seconds: number): void {
    const chosen = this.choosing.isChosen()
    if (chosen && !this.wasChosen) this.puppet.play('hop')
    this.wasChosen = chosen
    const aim = chosen ? 1 : shade
    this.brightness += (aim - this.brightness) * Math.min(1, changeSpeed * seconds)
    this.puppet.light(this.brightness)
    const lit = (this.brightness - shade) / (1 - shade)
    this.light.setAlpha(lit * 0.8)
    this.beam.setAlpha(lit * 0.3)
    this.puppet.tick(seconds)
  }
}
