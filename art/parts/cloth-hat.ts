import { type Colour, shade } from '../model/colour.ts'
import { feather, glow, gold, type Material } from '../model/material.ts'
import { cut, type Model } from '../model/model.ts'
import { loop, star } from '../model/outline.ts'
import type { Vec } from '../model/vec.ts'

/** worn by a head of radius 0.42 around its own origin */
const soft = (m: Model, at: Vec, to: Vec, build: () => void): void => {
  if (!m.has('head')) {
    m.group()
    build()
    return
  }
  m.part('hat', 'head', at, { to })
  build()
  m.on('head')
}
/** tall, pointed, with a brim */
export const wizardHat = (
  m: Model,
  material: Material,
  band: Material,
  sign: Material | null,
  wide = 1,
): void =>
  m.inside(() => {
    m.move([0, 0.22, -0.04])
    m.turnX(-20)
    m.turnZ(-5)
    soft(m, [0, 0.06, 0], [0.12, 0.8, 0], () => {
      m.turned(
        material,
        [
          [0.3, -0.02],
          [0.64 * wide, -0.055],
          [0.71 * wide, -0.04],
          [0.66 * wide, 0],
          [0.4, 0.03],
          [0.3, 0.04],
        ],
        0.022,
      ).stretched([1, 1, 0.92])
      m.turned(
        material,
        [
          [0, 0],
          [0.425, 0],
          [0.4, 0.14],
          [0.3, 0.34],
          [0.2, 0.52],
          [0, 0.58],
        ],
        0.02,
        0.05,
      )
      m.curve(material, [0, 0.46, 0], [0, 0.86, -0.02], [0.34, 0.84, 0.06], 0.225, 0.12, 0.03, 0.06)
      m.group()
      m.turned(
        band,
        [
          [0.36, 0.045],
          [0.44, 0.045],
          [0.42, 0.135],
          [0.36, 0.135],
        ],
        0.012,
        0,
      )
      m.group()
      if (sign)
        m.inside(() => {
          m.move([0, 0.09, 0.425])
          m.turnX(-10)
          m.plate(sign, star(0.105, 0.048), 0.02, 0.012)
        })
      m.group()
      m.ball(band, [0.35, 0.82, 0.06], 0.05)
    })
  })
/** a cloth hood, pointed behind */
export const hood = (m: Model, material: Material, lining: Material, deep = 0): void => {
  m.group()
  m.egg(material, [0, 0.06, -0.05], [0.49, 0.48, 0.47])
  m.curve(material, [0, 0.36, -0.16], [0, 0.5, -0.42], [0, 0.3, -0.62], 0.24, 0.15, 0.03, 0.08)
  m.egg(material, [0, -0.36, -0.06], [0.38, 0.16, 0.34], 0.1)
  cut(m.egg(lining, [0, -0.03, 0.4 + deep], [0.34, 0.39, 0.42]), 0.03, lining)
}
/** round fur hat with a cloth crown */
export const furHat = (m: Model, crown: Material, trim: Material, gem: Material | null = null): void => {
  m.group()
  m.egg(crown, [0, 0.32, -0.03], [0.36, 0.28, 0.35])
  m.group()
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2
    m.egg(
      trim,
      [Math.cos(a) * 0.4, 0.24 + 0.015 * Math.sin(i * 5), Math.sin(a) * 0.38 - 0.02],
      [0.1, 0.11, 0.1],
      0.03,
    ).lumpy(0.014, 26)
  }
  if (!gem) return
  m.group()
  m.egg(gem, [0, 0.42, 0.31], [0.06, 0.075, 0.03])
}
/** the high fan-shaped headdress of fairy-tale maidens */
export const kokoshnik = (m: Model, field: Material, trim: Material, pearls: Material): void =>
  m.inside(() => {
    m.move([0, 0.16, 0.06])
    m.turnX(-14)
    const outline = loop(
      [
        [-0.5, 0.02],
        [-0.46, 0.28],
        [-0.26, 0.5],
        [0, 0.66],
        [0.26, 0.5],
        [0.46, 0.28],
        [0.5, 0.02],
        [0.3, 0.16],
        [0, 0.22],
        [-0.3, 0.16],
      ],
      4,
    )
    m.group()
    m.plate(trim, outline, 0.04, 0.02, 0, [-0.9, 0, 0])
    m.group()
    m.move([0, 0.02, 0.03])
    m.plate(
      field,
      outline.map(([x, y]) => [x * 0.86, 0.06 + y * 0.82] as const),
      0.03,
      0.015,
      0,
      [-0.9, 0, 0],
    )
    m.group()
    for (let i = -4; i <= 4; i++)
      m.ball(pearls, [i * 0.1, 0.22 - Math.abs(i) * 0.022, 0.03 - 0.9 * (i * 0.1) ** 2 + 0.03], 0.034)
    m.ball(pearls, [0, 0.46, 0.035], 0.05)
    m.sides((s) => m.ball(pearls, [s * 0.2, 0.36, 0], 0.036))
  })
/** a soft cap with a long feather */
export const featherCap = (m: Model, material: Material, plume: Colour): void => {
  m.group()
  m.egg(material, [0, 0.3, -0.06], [0.4, 0.22, 0.4])
  m.curve(material, [0, 0.3, 0.2], [0, 0.3, 0.5], [0, 0.22, 0.62], 0.24, 0.16, 0.03, 0.08)
  m.group()
  m.inside(() => {
    m.move([-0.34, 0.34, 0.02])
    m.turnX(-34)
    m.turnZ(18)
    m.plate(
      feather(plume, shade(plume, 0.7)),
      loop([
        [0, 0],
        [0.07, 0.14],
        [0.09, 0.4],
        [0.02, 0.66],
        [-0.06, 0.4],
        [-0.05, 0.14],
      ]),
      0.018,
      0.01,
      0,
      [0.8, 0.5, 0],
    ).edged(0.05)
  })
}
/** a headscarf tied behind */
export const bandana = (m: Model, material: Material): void => {
  m.group()
  m.egg(material, [0, 0.13, -0.03], [0.43, 0.35, 0.42])
  cut(m.egg(material, [0, -0.16, 0.36], [0.44, 0.34, 0.5]), 0.03)
  m.group()
  m.ball(material, [-0.34, 0.06, -0.28], 0.09)
  m.curve(material, [-0.34, 0.06, -0.28], [-0.5, 0, -0.34], [-0.54, -0.22, -0.34], 0.05, 0.06, 0.03)
  m.curve(material, [-0.34, 0.06, -0.28], [-0.46, -0.08, -0.38], [-0.42, -0.28, -0.42], 0.05, 0.055, 0.03)
}
export const turban = (m: Model, material: Material, jewel: Colour): void => {
  m.group()
  m.egg(material, [0, 0.3, -0.02], [0.44, 0.3, 0.42])
  for (const [z, r] of [
    [-24, 0.4],
    [22, 0.39],
    [-4, 0.36],
  ] as const)
    m.inside(() => {
      m.move([0, 0.28, -0.02])
      m.turnZ(z)
      m.turnX(-8)
      m.ring(material, [0, 0, 0], r, 0.1, 0.03)
    })
  m.group()
  m.egg(gold(), [0, 0.36, 0.44], [0.085, 0.1, 0.04])
  m.group()
  m.egg(glow(jewel, 0.8), [0, 0.36, 0.47], [0.05, 0.065, 0.03])
  m.group()
  m.curve(
    feather(0xffffff, 0xd8e0f0),
    [0, 0.44, 0.42],
    [0.02, 0.72, 0.4],
    [0.1, 0.84, 0.24],
    0.03,
    0.06,
    0.012,
  )
}
