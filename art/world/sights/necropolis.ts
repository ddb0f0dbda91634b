import { light } from '../../model/colour.ts'
import { fur, glow, gold, plain, spirit, stone } from '../../model/material.ts'
import { loop } from '../../model/outline.ts'
import type { Flat } from '../../model/vec.ts'
import { darkStone, type Prop, rockStone } from '../props/prop.ts'

const gable = (wide: number, high: number): Flat[] => [
  [-wide, 0],
  [wide, 0],
  [0, high],
]

/** a town house of the dead, somebody at home */
export const crypt: Prop = (m, p) => {
  const [wall, roof, window] = [rockStone(p, 0.3), stone(0x3c464c, 0x2a3238), glow(0x7dffb4, 1.6)]
  m.group()
  m.box(darkStone(p), [0, 0.1, 0], [1, 0.16, 0.62], 0.04)
  m.group()
  m.box(wall, [0, 0.95, 0], [0.84, 0.75, 0.5], 0.04).lumpy(0.01, 6)
  m.group()
  m.inside(() => {
    m.move([0, 1.68, 0])
    m.plate(roof, gable(1.04, 0.72), 0.62, 0.04)
  })
  m.group()
  m.plate(
    plain(0x1c2024),
    loop(
      [
        [-0.2, 0.26],
        [0.2, 0.26],
        [0.2, 0.86],
        [0, 1.06],
        [-0.2, 0.86],
      ],
      2,
    ),
    0.53,
    0.01,
  )
  m.sides((s) => {
    m.group()
    m.plate(
      window,
      loop(
        [
          [s * 0.52 - 0.13, 0.72],
          [s * 0.52 + 0.13, 0.72],
          [s * 0.52 + 0.13, 1.1],
          [s * 0.52, 1.24],
          [s * 0.52 - 0.13, 1.1],
        ],
        2,
      ),
      0.53,
      0.01,
    )
    m.group()
    m.tube(wall, [s * 0.9, 0.95, 0.5], 0.11, 0.75, 0.02)
  })
  m.group()
  m.tube(window, [0, 1.98, 0.6], 0.12, 0.04, 0.02)
  m.group()
  m.cone(darkStone(p), [0, 2.3, 0], [0, 2.8, 0], 0.07, 0.06)
  m.box(darkStone(p), [0, 2.66, 0], [0.2, 0.05, 0.06], 0.02)
  m.lamp([0, 1, 1], light(0x7dffb4), 1.2, 0.4)
}
/** three of the departed, each with a ticket */
export const queue: Prop = (m) => {
  const ghost = (x: number, z: number, k: number): void =>
    m.inside(() => {
      m.move([x, 0.12, z])
      m.scale(k)
      const sheet = spirit(0xcff4e4, 0x8ed0bc, 0.3)
      m.group()
      m.inside(() => {
        m.move([0, 0.86, 0])
        m.drape(sheet, { height: 0.8, top: 0.2, bottom: 0.36, folds: 7, depth: 0.05, hem: 0.06 })
      })
      m.ball(sheet, [0, 0.94, 0], 0.25, 0.06)
      m.group()
      for (const s of [-1, 1]) m.egg(plain(0x1c3a34), [s * 0.09 - 0.05, 0.98, 0.22], [0.04, 0.06, 0.03])
      m.group()
      m.box(plain(0xfff6d8), [-0.3, 0.62, 0.2], [0.09, 0.12, 0.015], 0.01)
    })
  ghost(-0.72, 0.15, 1)
  ghost(0, 0, 1.12)
  ghost(0.74, 0.1, 0.92)
  m.group()
  m.cone(gold(), [-1.2, 0, 0.2], [-1.2, 0.8, 0.2], 0.05, 0.04)
  m.box(plain(0x20343a), [-1.2, 0.98, 0.2], [0.24, 0.2, 0.04], 0.03)
  m.group()
  m.box(glow(0x9affd0, 1.2), [-1.2, 0.98, 0.25], [0.1, 0.1, 0.02], 0.02)
}
export const cat: Prop = (m, p) => {
  const [coat, eye] = [fur(0x2c2c34, 0x18181e), glow(0xb8ff6a, 1.2)]
  m.group()
  m.box(rockStone(p, 0.6), [0, 0.3, 0], [0.42, 0.34, 0.16], 0.1).lumpy(0.01, 6)
  m.inside(() => {
    m.move([0.05, 0.62, 0])
    m.group()
    m.egg(coat, [0, 0.2, 0], [0.17, 0.24, 0.15], 0.05)
    m.ball(coat, [-0.02, 0.5, 0.06], 0.16, 0.03)
    for (const s of [-1, 1])
      m.cone(coat, [s * 0.1 - 0.02, 0.6, 0.05], [s * 0.13 - 0.02, 0.76, 0.04], 0.055, 0.008, 0.01)
    m.curve(coat, [0.14, 0.02, 0], [0.42, -0.1, 0.16], [0.34, -0.36, 0.18], 0.05, 0.05, 0.04)
    m.group()
    for (const s of [-1, 1]) m.egg(eye, [s * 0.06 - 0.02, 0.52, 0.2], [0.03, 0.04, 0.02])
  })
}
