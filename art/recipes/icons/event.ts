import type { Colour } from '../../model/colour.ts'
import { cloth, feather, glow, gold, leaf, leather, lit, plain, steel, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { loop, smoothed, star } from '../../model/outline.ts'
import { book } from '../../parts/offhand.ts'
import type { Icon } from './icon.ts'
import { apple, key } from './treasure.ts'

export const paintedEgg =
  (shell: Colour): Icon =>
  (m) => {
    m.turned(
      plain(shell, { rough: 0.3, specular: 0.8 }),
      smoothed([
        [0, -0.82],
        [0.5, -0.66],
        [0.64, -0.2],
        [0.5, 0.34],
        [0.24, 0.74],
        [0, 0.86],
      ]),
      0.03,
    )
    for (const [y, c] of [
      [-0.4, 0xffe07a],
      [0, 0x5ad8f0],
      [0.38, 0xfff4e0],
    ] as const)
      paint(m.box(plain(c), [0, y, 0], [1, 0.1, 1], 0.04), 0.02)
    for (let i = 0; i < 9; i++) {
      const a = i * 0.7
      paint(m.ball(plain(0xd8342e), [Math.sin(a) * 0.6, 0, Math.cos(a) * 0.6], 0.08), 0.01)
    }
  }
const egg: Icon = (m) => {
  m.turnZ(-14)
  paintedEgg(0xf06a9a)(m)
}
export const fern: Icon = (m) => {
  m.turnZ(-16)
  m.curve(plain(0x3a7a2a), [0, -0.86, 0], [0.1, 0, 0], [-0.2, 0.84, 0], 0.05, 0.045, 0.02)
  for (let i = 0; i < 8; i++)
    m.sides((s) => {
      m.move([0.06 - i * 0.02, -0.6 + i * 0.18, 0])
      m.turnZ(-s * 62)
      m.turnX(14)
      m.scale(1.06 - i * 0.1)
      m.group()
      m.plate(
        leaf(0x5ab83a, 0x2f7a2a),
        loop([
          [0, 0],
          [0.08, 0.14],
          [0.07, 0.4],
          [0, 0.62],
          [-0.07, 0.4],
          [-0.08, 0.14],
        ]),
        0.03,
        0.02,
        0,
        [0.6, 0, 0],
      )
    })
  m.group()
  for (let i = 0; i < 5; i++)
    m.ball(
      glow(0xff5a2a, 0.9),
      [-0.14 + 0.14 * Math.cos(i * 1.26), 0.5 + 0.14 * Math.sin(i * 1.26), 0.14],
      0.11,
      0.02,
    )
  m.group()
  m.ball(glow(0xffe07a, 1), [-0.14, 0.5, 0.22], 0.1)
}
export const books: Icon = (m) => {
  m.turnX(16)
  m.turnY(-28)
  for (const [i, c] of [0x8a1c2a, 0x2a5aa8, 0x2a7a4a].entries())
    m.inside(() => {
      m.move([0, -0.5 + i * 0.38, 0])
      m.turnY(i * 14 - 10)
      m.group()
      m.box(leather(c), [0, 0, 0], [0.66, 0.17, 0.48], 0.04)
      m.group()
      m.box(plain(0xfff0d0), [0.05, 0, 0.03], [0.63, 0.12, 0.48], 0.02)
      m.group()
      for (const x of [-0.3, 0.3]) m.box(gold(), [x, 0, 0], [0.04, 0.18, 0.49], 0.02)
    })
}
export const pumpkin: Icon = (m) => {
  for (let i = 0; i < 10; i++) {
    const a = i * 0.628
    m.egg(
      plain(0xf07a1a, { rough: 0.4, specular: 0.6, skin: 0.6 }),
      [Math.cos(a) * 0.34, -0.14, Math.sin(a) * 0.34],
      [0.42, 0.58, 0.42],
      0.02,
    )
  }
  m.sides((s) =>
    paint(
      m.plate(
        glow(0xffe04a, 1.1),
        [
          [s * 0.12, -0.02],
          [s * 0.46, 0.02],
          [s * 0.3, 0.26],
        ],
        2,
        0.01,
      ),
      0.01,
    ),
  )
  paint(
    m.plate(
      glow(0xffe04a, 1.1),
      [
        [-0.46, -0.2],
        [-0.2, -0.26],
        [-0.1, -0.18],
        [0, -0.28],
        [0.1, -0.18],
        [0.2, -0.26],
        [0.46, -0.2],
        [0.26, -0.44],
        [-0.26, -0.44],
      ],
      2,
      0.01,
    ),
    0.01,
  )
  m.group()
  m.curve(plain(0x4a8a2a), [0, 0.3, 0], [0, 0.6, 0], [0.22, 0.74, 0], 0.12, 0.09, 0.07)
}
export const hat: Icon = (m) => {
  m.turnZ(-14)
  m.turned(
    cloth(0x3a8af0, 0xff5ab0),
    [
      [0, -0.6],
      [0.56, -0.6],
      [0, 0.66],
    ],
    0.04,
  )
  for (const [y, r, c] of [
    [-0.42, 0.44, 0xffe07a],
    [-0.1, 0.32, 0xff5ab0],
    [0.2, 0.2, 0x5af0a0],
  ] as const)
    paint(m.ring(plain(c), [0, y, 0], r, 0.09), 0.02)
  m.group()
  for (let i = 0; i < 12; i++)
    m.ball(
      plain(0xfff4e0, { rough: 0.9 }),
      [Math.cos(i * 0.52) * 0.56, -0.6, Math.sin(i * 0.52) * 0.56],
      0.13,
      0.03,
    )
  m.group()
  m.ball(glow(0xffd23c, 0.6), [0, 0.7, 0], 0.18)
}
export const chick: Icon = (m) => {
  m.turnY(24)
  m.ball(feather(0xffd84a, 0xf0a82a), [0, -0.2, 0], 0.56)
  m.ball(feather(0xffd84a, 0xf0a82a), [0, 0.42, 0.14], 0.36, 0.06)
  m.group()
  m.sides((s) => {
    m.ball(plain(0x1c1014, { specular: 1.2 }), [s * 0.15, 0.5, 0.44], 0.07)
    m.egg(feather(0xf0b03a, 0xc8841a), [s * 0.52, -0.2, 0], [0.12, 0.3, 0.26])
  })
  m.group()
  m.cone(plain(0xff8a2a), [0, 0.4, 0.46], [0, 0.36, 0.66], 0.1, 0.02)
  m.group()
  m.sides((s) => m.cone(plain(0xff8a2a), [s * 0.2, -0.66, 0.1], [s * 0.22, -0.88, 0.24], 0.06, 0.05))
}
export const flower: Icon = (m) => {
  m.turnX(16)
  for (let i = 0; i < 8; i++)
    m.inside(() => {
      m.turnZ(i * 45)
      m.group()
      m.plate(
        plain(i % 2 ? 0xff7ac0 : 0xffa8d8, { skin: 0.7 }),
        loop([
          [0, 0.1],
          [0.24, 0.36],
          [0.2, 0.74],
          [0, 0.9],
          [-0.2, 0.74],
          [-0.24, 0.36],
        ]),
        0.05,
        0.04,
        0,
        [0.3, 0.1, 0],
      )
    })
  m.group()
  m.ball(plain(0xffc83a, { rough: 0.8 }), [0, 0, 0.12], 0.3).lumpy(0.02, 16)
}
export const gift: Icon = (m) => {
  m.turnX(18)
  m.turnY(-30)
  m.box(plain(0x3a7af0, { rough: 0.4 }), [0, -0.26, 0], [0.56, 0.46, 0.56], 0.05)
  m.group()
  m.box(plain(0x5a9aff, { rough: 0.4 }), [0, 0.24, 0], [0.64, 0.12, 0.64], 0.05)
  m.group()
  m.box(gold(), [0, -0.2, 0], [0.13, 0.58, 0.66], 0.03)
  m.box(gold(), [0, -0.2, 0], [0.66, 0.58, 0.13], 0.03)
  m.group()
  m.sides((s) => m.curve(gold(), [0, 0.38, 0], [s * 0.5, 0.86, 0], [s * 0.4, 0.36, 0.1], 0.06, 0.12, 0.05))
  m.ball(gold(), [0, 0.42, 0], 0.12)
}
const wheel: Icon = (m) => {
  m.turnY(-14)
  m.turnX(84)
  for (let i = 0; i < 8; i++)
    m.inside(() => {
      m.turnY(i * 45)
      m.turnX(-90)
      m.group()
      m.plate(
        plain([0xe8303a, 0xffc83a, 0x2a8af0, 0x3ab85a][i % 4] ?? 0xffffff, { specular: 0.6, rough: 0.4 }),
        [
          [0, 0],
          [0.29, 0.7],
          [-0.29, 0.7],
        ],
        0.06,
        0.01,
      )
    })
  m.group()
  m.ring(gold(), [0, 0, 0], 0.76, 0.1)
  m.group()
  m.ball(gold(), [0, 0.1, 0], 0.18)
}
const tome =
  (c: number, sign: number): Icon =>
  (m: Model) => {
    m.turnX(122)
    m.move([0, -0.3, 0])
    m.scale(3)
    book(c, sign)(m)
  }
const orbOf =
  (c: number, sign: Icon): Icon =>
  (m) => {
    m.ball(lit(plain(c, { rough: 0.06, specular: 1.6, skin: 0.8 }), c, 0.25), [0, 0.06, 0], 0.64)
    m.group()
    m.turned(
      gold(),
      [
        [0, -0.86],
        [0.5, -0.84],
        [0.4, -0.66],
        [0.5, -0.46],
        [0.36, -0.42],
        [0, -0.6],
      ],
      0.03,
    )
    m.group()
    m.move([0, 0.1, 0.62])
    m.scale(0.62)
    sign(m)
  }
const starSign: Icon = (m) => void m.plate(gold(0xffe07a, 0xf0a830), star(0.5, 0.22), 0.06, 0.03)
const plus: Icon = (m) => {
  m.box(plain(0xffffff), [0, 0, 0], [0.14, 0.44, 0.07], 0.04)
  m.box(plain(0xffffff), [0, 0, 0], [0.44, 0.14, 0.07], 0.04)
}
const hammers: Icon = (m) => {
  m.turnZ(-40)
  m.cone(wood(0x8a5a30), [0, -0.86, 0], [0, 0.5, 0], 0.09, 0.1)
  m.group()
  m.box(lit(steel(0x8ad8ff, 0x3a8ad8), 0x5ac8ff, 0.25), [0, 0.5, 0], [0.5, 0.26, 0.26], 0.06)
  m.group()
  m.box(gold(), [0, 0.5, 0], [0.12, 0.3, 0.3], 0.04)
}
export const mushroom: Icon = (m) => {
  m.turnZ(-8)
  m.turned(
    plain(0xfff0d8, { skin: 0.5 }),
    smoothed([
      [0, -0.86],
      [0.34, -0.8],
      [0.38, -0.5],
      [0.24, 0],
      [0, 0.1],
    ]),
    0.03,
  )
  m.group()
  m.turned(
    plain(0xa85a2a, { rough: 0.32, specular: 0.7, skin: 0.5 }),
    smoothed([
      [0, 0.02],
      [0.6, -0.06],
      [0.86, 0.06],
      [0.74, 0.5],
      [0.36, 0.78],
      [0, 0.86],
    ]),
    0.03,
  )
  m.group()
  m.move([0.4, -0.62, 0.3])
  m.turnZ(-50)
  m.plate(
    leaf(0x6cc03a, 0x3f8a2a),
    loop([
      [0, 0],
      [0.16, 0.18],
      [0.14, 0.4],
      [0, 0.6],
      [-0.14, 0.4],
      [-0.16, 0.18],
    ]),
    0.03,
    0.02,
    0,
    [0.8, 0.2, 0],
  )
}
export const lantern: Icon = (m) => {
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785
    m.egg(
      lit(plain(0xf02a2a, { rough: 0.5, skin: 0.9, through: 0.4 }), 0xff5a1a, 0.5),
      [Math.cos(a) * 0.2, -0.04, Math.sin(a) * 0.2],
      [0.5, 0.52, 0.5],
      0.015,
    )
  }
  m.group()
  for (const [y, r] of [
    [0.5, 0.32],
    [-0.58, 0.32],
  ] as const)
    m.tube(gold(), [0, y, 0], r, 0.09, 0.03)
  m.group()
  m.inside(() => {
    m.move([0, 0.74, 0])
    m.turnX(90)
    m.ring(gold(), [0, 0, 0], 0.15, 0.05)
  })
  m.group()
  for (const x of [-0.14, 0, 0.14])
    m.cone(plain(0xffd23c), [x, -0.62, 0.1], [x * 1.3, -0.94, 0.12], 0.05, 0.04)
  m.lamp([0, 0, 0.8], [1, 0.6, 0.2], 1, 0.5)
}
export const EVENTS: Readonly<Record<string, Icon>> = {
  egg,
  fern,
  apple,
  books,
  pumpkin,
  hat,
  bird: chick,
  flower,
  gift,
  wheel,
  mushroom,
  lantern,
}
export const BOOSTER_ICONS: Readonly<Record<string, Icon>> = {
  experience: orbOf(0xf0a81a, starSign),
  platinum: orbOf(0xc8d8e8, starSign),
  health: orbOf(0xe8203a, plus),
  hammer: hammers,
  'magic-key': key,
  'tome-of-battle': tome(0x8a1c2a, 0xffc84a),
  'tome-of-stone': tome(0x5a5a64, 0xc8c8d8),
  'tome-of-stars': tome(0x1c2a6a, 0x8ad8ff),
}
