import type * as Phaser from 'phaser'
import { atlasSprite } from '../../stage/air/atlas-sprite.ts'
import { layers } from '../../stage/air/layers.ts'
import { artScale } from '../../stage/art/art-scale.ts'
import { textureKey } from '../../stage/art/first-art.ts'
import { prefersCalm } from '../../stage/game/calm.ts'

const width = 600
const tile = 600
const tileCount = 4
/** The landing in front lies so far above the lower edge of its tile. */
const frontEdge = 42

interface Plant {
  readonly name: string
  readonly x: number
  /** Above the front row. */
  readonly up: number
}

const plants: readonly Plant[] = [
  { name: 'oak', x: 12, up: 330 },
  { name: 'fir', x: 590, up: 345 },
  { name: 'fir-young', x: 60, up: 210 },
  { name: 'birch', x: 566, up: 205 },
  { name: 'bush', x: 36, up: 88 },
  { name: 'lantern', x: 106, up: 36 },
  { name: 'lantern', x: 494, up: 36 },
  { name: 'bush-green', x: 572, up: 84 },
  { name: 'flowers', x: 54, up: -18 },
  { name: 'mushrooms', x: 552, up: -14 },
  { name: 'rocks', x: 590, up: -52 },
  { name: 'bush', x: 10, up: -58 },
]

interface Beam {
  readonly x: number
  readonly turn: number
  readonly alpha: number
}

const beams: readonly Beam[] = [
  { x: 90, turn: -0.42, alpha: 0.24 },
  { x: 250, turn: -0.36, alpha: 0.3 },
  { x: 420, turn: -0.3, alpha: 0.22 },
]

const motes = 16
/** The wood lies in shade, so that the light on the chosen is seen. */
const duskColour = 0x2a1a55
const duskAlpha = 0.3
const plantTint = 0xcfc6e6

/** The wood around those who wait: ground, plants, beams of sun and dust in them. */
export class Glade {
  private readonly tiles: readonly Phaser.GameObjects.Image[]
  private readonly dusk: Phaser.GameObjects.Rectangle
  private readonly plants: readonly (readonly Phaser.GameObjects.Image[])[]
  private readonly beams: readonly Phaser.GameObjects.Image[]
  private readonly motes: readonly Phaser.GameObjects.Image[]
  private readonly calm = prefersCalm()
  private height = 0
  private time = 0

  constructor(scene: Phaser.Scene) {
    const scale = 1 / artScale(scene)
    this.tiles = Array.from({ length: tileCount }, (_, i) =>
      scene.add
        .image(0, 0, textureKey({ kind: 'picture', id: `road-forest-${i % 2}` }))
        .setOrigin(0, 1)
        .setScale(scale)
        .setDepth(layers.ground),
    )
    this.dusk = scene.add
      .rectangle(0, 0, width, tile, duskColour, duskAlpha)
      .setOrigin(0)
      .setDepth(layers.ground + 1)
    this.plants = plants.map(({ name }) => atlasSprite(scene, 'props-forest', name, 0, 0))
    for (const image of this.plants.flat()) image.setTint(plantTint)
    this.beams = beams.map(() =>
      scene.add.image(0, 0, 'shaft').setOrigin(0.5, 0).setBlendMode('ADD').setDepth(layers.air),
    )
    this.motes = Array.from({ length: motes }, () =>
      scene.add
        .image(0, 0, 'soft')
        .setTint(0xfff0b8)
        .setDepth(layers.air + 1),
    )
  }

  /** `front` is where the feet of the front row stand. */
  arrange(front: number, height: number): void {
    this.height = height
    const lowest = front + frontEdge + tile * Math.ceil((height - front - frontEdge) / tile)
    this.tiles.forEach((image, i) => {
      image.setPosition(0, lowest - i * tile)
    })
    this.dusk.setSize(width, height)
    plants.forEach(({ x, up }, i) => {
      const y = front - up
      const [first, second] = this.plants[i] ?? []
      for (const image of [first, second]) image?.setPosition(x, y)
      ;(second ?? first)?.setDepth(layers.bodies + y)
    })
    this.beams.forEach((image, i) => {
      const { x, turn } = beams[i] ?? { x: 0, turn: 0 }
      image
        .setPosition(x, -60)
        .setDisplaySize(150, front + 140)
        .setRotation(turn)
    })
    this.tick(0)
  }

  tick(seconds: number): void {
    if (!this.calm) this.time += seconds
    this.beams.forEach((image, i) => {
      image.setAlpha((beams[i]?.alpha ?? 0) * (0.8 + 0.2 * Math.sin(this.time * 0.7 + i * 2.1)))
    })
    this.motes.forEach((image, i) => {
      const drift = this.time * (5 + (i % 5)) + i * 97
      const x = (i * 131 + 26 * Math.sin(this.time * 0.4 + i)) % width
      image
        .setPosition(x, this.height * 0.6 - (drift % (this.height * 0.6)))
        .setScale(0.06 + 0.03 * (i % 3))
        .setAlpha(0.35 + 0.35 * Math.sin(this.time * 1.3 + i * 1.7))
    })
  }
}
