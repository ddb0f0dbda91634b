import { prefersCalm } from '../game/calm.ts'
import type { Particles } from './particles.ts'

const any = (least: number, most: number): number => least + Math.random() * (most - least)

/** Light and shade of each rocket. */
const rockets = [
  [0xfff0a8, 0xffb02a],
  [0xffc8d8, 0xff4a7a],
  [0xc8f8ff, 0x3ab8ff],
  [0xd8ffc0, 0x5ad83a],
  [0xecd0ff, 0xa85aff],
] as const
const sparks = 26
const between = 0.26

interface Waiting {
  readonly x: number
  readonly y: number
  readonly which: number
  wait: number
}

/** What goes up when there is something to be glad of. Nothing moves for those who asked for calm. */
export class Festivity {
  private readonly particles: Particles
  private readonly calm = prefersCalm()
  private waiting: Waiting[] = []

  constructor(particles: Particles) {
    this.particles = particles
  }

  /** Gold leaps out of where it lay. */
  coins(x: number, y: number, count = 12): void {
    if (this.calm) return
    for (let i = 0; i < count; i++)
      this.particles.emit({
        frame: 'coin',
        x: x + any(-14, 14),
        y: y + any(-6, 6),
        vx: any(-130, 130),
        vy: any(-420, -250),
        gravity: 900,
        life: any(0.7, 1),
        scale: [any(0.34, 0.5), 0.3],
        alpha: [1, 0.2],
        turn: any(0, 6),
        spin: any(-7, 7),
      })
  }

  /** Sand that flies to both sides where something heavy comes down. */
  dust(x: number, y: number, count = 18): void {
    if (this.calm) return
    for (let i = 0; i < count; i++)
      this.particles.emit({
        frame: 'puff',
        x: x + any(-36, 36),
        y: y + any(-4, 8),
        vx: (i % 2 ? 1 : -1) * any(60, 190),
        vy: any(-70, -15),
        drag: 2.2,
        life: any(0.5, 0.9),
        scale: [0.3, any(0.8, 1.3)],
        alpha: [0.55, 0],
        tint: 0xf2e4c8,
      })
  }

  /** A handful of sparks where something small was found. */
  sparkle(x: number, y: number, tint: number, count = 14): void {
    if (this.calm) return
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2
      const speed = any(90, 170)
      this.particles.emit({
        frame: i % 2 ? 'star' : 'spark',
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - 60,
        gravity: 260,
        drag: 1.2,
        life: any(0.45, 0.8),
        scale: i % 2 ? [0.22, 0.02] : [0.7, 0.1],
        alpha: [1, 0],
        tint,
        pointed: true,
      })
    }
  }

  /** Some rockets, one after the other, over a width. */
  fireworks(x: number, y: number, width: number, count = 5): void {
    if (this.calm) return
    for (let i = 0; i < count; i++)
      this.waiting.push({
        x: x + (((i * 0.618 + 0.3) % 1) - 0.5) * width,
        y: y - any(0, 70),
        which: i % rockets.length,
        wait: i * between,
      })
  }

  tick(seconds: number): void {
    if (this.waiting.length === 0) return
    this.waiting = this.waiting.filter((rocket) => {
      rocket.wait -= seconds
      if (rocket.wait > 0) return true
      this.burst(rocket)
      return false
    })
  }

  private burst({ x, y, which }: Waiting): void {
    const [light, shade] = rockets[which] ?? rockets[0]
    this.particles.emit({
      frame: 'soft',
      x,
      y,
      life: 0.4,
      scale: [0.6, 3.4],
      alpha: [0.9, 0],
      tint: light,
      glowing: true,
    })
    for (let i = 0; i < sparks; i++) {
      const angle = (i / sparks) * Math.PI * 2
      const speed = any(120, 250)
      this.particles.emit({
        frame: i % 3 === 0 ? 'star' : 'spark',
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        gravity: 130,
        drag: 1.5,
        life: any(0.7, 1.2),
        scale: i % 3 === 0 ? [0.24, 0.02] : [0.8, 0.1],
        alpha: [1, 0],
        tint: i % 2 ? light : shade,
        pointed: true,
      })
    }
  }
}
