import { chance } from '../../model/chance.ts'
import { light } from '../../model/colour.ts'
import { cloth, glow, gold, plain, stone } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'
import { darkStone, darkTimber, type Prop, rockStone, timber } from '../props/prop.ts'
import { canopy } from '../props/trees.ts'

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
