import type { Particles } from '../../../../stage/air/particles.ts'

/** Coins in a second for everybody together, and the least that falls on anybody. */
const perSecond = 34
const least = 0.4
const fall = 620

interface Under {
  readonly x: number
  readonly y: number
  readonly share: number
}

const any = (from: number, to: number): number => from + Math.random() * (to - from)

/** Gold and stones fall on everybody by their share. */
export class LootRain {
  private readonly particles: Particles
  private readonly due = new Map<number, number>()

  constructor(particles: Particles) {
    this.particles = particles
  }

  tick(seconds: number, guests: readonly Under[]): void {
    guests.forEach(({ x, y, share }, i) => {
      const due = (this.due.get(i) ?? Math.random()) + seconds * (least + share * perSecond)
      this.due.set(i, due - Math.floor(due))
      for (let n = 0; n < Math.floor(due); n++) this.drop(x, y)
    })
  }

  private drop(x: number, y: number): void {
    const high = y + 40
    this.particles.emit({
      frame: Math.random() < 0.8 ? 'coin' : 'star',
      x: x + any(-44, 44),
      y: -30,
      vy: any(160, 240),
      gravity: fall,
      life: Math.sqrt((2 * high) / fall) * any(0.8, 0.92),
      scale: [any(0.34, 0.5), 0.36],
      alpha: [1, 0.9],
      tint: Math.random() < 0.85 ? 0xffffff : 0xff8a9a,
      turn: any(0, 6),
      spin: any(-6, 6),
    })
  }
}
