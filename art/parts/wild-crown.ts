import { type Colour, light } from '../model/colour.ts'
import { bone, glow, leaf, type Material, plain } from '../model/material.ts'
import { cut, type Model, paint } from '../model/model.ts'
import { loop } from '../model/outline.ts'
import type { Vec } from '../model/vec.ts'

export const wreath = (m: Model, green: Material, petals: readonly Colour[]): void => {
  m.group()
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2
    m.egg(
      green,
      [Math.cos(a) * 0.42, 0.25 + 0.02 * Math.sin(i * 3), Math.sin(a) * 0.41],
      [0.07, 0.05, 0.06],
      0.01,
    )
  }
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.3
    const at: Vec = [Math.cos(a) * 0.45, 0.29, Math.sin(a) * 0.44]
    m.group()
    for (let k = 0; k < 5; k++)
      m.ball(
        plain(petals[i % petals.length] ?? 0xffffff, { skin: 0.6 }),
        [at[0] + Math.cos(k * 1.2566) * 0.05, at[1] + Math.sin(k * 1.2566) * 0.05, at[2]],
        0.04,
        0.004,
      )
    m.group()
    m.ball(plain(0xffc63a), [at[0] * 1.06, at[1], at[2] * 1.06], 0.035)
  }
}
export const antlers = (m: Model, material: Material, k = 1): void => {
  m.group()
  m.sides((s) => {
    m.curve(
      material,
      [s * 0.2, 0.34, -0.04],
      [s * 0.5 * k, 0.5, -0.06],
      [s * 0.5 * k, 0.98 * k, 0],
      0.05,
      0.042,
      0.012,
    )
    m.curve(
      material,
      [s * 0.4 * k, 0.52 * k, -0.05],
      [s * 0.58 * k, 0.56 * k, 0.02],
      [s * 0.74 * k, 0.78 * k, 0.05],
      0.036,
      0.03,
      0.008,
    )
    m.curve(
      material,
      [s * 0.47 * k, 0.72 * k, -0.03],
      [s * 0.36 * k, 0.82 * k, 0.08],
      [s * 0.3 * k, 0.98 * k, 0.1],
      0.03,
      0.025,
      0.008,
    )
  })
}
/** curved horns growing from the brow */
export const horns = (m: Model, material: Material, kind: 'up' | 'ram' | 'back' | 'bull', k = 1): void => {
  m.group()
  m.sides((s) => {
    if (kind === 'up')
      m.curve(
        material,
        [s * 0.2, 0.32, 0.1],
        [s * 0.36, 0.56 * k, 0.14],
        [s * 0.2, 0.82 * k, 0.02],
        0.08,
        0.065,
        0.01,
      )
    if (kind === 'back')
      m.curve(
        material,
        [s * 0.22, 0.32, 0.06],
        [s * 0.4, 0.72 * k, 0],
        [s * 0.34, 0.74 * k, -0.46 * k],
        0.085,
        0.07,
        0.01,
      )
    if (kind === 'bull')
      m.curve(
        material,
        [s * 0.3, 0.24, 0.02],
        [s * 0.78 * k, 0.2, 0.06],
        [s * 0.7 * k, 0.66 * k, 0.12],
        0.1,
        0.085,
        0.012,
      )
    if (kind !== 'ram') return
    const at = (t: number): Vec => {
      const a = ((165 - t * 420) * Math.PI) / 180
      const r = 0.24 * k * (1 - 0.5 * t)
      return [s * (0.44 + Math.cos(a) * r), 0.16 + Math.sin(a) * r, 0.02 + 0.14 * t]
    }
    for (let i = 0; i < 13; i++)
      m.cone(
        material,
        at(i / 13),
        at((i + 1) / 13),
        0.11 * k * (1 - (0.8 * i) / 13),
        0.11 * k * (1 - (0.8 * (i + 1)) / 13),
        0.01,
      )
  })
}
export const halo = (m: Model, c: Colour): void => {
  m.group()
  m.inside(() => {
    m.move([0, 0.62, -0.08])
    m.turnX(-14)
    m.ring(glow(c, 1.25), [0, 0, 0], 0.3, 0.034)
  })
  m.lamp([0, 0.62, 0.2], light(c), 0.7, 0.3)
}
export const boneMask = (m: Model, eyes: Colour): void => {
  const white = bone()
  m.group()
  m.egg(white, [0, 0.05, 0.04], [0.41, 0.39, 0.4])
  m.box(white, [0, -0.2, 0.26], [0.16, 0.14, 0.12], 0.05, 0.08)
  m.sides((s) =>
    cut(m.egg(plain(0x140e12), [s * 0.165, -0.01, 0.4], [0.105, 0.11, 0.12]), 0.02, plain(0x140e12)),
  )
  cut(m.egg(plain(0x140e12), [0, -0.13, 0.42], [0.035, 0.06, 0.08]), 0.015, plain(0x140e12))
  for (let i = -3; i <= 3; i++)
    paint(m.box(plain(0x3a2c28), [i * 0.042, -0.27, 0.36], [0.005, 0.06, 0.1], 0.002), 0.005, 0.9)
  m.group()
  m.sides((s) => m.ball(glow(eyes, 1.6), [s * 0.165, -0.01, 0.33], 0.048))
}
export const leafCrown = (m: Model, a: Colour, b: Colour): void => {
  for (let i = 0; i < 13; i++) {
    const t = -2.2 + (i / 12) * 4.4
    m.inside(() => {
      m.move([Math.sin(t) * 0.38, 0.22, Math.cos(t) * 0.36])
      m.turnY((t * 180) / Math.PI)
      m.turnX(-12 - (i % 2) * 16)
      m.group()
      m.plate(
        leaf(i % 2 ? a : b, a),
        loop([
          [0, 0],
          [0.09, 0.1],
          [0.08, 0.22],
          [0, 0.36],
          [-0.08, 0.22],
          [-0.09, 0.1],
        ]),
        0.018,
        0.01,
        0,
        [0.9, 0, 0],
      )
    })
  }
}
