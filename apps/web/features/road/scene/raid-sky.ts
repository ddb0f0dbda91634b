import { UNITS_PER_PIXEL } from '@skystair/art/clips/rig.ts'
import type * as Phaser from 'phaser'
import { useRaid } from '../../../platform/raid/raid-state.ts'
import { layers } from '../../../stage/air/layers.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { figureOf } from '../../../stage/art/figurines.ts'
import { puppetArt, textureKey } from '../../../stage/art/first-art.ts'
import { loadArt } from '../../../stage/art/load-art.ts'
import { prefersCalm } from '../../../stage/game/calm.ts'
import { referenceHeight } from '../../../stage/game/fit-camera.ts'
import { paintRaidSky, raidSkyKey } from '../../../stage/paint/paint-raid-sky.ts'
import { Puppet } from '../../../stage/puppet/puppet.ts'
import { roadWidth, stairAtY } from '../ground/road-path.ts'
import { bossGrowth, isOnRoad } from './boss-growth.ts'

/** Where the road meets the sky, from the top of the screen. */
const horizonAt = 0.43
/** Of the screen: the boss seen from the foot of the raid road, and from its last stair. */
const smallest = 0.15
const largest = 0.35
const dusk = 0.72
const growing = 2.4

/** The end of the raid road: an evening sky, and before it the boss, the larger the nearer the squad has come. */
export class RaidSky {
  private readonly scene: Phaser.Scene
  private readonly origin: number
  private readonly keep: (figure: string) => void
  private readonly sky: Phaser.GameObjects.Image
  private readonly glow: Phaser.GameObjects.Image
  private readonly mist: readonly Phaser.GameObjects.Image[]
  private readonly calm = prefersCalm()
  private boss: { readonly figure: string; readonly puppet: Puppet } | null = null
  private wanted: string | null = null
  private share = 0
  private seen = 1
  private time = 0

  constructor(scene: Phaser.Scene, origin: number, keep: (figure: string) => void) {
    this.scene = scene
    this.origin = origin
    this.keep = keep
    paintRaidSky(scene.textures)
    this.sky = scene.add.image(roadWidth / 2, 0, raidSkyKey).setOrigin(0.5, 1)
    this.glow = scene.add
      .image(roadWidth / 2, 0, 'soft')
      .setTint(0xff9a4a)
      .setBlendMode('ADD')
    this.mist = Array.from({ length: 5 }, (_, i) =>
      scene.add
        .image(0, 0, 'cloud')
        .setTint(0xb0607a)
        .setAlpha(0.55)
        .setScale(1.2 + 0.2 * (i % 3), 0.5),
    )
  }

  /** The last stair that is not behind the horizon. */
  get lastSeen(): number {
    return stairAtY(this.horizon, this.origin)
  }

  tick(seconds: number, stair: number): void {
    if (!this.calm) this.time += seconds
    const { raid } = useRaid.getState()
    void this.show(raid === null || raid.left === 0 ? null : figureOf(raid.boss.imageId))
    const { horizon, height } = this
    const depth = layers.bodies + horizon
    this.sky
      .setY(horizon + 26)
      .setDisplaySize(roadWidth + 8, height * horizonAt + 40)
      .setDepth(depth - 3)
    this.glow
      .setPosition(roadWidth / 2, horizon - height * 0.1)
      .setScale(8, 4.4)
      .setAlpha(0.34 + 0.05 * Math.sin(this.time * 1.6))
      .setDepth(depth - 2)
    this.mist.forEach((puff, i) => {
      const across = (i * 0.37 + this.time * 0.01 * (1 + (i % 2))) % 1
      puff.setPosition((across * 1.5 - 0.25) * roadWidth, horizon + 6 + 8 * (i % 2)).setDepth(depth + 2)
    })
    const aim = bossGrowth(raid?.road ?? null, stair)
    this.share += (aim - this.share) * Math.min(1, growing * seconds)
    this.seen += ((isOnRoad(raid?.road ?? null, stair) ? 0 : 1) - this.seen) * Math.min(1, growing * seconds)
    if (this.boss === null) return
    const { puppet } = this.boss
    const tall = height * (smallest + (largest - smallest) * this.share)
    puppet.grow((tall * UNITS_PER_PIXEL) / puppet.rig.height)
    puppet.moveTo(roadWidth / 2, horizon + 4)
    puppet.light(dusk)
    puppet.fade(this.seen)
    puppet.tick(this.calm ? 0 : seconds)
  }

  private get height(): number {
    return referenceHeight(this.scene)
  }

  private get horizon(): number {
    return this.scene.cameras.main.midPoint.y - this.height * (0.5 - horizonAt)
  }

  private async show(figure: string | null): Promise<void> {
    if (figure === this.wanted) return
    this.wanted = figure
    const { scene } = this
    if (figure !== null) {
      this.keep(figure)
      if (!scene.textures.exists(textureKey({ kind: 'puppet', id: figure })))
        await loadArt(scene, puppetArt(figure, artScale(scene) === 2 ? 2 : 1))
      if (!scene.sys.isActive() || this.wanted !== figure) return
    }
    this.boss?.puppet.destroy()
    this.boss = figure === null ? null : { figure, puppet: new Puppet(scene, figure, roadWidth / 2, 0) }
  }
}
