import { chance } from '../model/chance.ts'
import { type Colour, shade } from '../model/colour.ts'
import { glow, leaf, type Material, plain, wood } from '../model/material.ts'
import { cut, type Model } from '../model/model.ts'
import type { Vec } from '../model/vec.ts'
import type { Mood } from './face.ts'

export interface Treant {
  bark: Colour
  leaves: readonly Colour[]
  eyes: Colour
  /** bare branches instead of a crown */
  bare?: boolean
  blossom?: Colour | null
  mood?: Mood
}
const twigs = (m: Model, material: Material, at: Vec, s: number): void => {
  for (const [dx, dy, dz] of [
    [0.1, -0.16, 0.1],
    [0.18, -0.06, 0.08],
    [0.02, -0.2, 0.14],
    [0.14, -0.12, -0.04],
  ] as const)
    m.curve(
      material,
      at,
      [at[0] + s * dx * 0.6, at[1] + dy * 0.3, at[2] + dz],
      [at[0] + s * dx * 1.3, at[1] + dy, at[2] + dz * 1.3],
      0.055,
      0.04,
      0.01,
    )
}
/** a tree that walks */
export const treant = (m: Model, t: Treant): void => {
  const [bark, r] = [wood(t.bark, shade(t.bark, 0.6)), chance(41)]
  m.sides((s) => {
    m.part(s < 0 ? 'legNear' : 'legFar', '', [s * 0.18, 0.42, 0], { cast: 0.8, clip: ['torso'] })
    m.curve(bark, [s * 0.16, 0.5, 0], [s * 0.24, 0.3, 0.04], [s * 0.26, 0.08, 0.08], 0.18, 0.14, 0.13)
    for (const [x, z] of [
      [0.14, 0.22],
      [-0.06, 0.24],
      [0.2, 0.02],
      [-0.1, -0.1],
    ] as const)
      m.cone(bark, [s * 0.26, 0.1, 0.08], [s * (0.26 + x), 0, 0.08 + z], 0.085, 0.03, 0.05)
  })
  m.part('torso', '', [0, 0.4, 0])
  m.curve(bark, [0, 0.36, 0], [0.05, 0.85, 0], [0, 1.4, 0.02], 0.32, 0.34, 0.28, 0.05).lumpy(0.022, 8)
  m.egg(bark, [0, 0.98, 0.24], [0.2, 0.06, 0.1], 0.08)
  m.sides((s) =>
    cut(m.egg(plain(0x140c08), [s * 0.14, 1.16, 0.32], [0.085, 0.075, 0.1]), 0.02, plain(0x140c08)),
  )
  cut(m.egg(plain(0x140c08), [0, 0.84, 0.34], [0.14, 0.06, 0.12]), 0.02, plain(0x140c08))
  m.curve(bark, [-0.28, 1.3, 0.22], [0, 1.24, 0.42], [0.28, 1.32, 0.22], 0.05, 0.06, 0.05, 0.04)
  m.curve(bark, [0, 1.2, 0.3], [0, 1.08, 0.44], [0, 0.98, 0.34], 0.05, 0.06, 0.04, 0.04)
  if (t.mood === 'merry') {
    cut(m.egg(plain(0x140c08), [0, 0.8, 0.34], [0.2, 0.1, 0.12]), 0.02, plain(0x140c08))
    cut(m.egg(bark, [0, 0.93, 0.38], [0.26, 0.07, 0.1]), 0.02, bark)
  }
  if (t.mood === 'stern')
    m.sides((s) =>
      m.curve(
        bark,
        [s * 0.02, 1.14, 0.4],
        [s * 0.16, 1.24, 0.4],
        [s * 0.3, 1.34, 0.22],
        0.06,
        0.06,
        0.04,
        0.02,
      ),
    )
  m.part('eyes', 'torso', [0, 1.16, 0.28], { clip: ['torso'] })
  m.sides((s) => m.ball(glow(t.eyes, 1.7), [s * 0.14, 1.15, 0.27], 0.052))
  m.sides((s) => {
    const side = s < 0 ? 'Near' : 'Far'
    m.part(`arm${side}`, 'torso', [s * 0.26, 1.18, 0], { cast: 0.6, clip: ['torso'] })
    m.curve(bark, [s * 0.2, 1.2, 0], [s * 0.56, 1.18, 0.02], [s * 0.66, 0.86, 0.08], 0.13, 0.1, 0.09)
    m.part(`fore${side}`, `arm${side}`, [s * 0.66, 0.86, 0.08], { cast: 0.6 })
    m.curve(bark, [s * 0.66, 0.88, 0.08], [s * 0.72, 0.66, 0.12], [s * 0.7, 0.48, 0.2], 0.095, 0.1, 0.11)
    twigs(m, bark, [s * 0.7, 0.46, 0.2], s)
    if (!t.bare) {
      m.group()
      for (let i = 0; i < 7; i++)
        m.egg(
          leaf(t.leaves[i % t.leaves.length] ?? 0x4a9a3a, shade(t.leaves[0] ?? 0, 0.8)),
          [s * (0.5 + r.between(-0.1, 0.12)), 1.2 + r.between(-0.04, 0.1), r.between(-0.1, 0.12)],
          [0.12, 0.1, 0.12],
          0.02,
        ).lumpy(0.018, 15)
    }
  })
  m.part('head', 'torso', [0, 1.36, 0])
  m.sides((s) =>
    m.curve(bark, [s * 0.14, 1.34, 0], [s * 0.4, 1.6, -0.04], [s * 0.46, 2.0, 0], 0.09, 0.06, 0.012),
  )
  m.curve(bark, [0, 1.36, 0], [0.02, 1.7, -0.06], [-0.1, 2.1, 0], 0.12, 0.07, 0.012)
  if (!t.bare) {
    m.group()
    for (let i = 0; i < 52; i++) {
      const [a, u] = [i * 2.39996, (i + 0.5) / 52]
      const y = 1 - 1.6 * u
      const q = Math.sqrt(Math.max(0, 1 - y * y))
      const tone =
        t.leaves[
          Math.max(
            0,
            Math.min(t.leaves.length - 1, Math.floor((y + 1) * 0.5 * t.leaves.length + r.between(-0.5, 0.5))),
          )
        ] ?? 0x4a9a3a
      const size = r.between(0.14, 0.21)
      m.egg(
        leaf(tone, shade(tone, 1.15)),
        [Math.cos(a) * q * 0.56, 1.82 + y * 0.4, Math.sin(a) * q * 0.5],
        [size, size * 0.82, size],
        0.02,
      ).lumpy(0.018, 15)
    }
    if (t.blossom !== null && t.blossom !== undefined) {
      m.group()
      for (let i = 0; i < 16; i++)
        m.ball(
          plain(t.blossom),
          [
            Math.cos(i * 2.4) * 0.52,
            1.74 + 0.42 * Math.sin(i * 1.7),
            0.2 + 0.36 * Math.abs(Math.sin(i * 2.4)),
          ],
          0.055,
          0.004,
        )
    }
  }
  m.plan = 'plant'
  m.order = ['armFar', 'foreFar', 'legFar', 'legNear', 'torso', 'eyes', 'head', 'armNear', 'foreNear']
}
