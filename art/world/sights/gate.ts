import { light } from '../../model/colour.ts'
import { cloth, glow, gold, plain, stone, wood } from '../../model/material.ts'
import { cut } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import type { Flat } from '../../model/vec.ts'
import type { Prop } from '../props/prop.ts'

const arch: Flat[] = [
  [-0.62, 0],
  [0.62, 0],
  [0.62, 1.5],
  [0.44, 1.95],
  [0, 2.2],
  [-0.44, 1.95],
  [-0.62, 1.5],
]
/** a door that stands alone; somebody left it ajar */
export const loneDoor: Prop = (m) => {
  const [frame, leafOf] = [gold(0xffd76a, 0xc88e28), wood(0x6a5ac8, 0x463a94)]
  m.group()
  m.box(stone(0xfff8e4, 0xe0d0b0), [0, 0.06, 0.1], [1, 0.08, 0.5], 0.04)
  m.group()
  m.inside(() => {
    m.move([0, 0.1, 0])
    m.plate(
      frame,
      loop(
        arch.map(([x, y]): Flat => [x * 1.28, y * 1.1]),
        2,
      ),
      0.13,
      0.03,
    )
    cut(m.plate(frame, loop(arch, 2), 0.3, 0.02), 0.02)
  })
  m.group()
  m.inside(() => {
    m.move([0, 0.12, -0.06])
    m.plate(glow(0xfff2b8, 1.3), loop(arch, 2), 0.03, 0.01)
  })
  m.group()
  m.inside(() => {
    m.move([-0.6, 0.12, 0.06])
    m.turnY(-38)
    m.plate(
      leafOf,
      arch.map(([x, y]): Flat => [x + 0.6, y]),
      0.06,
      0.02,
    )
  })
  m.group()
  m.ball(frame, [0.22, 1.05, 0.82], 0.09)
  m.lamp([0, 1.2, 0.8], light(0xffe07a), 1.6, 0.4)
}
/** Thursday: two cups, both still warm */
export const teaTable: Prop = (m) => {
  const [cup, cloths] = [plain(0xffffff, { specular: 0.9, rough: 0.2 }), cloth(0xfff2dc, 0xe0cca8)]
  m.group()
  m.tube(cloths, [0, 0.72, 0], 0.86, 0.06, 0.04)
  m.inside(() => {
    m.move([0, 0.72, 0])
    m.drape(cloths, { height: 0.42, top: 0.85, bottom: 0.92, folds: 12, depth: 0.05 })
  })
  m.group()
  m.cone(gold(), [0, 0, 0], [0, 0.4, 0], 0.14, 0.1)
  m.group()
  m.turned(
    cup,
    [
      [0, 0.78],
      [0.2, 0.8],
      [0.28, 0.98],
      [0.18, 1.16],
      [0, 1.2],
    ],
    0.03,
  )
  m.curve(cup, [0.24, 0.94, 0], [0.42, 0.96, 0], [0.46, 1.12, 0], 0.06, 0.045, 0.035)
  m.ball(gold(), [0, 1.25, 0], 0.06)
  for (const x of [-0.52, 0.54]) {
    m.group()
    m.inside(() => {
      m.move([x, 0.79, 0.36])
      m.tube(cup, [0, 0.02, 0], 0.19, 0.02, 0.01)
      m.turned(
        cup,
        [
          [0, 0.03],
          [0.08, 0.04],
          [0.14, 0.2],
          [0, 0.2],
        ],
        0.02,
      )
    })
  }
  m.sides((s) => {
    m.group()
    m.box(gold(), [s * 1.15, 0.4, 0.1], [0.24, 0.05, 0.24], 0.04)
    m.cone(gold(), [s * 1.15, 0, 0.1], [s * 1.15, 0.4, 0.1], 0.07, 0.06)
    m.plate(
      gold(),
      [
        [s * 1.36 - 0.04, 0.4],
        [s * 1.36 + 0.04, 0.4],
        [s * 1.42 + 0.04, 1.1],
        [s * 1.42 - 0.04, 1.1],
      ],
      0.22,
      0.03,
    )
  })
}
export const hungStar: Prop = (m) => {
  const star: Flat[] = Array.from({ length: 10 }, (_, i): Flat => {
    const [a, r] = [Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? 0.26 : 0.62]
    return [Math.cos(a) * r, Math.sin(a) * r]
  })
  m.group()
  m.cone(plain(0xfff8e4), [0, 2.5, 0], [0, 3.4, 0], 0.015, 0.015)
  m.group()
  m.inside(() => {
    m.move([0, 1.9, 0])
    m.turnZ(8)
    m.plate(glow(0xffe48a, 0.9), star, 0.12, 0.06)
  })
  m.lamp([0, 1.9, 0.7], light(0xffe48a), 1.4, 0.4)
}
export const plume: Prop = (m) => {
  const down = plain(0xffffff, { rough: 0.8, skin: 0.7, emission: light(0x2a2a40) })
  m.inside(() => {
    m.turnZ(-16)
    m.group()
    m.plate(
      down,
      loop(
        [
          [0, 0.2],
          [0.22, 0.5],
          [0.28, 1.1],
          [0.1, 1.7],
          [-0.02, 1.8],
          [-0.2, 1.2],
          [-0.22, 0.6],
        ],
        3,
      ),
      0.03,
      0.015,
      0.01,
      [0, 0.14, 0],
    ).edged(0.12)
    m.group()
    m.curve(gold(), [0, -0.05, 0.04], [0.02, 0.8, 0.12], [0, 1.66, 0.4], 0.035, 0.025, 0.01)
  })
}
