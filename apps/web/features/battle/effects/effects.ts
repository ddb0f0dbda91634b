import type { Colour } from '@skystair/rules/skill/skills.ts'
import type * as Phaser from 'phaser'
import { Festivity } from '../../../stage/air/festivity.ts'
import { layers } from '../../../stage/air/layers.ts'
import { Particles } from '../../../stage/air/particles.ts'
import { effectsKey } from '../../../stage/paint/paint-effects.ts'
import type { Point } from '../scene/point.ts'
import { FloatingNumbers, type NumberTone } from './floating-numbers.ts'
import { flash } from './lightning.ts'
import { poisonCloud } from './poison-cloud.ts'

/** Light, body and shade of each kind of strength. */
export const hues: Readonly<Record<Colour, readonly [number, number, number]>> = {
  blue: [0xc4f6ff, 0x4ab8ff, 0x2a5ae0],
  yellow: [0xfff8c8, 0xffd94a, 0xe8951a],
  red: [0xffe08a, 0xff7a1e, 0xc0281e],
}

const healHue = 0x9cff7a
const dustHue = 0xf2e4c8
const flashEvery = 0.05

interface Running {
  age: number
  readonly life: number
  readonly step: (share: number, seconds: number) => void
  readonly end: () => void
}

const any = (least: number, most: number): number => least + Math.random() * (most - least)

/** Everything in the air over the two squads. Its time passes as fast as the battle's. */
export class Effects {
  private readonly scene: Phaser.Scene
  private readonly low: Particles
  private readonly above: Particles
  private readonly numbers: FloatingNumbers
  private readonly festivity: Festivity
  private readonly running: Running[] = []

  constructor(scene: Phaser.Scene) {
    this.scene = scene
    this.low = new Particles(scene, layers.halos)
    this.above = new Particles(scene, layers.air)
    this.numbers = new FloatingNumbers(scene)
    this.festivity = new Festivity(this.above)
  }

  tick(seconds: number): void {
    this.low.tick(seconds)
    this.above.tick(seconds)
    this.numbers.tick(seconds)
    this.festivity.tick(seconds)
    for (let i = this.running.length - 1; i >= 0; i--) {
      const one = this.running[i]
      if (one === undefined) continue
      one.age += seconds
      one.step(Math.min(1, one.age / one.life), seconds)
      if (one.age < one.life) continue
      one.end()
      this.running.splice(i, 1)
    }
  }

  /** The upper edge of what no bar covers. */
  below(top: number): void {
    this.numbers.highest = top
  }

  /** A star and sparks where a blow lands. */
  impact({ x, y }: Point, [light, body]: readonly [number, number, number], strength: number): void {
    const size = 0.8 + strength * 0.5
    const turn = any(0, 6)
    this.above.emit({
      frame: 'soft',
      x,
      y,
      life: 0.22,
      scale: [0.8, 2.2 * size],
      alpha: [0.7, 0],
      tint: body,
      glowing: true,
    })
    this.above.emit({
      frame: 'star',
      x,
      y,
      life: 0.2,
      scale: [0.5 * size, 1.25 * size],
      alpha: [1, 0.1],
      tint: light,
      turn,
    })
    this.above.emit({
      frame: 'star',
      x,
      y,
      life: 0.14,
      scale: [0.3 * size, 0.75 * size],
      alpha: [1, 0.6],
      turn: turn + 0.3,
    })
    for (let i = 0; i < 9 + strength * 9; i++) {
      const [angle, speed] = [any(0, Math.PI * 2), any(140, 430) * size]
      this.above.emit({
        frame: 'spark',
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - 60,
        gravity: 620,
        drag: 2.4,
        life: any(0.22, 0.5),
        scale: [0.9, 0.1],
        alpha: [1, 0.3],
        tint: i % 2 ? light : body,
        pointed: true,
      })
    }
  }

  /** What a blade leaves in the air. */
  slash({ x, y }: Point, side: 1 | -1, tint: number): void {
    const image = this.air('slash', x, y).setTint(tint)
    const from = side === 1 ? -1.5 : Math.PI + 1.5
    this.run(
      0.24,
      (share) => {
        const swept = 1 - (1 - share) ** 3
        image
          .setRotation(from + side * 2.1 * swept)
          .setScale(0.72 + 0.34 * swept)
          .setAlpha(share < 0.5 ? 1 : 2 - 2 * share)
      },
      () => image.destroy(),
    )
  }

  /** What claws and teeth leave. */
  claws({ x, y }: Point, side: 1 | -1, tint: number): void {
    const image = this.air('claw', x, y)
      .setTint(tint)
      .setFlipX(side === -1)
    this.run(
      0.26,
      (share) =>
        image
          .setScale(0.5 + 0.7 * Math.min(1, share * 3), 0.9)
          .setRotation(side * 0.5)
          .setAlpha(share < 0.45 ? 1 : 1.8 - 1.8 * share),
      () => image.destroy(),
    )
  }

  dust({ x, y }: Point, count: number): void {
    for (let i = 0; i < count; i++) {
      const angle = any(Math.PI * 1.02, Math.PI * 1.98)
      const speed = any(40, 190)
      this.low.emit({
        frame: 'puff',
        x: x + any(-14, 14),
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed * 0.5,
        gravity: 90,
        drag: 3,
        life: any(0.32, 0.65),
        scale: [0.16, any(0.32, 0.5)],
        alpha: [0.85, 0],
        tint: dustHue,
      })
    }
  }

  /** A ball of strength on its way, with a burning tail. */
  bolt(from: Point, to: () => Point, hue: readonly [number, number, number], seconds: number): void {
    const [light, body, shade] = hue
    const glow = this.air('soft', from.x, from.y).setTint(body).setBlendMode('ADD')
    const ball = this.air('ball', from.x, from.y).setTint(body)
    const core = this.air('ball', from.x, from.y).setTint(light)
    let fed = 0
    this.run(
      seconds,
      (share, passed) => {
        const at = arc(from, to(), share ** 1.5, 34)
        const grown = Math.min(1, share * 4)
        glow.setPosition(at.x, at.y).setScale(2.6 * grown)
        ball.setPosition(at.x, at.y).setScale(0.42 * grown)
        core.setPosition(at.x - 2, at.y - 3).setScale(0.26 * grown)
        fed += passed
        for (; fed > 0.012; fed -= 0.012)
          this.above.emit({
            frame: 'soft',
            x: at.x + any(-5, 5),
            y: at.y + any(-5, 5),
            vx: any(-30, 30),
            vy: any(-40, 20),
            life: any(0.18, 0.42),
            scale: [any(0.5, 0.75), 0.08],
            alpha: [0.85, 0],
            tint: Math.random() < 0.5 ? body : shade,
          })
      },
      () => {
        for (const image of [glow, ball, core]) image.destroy()
      },
    )
  }

  /** Flash after flash, each a little further, until it is there. */
  lightning(
    from: Point,
    to: () => Point,
    [light, body]: readonly [number, number, number],
    seconds: number,
  ): void {
    let fed = flashEvery
    this.run(
      seconds,
      (share, passed) => {
        fed += passed
        if (fed < flashEvery) return
        fed = 0
        flash(this.above, from, arc(from, to(), Math.min(1, 0.25 + share), 0), [body, light])
      },
      () => undefined,
    )
  }

  /** An arrow that sings. */
  arrow(from: Point, to: () => Point, tint: number, seconds: number): void {
    const image = this.air('arrow', from.x, from.y).setTint(tint).setScale(0.62)
    let before = from
    this.run(
      seconds,
      (share) => {
        const at = arc(from, to(), share, 46)
        if (share > 0.02) image.setRotation(Math.atan2(at.y - before.y, at.x - before.x))
        image.setPosition(at.x, at.y)
        this.above.emit({
          frame: 'spark',
          x: at.x,
          y: at.y,
          life: 0.24,
          scale: [0.9, 0.2],
          alpha: [0.7, 0],
          tint,
          turn: image.rotation,
        })
        before = at
      },
      () => image.destroy(),
    )
  }

  /** A stream of fire for as long as a mouth stays open. */
  breath(mouth: () => Point, to: () => Point, hue: readonly [number, number, number], seconds: number): void {
    let fed = 0
    this.run(
      seconds + 0.2,
      (_, passed) => {
        const [from, end] = [mouth(), to()]
        const [dx, dy] = [end.x - from.x, end.y - from.y]
        for (fed += passed; fed > 0.008; fed -= 0.008) {
          const spread = any(-0.12, 0.12)
          const hurry = any(0.95, 1.15) / Math.max(0.2, seconds)
          this.above.emit({
            frame: Math.random() < 0.4 ? 'flame' : 'soft',
            x: from.x,
            y: from.y,
            vx: (dx - dy * spread) * hurry,
            vy: (dy + dx * spread) * hurry,
            life: seconds * any(0.85, 1.05),
            scale: [0.25, any(1, 1.7)],
            alpha: [0.95, 0.1],
            tint: hue[Math.floor(Math.random() * 3)] ?? hue[1],
            turn: any(0, 6),
          })
        }
      },
      () => undefined,
    )
  }

  /** A shield that was in the way. */
  shield({ x, y }: Point, side: 1 | -1, tint: number): void {
    const image = this.air('shield', x + side * 34, y).setTint(tint)
    this.run(
      0.5,
      (share) =>
        image
          .setScale(share < 0.2 ? 0.3 + 2.6 * share : 0.82 + 0.12 * share)
          .setAlpha(share < 0.55 ? 1 : (1 - share) / 0.45),
      () => image.destroy(),
    )
    this.sparkle({ x: x + side * 34, y }, tint, 10)
  }

  heal({ x, y }: Point): void {
    for (let i = 0; i < 9; i++)
      this.above.emit({
        frame: 'plus',
        x: x + any(-38, 38),
        y: y + any(-20, 40),
        vy: any(-120, -60),
        life: any(0.5, 0.95),
        scale: [any(0.5, 0.9), 0.3],
        alpha: [1, 0],
        tint: healHue,
      })
    this.sparkle({ x, y }, healHue, 8)
  }

  poison(at: Point, count: number): void {
    poisonCloud(this.above, at, count)
  }

  /** A pillar of light: somebody is back, or refuses to go. */
  pillar({ x, y }: Point, tint: number): void {
    const beam = this.air('ray', x, y + 16)
      .setOrigin(0.5, 1)
      .setTint(tint)
      .setBlendMode('ADD')
    this.run(
      0.9,
      (share) =>
        beam.setScale(1.2 + 2.4 * Math.sin(share * Math.PI), 3.2).setAlpha(Math.sin(share * Math.PI) * 0.85),
      () => beam.destroy(),
    )
    for (let i = 0; i < 14; i++)
      this.above.emit({
        frame: 'star',
        x: x + any(-40, 40),
        y: y - any(0, 60),
        vy: any(-190, -70),
        life: any(0.5, 1),
        scale: [any(0.08, 0.2), 0.02],
        alpha: [1, 0],
        tint,
        spin: any(-4, 4),
      })
  }

  sparkle({ x, y }: Point, tint: number, count: number): void {
    for (let i = 0; i < count; i++) {
      const [angle, speed] = [any(0, Math.PI * 2), any(30, 150)]
      this.above.emit({
        frame: 'star',
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        drag: 2,
        life: any(0.3, 0.7),
        scale: [any(0.1, 0.22), 0.02],
        alpha: [1, 0],
        tint,
        spin: any(-5, 5),
      })
    }
  }

  number(at: Point, text: string, tone: NumberTone, caption: string | null = null): void {
    this.numbers.rise(at, text, tone, caption)
  }

  /** Over the whole field: it is won. */
  fireworks(): void {
    const { midPoint } = this.scene.cameras.main
    this.festivity.fireworks(midPoint.x, midPoint.y - 130, 480, 7)
  }

  private air(frame: string, x: number, y: number): Phaser.GameObjects.Image {
    return this.scene.add.image(x, y, effectsKey, frame).setDepth(layers.air)
  }

  private run(life: number, step: Running['step'], end: Running['end']): void {
    this.running.push({ age: 0, life, step, end })
    step(0, 0)
  }
}

const arc = (from: Point, to: Point, share: number, height: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share - Math.sin(share * Math.PI) * height,
})
