import { chance } from '../../model/chance.ts'
import { light } from '../../model/colour.ts'
import { glow, gold, plain } from '../../model/material.ts'
import { paint } from '../../model/model.ts'
import { smoothed } from '../../model/outline.ts'
import { boulder, darkStone, darkTimber, iron, type Prop, rockStone, timber } from './prop.ts'

export const lantern: Prop = (m, p) => {
  const [grey, dark, roof] = [rockStone(p), darkStone(p), plain(0x54424c)]
  m.group()
  m.box(dark, [0, 0.09, 0], [0.24, 0.12, 0.24], 0.05)
  m.group()
  m.box(grey, [0, 0.55, 0], [0.15, 0.45, 0.15], 0.05, 0.02, -0.14).lumpy(0.01, 8)
  m.group()
  m.box(dark, [0, 1.02, 0], [0.22, 0.06, 0.22], 0.03)
  m.group()
  m.box(glow(p.lamp, 2.1), [0, 1.27, 0], [0.15, 0.21, 0.15], 0.05)
  m.group()
  for (const x of [-0.17, 0.17])
    for (const z of [-0.17, 0.17]) m.box(roof, [x, 1.27, z], [0.026, 0.22, 0.026], 0.01)
  m.group()
  m.inside(() => {
    m.move([0, 1.49, 0])
    m.turnY(45)
    m.turned(
      roof,
      [
        [0, -0.02],
        [0.27, -0.02],
        [0.05, 0.13],
        [0, 0.18],
      ],
      0.015,
      0,
      4,
    )
  })
  m.group()
  m.ball(gold(), [0, 1.69, 0], 0.055)
  m.lamp([0, 1.2, 0.4], light(p.lamp), 1.6, 0.4)
}
export const fence: Prop = (m) => {
  for (const [i, x] of [-0.82, 0, 0.82].entries()) {
    m.group()
    m.box(timber, [x, 0.38, 0], [0.085, 0.44, 0.085], 0.03).seeded(1 + i * 2)
    m.inside(() => {
      m.move([x, 0.82, 0])
      m.turnY(45)
      m.turned(
        darkTimber,
        [
          [0, -0.02],
          [0.12, -0.02],
          [0, 0.12],
        ],
        0.01,
        0.01,
        4,
      )
    })
  }
  m.group()
  for (const [y, lean] of [
    [0.56, 2],
    [0.27, -1.5],
  ] as const)
    m.inside(() => {
      m.move([0, y, 0.07])
      m.turnZ(lean)
      m.box(timber, [0, 0, 0], [1, 0.07, 0.035], 0.025).seeded(y * 9)
    })
}
export const banner =
  (c: number, sign: number): Prop =>
  (m) => {
    const material = plain(c, { rough: 0.85, specular: 0.05, through: 0.15 })
    m.group()
    m.cone(darkTimber, [0, -0.05, 0], [0, 2, 0], 0.055, 0.045)
    m.group()
    m.inside(() => {
      m.move([0, 1.86, 0])
      m.turnZ(90)
      m.cone(darkTimber, [0, -0.42, 0], [0, 0.42, 0], 0.035, 0.035)
    })
    m.group()
    m.ball(gold(), [0, 2.06, 0], 0.08)
    m.group()
    m.inside(() => {
      m.move([0, 1.84, 0.06])
      m.plate(
        material,
        [
          [-0.36, 0],
          [0.36, 0],
          [0.36, -0.9],
          [0.18, -0.78],
          [0, -1.02],
          [-0.18, -0.78],
          [-0.36, -0.9],
        ],
        0.02,
        0.012,
        0,
        [0.25, 0.06, 0],
      )
      paint(m.ball(plain(sign), [0, -0.4, 0], 0.2), 0.008)
      paint(m.ball(material, [0.08, -0.35, 0], 0.15), 0.008)
    })
  }
export const barricade: Prop = (m, p) => {
  const r = chance(9)
  m.group()
  for (let i = 0; i < 5; i++)
    m.inside(() => {
      m.move([-0.8 + i * 0.4, 0.1, 0.05 * (i % 2)])
      m.turnX(28 + r.between(-6, 6))
      m.turnZ(r.between(-10, 10))
      m.group()
      m.cone(timber, [0, -0.1, 0], [0, 0.86, 0], 0.1, 0.085).seeded(i + 1)
      m.cone(timber, [0, 0.86, 0], [0, 1.08, 0], 0.085, 0.01, 0.01)
    })
  m.group()
  m.cone(darkTimber, [-1, 0.42, 0.22], [1, 0.4, 0.24], 0.075, 0.075)
  boulder(m, rockStone(p), r, [0.6, 0.08, 0.44], [0.16, 0.12, 0.14])
}
export const cauldron: Prop = (m, p) => {
  m.group()
  for (let i = 0; i < 3; i++)
    m.cone(
      iron,
      [Math.cos(i * 2.1) * 0.3, 0.3, Math.sin(i * 2.1) * 0.3],
      [Math.cos(i * 2.1) * 0.44, -0.02, Math.sin(i * 2.1) * 0.44],
      0.05,
      0.04,
    )
  m.turned(
    iron,
    smoothed(
      [
        [0, 0.1],
        [0.3, 0.14],
        [0.48, 0.36],
        [0.46, 0.58],
        [0.4, 0.64],
      ],
      4,
    ).concat([[0, 0.64]]),
    0.03,
  )
  m.group()
  m.ring(iron, [0, 0.66, 0], 0.42, 0.05)
  m.group()
  m.tube(glow(p.lamp, 1), [0, 0.655, 0], 0.38, 0.02, 0.01)
  m.group()
  for (const [x, z, r] of [
    [-0.12, 0.1, 0.1],
    [0.14, -0.04, 0.07],
    [0.05, 0.18, 0.05],
  ] as const)
    m.ball(glow(p.lamp, 1.1), [x, 0.68, z], r)
  m.lamp([0, 0.95, 0.2], light(p.lamp), 1.2, 0.4)
}
export const snowman: Prop = (m) => {
  const [snow, coal, scarf] = [plain(0xf4f9ff, { rough: 0.85, skin: 0.6 }), plain(0x2a2830), plain(0xd8303c)]
  m.group()
  m.ball(snow, [0, 0.36, 0], 0.42)
  m.ball(snow, [0, 0.92, 0], 0.31, 0.04)
  m.group()
  m.ball(snow, [0, 1.36, 0.02], 0.245)
  m.group()
  m.sides((s) => m.ball(coal, [s * 0.09, 1.42, 0.23], 0.035))
  for (let i = 0; i < 3; i++) m.ball(coal, [0, 1.06 - 0.16 * i, 0.27 + 0.03 * i], 0.036)
  m.group()
  m.cone(plain(0xff8a2a), [0, 1.35, 0.22], [0.03, 1.33, 0.5], 0.05, 0.012)
  m.group()
  m.ring(scarf, [0, 1.15, 0], 0.22, 0.07)
  m.cone(scarf, [0.15, 1.12, 0.18], [0.22, 0.8, 0.3], 0.07, 0.08, 0.03)
  m.group()
  m.turned(
    iron,
    [
      [0, 1.5],
      [0.26, 1.52],
      [0.2, 1.78],
      [0, 1.86],
    ],
    0.03,
  )
  m.group()
  m.sides((s) =>
    m.curve(
      darkTimber,
      [s * 0.26, 0.98, 0.05],
      [s * 0.5, 1.1, 0.1],
      [s * 0.68, 1.32, 0.1],
      0.03,
      0.025,
      0.015,
    ),
  )
}
