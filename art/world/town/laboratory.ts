import { type Colour, light } from '../../model/colour.ts'
import { crystal, glow, gold, lit, plain, steel } from '../../model/material.ts'
import { cut, type Model } from '../../model/model.ts'
import { smoothed } from '../../model/outline.ts'
import type { Vec } from '../../model/vec.ts'
import { type Building, beam, byLevel, door, pane, rubble, terrace } from './masonry.ts'

const ice = crystal(0x7cc8f6, 0xe8f8ff, 0.16)
const snow = plain(0xf6fbff, { rough: 0.95, skin: 0.5 })
const frost = steel(0xd8e8f8, 0xa8c0dc)

const drifts = (m: Model, wide: number, z: number): void => {
  m.group()
  for (let i = 0; i < 14; i++) {
    const side = i % 2 ? 1 : -1
    const x = side * (wide * 1.06 - ((i * 0.37) % 0.62) * wide)
    const size = 0.11 + 0.1 * ((i * 0.618) % 1)
    m.egg(
      snow,
      [x, 0.1, z - 0.1 - 1.1 * ((i * 0.29) % 1) * Math.abs(x / wide)],
      [size * 1.5, size, size * 1.1],
      0.1,
    ).lumpy(0.02, 5)
  }
}
/** a crystal of six sides that grows out of the ground */
const shard = (m: Model, foot: Vec, radius: number, high: number, lean = 0): void =>
  m.inside(() => {
    m.move(foot)
    m.turnZ(lean)
    m.group()
    m.turned(
      ice,
      [
        [0, 0],
        [radius, 0],
        [radius * 1.06, high * 0.66],
        [0, high],
      ],
      0.02,
      0,
      6,
    )
  })
/** a flask in which the weather is made */
const retort = (m: Model, at: Vec, size: number, c: Colour): void =>
  m.inside(() => {
    m.move(at)
    m.scale(size)
    m.group()
    m.turned(
      lit(plain(c, { rough: 0.1, specular: 1.2 }), c, 0.35),
      smoothed(
        [
          [0, 0],
          [0.28, 0.04],
          [0.34, 0.26],
          [0.12, 0.5],
          [0.09, 0.74],
          [0, 0.74],
        ],
        5,
      ),
      0.01,
    )
    m.group()
    m.ring(gold(), [0, 0.72, 0], 0.1, 0.035)
    m.lamp([0, 0.3, 0.4], light(c), 0.5, 0.3)
  })
const igloo = (m: Model, at: Vec, radius: number): void =>
  m.inside(() => {
    m.move(at)
    m.scale(radius)
    m.group()
    m.egg(snow, [0, 0, 0], [1, 0.94, 1])
    for (const [y, r] of [
      [0.24, 0.97],
      [0.5, 0.86],
      [0.72, 0.68],
    ] as const)
      cut(m.ring(plain(0x9cc0e4), [0, y, 0], r, 0.022), 0.02, plain(0x9cc0e4))
    cut(m.box(snow, [0, -1, 0], [2, 1, 2], 0.01), 0.01)
    m.group()
    m.tube(snow, [0, 0.26, 0.92], 0.4, 0.26, 0.06)
  })
const hut: Building = (m) => {
  terrace(m, 0.98, 0.74, 1)
  igloo(m, [0, 0.1, -0.06], 0.78)
  door(m, [0, 0.1, 0.98], 0.72)
  m.sides((s) => pane(m, [s * 0.42, 0.5, 0.52], 0.8, 0x8ae8ff))
  m.group()
  m.tube(rubble, [0.4, 0.86, -0.2], 0.12, 0.3, 0.02)
  retort(m, [-0.86, 0.1, 0.5], 0.7, 0x3ad8ff)
  drifts(m, 0.9, 0.66)
}
const workshop: Building = (m) => {
  terrace(m, 1.1, 0.76, 2)
  shard(m, [-0.7, 0.1, -0.2], 0.24, 1.2, 6)
  shard(m, [0.76, 0.1, -0.16], 0.26, 1.4, -5)
  m.group()
  m.tube(frost, [0, 0.62, -0.06], 0.58, 0.52, 0.04, 0, 0.54)
  m.group()
  m.tube(beam, [0, 1.14, -0.06], 0.6, 0.05, 0.02)
  m.group()
  m.egg(ice, [0, 1.16, -0.06], [0.52, 0.5, 0.52])
  for (const turn of [0, 60, 120])
    m.inside(() => {
      m.move([0, 1.18, -0.06])
      m.turnY(turn)
      m.turnX(90)
      m.group()
      m.ring(frost, [0, 0, 0], 0.52, 0.035)
    })
  door(m, [0, 0.18, 0.52], 1.1, frost)
  m.sides((s) => pane(m, [s * 0.4, 0.66, 0.4], 0.9, 0x8ae8ff))
  retort(m, [0, 1.62, -0.06], 0.86, 0x3ad8ff)
  drifts(m, 1, 0.74)
}
const palace: Building = (m) => {
  terrace(m, 1.34, 0.86, 3)
  shard(m, [-1.06, 0.1, -0.1], 0.26, 1.3, 8)
  shard(m, [1.08, 0.1, -0.06], 0.28, 1.4, -8)
  shard(m, [-0.7, 0.1, -0.36], 0.3, 2, 3)
  shard(m, [0.7, 0.1, -0.34], 0.32, 2.2, -3)
  shard(m, [0, 0.1, -0.4], 0.46, 3, 0)
  m.group()
  m.tube(frost, [0, 0.62, 0.08], 0.66, 0.5, 0.04, 0, 0.6)
  m.group()
  m.ring(gold(), [0, 1.12, 0.08], 0.62, 0.06)
  m.group()
  m.egg(ice, [0, 1.14, 0.08], [0.58, 0.5, 0.58])
  m.sides((s) => {
    m.group()
    m.tube(frost, [s * 0.86, 0.5, 0.3], 0.24, 0.4, 0.03)
    m.group()
    m.egg(ice, [s * 0.86, 0.92, 0.3], [0.24, 0.36, 0.24])
    pane(m, [s * 0.86, 0.52, 0.54], 0.8, 0x8ae8ff)
  })
  door(m, [0, 0.18, 0.74], 1.2, gold())
  m.sides((s) => pane(m, [s * 0.42, 0.66, 0.58], 0.9, 0x8ae8ff))
  m.inside(() => {
    m.move([0, 1.72, 0.24])
    m.turnZ(16)
    m.group()
    m.ring(gold(), [0, 0.3, 0], 0.5, 0.04)
  })
  m.group()
  m.ball(glow(0x8af0ff, 0.9), [0, 2.02, 0.3], 0.24)
  m.lamp([0, 2, 0.8], light(0x8af0ff), 0.8, 0.4)
  drifts(m, 1.24, 0.84)
}
export const laboratory: Building = (m, level) => byLevel(level, hut, workshop, palace)(m, level)
