import { type Colour, light, shade } from '../../model/colour.ts'
import { glow, plain, steel, stone } from '../../model/material.ts'
import { cut, type Model } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'
import {
  type Building,
  block,
  byLevel,
  door,
  gable,
  logCorners,
  logs,
  pane,
  terrace,
  tiles,
} from './masonry.ts'

const brass = steel(0xe0aa50, 0xa06c24)
const iron = steel(0x6a6a78, 0x44444e, 0.45)
const rust = tiles(0xa8502e)
const brick = (c: Colour) => stone(c, shade(c, 0.78), 0, 0x8fc23c, 0.5)
const smoke = plain(0xf0ece8, { rough: 1, skin: 0.6 })

/** a wheel with teeth that shows its face */
const cog = (m: Model, at: Vec, radius: number, metal = brass): void =>
  m.inside(() => {
    m.move(at)
    m.scale(radius)
    m.turnX(90)
    m.group()
    m.tube(metal, [0, 0, 0], 0.82, 0.16, 0.04)
    for (let i = 0; i < 10; i++)
      m.inside(() => {
        m.turnY(i * 36)
        m.box(metal, [0.9, 0, 0], [0.16, 0.15, 0.13], 0.04)
      })
    cut(m.tube(metal, [0, 0.2, 0], 0.5, 0.14, 0.02), 0.02)
    m.group()
    m.tube(iron, [0, 0.06, 0], 0.2, 0.16, 0.03)
    for (let i = 0; i < 3; i++)
      m.inside(() => {
        m.turnY(i * 60)
        m.box(metal, [0, 0.06, 0], [0.6, 0.06, 0.08], 0.02)
      })
  })
const chimney = (m: Model, foot: Vec, radius: number, high: number, c: Colour): void => {
  const [x, y, z] = foot
  m.group()
  m.tube(brick(c), [x, y + high / 2, z], radius, high / 2, 0.02, 0, radius * 0.78)
  m.group()
  m.tube(iron, [x, y + high, z], radius * 0.92, 0.06, 0.02)
  m.group()
  for (let i = 0; i < 3; i++)
    m.ball(smoke, [x + 0.05 + i * 0.13, y + high + 0.18 + i * 0.2, z], radius * (0.9 + i * 0.28), 0.06).lumpy(
      0.02,
      5,
    )
}
const pipe = (m: Model, from: Vec, over: Vec, to: Vec): void => {
  m.group()
  m.curve(brass, from, over, to, 0.06, 0.06, 0.06, 0)
  for (const end of [from, to]) {
    m.group()
    m.ball(brass, end, 0.09)
  }
}
const furnace = (m: Model, at: Vec, size: number): void => {
  m.group()
  m.box(iron, at, [0.24 * size, 0.26 * size, 0.06], 0.08)
  m.group()
  m.box(glow(0xff7a1e, 1.1), [at[0], at[1] - 0.02, at[2] + 0.04], [0.16 * size, 0.18 * size, 0.04], 0.06)
  m.lamp([at[0], at[1], at[2] + 0.5], light(0xff9a3a), 0.9, 0.3)
}
const shed: Building = (m) => {
  terrace(m, 1, 0.66, 1)
  block(m, logs, [-0.08, 0.1, 0], [0.7, 0.46], 0.74)
  logCorners(m, [-0.08, 0.1, 0], [0.7, 0.46], 0.74)
  gable(m, rust, [-0.08, 0.84, 0], [0.84, 0.64], 0.5)
  chimney(m, [-0.5, 1, -0.16], 0.16, 0.66, 0xa8623a)
  door(m, [-0.34, 0.1, 0.56], 0.9)
  cog(m, [0.46, 0.5, 0.66], 0.42)
}
const works: Building = (m) => {
  terrace(m, 1.16, 0.74, 2)
  block(m, brick(0xb86a42), [0, 0.18, -0.06], [0.92, 0.5], 0.9)
  for (const x of [-0.6, 0, 0.6]) gable(m, rust, [x, 1.06, -0.06], [0.34, 0.56], 0.42, true)
  chimney(m, [-0.66, 1.1, -0.3], 0.18, 0.9, 0xa8623a)
  chimney(m, [0.1, 1.1, -0.34], 0.16, 0.7, 0xa8623a)
  furnace(m, [-0.52, 0.48, 0.46], 1)
  pane(m, [0, 0.72, 0.46])
  cog(m, [0.56, 0.66, 0.56], 0.42)
  cog(m, [0.16, 0.34, 0.58], 0.22, iron)
  pipe(m, [0.92, 0.3, 0.3], [1.2, 0.9, 0.2], [0.9, 1.06, 0])
}
const foundry: Building = (m) => {
  terrace(m, 1.4, 0.86, 3)
  block(m, brick(0xb05a3c), [0, 0.18, -0.06], [1.14, 0.56], 1.04)
  for (const y of [0.26, 1.2]) {
    m.group()
    m.box(brass, [0, y, -0.06], [1.17, 0.05, 0.6], 0.02)
  }
  for (const x of [-0.84, -0.28, 0.28, 0.84]) gable(m, rust, [x, 1.22, -0.06], [0.3, 0.6], 0.4, true)
  chimney(m, [-0.9, 1.2, -0.34], 0.18, 1.1, 0x9a5434)
  chimney(m, [-0.28, 1.2, -0.4], 0.22, 1.4, 0x9a5434)
  chimney(m, [0.4, 1.2, -0.4], 0.18, 1, 0x9a5434)
  m.group()
  m.egg(brass, [0.92, 1.5, -0.1], [0.28, 0.34, 0.28])
  m.group()
  m.ring(iron, [0.92, 1.5, -0.1], 0.29, 0.04)
  furnace(m, [-0.72, 0.54, 0.52], 1.2)
  door(m, [-0.14, 0.18, 0.52], 1, brass)
  cog(m, [0.66, 0.74, 0.66], 0.54)
  cog(m, [0.2, 0.98, 0.6], 0.26, iron)
  pipe(m, [1.14, 0.3, 0.36], [1.5, 1, 0.3], [1.06, 1.36, 0.1])
  pipe(m, [-1.14, 0.36, 0.3], [-1.44, 1, 0.2], [-1.1, 1.3, 0])
}
export const factory: Building = (m, level) => byLevel(level, shed, works, foundry)(m, level)
