import { chance } from '../../model/chance.ts'
import { light } from '../../model/colour.ts'
import { bone, glow, gold, plain, steel, wood } from '../../model/material.ts'
import { paint } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import { boulder, darkStone, type Prop } from '../props/prop.ts'
import { canopy } from '../props/trees.ts'
import { hanging } from './chain.ts'

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
