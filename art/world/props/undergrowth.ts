import { chance } from '../../model/chance.ts'
import { glow, leaf, type Material, plain, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { smoothed } from '../../model/outline.ts'
import { add, type Vec } from '../../model/vec.ts'
import { bark, boulder, type Prop, rockStone } from './prop.ts'
import { roots } from './trees.ts'

export const flowers =
  (seed: number): Prop =>
  (m, p) => {
    const r = chance(seed)
    const green = plain(p.blades[1])
    for (let i = 0; i < 8; i++) {
      const [a, q, high] = [i * 2.4, 0.1 + 0.045 * i, r.between(0.26, 0.46)]
      const foot: Vec = [Math.cos(a) * q, 0, Math.sin(a) * q * 0.8]
      const top = add(foot, [r.between(-0.06, 0.06), high, r.between(0, 0.08)])
      m.group()
      m.curve(green, foot, add(foot, [0, high * 0.6, 0]), top, 0.022, 0.018, 0.016)
      m.egg(green, add(foot, [0.06, high * 0.35, 0.02]), [0.08, 0.02, 0.035])
      m.group()
      const petals = plain(p.flowers[(i * seed) % 3] ?? 0xffffff, { skin: 0.6 })
      for (let k = 0; k < 6; k++)
        m.egg(
          petals,
          add(top, [Math.cos(k * 1.047) * 0.08, 0.01, Math.sin(k * 1.047) * 0.08]),
          [0.058, 0.03, 0.058],
          0.004,
        )
      m.group()
      m.ball(plain(0xffc02a), add(top, [0, 0.035, 0]), 0.045)
    }
    for (let i = 0; i < 12; i++) {
      const [a, q] = [r.between(0, 6.28), r.between(0.1, 0.5)]
      m.group()
      m.cone(
        green,
        [Math.cos(a) * q, -0.02, Math.sin(a) * q * 0.8],
        [Math.cos(a) * q * 1.25, r.between(0.12, 0.25), Math.sin(a) * q],
        0.03,
        0.005,
      )
    }
  }
const mushroom = (m: Model, at: Vec, k: number, cap: Material): void =>
  m.inside(() => {
    const white = plain(0xfff6ea, { skin: 0.5 })
    m.move(at)
    m.scale(k)
    m.group()
    m.cone(white, [0, 0, 0], [0, 0.26, 0], 0.085, 0.065)
    m.group()
    m.turned(
      cap,
      smoothed([
        [0, 0.22],
        [0.24, 0.2],
        [0.26, 0.26],
        [0.16, 0.4],
        [0, 0.45],
      ]),
      0.015,
    )
    for (let i = 0; i < 9; i++) {
      const [a, r] = [i * 2.1, 0.03 + 0.024 * i]
      paint(m.ball(white, [Math.cos(a) * r, 0.45 - r * r * 3.6, Math.sin(a) * r], 0.046), 0.006)
    }
  })
export const mushrooms: Prop = (m, p) => {
  const cap =
    p.world === 'abyss' || p.world === 'dark' ? glow(0x3ac8d8, 0.5) : plain(0xe02a34, { rough: 0.35 })
  mushroom(m, [-0.1, 0, 0], 1.15, cap)
  mushroom(m, [0.26, 0, 0.12], 0.8, cap)
  mushroom(m, [0.05, 0, 0.3], 0.55, cap)
}
export const stump: Prop = (m, p) => {
  const r = chance(14)
  const trunk = bark(p)
  m.group()
  m.tube(trunk, [0, 0.2, 0], 0.34, 0.24, 0.04, 0.03, 0.3).lumpy(0.025, 8)
  roots(m, trunk, 0.2, 6)
  m.group()
  m.tube(wood(0xe0b878, 0xb8884c), [0, 0.45, 0], 0.265, 0.025, 0.01)
  for (let i = 1; i < 4; i++) paint(m.ring(plain(0x9a6a38), [0, 0.476, 0], 0.07 * i, 0.008), 0.008, 0.8)
  mushroom(m, [0.4, 0, 0.2], 0.6, plain(0xd8923a))
  mushroom(m, [0.52, 0, 0.08], 0.42, plain(0xd8923a))
  boulder(m, rockStone(p), r, [-0.42, 0.05, 0.2], [0.13, 0.1, 0.12])
}
export const log: Prop = (m, p) => {
  const trunk = bark(p)
  m.group()
  m.cone(trunk, [-0.72, 0.2, 0], [0.72, 0.2, 0.1], 0.22, 0.19).lumpy(0.02, 9)
  m.cone(trunk, [0.2, 0.3, 0], [0.32, 0.56, -0.04], 0.08, 0.055, 0.04)
  m.group()
  m.inside(() => {
    m.move([-0.88, 0.2, 0])
    m.turnZ(90)
    m.tube(wood(0xe0b878, 0xb8884c), [0, 0, 0], 0.175, 0.03, 0.01)
  })
  const moss = leaf(p.leaves[2], p.leaves[3])
  m.group()
  for (let i = 0; i < 6; i++)
    m.egg(moss, [-0.4 + i * 0.16, 0.38 + 0.01 * Math.sin(i * 3), 0.03], [0.14, 0.05, 0.15], 0.04).lumpy(
      0.015,
      16,
    )
}
export const reeds: Prop = (m, p) => {
  const r = chance(31)
  for (let i = 0; i < 14; i++) {
    const [a, q, high] = [r.between(0, 6.28), r.between(0.05, 0.42), r.between(0.4, 0.85)]
    const foot: Vec = [Math.cos(a) * q, -0.02, Math.sin(a) * q * 0.7]
    m.group()
    m.curve(
      plain(p.blades[i % 3] ?? 0x6fb43c),
      foot,
      add(foot, [0.02, high * 0.6, 0]),
      add(foot, [Math.cos(a) * 0.22, high, Math.sin(a) * 0.12]),
      0.034,
      0.026,
      0.004,
    )
    if (i % 4 === 0) {
      m.group()
      m.cone(plain(p.blades[1]), foot, add(foot, [0, high, 0.03]), 0.014, 0.012)
      m.group()
      m.cone(plain(0x7a4a2a), add(foot, [0, high, 0.03]), add(foot, [0, high + 0.16, 0.03]), 0.045, 0.04)
    }
  }
}
