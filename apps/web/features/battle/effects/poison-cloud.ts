import type { Particles } from '../../../stage/air/particles.ts'
import type { Point } from '../scene/point.ts'

const poisonHue = 0x8be03a

const any = (least: number, most: number): number => least + Math.random() * (most - least)

/** Bubbles, and a cloud when there are many. */
export function poisonCloud(particles: Particles, { x, y }: Point, count: number): void {
  for (let i = 0; i < Math.floor(count / 3); i++)
    particles.emit({
      frame: 'puff',
      x: x + any(-26, 26),
      y: y + any(-10, 26),
      vx: any(-16, 16),
      vy: any(-30, -8),
      life: any(0.7, 1.1),
      scale: [0.4, any(0.9, 1.3)],
      alpha: [0.5, 0],
      tint: poisonHue,
    })
  for (let i = 0; i < count; i++)
    particles.emit({
      frame: 'bubble',
      x: x + any(-30, 30),
      y: y + any(-30, 30),
      vx: any(-12, 12),
      vy: any(-80, -30),
      life: any(0.5, 1),
      scale: [any(0.25, 0.5), any(0.5, 0.85)],
      alpha: [0.95, 0],
      tint: poisonHue,
    })
}
