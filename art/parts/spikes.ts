import type { Material } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import { add, between, onCurve, times, unit, type Vec } from '../model/vec.ts'

export const spikesAlong = (
  m: Model,
  material: Material,
  [a, b, c]: readonly [Vec, Vec, Vec],
  up: Vec,
  count: number,
  long: readonly [number, number],
  radius: number,
  lean = 0.4,
  from = 0,
): void => {
  for (let i = 0; i < count; i++) {
    const u = (i + 0.5) / count
    const t = from + (1 - from) * u
    const p = onCurve(a, b, c, t)
    const way = unit(add(times(add(b, times(a, -1)), 1 - t), times(add(c, times(b, -1)), t)))
    const l = between(long[0], long[1], u)
    m.cone(
      material,
      p,
      add(p, times(unit(add(up, times(way, lean))), l)),
      radius * (0.5 + (0.5 * l) / long[0]),
      0.008,
      0.015,
    )
  }
}
export const claws = (
  m: Model,
  material: Material,
  at: Vec,
  way: Vec,
  spread: number,
  long: number,
  r: number,
): void => {
  for (const u of [-1, 0, 1]) {
    const b = add(at, [u * spread, 0, 0])
    const d = unit(add(way, [u * 0.3, 0, 0]))
    m.curve(
      material,
      b,
      add(add(b, times(d, long * 0.6)), [0, long * 0.22, 0]),
      add(add(b, times(d, long)), [0, -long * 0.25, 0]),
      r,
      r * 0.8,
      r * 0.12,
      0.004,
    )
  }
}
