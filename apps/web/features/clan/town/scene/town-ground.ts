import type * as Phaser from 'phaser'
import { atlasSprite } from '../../../../stage/air/atlas-sprite.ts'
import { layers } from '../../../../stage/air/layers.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { type Fit, yOf } from '../../../../stage/ground/fit-ground.ts'
import { fountain, groundEnd } from '../layout.ts'
import { duskKey } from './paint-town.ts'
import { Standing } from './standing.ts'
import { townPicture } from './town-art.ts'

const middle = 300

interface Plant {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly tint?: number
}

const shade = 0x6f7aa6
const deepShade = 0x4a5285

/** The wood behind the square: the further, the darker. */
const wood: readonly Plant[] = [
  ...[8, 74, 140, 204, 396, 460, 526, 592].map((x, i) => ({
    name: i % 2 ? 'fir-young' : 'fir',
    x,
    y: 196 + (i % 3) * 4,
    size: 0.86,
    tint: deepShade,
  })),
  { name: 'fir', x: 36, y: 224, size: 0.95, tint: shade },
  { name: 'fir', x: 106, y: 216, size: 0.88, tint: shade },
  { name: 'fir-young', x: 172, y: 222, size: 0.9, tint: shade },
  { name: 'fir-young', x: 432, y: 222, size: 0.9, tint: shade },
  { name: 'fir', x: 496, y: 216, size: 0.88, tint: shade },
  { name: 'fir', x: 566, y: 226, size: 0.95, tint: shade },
]

/** What grows and stands around the square. */
const garden: readonly Plant[] = [
  { name: 'lantern', x: 206, y: 268, size: 0.72 },
  { name: 'lantern', x: 394, y: 268, size: 0.72 },
  { name: 'bush', x: 14, y: 428, size: 0.72 },
  { name: 'bush-green', x: 588, y: 426, size: 0.72 },
  { name: 'flowers', x: 40, y: 480, size: 0.62 },
  { name: 'flowers', x: 566, y: 484, size: 0.62 },
  { name: 'stump', x: 186, y: 668, size: 0.6 },
  { name: 'fence', x: 66, y: 688, size: 0.62 },
  { name: 'fence', x: 534, y: 690, size: 0.62 },
  { name: 'rocks-small', x: 414, y: 700, size: 0.7 },
  { name: 'mushrooms', x: 150, y: 706, size: 0.6 },
  { name: 'flowers', x: 476, y: 724, size: 0.6 },
  { name: 'lantern', x: 578, y: 704, size: 0.95 },
  { name: 'bush', x: 26, y: 736, size: 0.9 },
]

/** Close to the eye and out of the light. */
const foreground: readonly Plant[] = [
  { name: 'bush-green', x: -6, y: 796, size: 1.7, tint: 0x2c4a52 },
  { name: 'bush', x: 610, y: 800, size: 1.7, tint: 0x2c4a52 },
  { name: 'reeds', x: 74, y: 790, size: 1.3, tint: 0x35525a },
]

/** The painted square, the evening over it and all that grows around. */
export class TownGround {
  private readonly floor: Phaser.GameObjects.Image
  /** More of the same grass below, for stages higher than the painting. */
  private readonly below: Phaser.GameObjects.Image
  private readonly dusk: Phaser.GameObjects.Image
  private readonly standing: readonly Standing[]
  private readonly scale: number

  constructor(scene: Phaser.Scene) {
    this.scale = 1 / artScale(scene)
    this.floor = scene.add.image(middle, 0, townPicture).setOrigin(0.5, 0).setDepth(layers.ground)
    this.below = scene.add.image(middle, 0, townPicture).setOrigin(0.5, 0).setDepth(layers.ground)
    this.below.setFlipY(true)
    this.dusk = scene.add
      .image(middle, 0, duskKey)
      .setOrigin(0.5, 1)
      .setDepth(layers.ground + 1)
    const plant = ({ name, x, y, size = 1, tint = 0xffffff }: Plant) =>
      new Standing(atlasSprite(scene, 'props-forest', name, x, y), x, y, size).tint(tint)
    this.standing = [
      ...[...wood, ...garden, ...foreground].map(plant),
      new Standing(atlasSprite(scene, 'places', 'fountain', fountain.x, fountain.y), fountain.x, fountain.y),
    ]
  }

  arrange(fit: Fit): void {
    const { scale } = this
    this.floor.setY(fit.origin).setScale(scale, scale * fit.stretch)
    this.below.setY(groundEnd(fit) - 2).setScale(scale, scale * fit.stretch)
    const horizon = yOf(fit, 214)
    this.dusk.setY(horizon).setDisplaySize(604, Math.max(170, horizon + 4))
    for (const one of this.standing) one.arrange(fit)
  }
}
