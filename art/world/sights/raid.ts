import { bone, cloth, glow, gold, plain, wood } from '../../model/material.ts'
import { cut } from '../../model/model.ts'
import { darkStone, darkTimber, iron, type Prop, rockStone, timber } from '../props/prop.ts'
import { hanging } from './chain.ts'

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
