import { chance } from '../../model/chance.ts'
import { light } from '../../model/colour.ts'
import {
  bone,
  cloth,
  crystal,
  glow,
  gold,
  type Material,
  plain,
  steel,
  stone,
  wood,
} from '../../model/material.ts'
import { cut, type Model, paint } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import type { Flat, Vec } from '../../model/vec.ts'
import { boulder, darkStone, darkTimber, iron, type Prop, rockStone, timber } from '../props/prop.ts'
import { canopy } from '../props/trees.ts'

/** links hanging down from a point */
const hanging = (m: Model, metal: Material, at: Vec, links: number, k = 0.12): void => {
  for (let i = 0; i < links; i++) {
    m.group()
    m.inside(() => {
      m.move([at[0], at[1] - i * k * 1.6, at[2]])
      if (i % 2) m.turnY(90)
      m.turnX(90)
      m.ring(metal, [0, 0, 0], k, k * 0.32)
    })
  }
}

// The Dark

const post: Material = wood(0x4a4e74, 0x2c2f50)
const lampHead = (m: Model, at: Vec, lamp: Material): void => {
  m.group()
  m.box(lamp, at, [0.2, 0.26, 0.2], 0.06)
  m.group()
  m.inside(() => {
    m.move([at[0], at[1] + 0.28, at[2]])
    m.turnY(45)
    m.turned(
      plain(0x2c3050),
      [
        [0, 0],
        [0.36, 0],
        [0.05, 0.24],
        [0, 0.28],
      ],
      0.02,
      0.01,
      4,
    )
  })
}
export const unlitLamp: Prop = (m) => {
  m.group()
  m.cone(post, [0, -0.05, 0], [0.04, 2.1, 0], 0.1, 0.07)
  m.curve(post, [0.04, 2.05, 0], [0.1, 2.6, 0], [0.55, 2.46, 0], 0.07, 0.05, 0.04)
  lampHead(m, [0.55, 2.1, 0], plain(0x3a3e60))
}
/** the one that burns, and the ladder of the man who saw to it */
export const lamplighter: Prop = (m) => {
  m.group()
  m.cone(post, [0, -0.05, 0], [0, 2.5, 0], 0.13, 0.09)
  m.group()
  m.ring(iron, [0, 0.5, 0], 0.12, 0.05)
  lampHead(m, [0, 2.75, 0], glow(0xffd070, 2))
  for (const x of [0.25, 0.6]) {
    m.group()
    m.cone(timber, [x + 0.62, -0.04, 0.5], [x - 0.28, 2.4, 0.12], 0.05, 0.045)
  }
  m.group()
  for (let i = 1; i < 8; i++) {
    const u = i / 8
    m.cone(
      timber,
      [0.87 - 0.9 * u, 2.44 * u, 0.5 - 0.38 * u],
      [1.22 - 0.9 * u, 2.44 * u, 0.5 - 0.38 * u],
      0.035,
      0.035,
    )
  }
  m.lamp([0, 2.4, 0.6], light(0xffd070), 2.2, 0.5)
}
/** one of those who gave up here: an outline, and eyes */
export const shade: Prop = (m) => {
  const dark = plain(0x181c3c, { rough: 0.9, specular: 0.05, emission: light(0x080a1c) })
  m.group()
  m.inside(() => {
    m.move([0, 1.3, 0])
    m.drape(dark, { height: 1.35, top: 0.26, bottom: 0.56, folds: 6, depth: 0.05, hem: 0.1 })
  })
  m.egg(dark, [0, 1.56, 0.02], [0.27, 0.32, 0.26], 0.08)
  m.cone(dark, [0.3, 1.1, 0.05], [0.62, 0.7, 0.2], 0.12, 0.07, 0.06)
  m.cone(dark, [-0.3, 1.1, 0.05], [-0.44, 0.6, 0.24], 0.12, 0.07, 0.06)
  m.group()
  for (const s of [-1, 1]) m.egg(glow(0xbfd0ff, 1.6), [s * 0.1, 1.6, 0.26], [0.045, 0.06, 0.03])
}
export const watchers: Prop = (m) => {
  const dark = plain(0x12162e, { rough: 0.9 })
  m.group()
  for (const [x, y, r] of [
    [0, 0.3, 0.42],
    [-0.42, 0.22, 0.3],
    [0.44, 0.2, 0.32],
    [0.1, 0.56, 0.28],
  ] as const)
    m.ball(dark, [x, y, 0], r, 0.1)
  m.group()
  for (const [x, y] of [
    [-0.34, 0.36],
    [0.06, 0.62],
    [0.42, 0.3],
    [0.02, 0.26],
  ] as const)
    for (const s of [-1, 1]) m.egg(glow(0xffe27a, 1.5), [x + s * 0.07, y, 0.42], [0.032, 0.048, 0.03])
}

// The Great War

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

// Miro

const lift = (m: Model, p: Parameters<Prop>[1], wide: number): void => {
  m.group()
  m.turned(
    darkStone(p),
    [
      [0, -0.9],
      [wide * 0.3, -0.55],
      [wide * 0.85, -0.12],
      [wide, 0],
      [0, 0.04],
    ],
    0.05,
    0.02,
    8,
  ).lumpy(0.05, 4)
}
const curvedRoof = (m: Model, at: Vec, wide: number, high: number): void => {
  const tile = stone(0x2a8c96, 0x1c6470, 0, 0, 0.6)
  m.group()
  m.inside(() => {
    m.move(at)
    m.turnY(45)
    m.turned(
      tile,
      [
        [0, 0],
        [wide * 1.3, 0.1],
        [wide * 1.26, 0.18],
        [wide * 0.8, 0.16],
        [wide * 0.36, high * 0.6],
        [0.06, high],
        [0, high],
      ],
      0.02,
      0.01,
      4,
    )
  })
}
export const teaHouse: Prop = (m, p) => {
  m.move([0, 0.75, 0])
  lift(m, p, 1.25)
  m.group()
  m.box(timber, [0, 0.1, 0], [0.95, 0.08, 0.66], 0.03)
  m.group()
  m.box(glow(0xffe2a8, 0.7), [0, 0.6, -0.06], [0.6, 0.44, 0.4], 0.03)
  m.group()
  for (const x of [-0.78, -0.26, 0.26, 0.78])
    m.cone(plain(0xb8342e), [x, 0.1, 0.46], [x, 1.05, 0.46], 0.06, 0.055)
  m.group()
  for (const x of [-0.3, 0, 0.3]) m.box(darkTimber, [x, 0.6, 0.36], [0.02, 0.42, 0.02], 0.005)
  m.box(darkTimber, [0, 0.62, 0.36], [0.6, 0.02, 0.02], 0.005)
  curvedRoof(m, [0, 1.1, -0.16], 0.82, 0.56)
  m.group()
  m.box(plain(0xf4ecdc), [0, 1.62, -0.16], [0.3, 0.14, 0.24], 0.03)
  curvedRoof(m, [0, 1.74, -0.16], 0.48, 0.44)
  m.group()
  m.ball(gold(), [0, 2.22, -0.16], 0.09)
}
/** it waits for one more stone */
export const crane: Prop = (m, p) => {
  m.group()
  for (const x of [-0.36, 0.36])
    for (const z of [-0.3, 0.3])
      m.cone(darkTimber, [x * 1.4, -0.05, z * 1.4], [x * 0.5, 2.2, z * 0.5], 0.075, 0.06)
  m.group()
  for (let i = 0; i < 4; i++)
    m.cone(
      timber,
      [-0.44 + i * 0.06, 0.3 + i * 0.5, 0.38 - 0.05 * i],
      [0.42 - i * 0.07, 0.7 + i * 0.5, 0.34 - 0.05 * i],
      0.035,
      0.035,
    )
  m.group()
  m.cone(timber, [-1, 2, 0], [1.3, 2.85, 0], 0.09, 0.06)
  m.group()
  m.box(rockStone(p, 0), [-0.95, 1.8, 0], [0.24, 0.22, 0.22], 0.06)
  m.group()
  m.cone(cloth(0xe8dcc0), [1.26, 2.84, 0], [1.26, 1.5, 0], 0.02, 0.02)
  m.group()
  m.box(stone(0xfdf8ee, 0xe0dcd8), [1.26, 1.24, 0], [0.28, 0.22, 0.26], 0.05)
  m.box(glow(0x7ae8ff, 0.8), [1.26, 1.24, 0.25], [0.1, 0.03, 0.02], 0.01)
}
export const hangingGarden: Prop = (m, p) => {
  m.move([0, 1.1, 0])
  lift(m, p, 0.9)
  canopy(m, p, chance(5), [0, 0.6, 0], [0.62, 0.46, 0.5], 40, [0.12, 0.2])
  m.group()
  for (let i = 0; i < 6; i++)
    m.curve(
      plain(p.leaves[2]),
      [-0.75 + i * 0.3, 0, 0.4],
      [-0.8 + i * 0.32, -0.4, 0.55],
      [-0.75 + i * 0.3, -0.8 - 0.2 * (i % 3), 0.45],
      0.06,
      0.05,
      0.02,
    )
}
/** it falls, and ends in cloud */
export const skyFall: Prop = (m, p) => {
  m.move([0, 1.3, 0])
  lift(m, p, 0.8)
  const water = plain(0xa8e4ff, { rough: 0.15, specular: 1, emission: light(0x305a70) })
  m.group()
  m.egg(water, [0, 0.06, 0.1], [0.5, 0.06, 0.4])
  m.plate(
    water,
    [
      [-0.3, 0.06],
      [0.3, 0.06],
      [0.26, -1.3],
      [-0.26, -1.3],
    ],
    0.06,
    0.05,
    0.05,
    [0, 0.1, 0],
  )
  const mist = plain(0xf8fbff, { rough: 0.95, specular: 0, skin: 0.9, emission: [0.14, 0.15, 0.18] })
  m.group()
  for (const [x, y, r] of [
    [0, -1.3, 0.34],
    [-0.38, -1.36, 0.24],
    [0.4, -1.36, 0.26],
  ] as const)
    m.ball(mist, [x, y, 0.2], r, 0.1)
}

// The Abyss

export const fallenTree: Prop = (m, p) => {
  const bark = wood(p.bark[0], p.bark[1])
  m.move([0, 2.7, 0])
  m.group()
  m.turned(
    darkStone(p),
    [
      [0, 0.55],
      [0.3, 0.44],
      [0.6, 0.12],
      [0.66, -0.06],
      [0, -0.14],
    ],
    0.05,
    0.02,
    7,
  ).lumpy(0.06, 4)
  m.group()
  m.curve(bark, [0, 0, 0], [0.14, -0.5, 0], [0, -1, 0], 0.2, 0.15, 0.11, 0.05)
  m.cone(bark, [0, -0.7, 0], [0.5, -1.2, 0.1], 0.08, 0.04, 0.04)
  m.cone(bark, [0, -0.6, 0], [-0.5, -1.1, 0.1], 0.08, 0.04, 0.04)
  canopy(m, p, chance(8), [0, -1.4, 0], [0.8, 0.62, 0.6], 54, [0.14, 0.22])
}
/** it rings when nobody pulls */
export const drownedBell: Prop = (m) => {
  const [metal, rust] = [steel(0x8a7a5a, 0x5a4c38, 0.5), steel(0x6c6488, 0x443c60, 0.5)]
  for (const x of [-0.9, 0.9]) {
    m.group()
    m.curve(
      bone(0x6a5a78, 0x40344c),
      [x * 1.3, -0.1, 0],
      [x * 1.5, 1.6, 0],
      [x * 0.1, 2.6, 0],
      0.22,
      0.17,
      0.08,
    )
  }
  hanging(m, rust, [0, 2.5, 0.05], 4)
  m.group()
  m.turned(
    metal,
    [
      [0, 1.75],
      [0.16, 1.74],
      [0.3, 1.5],
      [0.36, 1.1],
      [0.56, 0.78],
      [0.52, 0.72],
      [0, 0.74],
    ],
    0.03,
  )
  m.group()
  m.ring(gold(0xc89a4a, 0x8a6420), [0, 0.82, 0], 0.54, 0.05)
  m.group()
  m.ball(metal, [0.06, 0.6, 0.05], 0.14)
  paint(m.egg(plain(0x3ad0b0), [-0.2, 1.1, 0.34], [0.2, 0.3, 0.14]), 0.05, 0.6)
}
export const chains: Prop = (m, p) => {
  const metal = steel(0x7c7490, 0x4c4660, 0.5)
  hanging(m, metal, [-0.3, 2.9, 0], 9, 0.2)
  hanging(m, metal, [0.36, 2.4, 0.1], 7, 0.17)
  boulder(m, darkStone(p), chance(3), [-0.2, 0.1, 0.1], [0.42, 0.24, 0.34])
}
export const fireFall: Prop = (m, p) => {
  const lava = glow(0xff7a20, 1.6)
  for (const [x, y, k] of [
    [-0.5, 0.7, 0.5],
    [0.5, 0.6, 0.46],
    [0, 1.1, 0.5],
  ] as const)
    boulder(m, darkStone(p), chance(7 + x * 10), [x, y, -0.1], [k, k * 1.4, k * 0.8])
  m.group()
  m.plate(
    lava,
    loop(
      [
        [-0.14, 1.7],
        [0.14, 1.7],
        [0.2, 0.7],
        [0.42, 0.02],
        [-0.42, 0.02],
        [-0.2, 0.7],
      ],
      3,
    ),
    0.5,
    0.1,
  )
  m.group()
  m.egg(lava, [0, 0, 0.5], [0.75, 0.06, 0.4])
  m.lamp([0, 0.6, 1], light(0xff7a20), 1.6, 0.5)
}

// The Sky Gate

const arch: Flat[] = [
  [-0.62, 0],
  [0.62, 0],
  [0.62, 1.5],
  [0.44, 1.95],
  [0, 2.2],
  [-0.44, 1.95],
  [-0.62, 1.5],
]
/** a door that stands alone; somebody left it ajar */
export const loneDoor: Prop = (m) => {
  const [frame, leafOf] = [gold(0xffd76a, 0xc88e28), wood(0x6a5ac8, 0x463a94)]
  m.group()
  m.box(stone(0xfff8e4, 0xe0d0b0), [0, 0.06, 0.1], [1, 0.08, 0.5], 0.04)
  m.group()
  m.inside(() => {
    m.move([0, 0.1, 0])
    m.plate(
      frame,
      loop(
        arch.map(([x, y]): Flat => [x * 1.28, y * 1.1]),
        2,
      ),
      0.13,
      0.03,
    )
    cut(m.plate(frame, loop(arch, 2), 0.3, 0.02), 0.02)
  })
  m.group()
  m.inside(() => {
    m.move([0, 0.12, -0.06])
    m.plate(glow(0xfff2b8, 1.3), loop(arch, 2), 0.03, 0.01)
  })
  m.group()
  m.inside(() => {
    m.move([-0.6, 0.12, 0.06])
    m.turnY(-38)
    m.plate(
      leafOf,
      arch.map(([x, y]): Flat => [x + 0.6, y]),
      0.06,
      0.02,
    )
  })
  m.group()
  m.ball(frame, [0.22, 1.05, 0.82], 0.09)
  m.lamp([0, 1.2, 0.8], light(0xffe07a), 1.6, 0.4)
}
/** Thursday: two cups, both still warm */
export const teaTable: Prop = (m) => {
  const [cup, cloths] = [plain(0xffffff, { specular: 0.9, rough: 0.2 }), cloth(0xfff2dc, 0xe0cca8)]
  m.group()
  m.tube(cloths, [0, 0.72, 0], 0.86, 0.06, 0.04)
  m.inside(() => {
    m.move([0, 0.72, 0])
    m.drape(cloths, { height: 0.42, top: 0.85, bottom: 0.92, folds: 12, depth: 0.05 })
  })
  m.group()
  m.cone(gold(), [0, 0, 0], [0, 0.4, 0], 0.14, 0.1)
  m.group()
  m.turned(
    cup,
    [
      [0, 0.78],
      [0.2, 0.8],
      [0.28, 0.98],
      [0.18, 1.16],
      [0, 1.2],
    ],
    0.03,
  )
  m.curve(cup, [0.24, 0.94, 0], [0.42, 0.96, 0], [0.46, 1.12, 0], 0.06, 0.045, 0.035)
  m.ball(gold(), [0, 1.25, 0], 0.06)
  for (const x of [-0.52, 0.54]) {
    m.group()
    m.inside(() => {
      m.move([x, 0.79, 0.36])
      m.tube(cup, [0, 0.02, 0], 0.19, 0.02, 0.01)
      m.turned(
        cup,
        [
          [0, 0.03],
          [0.08, 0.04],
          [0.14, 0.2],
          [0, 0.2],
        ],
        0.02,
      )
    })
  }
  m.sides((s) => {
    m.group()
    m.box(gold(), [s * 1.15, 0.4, 0.1], [0.24, 0.05, 0.24], 0.04)
    m.cone(gold(), [s * 1.15, 0, 0.1], [s * 1.15, 0.4, 0.1], 0.07, 0.06)
    m.plate(
      gold(),
      [
        [s * 1.36 - 0.04, 0.4],
        [s * 1.36 + 0.04, 0.4],
        [s * 1.42 + 0.04, 1.1],
        [s * 1.42 - 0.04, 1.1],
      ],
      0.22,
      0.03,
    )
  })
}
export const hungStar: Prop = (m) => {
  const star: Flat[] = Array.from({ length: 10 }, (_, i): Flat => {
    const [a, r] = [Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? 0.26 : 0.62]
    return [Math.cos(a) * r, Math.sin(a) * r]
  })
  m.group()
  m.cone(plain(0xfff8e4), [0, 2.5, 0], [0, 3.4, 0], 0.015, 0.015)
  m.group()
  m.inside(() => {
    m.move([0, 1.9, 0])
    m.turnZ(8)
    m.plate(glow(0xffe48a, 0.9), star, 0.12, 0.06)
  })
  m.lamp([0, 1.9, 0.7], light(0xffe48a), 1.4, 0.4)
}
export const plume: Prop = (m) => {
  const down = plain(0xffffff, { rough: 0.8, skin: 0.7, emission: light(0x2a2a40) })
  m.inside(() => {
    m.turnZ(-16)
    m.group()
    m.plate(
      down,
      loop(
        [
          [0, 0.2],
          [0.22, 0.5],
          [0.28, 1.1],
          [0.1, 1.7],
          [-0.02, 1.8],
          [-0.2, 1.2],
          [-0.22, 0.6],
        ],
        3,
      ),
      0.03,
      0.015,
      0.01,
      [0, 0.14, 0],
    ).edged(0.12)
    m.group()
    m.curve(gold(), [0, -0.05, 0.04], [0.02, 0.8, 0.12], [0, 1.66, 0.4], 0.035, 0.025, 0.01)
  })
}

// Snow

export const snowHut: Prop = (m) => {
  const [log, snow, window] = [
    wood(0x9a6a44, 0x623e28),
    plain(0xf6fbff, { rough: 0.85, skin: 0.6 }),
    glow(0xffc860, 1.7),
  ]
  for (let i = 0; i < 5; i++) {
    m.group()
    m.cone(log, [-0.95, 0.16 + i * 0.27, 0.5], [0.95, 0.16 + i * 0.27, 0.5], 0.15, 0.15).seeded(i + 1)
    m.cone(log, [-0.85, 0.16 + i * 0.27, 0.6], [-0.85, 0.16 + i * 0.27, -0.5], 0.14, 0.14)
    m.cone(log, [0.85, 0.16 + i * 0.27, 0.6], [0.85, 0.16 + i * 0.27, -0.5], 0.14, 0.14)
  }
  m.group()
  m.inside(() => {
    m.move([0, 1.36, 0])
    m.plate(
      snow,
      loop(
        [
          [-1.3, -0.12],
          [1.3, -0.12],
          [1.2, 0.16],
          [0, 1.02],
          [-1.2, 0.16],
        ],
        2,
      ),
      0.74,
      0.14,
    )
  })
  m.group()
  m.box(darkTimber, [0.3, 0.52, 0.58], [0.24, 0.48, 0.1], 0.03)
  m.group()
  m.box(window, [-0.42, 0.8, 0.6], [0.24, 0.22, 0.08], 0.03)
  m.group()
  m.box(darkTimber, [-0.42, 0.8, 0.67], [0.02, 0.24, 0.03], 0.01)
  m.box(darkTimber, [-0.42, 0.8, 0.67], [0.26, 0.02, 0.03], 0.01)
  m.group()
  m.box(stone(0x8a8690, 0x6a6670), [0.6, 2.2, -0.2], [0.17, 0.4, 0.17], 0.04)
  m.lamp([-0.4, 0.7, 1.2], light(0xffc860), 1.8, 0.5)
}
export const frozenFall: Prop = (m, p) => {
  const [ice, r] = [crystal(0x7ac8f4, 0xd8f2ff, 0.16), chance(17)]
  for (const [x, y, k] of [
    [-0.75, 0.8, 0.44],
    [0.75, 0.7, 0.42],
    [0, 1.5, 0.6],
  ] as const)
    boulder(m, rockStone(p), r, [x, y, -0.3], [k, k * 1.9, k * 0.7])
  m.group()
  for (let i = 0; i < 9; i++) {
    const x = -0.64 + i * 0.16
    m.cone(
      ice,
      [x, 2 - Math.abs(x) * 0.6, 0.12],
      [x + r.between(-0.03, 0.03), r.between(0.1, 0.7), 0.3],
      0.14,
      0.03,
      0.03,
    )
  }
  m.group()
  m.egg(ice, [0, 0.02, 0.4], [0.85, 0.06, 0.4])
}
export const sledge: Prop = (m) => {
  m.sides((s) => {
    m.group()
    m.cone(darkTimber, [-0.8, 0.08, s * 0.26], [0.7, 0.08, s * 0.26], 0.05, 0.05)
    m.curve(darkTimber, [0.7, 0.08, s * 0.26], [1.1, 0.1, s * 0.26], [1, 0.5, s * 0.26], 0.05, 0.05, 0.04)
    m.cone(timber, [-0.5, 0.08, s * 0.26], [-0.5, 0.34, s * 0.26], 0.04, 0.04)
    m.cone(timber, [0.4, 0.08, s * 0.26], [0.4, 0.34, s * 0.26], 0.04, 0.04)
  })
  m.group()
  m.box(timber, [-0.05, 0.38, 0], [0.74, 0.05, 0.34], 0.02)
  m.group()
  m.box(cloth(0xc83a3a, 0x8a2428), [-0.26, 0.62, 0], [0.28, 0.22, 0.26], 0.08)
  m.box(gold(), [-0.26, 0.62, 0], [0.05, 0.24, 0.28], 0.02)
}

// The raid's world

export const dragonSkull: Prop = (m) => {
  const old = bone(0xf4ead0, 0xb0a282)
  m.group()
  m.egg(old, [0, 0.8, -0.1], [0.66, 0.52, 0.6], 0.06)
  m.egg(old, [0, 0.5, 0.55], [0.42, 0.3, 0.62], 0.1)
  for (const s of [-1, 1]) cut(m.egg(old, [s * 0.3, 0.86, 0.36], [0.19, 0.17, 0.24]), 0.03, plain(0x1c1410))
  for (const s of [-1, 1]) cut(m.egg(old, [s * 0.12, 0.62, 1.12], [0.06, 0.08, 0.1]), 0.02, plain(0x1c1410))
  m.sides((s) => {
    m.group()
    m.curve(old, [s * 0.42, 1.1, -0.3], [s * 1.1, 1.6, -0.3], [s * 0.95, 2.3, -0.2], 0.17, 0.13, 0.03)
    m.group()
    for (let i = 0; i < 4; i++)
      m.cone(
        old,
        [s * (0.36 - i * 0.05), 0.32, 0.5 + i * 0.18],
        [s * (0.38 - i * 0.05), 0.02, 0.56 + i * 0.18],
        0.08,
        0.01,
      )
    m.group()
    m.ball(glow(0xff6a2a, 1.3), [s * 0.3, 0.86, 0.32], 0.07)
  })
}
export const warDrum: Prop = (m) => {
  const [hide, red] = [cloth(0xf0dcb4, 0xc8a878), wood(0xa8342e, 0x6c1f1c)]
  m.group()
  for (const x of [-0.6, 0.6]) m.cone(darkTimber, [x, -0.02, 0.1], [x * 0.7, 0.7, 0], 0.09, 0.08)
  m.inside(() => {
    m.move([0, 1.15, 0])
    m.turnX(62)
    m.group()
    m.tube(red, [0, 0, 0], 0.78, 0.4, 0.05)
    m.group()
    m.ring(gold(), [0, 0.36, 0], 0.78, 0.06)
    m.ring(gold(), [0, -0.36, 0], 0.78, 0.06)
    m.group()
    m.tube(hide, [0, 0.41, 0], 0.72, 0.03, 0.02)
  })
  m.group()
  m.cone(timber, [0.7, 1.9, 0.5], [0.2, 1.4, 0.66], 0.05, 0.05)
  m.ball(cloth(0xf0dcb4), [0.2, 1.4, 0.68], 0.13)
}
export const ribs: Prop = (m) => {
  const old = bone(0xefe4c8, 0xa89878)
  for (let i = 0; i < 3; i++) {
    m.group()
    m.curve(
      old,
      [-0.7 + i * 0.6, -0.1, -0.1],
      [-1 + i * 0.6, 1.6 - i * 0.2, 0],
      [-0.1 + i * 0.6, 2.6 - i * 0.3, 0.1],
      0.16,
      0.13,
      0.03,
    )
  }
}
export const chainPost: Prop = (m, p) => {
  m.group()
  m.box(darkStone(p), [0, 0.6, 0], [0.3, 0.7, 0.3], 0.06).lumpy(0.015, 6)
  m.group()
  m.box(rockStone(p, 0), [0, 1.34, 0], [0.36, 0.1, 0.36], 0.04)
  m.group()
  m.inside(() => {
    m.move([0, 0.95, 0.34])
    m.turnX(90)
    m.ring(iron, [0, 0, 0], 0.2, 0.07)
  })
  hanging(m, iron, [0, 0.7, 0.36], 4, 0.12)
}
