import { type Colour, light, shade } from '../../model/colour.ts'
import {
  cloth,
  crystal,
  glow,
  gold,
  leaf,
  lit,
  type Material,
  plain,
  steel,
  wood,
} from '../../model/material.ts'
import { cut, paint } from '../../model/model.ts'
import { loop, smoothed, star } from '../../model/outline.ts'
import { PALETTES } from '../../world/palette.ts'
import { chest } from '../../world/places/treasure.ts'
import type { Icon } from './icon.ts'

export const gem =
  (c: Colour, pale: Colour, facets = 8): Icon =>
  (m) => {
    m.turnX(14)
    m.turnY(20)
    m.turned(
      crystal(c, pale, 0.3),
      [
        [0, -0.86],
        [0.8, 0.2],
        [0.78, 0.34],
        [0.46, 0.66],
        [0, 0.66],
      ],
      0.02,
      0,
      facets,
    )
  }
export const cluster =
  (c: Colour, pale: Colour): Icon =>
  (m) => {
    const shard = (x: number, lean: number, long: number, wide: number, z = 0): void =>
      m.inside(() => {
        m.move([x, -0.8, z])
        m.turnZ(lean)
        m.group()
        m.turned(
          crystal(c, pale, 0.35),
          [
            [0, 0],
            [wide * 0.8, 0.05],
            [wide, long * 0.66],
            [0, long],
          ],
          0.01,
          0,
          6,
        )
      })
    shard(0, 2, 1.66, 0.3)
    shard(0.2, -32, 1.12, 0.22, 0.14)
    shard(-0.2, 34, 1.2, 0.23, 0.12)
    shard(0.04, -8, 0.8, 0.19, 0.34)
  }
export const coin =
  (c: Colour, c2: Colour, sign: Icon): Icon =>
  (m) => {
    m.turnY(-16)
    m.turnX(78)
    m.tube(gold(c, c2), [0, 0, 0], 0.84, 0.13, 0.05)
    m.ring(gold(c, c2), [0, 0.12, 0], 0.74, 0.07)
    m.group()
    m.move([0, 0.14, 0])
    m.turnX(-90)
    sign(m)
  }
export const starSign: Icon = (m) => void m.plate(gold(0xffe07a, 0xf0a830), star(0.5, 0.22), 0.06, 0.03)
export const ticket: Icon = (m) => {
  m.turnZ(-18)
  m.turnY(-12)
  m.plate(
    gold(),
    [
      [-0.86, -0.46],
      [0.86, -0.46],
      [0.86, -0.14],
      [0.72, 0],
      [0.86, 0.14],
      [0.86, 0.46],
      [-0.86, 0.46],
      [-0.86, 0.14],
      [-0.72, 0],
      [-0.86, -0.14],
    ],
    0.06,
    0.03,
  )
  m.group()
  m.move([0, 0, 0.05])
  m.plate(
    cloth(0x8a2fb8, 0x5a1c8a),
    [
      [-0.7, -0.34],
      [0.7, -0.34],
      [0.58, 0],
      [0.7, 0.34],
      [-0.7, 0.34],
      [-0.58, 0],
    ],
    0.05,
    0.02,
  )
  m.group()
  m.plate(gold(0xffe07a), star(0.26, 0.11), 0.09, 0.02)
}
export const gear: Icon = (m) => {
  m.turnX(66)
  m.turnZ(10)
  m.tube(steel(0xb8a078, 0x8a7048), [0, 0, 0], 0.6, 0.16, 0.04)
  for (let i = 0; i < 8; i++)
    m.inside(() => {
      m.turnY(i * 45)
      m.box(steel(0xb8a078, 0x8a7048), [0.68, 0, 0], [0.18, 0.16, 0.14], 0.04)
    })
  cut(m.tube(steel(0x6a5434), [0, 0, 0], 0.26, 0.4, 0.02), 0.02)
  m.group()
  m.ring(gold(), [0, 0.14, 0], 0.36, 0.05)
}
export const caviarJar: Icon = (m) => {
  m.tube(plain(0x2a6ad8, { rough: 0.3, specular: 0.8 }), [0, -0.36, 0], 0.62, 0.36, 0.08)
  m.group()
  for (let i = 0; i < 46; i++) {
    const [a, q] = [i * 2.39996, Math.sqrt(i / 46) * 0.54]
    m.ball(
      lit(plain(0xff5a1e, { rough: 0.12, specular: 1 }), 0xff4a10, 0.22),
      [Math.cos(a) * q, 0.06 + 0.3 * Math.sqrt(1 - (q / 0.58) ** 2), Math.sin(a) * q],
      0.12,
      0.004,
    )
  }
  m.group()
  m.ring(gold(), [0, 0, 0], 0.62, 0.06)
}
export const ingot: Icon = (m) => {
  m.turnY(-30)
  m.turnX(14)
  const metal = lit(steel(0xbfe8f4, 0x7ab8d8, 0.16), 0x6ad8ff, 0.1)
  for (const [x, y] of [
    [-0.36, -0.44],
    [0.36, -0.44],
    [0, 0.1],
  ] as const) {
    m.group()
    m.box(metal, [x, y, 0], [0.36, 0.24, 0.56], 0.06, 0, -0.16)
  }
}
export const key: Icon = (m) => {
  m.turnZ(35)
  m.inside(() => {
    m.move([0, 0.46, 0])
    m.turnX(90)
    m.ring(gold(), [0, 0, 0], 0.28, 0.1)
  })
  m.cone(gold(), [0, 0.2, 0], [0, -0.8, 0], 0.09, 0.085, 0.03)
  m.box(gold(), [0.18, -0.68, 0], [0.16, 0.07, 0.07], 0.03)
  m.box(gold(), [0.15, -0.46, 0], [0.13, 0.06, 0.07], 0.03)
  m.group()
  m.ball(glow(0xff4a6a, 0.5), [0, 0.46, 0], 0.16)
}
export const apple: Icon = (m) => {
  m.turned(
    plain(0xe82a30, { rough: 0.28, specular: 0.9, skin: 0.8 }),
    smoothed(
      [
        [0, -0.62],
        [0.2, -0.72],
        [0.46, -0.64],
        [0.72, -0.24],
        [0.76, 0.14],
        [0.56, 0.46],
        [0.26, 0.52],
        [0.06, 0.36],
        [0, 0.28],
      ],
      6,
    ),
    0.04,
  )
  m.group()
  m.curve(wood(0x6a4020), [0, 0.28, 0], [0, 0.62, 0], [0.12, 0.8, 0.02], 0.05, 0.045, 0.06)
  m.group()
  m.move([0.04, 0.56, 0.02])
  m.turnZ(-62)
  m.turnX(20)
  m.plate(
    leaf(0x6cc03a, 0x3f8a2a),
    loop([
      [0, 0],
      [0.18, 0.18],
      [0.19, 0.4],
      [0, 0.68],
      [-0.19, 0.4],
      [-0.18, 0.18],
    ]),
    0.03,
    0.02,
    0,
    [0.8, 0.2, 0],
  )
}
export const hourglass: Icon = (m) => {
  m.turnZ(-8)
  m.turned(
    plain(0xc8ecff, { rough: 0.05, specular: 1.6 }),
    smoothed(
      [
        [0, -0.6],
        [0.44, -0.58],
        [0.4, -0.26],
        [0.08, 0],
        [0.4, 0.26],
        [0.44, 0.58],
        [0, 0.6],
      ],
      4,
    ),
    0.02,
  )
  paint(m.box(lit(plain(0xffc83a), 0xffb020, 0.2), [0, -0.48, 0], [1, 0.22, 1], 0.02), 0.02)
  paint(m.box(lit(plain(0xffc83a), 0xffb020, 0.2), [0, 0.2, 0], [1, 0.12, 1], 0.02), 0.02)
  m.group()
  for (const y of [-0.7, 0.7]) m.tube(gold(), [0, y, 0], 0.56, 0.1, 0.05)
  for (let i = 0; i < 3; i++)
    m.cone(
      gold(),
      [Math.cos(i * 2.1 + 0.5) * 0.5, -0.66, Math.sin(i * 2.1 + 0.5) * 0.5],
      [Math.cos(i * 2.1 + 0.5) * 0.5, 0.66, Math.sin(i * 2.1 + 0.5) * 0.5],
      0.05,
      0.05,
    )
}
export const chestIcon =
  (planks: Material, metal: Material, jewel: Colour): Icon =>
  (m) => {
    m.turnY(-14)
    m.move([0, -0.66, 0])
    m.scale(1.34)
    chest({ wood: planks, metal, gem: jewel })(m, PALETTES.forest)
  }
export const upStar =
  (c: Colour): Icon =>
  (m) => {
    m.turnY(-14)
    m.plate(lit(gold(c, shade(c, 0.8)), c, 0.2), star(0.92, 0.42), 0.16, 0.08)
    m.lamp([0, 0, 0.6], light(c), 0.8, 0.5)
  }
