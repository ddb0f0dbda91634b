import type { Colour } from '../model/colour.ts'
import { feather, type Material } from '../model/material.ts'
import { cut, type Model } from '../model/model.ts'
import { loop, scalloped } from '../model/outline.ts'
import type { Flat, Vec } from '../model/vec.ts'

export interface BatWing {
  skin: Material
  bone: Material
  claw: Material
  span?: number
  /** 0 whole … 1 in rags */
  torn?: number
}
/** x goes outward along the side, y up, the root at the origin */
export const batWing = (m: Model, w: BatWing, side: number): void => {
  const { span = 1.12, torn = 0 } = w
  const k = span / 1.25
  const at = (x: number, y: number): Flat => [x * k * side, y * k]
  const bend = -0.16
  const raised = (p: Flat, z = 0): Vec => [p[0], p[1], bend * p[0] * p[0] + z]
  const wrist = at(0.44, 0.6)
  const tips: Flat[] = [at(1.02, 0.95), at(1.28, 0.34), at(1.12, -0.22), at(0.66, -0.46), at(0.06, -0.42)]
  m.group()
  m.plate(
    w.skin,
    [at(0, 0), at(0.2, 0.34), wrist, ...scalloped(tips, wrist, 0.2 + torn * 0.12, 6)],
    0.016,
    0.01,
    0,
    [bend, 0, 0],
  )
  if (torn > 0)
    for (const [x, y, r] of [
      [0.88, 0.42, 0.1],
      [0.7, -0.05, 0.13],
      [0.98, 0.1, 0.06],
      [0.42, -0.18, 0.085],
      [1.02, 0.66, 0.07],
    ] as const)
      cut(m.egg(w.skin, raised(at(x, y)), [r * k * torn * 1.2, r * k * torn * 1.7, 0.12], 0), 0.005, w.skin)
  m.group()
  m.curve(
    w.bone,
    raised(at(0, 0)),
    raised(at(0.14, 0.42), 0.02),
    raised(wrist, 0.01),
    0.085 * k,
    0.062 * k,
    0.055 * k,
  )
  m.ball(w.bone, raised(wrist, 0.01), 0.066 * k, 0.03)
  for (const tip of tips.slice(0, 4)) {
    const middle: Flat = [
      (wrist[0] + tip[0]) / 2 - (tip[1] - wrist[1]) * 0.1 * side,
      (wrist[1] + tip[1]) / 2 + Math.abs(tip[0] - wrist[0]) * 0.14,
    ]
    m.curve(
      w.bone,
      raised(wrist, 0.012),
      raised(middle, 0.014),
      raised(tip),
      0.045 * k,
      0.032 * k,
      0.014 * k,
      0.012,
    )
  }
  m.curve(
    w.claw,
    raised(wrist),
    raised(at(0.45, 0.74), 0.03),
    raised(at(0.37, 0.8), 0.1),
    0.045 * k,
    0.03 * k,
    0.005,
    0.006,
  )
}
const quill = (long: number, wide: number): Flat[] =>
  loop(
    [
      [0, 0],
      [wide * 0.7, long * 0.18],
      [wide, long * 0.6],
      [wide * 0.5, long * 0.93],
      [0, long],
      [-wide * 0.6, long * 0.9],
      [-wide, long * 0.55],
      [-wide * 0.6, long * 0.15],
    ],
    3,
  )

export interface FeatherWing {
  low: Colour
  middle: Colour
  high: Colour
  span?: number
  glow?: number
}
/** three rows of feathers on a raised arm */
export const featherWing = (m: Model, w: FeatherWing, side: number): void => {
  const { span = 1.1 } = w
  const arm = (u: number): Vec => [
    side * span * (0.1 + 0.62 * u),
    span * (0.08 + 0.62 * Math.sin(u * 1.9)),
    -0.05 - 0.1 * u,
  ]
  const rows = [
    { colour: w.low, count: 10, long: 0.98, wide: 0.085, z: -0.03, from: 165, to: 28 },
    { colour: w.middle, count: 9, long: 0.62, wide: 0.085, z: 0.01, from: 160, to: 34 },
    { colour: w.high, count: 8, long: 0.34, wide: 0.08, z: 0.045, from: 150, to: 40 },
  ]
  for (const row of rows)
    for (let i = 0; i < row.count; i++) {
      const u = i / (row.count - 1)
      const material = feather(row.colour, row.colour, { through: 0.2, bump: 0.2 })
      m.inside(() => {
        const [x, y, z] = arm(u)
        m.move([x, y, z + row.z - 0.004 * i])
        m.turnZ(-side * (row.from + (row.to - row.from) * u))
        m.turnY(side * 12)
        m.group()
        m.plate(
          material,
          quill(row.long * span * (0.72 + 0.34 * Math.sin(u * 2.4 + 0.4)), row.wide * span),
          0.016,
          0.01,
          0,
          [0.9, 0, 0],
        ).edged(0.05)
      })
    }
  m.group()
  const top = feather(w.high, w.high)
  for (let i = 0; i < 7; i++)
    m.egg(top, arm(i / 6.5), [0.1 * span * (1 - i * 0.07), 0.09 * span * (1 - i * 0.07), 0.075 * span], 0.05)
}
