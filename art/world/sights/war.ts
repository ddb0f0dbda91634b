import { chance } from '../../model/chance.ts'
import { light } from '../../model/colour.ts'
import { cloth, glow, plain } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'
import { boulder, darkStone, darkTimber, iron, type Prop, rockStone, timber } from '../props/prop.ts'

const wheel = (m: Model, at: Vec, r: number): void =>
  m.inside(() => {
    m.move(at)
    m.turnX(90)
    m.group()
    m.ring(darkTimber, [0, 0, 0], r, 0.08)
    for (let i = 0; i < 4; i++) {
      const [c, s] = [Math.cos(i * 0.785) * r, Math.sin(i * 0.785) * r]
      m.cone(timber, [-c, 0, -s], [c, 0, s], 0.045, 0.045)
    }
    m.ball(iron, [0, 0, 0], 0.12)
  })
export const catapult: Prop = (m, p) => {
  m.group()
  m.box(timber, [0, 0.46, 0.4], [1, 0.09, 0.09], 0.03).seeded(1)
  m.box(timber, [0, 0.46, -0.4], [1, 0.09, 0.09], 0.03).seeded(2)
  m.box(darkTimber, [-0.8, 0.46, 0], [0.09, 0.08, 0.46], 0.03)
  m.box(darkTimber, [0.8, 0.46, 0], [0.09, 0.08, 0.46], 0.03)
  for (const z of [-0.4, 0.4]) {
    m.group()
    m.cone(darkTimber, [-0.5, 0.46, z], [0, 1.5, z], 0.08, 0.08)
    m.cone(darkTimber, [0.5, 0.46, z], [0, 1.5, z], 0.08, 0.08)
  }
  m.group()
  m.cone(iron, [0, 1.48, -0.5], [0, 1.48, 0.5], 0.07, 0.07)
  m.group()
  m.cone(timber, [0.7, 0.6, 0], [-1, 2.5, 0], 0.1, 0.07)
  m.group()
  m.egg(darkTimber, [-1.06, 2.56, 0], [0.28, 0.16, 0.26])
  boulder(m, rockStone(p), chance(4), [-1.06, 2.74, 0], [0.2, 0.18, 0.18])
  for (const x of [-0.7, 0.7]) wheel(m, [x, 0.34, 0.58], 0.36)
}
/** soup for both sides */
export const fieldKitchen: Prop = (m, p) => {
  m.group()
  for (let i = 0; i < 3; i++)
    m.cone(
      darkTimber,
      [Math.cos(i * 2.09 + 0.5) * 0.7, -0.02, Math.sin(i * 2.09 + 0.5) * 0.6],
      [0, 1.9, 0],
      0.06,
      0.05,
    )
  m.group()
  m.cone(iron, [0, 1.85, 0], [0, 1, 0], 0.025, 0.025)
  m.group()
  m.turned(
    iron,
    [
      [0, 0.42],
      [0.3, 0.46],
      [0.44, 0.66],
      [0.4, 0.96],
      [0, 0.96],
    ],
    0.03,
  )
  m.group()
  m.tube(plain(0xe8a050, { emission: light(0x301808) }), [0, 0.97, 0], 0.36, 0.02, 0.01)
  m.group()
  for (let i = 0; i < 5; i++)
    m.cone(
      glow(i % 2 ? 0xff8a2a : 0xffc24a, 1.5),
      [Math.cos(i * 1.25) * 0.16, 0.05, Math.sin(i * 1.25) * 0.14],
      [Math.cos(i * 1.25) * 0.1, 0.4, Math.sin(i * 1.25) * 0.1],
      0.1,
      0.01,
    )
  m.group()
  m.box(timber, [1.05, 0.42, 0.1], [0.46, 0.05, 0.3], 0.02)
  for (const x of [0.68, 1.42]) m.cone(darkTimber, [x, 0, 0.1], [x, 0.4, 0.1], 0.06, 0.05)
  m.group()
  for (let i = 0; i < 3; i++)
    m.egg(cloth(0xd8964a, 0xa86428), [0.78 + i * 0.26, 0.56, 0.08 + 0.06 * (i % 2)], [0.15, 0.11, 0.19])
  m.lamp([0, 0.3, 0.7], light(p.lamp), 1.6, 0.4)
}
export const brokenWall: Prop = (m, p) => {
  const r = chance(21)
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 5 - Math.abs(row - 1.2) * 0.7; k++) {
      m.group()
      m.box(
        r() < 0.5 ? rockStone(p, 0) : darkStone(p),
        [-0.9 + k * 0.44 + (row % 2) * 0.2, 0.16 + row * 0.3, r.between(-0.03, 0.03)],
        [0.21, 0.14, 0.2],
        0.05,
      )
        .lumpy(0.012, 6)
        .seeded(r.between(1, 9))
    }
  for (let i = 0; i < 5; i++)
    boulder(m, darkStone(p), r, [0.4 + i * 0.2, 0.08, 0.3 - 0.05 * i], [0.14, 0.1, 0.12])
}
export const arrows: Prop = (m) => {
  for (const [x, z, lean] of [
    [-0.3, 0, 20],
    [0, 0.15, 8],
    [0.3, -0.05, 28],
    [0.12, 0.3, -14],
  ] as const)
    m.inside(() => {
      m.move([x, 0, z])
      m.turnZ(-lean)
      m.group()
      m.cone(timber, [0, -0.05, 0], [0, 0.8, 0], 0.028, 0.028)
      m.group()
      m.plate(
        plain(0xd8483a),
        [
          [-0.09, 0.62],
          [0.09, 0.62],
          [0.09, 0.86],
          [0, 0.8],
          [-0.09, 0.86],
        ],
        0.015,
        0.005,
      )
    })
}
