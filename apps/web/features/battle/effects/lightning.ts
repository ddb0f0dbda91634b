import type { Particles } from '../../../stage/air/particles.ts'
import type { Point } from '../scene/point.ts'

/** Pixels of a straight piece, and how far its ends stray. */
const piece = 38
const stray = 26
const sparkLength = 64

/** A crooked line of light that is gone before it is understood. */
export function flash(particles: Particles, from: Point, to: Point, tints: readonly number[]): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const count = Math.max(2, Math.round(Math.hypot(dx, dy) / piece))
  let before = from
  for (let i = 1; i <= count; i++) {
    const share = i / count
    const loose = i === count ? 0 : stray
    const next = {
      x: from.x + dx * share + (Math.random() - 0.5) * loose,
      y: from.y + dy * share + (Math.random() - 0.5) * loose * 1.6,
    }
    const long = Math.hypot(next.x - before.x, next.y - before.y)
    for (const [k, tint] of tints.entries())
      particles.emit({
        frame: 'spark',
        x: (before.x + next.x) / 2,
        y: (before.y + next.y) / 2,
        life: 0.12,
        scale: [(long / sparkLength) * (k === 0 ? 1.5 : 1.25), long / sparkLength],
        alpha: [1, 0.2],
        tint,
        turn: Math.atan2(next.y - before.y, next.x - before.x),
        glowing: k === 0,
      })
    before = next
  }
}
