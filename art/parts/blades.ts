import { type Colour, light } from '../model/colour.ts'
import { blade, glow, gold, leather, type Material, plain, steel, wood } from '../model/material.ts'
import { cut } from '../model/model.ts'
import { both, loop, smoothed } from '../model/outline.ts'
import { grip, tip, type Weapon } from './weapon.ts'

export interface SwordLook {
  long?: number
  wide?: number
  edge?: Material
  guard?: Material
  gem?: Colour
  wave?: boolean
}
/** ridged blade with a fuller, curved guard, pommel and gem */
export const sword =
  (look: SwordLook = {}): Weapon =>
  (m) => {
    const { long = 1.02, wide = 1, edge = blade(), guard = gold(), gem = 0x38d6ff } = look
    const w = 0.07 * wide
    m.group()
    const half = smoothed(
      [
        [w, 0.12],
        [w * 1.02, long * 0.3],
        [w * 1.16, long * 0.68],
        [w * 0.8, long * 0.86],
        [0, long * 1.05],
      ],
      3,
    )
    const rippled = look.wave
      ? half.map(([x, y]) => [x + (x > 0 ? 0.016 * Math.sin(y * 22) : 0), y] as const)
      : half
    m.plate(edge, both(rippled), 0.034, 0.005, 0).ridged(0.36)
    m.sides((s) => cut(m.box(edge, [0, long * 0.42, s * 0.042], [0.014, long * 0.26, 0.02], 0.008), 0.012))
    grip(m)
    m.group()
    m.curve(guard, [-0.2, 0.17, 0], [0, 0.07, 0], [0.2, 0.17, 0], 0.026, 0.045, 0.026)
    m.sides((s) => m.ball(guard, [s * 0.205, 0.172, 0], 0.036))
    m.ball(guard, [0, -0.155, 0], 0.052)
    m.group()
    m.ball(glow(gem, 0.6), [0, 0.122, 0.038], 0.034)
    tip(m, [0, long, 0])
  }
export const woodenSword: Weapon = (m) => {
  const plank = wood(0xd6a468, 0xa87640)
  m.group()
  m.plate(
    plank,
    both(
      smoothed(
        [
          [0.062, 0.12],
          [0.066, 0.5],
          [0.05, 0.82],
          [0, 0.92],
        ],
        3,
      ),
    ),
    0.03,
    0.014,
    0,
  )
  grip(m, leather(0x9a6a3a))
  m.group()
  m.box(wood(0xb07a46), [0, 0.12, 0], [0.16, 0.034, 0.042], 0.02)
  m.ball(wood(0xb07a46), [0, -0.14, 0], 0.044)
  tip(m, [0, 0.9, 0])
}
export const axe =
  (head: Material = steel(0xc8d2e0), twin = false, haft: Material = wood(), big = 1): Weapon =>
  (m) => {
    m.group()
    m.curve(haft, [0, -0.42, 0], [0.02, 0.1, 0], [0, 0.72 * big, 0], 0.036, 0.036, 0.04)
    grip(m, leather(0x5a3a22), -0.2, 0.06)
    m.group()
    const bit = loop(
      [
        [0.02, 0.1],
        [0.16, 0.14],
        [0.34, 0.28],
        [0.4, 0.02],
        [0.34, -0.26],
        [0.16, -0.12],
        [0.02, -0.1],
      ],
      3,
    )
    m.inside(() => {
      m.move([0, 0.6 * big, 0])
      m.scale(big)
      m.plate(head, bit, 0.05, 0.008, 0).edged(0.13)
      if (twin) m.plate(head, bit.map(([x, y]) => [-x, y] as const).reverse(), 0.05, 0.008, 0).edged(0.13)
      else m.cone(head, [-0.02, 0, 0], [-0.2, 0.02, 0], 0.05, 0.012, 0.02)
      m.box(head, [0, 0, 0], [0.06, 0.12, 0.06], 0.02)
    })
    m.group()
    m.ring(gold(), [0, 0.46 * big, 0], 0.042, 0.016)
    tip(m, [0.3 * big, 0.6 * big, 0])
  }
export const hammer =
  (head: Material, trim: Material = gold(), big = 1): Weapon =>
  (m) => {
    m.group()
    m.cone(wood(0x7a4e2a), [0, -0.36, 0], [0, 0.66 * big, 0], 0.036, 0.042)
    grip(m, leather(0x5a3a22), -0.2, 0.06)
    m.group()
    m.box(head, [0, 0.66 * big, 0], [0.24 * big, 0.14 * big, 0.14 * big], 0.03)
    m.group()
    m.sides((s) => m.box(trim, [s * 0.2 * big, 0.66 * big, 0], [0.05 * big, 0.155 * big, 0.155 * big], 0.03))
    m.box(trim, [0, 0.82 * big, 0], [0.06, 0.03, 0.06], 0.02)
    tip(m, [0, 0.7 * big, 0])
  }
export const mace =
  (head: Material = steel(0xa8b0c0)): Weapon =>
  (m) => {
    m.group()
    m.cone(wood(0x5a3a22), [0, -0.3, 0], [0, 0.5, 0], 0.032, 0.036)
    grip(m, leather(0x3a2a22), -0.16, 0.06)
    m.group()
    m.ball(head, [0, 0.6, 0], 0.14)
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4
      m.cone(
        head,
        [0, 0.6, 0],
        [Math.cos(a) * 0.24, 0.6 + (i % 2 ? 0.08 : -0.06), Math.sin(a) * 0.24],
        0.06,
        0.008,
      )
    }
    m.cone(head, [0, 0.6, 0], [0, 0.84, 0], 0.06, 0.008)
    tip(m, [0, 0.75, 0])
  }
export const club: Weapon = (m) => {
  const log = wood(0x8a6038, 0x5a3a20)
  m.group()
  m.curve(log, [0, -0.24, 0], [0.03, 0.3, 0], [-0.02, 0.82, 0], 0.042, 0.09, 0.15).lumpy(0.012, 12)
  m.group()
  for (const [x, y, z] of [
    [-0.13, 0.66, 0.06],
    [0.12, 0.74, 0.06],
    [0, 0.84, 0.14],
    [-0.02, 0.6, 0.13],
    [0.1, 0.54, -0.04],
  ] as const)
    m.cone(steel(0x9aa0ac), [x * 0.7, y, z * 0.7], [x * 1.5, y + 0.03, z * 1.5], 0.034, 0.006)
  tip(m, [0, 0.8, 0])
}
export const spear =
  (head: Material = blade(), ribbon: Colour | null = 0xd42a3a, prongs = 1): Weapon =>
  (m) => {
    m.group()
    m.cone(wood(0x8a5a30), [0, -0.62, 0], [0, 0.86, 0], 0.03, 0.028)
    m.group()
    const leafShape = both(
      smoothed(
        [
          [0.02, 0.82],
          [0.085, 0.94],
          [0.06, 1.08],
          [0, 1.3],
        ],
        3,
      ),
    )
    if (prongs === 1) m.plate(head, leafShape, 0.03, 0.005, 0).ridged(0.35)
    else {
      m.curve(head, [-0.17, 1.16, 0], [-0.19, 0.82, 0], [0, 0.84, 0], 0.012, 0.035, 0.035)
      m.curve(head, [0.17, 1.16, 0], [0.19, 0.82, 0], [0, 0.84, 0], 0.012, 0.035, 0.035)
      m.cone(head, [0, 0.8, 0], [0, 1.26, 0], 0.038, 0.008)
    }
    m.group()
    m.ring(gold(), [0, 0.82, 0], 0.034, 0.018)
    if (ribbon !== null) {
      m.group()
      m.egg(plain(ribbon), [0, 0.74, 0], [0.07, 0.08, 0.07], 0.02)
      m.curve(plain(ribbon), [0, 0.72, 0.02], [0.1, 0.62, 0.04], [0.06, 0.48, 0.06], 0.04, 0.03, 0.006)
    }
    tip(m, [0, 1.2, 0])
  }
/** held upright, string toward the archer */
export const bow =
  (timber: Material = wood(0xb0703a), trim: Material = gold(), long = 0.78): Weapon =>
  (m) => {
    const string = plain(0xf4ead8, { skin: 0 })
    m.group()
    m.sides((s) => {
      m.curve(timber, [0, 0, 0], [0.14, s * long * 0.62, 0], [-0.08, s * long, 0], 0.042, 0.034, 0.018, 0.01)
      m.curve(
        timber,
        [-0.08, s * long, 0],
        [-0.14, s * long * 1.06, 0],
        [-0.1, s * long * 1.14, 0],
        0.018,
        0.016,
        0.008,
      )
    })
    grip(m, leather(0x7a4522), -0.09, 0.09)
    m.group()
    m.sides((s) => m.ring(trim, [0.03, s * 0.14, 0], 0.04, 0.016))
    m.group()
    m.sides((s) => m.cone(string, [-0.08, s * long, 0], [-0.13, 0, 0], 0.008, 0.008))
    tip(m, [0.1, 0, 0])
  }
export const dagger =
  (edge: Material = blade(), gem: Colour = 0xff4a5a): Weapon =>
  (m) =>
    sword({ long: 0.58, wide: 0.85, edge, gem })(m)
export const scythe =
  (edge: Material = blade(0xd8e4f0), timber: Material = wood(0x4e3a34)): Weapon =>
  (m) => {
    m.group()
    m.curve(timber, [0, -0.74, 0], [0.06, 0, 0], [0, 0.84, 0], 0.03, 0.034, 0.036)
    m.group()
    m.plate(
      edge,
      loop(
        [
          [-0.02, 0.82],
          [0.2, 0.94],
          [0.46, 0.86],
          [0.66, 0.6],
          [0.44, 0.74],
          [0.2, 0.78],
          [-0.02, 0.72],
        ],
        4,
      ),
      0.026,
      0.006,
      0,
    ).edged(0.07)
    m.group()
    m.ring(steel(0x8a8494), [0, 0.78, 0], 0.044, 0.026)
    tip(m, [0.5, 0.8, 0])
  }
export const torch: Weapon = (m) => {
  m.group()
  m.cone(wood(0x6a4426), [0, -0.3, 0], [0, 0.4, 0], 0.034, 0.046)
  m.group()
  m.tube(steel(0x6a6470), [0, 0.42, 0], 0.075, 0.05, 0.02, 0.01, 0.09)
  m.group()
  m.turned(
    glow(0xff7a1a, 1.3),
    smoothed(
      [
        [0, 0.42],
        [0.1, 0.48],
        [0.1, 0.6],
        [0.04, 0.74],
        [0, 0.86],
      ],
      4,
    ),
    0.01,
  ).lumpy(0.012, 14)
  m.group()
  m.turned(
    glow(0xffe27a, 1.8),
    smoothed(
      [
        [0, 0.46],
        [0.055, 0.52],
        [0.05, 0.6],
        [0, 0.72],
      ],
      4,
    ),
    0.03,
  )
  m.lamp([0, 0.62, 0.16], light(0xff9a3a), 2, 0.4)
  tip(m, [0, 0.7, 0])
}
