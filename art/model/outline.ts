import type { Flat } from './vec.ts'

/** Catmull-Rom through the points of an open profile or a closed loop */
export const smoothed = (points: readonly Flat[], steps = 9, closed = false): Flat[] => {
  const count = points.length
  const at = (i: number): Flat => {
    const k = closed ? ((i % count) + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[k] ?? [0, 0]
  }
  const out: Flat[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const value = (p: 0 | 1): number =>
        0.5 *
        (2 * b[p] +
          (c[p] - a[p]) * t +
          (2 * a[p] - 5 * b[p] + 4 * c[p] - d[p]) * t * t +
          (3 * b[p] - a[p] - 3 * c[p] + d[p]) * t * t * t)
      out.push([value(0), value(1)])
    }
  if (!closed) out.push(at(count - 1))
  return out
}
export const loop = (points: readonly Flat[], steps = 4): Flat[] => smoothed(points, steps, true)
/** mirrored half outline, from top to bottom, closed */
export const both = (half: readonly Flat[]): Flat[] => [
  ...half,
  ...[...half]
    .reverse()
    .filter((p) => p[0] !== 0)
    .map(([x, y]): Flat => [-x, y]),
]
export const star = (outer: number, inner: number, points = 5): Flat[] =>
  Array.from({ length: points * 2 }, (_, i): Flat => {
    const [a, r] = [(i * Math.PI) / points, i % 2 ? inner : outer]
    return [Math.sin(a) * r, Math.cos(a) * r]
  })
/** between two tips the edge swings toward the hub: wings, torn hems */
export const scalloped = (tips: readonly Flat[], hub: Flat, depth: number, steps = 5): Flat[] => {
  const out: Flat[] = []
  for (let i = 0; i + 1 < tips.length; i++) {
    const [a, b] = [tips[i] ?? hub, tips[i + 1] ?? hub]
    const m: Flat = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const c: Flat = [m[0] + (hub[0] - m[0]) * depth * 2, m[1] + (hub[1] - m[1]) * depth * 2]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const value = (p: 0 | 1): number => a[p] * (1 - t) ** 2 + c[p] * 2 * t * (1 - t) + b[p] * t * t
      out.push([value(0), value(1)])
    }
  }
  out.push(tips[tips.length - 1] ?? hub)
  return out
}
