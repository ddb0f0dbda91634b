import { type Chance, chance } from '../../model/chance.ts'
import { leaf, type Material, plain, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { add, onCurve, type Vec } from '../../model/vec.ts'
import type { Palette } from '../palette.ts'
import { bark, leavesOf, type Prop, timber } from './prop.ts'

/** a dark heart and overlapping puffs, lighter toward the sun */
export const canopy = (
  m: Model,
  p: Palette,
  r: Chance,
  at: Vec,
  radii: Vec,
  count: number,
  puff: readonly [number, number],
  darkest = 0,
): void => {
  const tones = leavesOf(p)
  m.group()
  m.egg(tones[darkest] ?? timber, at, [radii[0] * 0.82, radii[1] * 0.82, radii[2] * 0.82], 0.05)
  for (let i = 0; i < count; i++) {
    const [a, u] = [i * 2.39996, (i + 0.5) / count]
    const y = 1 - 2 * u * 0.94
    const q = Math.sqrt(Math.max(0, 1 - y * y))
    const lump = 1 + 0.13 * Math.sin(a * 2 + y * 5) + 0.09 * Math.sin(y * 9 + a * 3)
    const where = add(at, [
      Math.cos(a) * q * radii[0] * 0.86 * lump,
      y * radii[1] * 0.86 * lump,
      Math.sin(a) * q * radii[2] * 0.86 * lump,
    ])
    const size = r.between(puff[0], puff[1])
    const height = y * 0.75 - Math.cos(a) * q * 0.28 + r.between(-0.25, 0.25) + 0.1
    const tone = height > 0.8 ? 4 : height > 0.42 ? 3 : height > 0.02 ? 2 : height > -0.42 ? 1 : 0
    m.egg(tones[Math.max(darkest, tone)] ?? timber, where, [size, size * 0.82, size], 0.022).lumpy(0.02, 15)
  }
}
export const roots = (m: Model, material: Material, radius: number, count = 5): void => {
  for (let i = 0; i < count; i++) {
    const a = (i * 6.283) / count + 0.4
    m.cone(
      material,
      [0, radius * 1.4, 0],
      [Math.cos(a) * radius * 2.6, -0.02, Math.sin(a) * radius * 2.6],
      radius * 0.62,
      radius * 0.22,
      0.1,
    )
  }
}
export const oak =
  (seed: number): Prop =>
  (m, p) => {
    const [r, trunk] = [chance(seed), bark(p)]
    m.group()
    m.curve(trunk, [0, -0.1, 0], [0.08, 0.7, 0], [-0.04, 1.5, 0], 0.24, 0.17, 0.14, 0.05)
    roots(m, trunk, 0.2)
    m.cone(trunk, [0, 0.9, 0], [0.55, 1.5, 0.1], 0.1, 0.06, 0.06)
    m.cone(trunk, [0, 0.8, 0], [-0.5, 1.4, 0.1], 0.1, 0.06, 0.06)
    canopy(m, p, r, [0, 2.05, 0], [1.12, 0.86, 1], 90, [0.2, 0.31])
    canopy(m, p, r, [-0.62, 1.62, 0.3], [0.58, 0.46, 0.52], 30, [0.16, 0.23])
    canopy(m, p, r, [0.7, 1.7, 0.22], [0.55, 0.45, 0.5], 30, [0.16, 0.23])
  }
export const birch: Prop = (m, p) => {
  const [r, trunk, ink] = [chance(2), wood(0xfaf4ea, 0xdcd4cc), plain(0x2c2628)]
  const [a, b, c]: [Vec, Vec, Vec] = [
    [0, -0.1, 0],
    [0.12, 0.9, 0],
    [-0.02, 2, 0],
  ]
  m.group()
  m.curve(trunk, a, b, c, 0.14, 0.105, 0.07, 0.03)
  roots(m, trunk, 0.11, 4)
  m.cone(trunk, [0.04, 1.1, 0], [0.42, 1.7, 0.1], 0.06, 0.035, 0.04)
  m.cone(trunk, [0.03, 1, 0], [-0.4, 1.6, 0.1], 0.06, 0.035, 0.04)
  for (let i = 0; i < 10; i++)
    paint(
      m.egg(ink, add(onCurve(a, b, c, 0.06 + 0.07 * i), [r.between(-0.09, 0.09), 0, 0.1]), [
        r.between(0.05, 0.09),
        0.022,
        0.1,
      ]),
      0.01,
      0.95,
    )
  canopy(m, p, r, [0, 2.35, 0], [0.72, 0.85, 0.68], 64, [0.16, 0.24], 1)
  canopy(m, p, r, [0.42, 1.78, 0.15], [0.42, 0.38, 0.4], 22, [0.13, 0.19], 1)
  canopy(m, p, r, [-0.42, 1.72, 0.18], [0.4, 0.36, 0.4], 22, [0.13, 0.19], 1)
}
export const fir =
  (seed = 3, high = 3.2, wide = 0.98): Prop =>
  (m, p) => {
    const [r, trunk, needles] = [chance(seed), bark(p), leaf(p.fir[0], p.fir[1], { scale: 1.5 })]
    m.group()
    m.cone(trunk, [0, -0.1, 0], [0, high * 0.4, 0], 0.15, 0.1)
    roots(m, trunk, 0.12)
    for (let i = 0; i < 6; i++) {
      const u = i / 5
      const [y, radius, tall] = [
        high * (0.12 + 0.68 * u),
        wide * (1 - u * 0.76),
        high * 0.14 * (1.1 - 0.2 * u),
      ]
      m.group()
      m.inside(() => {
        m.move([0, y + tall * 1.2, 0])
        m.turnY(r.between(0, 360))
        m.drape(needles, {
          height: tall * 2.1,
          top: radius * 0.06,
          bottom: radius,
          folds: 8,
          depth: radius * 0.12,
          phase: r.between(0, 6),
          hem: tall * 0.32,
          blend: 0.05,
        })
          .lumpy(0.03, 9)
          .seeded(r.between(1, 9))
      })
    }
  }
export const bush =
  (seed: number, berries: 'red' | 'white' | 'none' = 'none'): Prop =>
  (m, p) => {
    const r = chance(seed)
    canopy(m, p, r, [0, 0.32, 0], [0.62, 0.42, 0.5], 46, [0.12, 0.19])
    canopy(m, p, r, [0.48, 0.22, 0.12], [0.36, 0.28, 0.32], 20, [0.1, 0.15])
    if (berries === 'none') return
    m.group()
    for (let i = 0; i < 9; i++) {
      const [a, q] = [r.between(0, 6.28), r.between(0.2, 0.9)]
      m.ball(
        plain(berries === 'red' ? 0xe02a34 : 0xfff6ea, { specular: 0.8, rough: 0.3 }),
        [Math.cos(a) * q * 0.55 + 0.08, 0.36 + 0.34 * Math.sqrt(1 - q * q), Math.sin(a) * q * 0.4 + 0.12],
        0.055,
        0,
      )
    }
  }
export const deadTree: Prop = (m, p) => {
  const trunk = bark(p)
  const branch = (a: Vec, b: Vec, c: Vec, r: number): void =>
    void m.curve(trunk, a, b, c, r, r * 0.7, r * 0.16, 0.05)
  m.group()
  m.curve(trunk, [0, -0.1, 0], [0.3, 0.7, 0], [-0.05, 1.35, 0], 0.26, 0.18, 0.12, 0.05)
  roots(m, trunk, 0.22, 6)
  branch([-0.02, 1.25, 0], [-0.25, 1.9, 0], [0.2, 2.5, 0], 0.11)
  branch([0.02, 1.1, 0], [0.5, 1.5, 0.1], [0.95, 2.05, 0.1], 0.1)
  branch([0, 1, 0], [-0.5, 1.2, 0.1], [-0.95, 1.85, 0], 0.1)
  branch([-0.5, 1.35, 0.06], [-0.8, 1.3, 0.2], [-1.15, 1.35, 0.25], 0.05)
  branch([0.5, 1.52, 0.08], [0.8, 1.5, 0.2], [1.15, 1.5, 0.2], 0.05)
  branch([-0.08, 1.9, 0], [-0.4, 2.2, 0], [-0.5, 2.55, 0], 0.055)
  paint(m.egg(plain(0x1a1016), [0.1, 0.72, 0.16], [0.07, 0.12, 0.14]), 0.02)
}
