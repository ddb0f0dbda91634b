import { cloth, gold, plain } from '../../model/material.ts'
import { darkTimber, type Prop, timber } from '../props/prop.ts'

const straw = cloth(0xf0c860, 0xb88830)

export const watchtower: Prop = (m) => {
  m.group()
  for (const x of [-0.5, 0.5])
    for (const z of [-0.42, 0.42]) m.cone(darkTimber, [x * 1.3, -0.05, z * 1.3], [x, 1.75, z], 0.09, 0.08)
  m.group()
  for (const s of [-1, 1]) m.cone(timber, [-0.62 * s, 0.2, 0.5], [0.55 * s, 1.4, 0.46], 0.05, 0.05)
  m.group()
  m.box(timber, [0, 1.78, 0], [0.74, 0.07, 0.62], 0.03).seeded(2)
  for (let i = 0; i < 6; i++) {
    m.group()
    m.cone(timber, [-0.65 + i * 0.26, 1.8, 0.56], [-0.65 + i * 0.26, 2.2, 0.56], 0.085, 0.08)
    m.cone(timber, [-0.65 + i * 0.26, 2.2, 0.56], [-0.65 + i * 0.26, 2.34, 0.56], 0.08, 0.01)
  }
  m.group()
  for (const x of [-0.6, 0.6]) m.cone(darkTimber, [x, 1.8, -0.4], [x, 2.6, -0.4], 0.06, 0.06)
  m.group()
  m.inside(() => {
    m.move([0, 2.66, -0.1])
    m.turnY(45)
    m.turned(
      straw,
      [
        [0, 0],
        [0.8, 0],
        [0.08, 0.6],
        [0, 0.66],
      ],
      0.03,
      0.01,
      4,
    )
  })
  m.group()
  m.cone(darkTimber, [0, 3.2, 0], [0, 3.75, 0], 0.03, 0.025)
  m.plate(
    plain(0xc83a2e),
    [
      [0, 3.45],
      [0.5, 3.58],
      [0, 3.72],
    ],
    0.02,
    0.01,
  )
}
export const stripedPost: Prop = (m) => {
  const [white, black] = [plain(0xf4ecdc), plain(0x32302c)]
  for (let i = 0; i < 6; i++) {
    m.group()
    m.tube(i % 2 ? white : black, [0, 0.14 + i * 0.24, 0], 0.13, 0.13, 0.02)
  }
  m.group()
  m.ball(gold(), [0, 1.6, 0], 0.15)
  m.group()
  m.box(timber, [0.26, 1.18, 0.06], [0.34, 0.15, 0.04], 0.03)
}
export const haystack: Prop = (m) => {
  m.group()
  m.turned(
    straw,
    [
      [0, 0],
      [0.72, 0],
      [0.78, 0.3],
      [0.5, 0.9],
      [0.12, 1.3],
      [0, 1.34],
    ],
    0.06,
  ).lumpy(0.05, 6)
  m.group()
  m.cone(darkTimber, [0, 1, 0], [0.04, 1.75, 0], 0.05, 0.04)
  m.group()
  m.cone(darkTimber, [0.85, 0, 0.3], [0.45, 1.15, 0.3], 0.035, 0.035)
}
export const fishRack: Prop = (m) => {
  m.group()
  for (const x of [-0.85, 0.85])
    for (const z of [-0.24, 0.24]) m.cone(darkTimber, [x, -0.02, z], [x, 1.3, -z * 0.3], 0.05, 0.045)
  m.cone(timber, [-1, 1.22, 0], [1, 1.22, 0], 0.045, 0.045)
  const scale = plain(0xb8c0c4, { specular: 0.8, rough: 0.3 })
  for (let i = 0; i < 5; i++) {
    m.group()
    m.inside(() => {
      m.move([-0.62 + i * 0.31, 1.14, 0.05])
      m.turnZ(i % 2 ? 5 : -6)
      m.plate(
        scale,
        [
          [-0.07, 0],
          [0.07, 0],
          [0.02, -0.08],
          [0.1, -0.3],
          [0.04, -0.56],
          [-0.04, -0.56],
          [-0.1, -0.3],
          [-0.02, -0.08],
        ],
        0.03,
        0.015,
      )
    })
  }
}
