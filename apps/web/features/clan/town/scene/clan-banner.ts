import type * as Phaser from 'phaser'
import { bannerSource } from '../../../../platform/people/banner-source.ts'
import { layers } from '../../../../stage/air/layers.ts'
import { prefersCalm } from '../../../../stage/game/calm.ts'
import { type Fit, yOf } from '../../../../stage/ground/fit-ground.ts'
import { bannerPole } from '../layout.ts'
import { thingScale, thingsKey } from './paint-town.ts'

const keyOf = (theme: number): string => `town:banner-${theme}`
const width = 128
const height = 160
const poleHeight = 122

/** The clan's own cloth over the square. */
export class ClanBanner {
  private readonly scene: Phaser.Scene
  private readonly pole: Phaser.GameObjects.Image
  private cloth: Phaser.GameObjects.Image | null = null
  private theme = 0
  private fit: Fit | null = null
  private time = 0
  private readonly calm = prefersCalm()

  constructor(scene: Phaser.Scene) {
    this.scene = scene
    this.pole = scene.add.image(bannerPole.x, 0, thingsKey, 'pole').setOrigin(0.5, 1)
  }

  /** Another theme is hung out as soon as it is painted. */
  async show(theme: number): Promise<void> {
    if (theme === this.theme) return
    this.theme = theme
    const picture = new Image(width, height)
    picture.src = bannerSource(theme)
    await picture.decode()
    const { scene } = this
    if (!scene.sys.isActive() || theme !== this.theme) return
    this.forget()
    const sheet = scene.textures.createCanvas(keyOf(theme), width, height)
    sheet?.getContext().drawImage(picture, 0, 0, width, height)
    sheet?.refresh()
    this.cloth = scene.add.image(bannerPole.x, 0, keyOf(theme)).setOrigin(0.5, 0.04)
    if (this.fit !== null) this.arrange(this.fit)
  }

  arrange(fit: Fit): void {
    this.fit = fit
    const y = yOf(fit, bannerPole.y)
    this.pole
      .setPosition(bannerPole.x, y)
      .setDisplaySize(24 * thingScale * fit.size, poleHeight * fit.size)
      .setDepth(layers.bodies + y)
    this.cloth
      ?.setPosition(bannerPole.x, y - (poleHeight - 9) * fit.size)
      .setScale(0.46 * fit.size)
      .setDepth(layers.bodies + y + 1)
  }

  /** It sways a little in the evening air. */
  tick(seconds: number): void {
    if (this.calm) return
    this.time += seconds
    this.cloth?.setRotation(0.025 * Math.sin(this.time * 1.3))
  }

  forget(): void {
    this.cloth?.destroy()
    this.cloth = null
    const { textures } = this.scene
    for (const key of textures.getTextureKeys()) if (key.startsWith('town:banner-')) textures.remove(key)
  }
}
