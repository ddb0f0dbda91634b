import type * as Phaser from 'phaser'
import { layers } from '../../../../stage/air/layers.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { textureKey } from '../../../../stage/art/first-art.ts'
import { prefersCalm } from '../../../../stage/game/calm.ts'
import { leagueColours } from '../../league-colours.ts'
import { type Fit, seat, tiers } from '../layout.ts'
import { crowdAtlas, fans } from './arena-art.ts'
import { pennantKey } from './paint-arena.ts'

/** How far around the sand they sit, as seen from its middle; further round is outside the stage. */
const widest = 1.12
const seatsInTier = 34
/** The further, the deeper in the shade. */
const shades = [0xe6dcf4, 0xcabfe0, 0xab9fc8, 0x8a7eae] as const
const size = 0.62
/** Every so many wave the colours of the player's league. */
const flagEvery = 5

interface Fan {
  readonly image: Phaser.GameObjects.Image
  readonly flag: Phaser.GameObjects.Image | null
  readonly tier: number
  readonly angle: number
  /** Nobody moves in step. */
  readonly phase: number
  x: number
  y: number
}

/** Those who came to look: they fidget, and when somebody climbs they leap. */
export class Crowd {
  private readonly fans: readonly Fan[]
  private readonly calm = prefersCalm()
  private readonly scale: number
  private time = 0
  private joy = 0

  constructor(scene: Phaser.Scene) {
    this.scale = size / artScale(scene)
    const key = textureKey({ kind: 'atlas', id: crowdAtlas })
    this.fans = Array.from({ length: tiers * seatsInTier }, (_, i) => {
      const tier = tiers - 1 - Math.floor(i / seatsInTier)
      const place = i % seatsInTier
      const angle = ((place + 0.5 + (tier % 2) * 0.5) / seatsInTier - 0.5) * 2 * widest
      const who = (place * 7 + tier * 5) % fans
      const depth = layers.ground + 10 + (tiers - tier) * 2
      const image = scene.add
        .image(0, 0, key, `fan-${who}`)
        .setScale(angle > 0 ? -this.scale : this.scale, this.scale)
        .setTint(shades[tier] ?? shades[0])
        .setDepth(depth)
      const flag =
        (place + tier * 2) % flagEvery === 0
          ? scene.add
              .image(0, 0, pennantKey)
              .setOrigin(0.1, 0.95)
              .setDepth(depth + 1)
          : null
      return { image, flag, tier, angle, phase: ((i * 0.618) % 1) * 6.28, x: 0, y: 0 }
    })
  }

  arrange(fit: Fit): void {
    for (const fan of this.fans) {
      const { x, y } = seat(fit, fan.tier, fan.angle)
      fan.x = x
      fan.y = y + 6
      fan.image.setPosition(fan.x, fan.y)
      fan.flag?.setPosition(fan.x + 6, fan.y - 12)
    }
  }

  wear(league: number): void {
    const [, cloth] = leagueColours(league)
    for (const { flag } of this.fans) flag?.setTint(cloth)
  }

  /** For so many seconds. */
  cheer(seconds: number): void {
    this.joy = seconds
  }

  tick(seconds: number): void {
    if (this.calm) return
    this.time += seconds
    this.joy = Math.max(0, this.joy - seconds)
    const zeal = Math.min(1, this.joy * 2)
    const { time } = this
    for (const { image, flag, x, y, phase } of this.fans) {
      const fidget = Math.sin(time * 1.3 + phase) > 0.94 ? 3 : 0
      const leap = Math.abs(Math.sin(time * (6 + (phase % 1)) + phase)) * 13 * zeal
      image.y = y - fidget - leap
      flag?.setPosition(x + 6, y - 12 - leap).setRotation(Math.sin(time * (1.4 + 5 * zeal) + phase) * 0.3)
    }
  }
}
