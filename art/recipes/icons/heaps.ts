import { type Chance, chance } from '../../model/chance.ts'
import { type Colour, light } from '../../model/colour.ts'
import { crystal, gold, type Material, plain, steel, wood } from '../../model/material.ts'
import { cut, type Model } from '../../model/model.ts'
import { smoothed } from '../../model/outline.ts'
import type { Vec } from '../../model/vec.ts'
import { PALETTES } from '../../world/palette.ts'
import { chest } from '../../world/places/treasure.ts'
import type { Icon } from './icon.ts'

const green = crystal(0x0cae4c, 0x58f090, 0.3)

const emerald = (m: Model, at: Vec, size: number, r: Chance): void =>
  m.inside(() => {
    m.move(at)
    m.turnX(14 + r.between(-16, 16))
    m.turnZ(r.between(-26, 26))
    m.turnY(r.between(0, 45))
    m.scale(size)
    m.group()
    m.turned(
      green,
      [
        [0, -0.86],
        [0.8, 0.2],
        [0.78, 0.34],
        [0.46, 0.66],
        [0, 0.66],
      ],
      0.02,
      0,
      8,
    )
  })

/** rows one over another, each a stone shorter than the one below it */
const pile = (m: Model, rows: readonly number[], foot: number, size: number, seed: number): void => {
  const r = chance(seed)
  for (const [row, count] of rows.entries())
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * size * 1.42
      emerald(m, [x, foot + row * size * 1.02, (i & 1 ? 0.5 : 0.2) * size - row * size * 0.3], size, r)
    }
}
const loose =
  (places: readonly (readonly [number, number])[], size: number, seed: number): Icon =>
  (m) => {
    const r = chance(seed)
    for (const [x, y] of places) emerald(m, [x, y, 0.55], size, r)
  }
const vessel = (m: Model, material: Material, outline: readonly (readonly [number, number])[]): void => {
  m.group()
  m.turned(material, smoothed(outline, 5), 0.03)
}
const bowl: Icon = (m) => {
  pile(m, [4, 3, 2], -0.1, 0.3, 5)
  vessel(m, wood(0xa8622e, 0x6a3a1c), [
    [0, -0.86],
    [0.42, -0.84],
    [0.74, -0.5],
    [0.92, -0.1],
    [0.8, -0.12],
    [0, -0.3],
  ])
  m.group()
  m.ring(gold(), [0, -0.1, 0], 0.88, 0.07)
  m.group()
  m.ball(plain(0xe0313f, { rough: 0.2, specular: 1 }), [0, -0.42, 0.78], 0.11)
}
const pot: Icon = (m) => {
  pile(m, [4, 3, 2, 1], -0.02, 0.26, 11)
  vessel(m, plain(0xf07a1a, { rough: 0.3, specular: 0.9 }), [
    [0, -0.92],
    [0.5, -0.9],
    [0.92, -0.52],
    [0.84, -0.16],
    [0.66, -0.02],
    [0.74, 0.08],
    [0, 0],
  ])
  m.group()
  m.ring(gold(), [0, 0.06, 0], 0.72, 0.075)
  emerald(m, [0, -0.46, 0.86], 0.24, chance(3))
}
const basket: Icon = (m) => {
  const straw = wood(0xc88a48, 0x8a5428)
  pile(m, [4, 4, 3, 2], -0.06, 0.28, 17)
  for (const [row, width] of [0.62, 0.72, 0.8, 0.86].entries()) {
    m.group()
    m.tube(straw, [0, -0.84 + row * 0.21, 0], width, 0.11, 0.09).seeded(row * 7)
  }
  m.group()
  m.ring(straw, [0, -0.1, 0], 0.88, 0.08)
  m.inside(() => {
    m.move([0, -0.12, -0.1])
    m.turnX(90)
    m.ring(straw, [0, 0, 0], 0.9, 0.07)
    cut(m.box(straw, [0, 0, 1.02], [2, 1, 1], 0))
  })
}
interface Box {
  readonly planks: Material
  readonly metal: Material
  readonly jewel: Colour
  readonly rows: readonly number[]
}
/** an open chest, heaped over its brim */
const heaped =
  ({ planks, metal, jewel, rows }: Box, beside: Icon): Icon =>
  (m) => {
    m.inside(() => {
      m.move([0, -0.86, -0.1])
      m.scale(1.36)
      m.inside(() => {
        m.turnY(14)
        chest({ wood: planks, metal, gem: jewel, open: true, shine: 0x58f090 })(m, PALETTES.forest)
      })
    })
    m.inside(() => {
      m.move([0, 0, 0.1])
      pile(m, rows, -0.06, 0.24, 23)
    })
    beside(m)
    m.lamp([0, 0.5, 0.9], light(0x58f090), 0.7, 0.5)
  }

/** what the shelf of the bank sells, from two stones to a treasure */
export const HEAPS: Readonly<Record<`heap-${number}`, Icon>> = {
  'heap-1': loose(
    [
      [-0.42, -0.06],
      [0.42, -0.12],
    ],
    0.58,
    1,
  ),
  'heap-2': (m) => pile(m, [2, 1], -0.34, 0.56, 2),
  'heap-3': (m) => pile(m, [4, 3, 2], -0.46, 0.35, 4),
  'heap-4': bowl,
  'heap-5': pot,
  'heap-6': basket,
  'heap-7': heaped(
    { planks: wood(0xa8622e), metal: steel(0xe4eaf4), jewel: 0xff3a5a, rows: [4, 4, 3, 2] },
    loose([[0.78, -0.72]], 0.24, 6),
  ),
  'heap-8': heaped(
    {
      planks: plain(0x6a2fb8, { rough: 0.4 }),
      metal: gold(),
      jewel: 0xff3a5a,
      rows: [5, 5, 4, 3],
    },
    loose(
      [
        [-0.8, -0.7],
        [0.8, -0.72],
        [-0.34, -0.84],
        [0.42, -0.84],
      ],
      0.25,
      9,
    ),
  ),
}
