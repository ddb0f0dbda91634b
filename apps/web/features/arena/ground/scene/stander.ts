import type * as Phaser from 'phaser'
import { layers } from '../../../../stage/air/layers.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { textureKey } from '../../../../stage/art/first-art.ts'
import { type Fit, type Point, yOf } from '../../../../stage/ground/fit-ground.ts'
import { Puppet } from '../../../../stage/puppet/puppet.ts'
import { pictureKey } from './arena-art.ts'

/** The stones as baked: where the middle of their upper side is, and how wide they stand for a figure of this height. */
const stones = {
  pedestal: { origin: 52 / 130, scale: 0.62, of: 132 },
  'standing-stone': { origin: 46 / 176, scale: 0.88, of: 150 },
} as const
const unitsPerPixel = 3
const largest = 1.25

interface Place extends Point {
  readonly tall: number
  readonly side?: 1 | -1
}

/** Somebody on a stone of their own. Both go wherever the place on the ladder goes. */
export class Stander {
  readonly puppet: Puppet
  private readonly base: Phaser.GameObjects.Image
  private readonly place: Place
  private readonly scale: number
  private readonly fit: Fit

  constructor(scene: Phaser.Scene, stone: keyof typeof stones, figure: string, place: Place, fit: Fit) {
    const { origin, scale, of } = stones[stone]
    const rig = scene.cache.json.get(textureKey({ kind: 'puppet', id: figure })) as { height: number }
    const tall = place.tall * fit.size
    const size = Math.min(largest * fit.size, (tall * unitsPerPixel) / rig.height)
    this.place = place
    this.fit = fit
    this.scale = (scale * tall) / of / artScale(scene)
    this.base = scene.add.image(0, 0, pictureKey(stone)).setOrigin(0.5, origin)
    this.puppet = new Puppet(scene, figure, place.x, 0, { size, side: place.side ?? 1 })
    this.stand(place)
  }

  get home(): Point {
    return this.place
  }

  /** Where the feet are on the stage now. */
  get x(): number {
    return this.base.x
  }
  get foot(): number {
    return this.base.y
  }

  /** At a point of the designed stage, the stone lifted off the sand by so much. */
  stand({ x, y }: Point, lift = 0): void {
    const foot = yOf(this.fit, y) - lift
    this.base
      .setPosition(x, foot)
      .setScale(this.scale)
      .setDepth(layers.bodies + foot - 8)
    this.puppet.moveTo(x, foot)
  }

  fade(alpha: number): void {
    this.base.setAlpha(alpha)
    this.puppet.fade(alpha)
  }

  tick(seconds: number): void {
    this.puppet.tick(seconds)
  }

  destroy(): void {
    this.base.destroy()
    this.puppet.destroy()
  }
}
