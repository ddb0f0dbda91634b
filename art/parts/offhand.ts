import { type Colour, light, shade } from '../model/colour.ts'
import { glow, gold, type Material, plain } from '../model/material.ts'
import { paint } from '../model/model.ts'
import { both, smoothed, star } from '../model/outline.ts'
import type { Weapon } from './weapon.ts'

/** an orb that hovers over an open palm */
export const orb =
  (c: Colour): Weapon =>
  (m) => {
    m.group()
    m.ball(glow(c, 1.25), [0, 0.22, 0.02], 0.075)
    m.group()
    for (let i = 0; i < 3; i++)
      m.ball(glow(c, 1.4), [Math.cos(i * 2.1) * 0.14, 0.22 + 0.05 * (i - 1), Math.sin(i * 2.1) * 0.14], 0.018)
    m.lamp([0, 0.22, 0.16], light(c), 1.5, 0.28)
  }
export const book =
  (cover: Colour, sign: Colour): Weapon =>
  (m) => {
    m.move([0, 0.06, 0.08])
    m.turnX(-62)
    m.turnY(-20)
    m.group()
    m.box(plain(cover), [0, -0.015, 0], [0.23, 0.02, 0.16], 0.014)
    m.group()
    m.sides((s) =>
      m.inside(() => {
        m.move([s * 0.11, 0.022, 0])
        m.turnZ(s * 8)
        m.box(plain(0xfff4dc), [0, 0, 0], [0.105, 0.026, 0.14], 0.02)
        for (const z of [-0.07, -0.02, 0.03, 0.08])
          paint(m.box(plain(shade(sign, 0.8)), [0, 0.03, z], [0.07, 0.02, 0.008], 0.002), 0.004)
      }),
    )
    m.group()
    m.ball(glow(sign, 1.1), [0, 0.2, 0.02], 0.04)
  }
const SHIELD_HALF = [
  [0, 0.31],
  [0.12, 0.265],
  [0.24, 0.25],
  [0.255, 0.04],
  [0.17, -0.2],
  [0, -0.36],
] as const
const KITE_HALF = [
  [0, 0.34],
  [0.16, 0.3],
  [0.235, 0.18],
  [0.23, 0.02],
  [0.14, -0.24],
  [0, -0.5],
] as const
export interface ShieldLook {
  kind?: 'heater' | 'kite' | 'round'
  field: Material
  rim?: Material
  sign?: 'star' | 'sun' | 'cross' | 'none'
  signMaterial?: Material
}
/** faces +z, held behind its middle */
export const shield =
  (look: ShieldLook): Weapon =>
  (m) => {
    const { kind = 'heater', field, rim = gold(), sign = 'star', signMaterial = rim } = look
    const round = Array.from(
      { length: 24 },
      (_, i) => [Math.sin((i * Math.PI) / 12) * 0.28, Math.cos((i * Math.PI) / 12) * 0.28] as const,
    )
    const outline = kind === 'round' ? round : both(smoothed(kind === 'kite' ? KITE_HALF : SHIELD_HALF, 3))
    const bend = [-0.9, -0.25, 0] as const
    m.group()
    m.plate(rim, outline, 0.032, 0.02, 0, bend)
    m.group()
    m.move([0, 0, 0.024])
    m.plate(
      field,
      outline.map(([x, y]) => [x * 0.84, y * 0.86] as const),
      0.03,
      0.015,
      0,
      bend,
    )
    m.group()
    m.move([0, 0, 0.022])
    if (sign === 'star') m.plate(signMaterial, star(0.17, 0.065, 5), 0.026, 0.012, 0, bend)
    if (sign === 'sun') m.plate(signMaterial, star(0.17, 0.1, 12), 0.026, 0.012, 0, bend)
    if (sign === 'cross') {
      m.box(signMaterial, [0, 0.02, 0], [0.032, 0.2, 0.03], 0.012)
      m.box(signMaterial, [0, 0.06, 0], [0.15, 0.032, 0.03], 0.012)
    }
    if (sign === 'none') m.ball(signMaterial, [0, 0, 0], 0.07)
    else m.ball(signMaterial, [0, 0, 0.02], 0.03)
  }
