export type Vec = readonly [number, number, number]
export type Flat = readonly [number, number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const size = (a: Vec): number => Math.sqrt(dot(a, a))
export const unit = (a: Vec): Vec => (size(a) > 1e-9 ? times(a, 1 / size(a)) : [0, 1, 0])
export const mix = (a: Vec, b: Vec, t: number): Vec => add(a, times(sub(b, a), t))
export const between = (a: number, b: number, t: number): number => a + (b - a) * t
/** a point of a quadratic curve */
export const onCurve = (a: Vec, b: Vec, c: Vec, t: number): Vec =>
  add(add(times(a, (1 - t) * (1 - t)), times(b, 2 * t * (1 - t))), times(c, t * t))
export const mirrored = (a: Vec, side: number): Vec => [a[0] * side, a[1], a[2]]
