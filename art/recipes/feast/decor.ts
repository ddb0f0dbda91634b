import { chance } from '../../model/chance.ts'
import { type Colour, light } from '../../model/colour.ts'
import { cloth, glow, gold, lit, plain, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import type { Palette } from '../../world/palette.ts'
import { snowman } from '../../world/props/made.ts'
import { darkTimber, type Prop, timber } from '../../world/props/prop.ts'
import { canopy, fir, roots } from '../../world/props/trees.ts'
import { books, chick, fern, flower, gift, lantern, mushroom, paintedEgg, pumpkin } from '../icons/event.ts'
import { apple } from '../icons/treasure.ts'
import { flowerWreath } from './hats.ts'
import { basket, blade, cat, put, type Thing, tuft } from './thing.ts'

const GRASS = [0x8ad04a, 0x4a9a3a] as const

/** a striped pole with little flags on two strings, and something on top */
const pole =
  (stripe: Colour, flags: readonly Colour[], top: Thing, size = 0.3): Thing =>
  (m) => {
    m.group()
    m.cone(plain(0xfff4e0), [0, -0.05, 0], [0, 2, 0], 0.075, 0.06)
    for (let i = 0; i < 5; i++)
      m.inside(() => {
        m.move([0, 0.14 + i * 0.4, 0])
        m.turnZ(24)
        paint(m.box(plain(stripe), [0, 0, 0], [0.4, 0.085, 0.4], 0.02), 0.01)
      })
    m.group()
    m.ball(gold(), [0, 2.02, 0], 0.1)
    for (const s of [-1, 1]) {
      const [from, sag, to] = [
        [0, 1.94, 0.02],
        [s * 0.3, 1.36, 0.1],
        [s * 0.86, 1.44, 0.16],
      ] as const
      m.group()
      m.curve(plain(0x6a4420), from, sag, to, 0.02, 0.018, 0.018)
      for (let i = 0; i < 4; i++) {
        const u = 0.2 + i * 0.24
        const at = (k: 0 | 1 | 2) => from[k] * (1 - u) ** 2 + sag[k] * 2 * u * (1 - u) + to[k] * u * u
        m.inside(() => {
          m.move([at(0), at(1), at(2)])
          m.turnZ(s * (-30 + i * 14))
          m.group()
          m.plate(
            cloth(flags[(i + (s > 0 ? 1 : 0)) % flags.length] ?? stripe),
            [
              [-0.11, 0],
              [0.11, 0],
              [0, -0.26],
            ],
            0.018,
            0.008,
          )
        })
      }
    }
    put(m, top, [0, 2.02 + size * 0.9, 0.04], size)
    tuft(m, ...GRASS, 0.12, 0.26, 9)
  }
const balloon =
  (c: Colour): Thing =>
  (m) => {
    m.egg(plain(c, { rough: 0.1, specular: 1.3, skin: 0.9, through: 0.2 }), [0, 0, 0], [0.8, 0.95, 0.8])
    m.cone(plain(c), [0, -0.94, 0], [0, -1.06, 0], 0.04, 0.12, 0.04)
  }
export const balloons: Thing = (m) => {
  const all = [
    [0xf03a4a, -0.34, 1.56, 0.05],
    [0x3a8af0, 0.3, 1.7, -0.02],
    [0xffc83a, 0, 2.1, -0.08],
    [0x5ad06a, 0.04, 1.42, 0.2],
  ] as const
  for (const [c, x, y, z] of all) {
    m.group()
    m.curve(plain(0xfff4e0), [0, 0.36, 0], [x * 0.2, 0.9, z], [x, y - 0.3, z], 0.016, 0.014, 0.012)
    put(m, balloon(c), [x, y, z], 0.33, 0, -x * 30)
  }
  put(m, gift, [0, 0.26, 0], 0.34, 20)
}
export const gifts: Thing = (m) => {
  put(m, gift, [-0.26, 0.32, 0], 0.44, 24)
  put(m, gift, [0.34, 0.24, 0.1], 0.32, -30)
}
const EGGS = [0xf06a9a, 0x5ab8f0, 0xffc83a, 0x8adc5a, 0xb06af0, 0xff8a5a].map((c) => paintedEgg(c))

/** what lies in a nest of grass for whoever looks into corners */
export const hiddenEgg: Thing = (m) => {
  tuft(m, ...GRASS, 0.3, 0.42, 15)
  put(m, EGGS[0] ?? gift, [0.02, 0.36, 0], 0.46, 0, -12)
  put(m, EGGS[1] ?? gift, [-0.34, 0.24, 0.14], 0.28, 0, 26)
}
export const eggBasket: Thing = basket(EGGS, 0.24)
export const eggPole = pole(0xf06a9a, [0xf06a9a, 0xffe07a, 0x5ad8f0], EGGS[2] ?? gift)

/** many fronds from one root */
const fronds = (m: Model, count: number, size: number): void => {
  for (let i = 0; i < count; i++)
    m.inside(() => {
      m.turnY((i * 360) / count + 20)
      m.turnX(42)
      m.move([0, size * 0.8, 0])
      m.scale(size)
      m.curve(plain(0x3a7a2a), [0, -0.86, 0], [0, 0, 0.1], [0, 0.84, -0.2], 0.05, 0.045, 0.02)
      for (let k = 0; k < 6; k++)
        m.sides((s) => {
          m.move([0, -0.5 + k * 0.22, 0])
          m.turnZ(-s * 60)
          m.group()
          blade(m, 0x5ab83a, 0x2f7a2a, 0.6 - k * 0.07, 0.17)
        })
    })
}
export const fernBloom: Thing = (m) => {
  fronds(m, 6, 0.52)
  m.group()
  for (let i = 0; i < 5; i++) {
    const a = i * 1.257
    m.egg(
      glow(0xff4a1e, 0.8),
      [Math.cos(a) * 0.15, 0.66, Math.sin(a) * 0.15 + 0.06],
      [0.14, 0.12, 0.14],
      0.02,
    )
  }
  m.group()
  m.ball(glow(0xffe07a, 1.2), [0, 0.78, 0.08], 0.13)
  m.lamp([0, 0.95, 0.3], light(0xff8a3a), 1.6, 0.4)
}
export const fernBush: Thing = (m) => {
  fronds(m, 7, 0.62)
  m.group()
  for (const [x, y, z] of [
    [-0.3, 0.8, 0.2],
    [0.34, 0.6, 0.3],
    [0.06, 1, 0],
  ] as const)
    m.ball(glow(0xd8ff6a, 1.4), [x, y, z], 0.055)
}
export const fernPole = pole(0x2f8a4a, [0xff6a2a, 0x5ab83a, 0xffd23c], fern, 0.4)

/** asks to be shaken */
export const appleTree: Prop = (m, p) => {
  const [r, trunk] = [chance(5), wood(p.bark[0], p.bark[1])]
  m.group()
  m.curve(trunk, [0, -0.1, 0], [0.1, 0.4, 0], [0, 0.86, 0], 0.15, 0.11, 0.1, 0.05)
  roots(m, trunk, 0.12, 5)
  canopy(m, p, r, [0, 1.24, 0], [0.72, 0.56, 0.64], 54, [0.15, 0.23], 1)
  for (const [x, y, z] of [
    [-0.42, 1.12, 0.5],
    [0.1, 1.0, 0.68],
    [0.5, 1.2, 0.46],
    [-0.12, 1.5, 0.6],
    [0.34, 1.62, 0.34],
    [-0.46, 1.52, 0.3],
  ] as const)
    put(m, apple, [x, y, z], 0.15)
}
const APPLES = Array.from({ length: 6 }, () => apple)
export const appleBasket: Thing = basket(APPLES, 0.24, 20)
export const applePole = pole(0xe03a30, [0xe82a30, 0xffd23c, 0x6cc03a], apple)

export const catWithBook: Thing = (m) => {
  put(m, books, [0, 0.22, 0.04], 0.42, -8)
  m.inside(() => {
    m.move([0, 0.52, -0.02])
    m.turnY(-14)
    m.scale(0.86)
    cat(m)
  })
}
export const bookPile: Thing = (m) => {
  put(m, books, [-0.1, 0.34, 0], 0.48, 10)
  put(m, books, [0.42, 0.22, 0.16], 0.32, -34)
}
export const bookPole = pole(0x2a5aa8, [0x8a1c2a, 0x2a5aa8, 0xffd23c], books, 0.34)

export const pumpkinFind: Thing = (m) => {
  tuft(m, ...GRASS, 0.34, 0.36, 11)
  put(m, pumpkin, [0, 0.42, 0], 0.58, -8)
}
export const pumpkins: Thing = (m) => {
  put(m, pumpkin, [-0.3, 0.38, -0.06], 0.52, 14)
  put(m, pumpkin, [0.36, 0.28, 0.12], 0.38, -18)
  put(m, pumpkin, [-0.06, 0.22, 0.4], 0.28, 4)
}
/** arms out, a pumpkin for a head, a patched coat */
export const scarecrow: Thing = (m) => {
  m.group()
  m.cone(darkTimber, [0, -0.05, 0], [0, 1.5, 0], 0.07, 0.06)
  m.cone(timber, [-0.74, 1.16, 0], [0.74, 1.2, 0], 0.06, 0.055)
  m.inside(() => {
    m.move([0, 1.3, 0])
    m.group()
    m.drape(cloth(0x5a3a8a, 0x3a2460), {
      height: 0.86,
      top: 0.22,
      bottom: 0.44,
      folds: 7,
      depth: 0.05,
      hem: 0.08,
    })
  })
  for (const s of [-1, 1]) {
    m.group()
    m.cone(cloth(0x5a3a8a, 0x3a2460), [s * 0.16, 1.18, 0.02], [s * 0.6, 1.17, 0.02], 0.14, 0.17)
    m.group()
    for (const k of [-1, 0, 1])
      m.cone(
        plain(0xf0c84a),
        [s * 0.66, 1.17 + k * 0.05, 0.02],
        [s * 0.92, 1.14 + k * 0.1, 0.06],
        0.04,
        0.012,
      )
  }
  m.group()
  m.box(plain(0xf0882a), [-0.14, 0.86, 0.34], [0.1, 0.1, 0.05], 0.02)
  put(m, pumpkin, [0, 1.66, 0.04], 0.42)
}

/** tilted to the eye: from above one would see but the cap */
const boletus: Thing = (m) => {
  m.turnX(-26)
  mushroom(m)
}
export const mushroomFind: Thing = (m) => {
  put(m, boletus, [-0.08, 0.4, 0], 0.52)
  put(m, boletus, [0.38, 0.24, 0.12], 0.3, 0, -10)
  tuft(m, ...GRASS, 0.3, 0.3, 11)
}
export const mushroomBasket: Thing = basket(
  Array.from({ length: 6 }, () => mushroom),
  0.28,
  30,
)
/** a little house for those who are given for mushrooms */
export const birdHouse: Thing = (m) => {
  m.group()
  m.cone(darkTimber, [0, -0.05, 0], [0, 1.3, 0], 0.075, 0.065)
  m.group()
  m.box(wood(0xd89a5a, 0x9a6434), [0, 1.56, 0], [0.32, 0.32, 0.28], 0.03)
  paint(m.ball(plain(0x2a1a14), [0, 1.54, 0.3], 0.13), 0.01)
  m.group()
  for (const s of [-1, 1])
    m.inside(() => {
      m.move([s * 0.22, 1.98, 0])
      m.turnZ(s * -40)
      m.box(plain(0xc83a3a), [0, 0, 0], [0.32, 0.04, 0.4], 0.02)
    })
  m.group()
  m.cone(timber, [0, 1.34, 0.26], [0, 1.33, 0.46], 0.035, 0.035)
  put(m, chick, [0.34, 2.26, 0.1], 0.26, -20)
  tuft(m, ...GRASS, 0.12, 0.26, 9)
}

export const flowerFind: Thing = (m) => {
  for (const [x, z, high, size] of [
    [0, 0, 0.72, 0.42],
    [-0.34, 0.12, 0.44, 0.28],
  ] as const) {
    m.group()
    m.curve(plain(0x4a9a3a), [0, 0, 0], [x * 0.4, high * 0.5, z], [x, high, z], 0.05, 0.045, 0.04)
    put(m, flower, [x, high, z + 0.06], size)
  }
  tuft(m, ...GRASS, 0.1, 0.44, 9)
}
/** its face to the sky */
const picked: Thing = (m) => {
  m.move([0, 0.4, 0])
  m.turnX(-38)
  flower(m)
}
export const flowerBasket: Thing = basket(
  Array.from({ length: 7 }, () => picked),
  0.27,
  16,
)
export const flowerPole = pole(
  0x5ab84a,
  [0xff7ac0, 0xffffff, 0xffd23c],
  (m) => {
    m.turnX(58)
    m.scale(1.7)
    flowerWreath(m)
  },
  0.36,
)

/** hangs from a hook by the road */
export const lanternFind: Thing = (m) => {
  m.group()
  m.curve(plain(0xfff4f0), [-0.3, -0.05, 0], [-0.34, 1.7, 0], [0.1, 1.36, 0], 0.07, 0.06, 0.05)
  for (let i = 0; i < 6; i++)
    m.inside(() => {
      m.move([-0.3, 0.1 + i * 0.24, 0])
      m.turnZ(28)
      paint(m.box(plain(0xe02a34), [0, 0, 0], [0.3, 0.05, 0.3], 0.02), 0.01)
    })
  put(m, lantern, [0.12, 0.86, 0.04], 0.5)
  m.lamp([0.12, 0.9, 0.5], light(0xff9a3a), 1.2, 0.4)
}
/** a fir in its best dress */
export const festiveFir: Prop = (m, p: Palette) => {
  fir(8, 2.2, 0.8)(m, p)
  const colours = [0xff4a4a, 0xffd23c, 0x4ab8ff, 0xff7ad8, 0x7aff8a]
  for (let i = 0; i < 26; i++) {
    const u = i / 26
    const a = i * 2.39996
    const radius = 0.66 * (1 - u * 0.94)
    const c = colours[i % colours.length] ?? 0xffd23c
    m.group()
    m.ball(
      lit(plain(c, { rough: 0.1, specular: 1.4 }), c, 0.35),
      [Math.cos(a) * radius, 0.34 + u * 1.5, Math.abs(Math.sin(a)) * radius],
      0.085,
    )
  }
  m.group()
  m.inside(() => {
    m.move([0, 2.12, 0])
    m.ball(glow(0xffe04a, 0.9), [0, 0, 0], 0.1)
    for (let i = 0; i < 5; i++)
      m.inside(() => {
        m.turnZ(i * 72)
        m.cone(glow(0xffd23c, 0.8), [0, 0, 0], [0, 0.24, 0], 0.09, 0.012, 0.03)
      })
  })
}
export const festiveSnowman: Prop = (m, p) => {
  m.scale(0.72)
  snowman(m, p)
}
