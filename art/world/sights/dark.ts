import { light } from '../../model/colour.ts'
import { glow, type Material, plain, wood } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'
import { iron, type Prop, timber } from '../props/prop.ts'

const post: Material = wood(0x4a4e74, 0x2c2f50)
const lampHead = (m: Model, at: Vec, lamp: Material): void => {
  m.group()
  m.box(lamp, at, [0.2, 0.26, 0.2], 0.06)
  m.group()
  m.inside(() => {
    m.move([at[0], at[1] + 0.28, at[2]])
    m.turnY(45)
    m.turned(
      plain(0x2c3050),
      [
        [0, 0],
        [0.36, 0],
        [0.05, 0.24],
        [0, 0.28],
      ],
      0.02,
      0.01,
      4,
    )
  })
}
export const unlitLamp: Prop = (m) => {
  m.group()
  m.cone(post, [0, -0.05, 0], [0.04, 2.1, 0], 0.1, 0.07)
  m.curve(post, [0.04, 2.05, 0], [0.1, 2.6, 0], [0.55, 2.46, 0], 0.07, 0.05, 0.04)
  lampHead(m, [0.55, 2.1, 0], plain(0x3a3e60))
}
/** the one that burns, and the ladder of the man who saw to it */
export const lamplighter: Prop = (m) => {
  m.group()
  m.cone(post, [0, -0.05, 0], [0, 2.5, 0], 0.13, 0.09)
  m.group()
  m.ring(iron, [0, 0.5, 0], 0.12, 0.05)
  lampHead(m, [0, 2.75, 0], glow(0xffd070, 2))
  for (const x of [0.25, 0.6]) {
    m.group()
    m.cone(timber, [x + 0.62, -0.04, 0.5], [x - 0.28, 2.4, 0.12], 0.05, 0.045)
  }
  m.group()
  for (let i = 1; i < 8; i++) {
    const u = i / 8
    m.cone(
      timber,
      [0.87 - 0.9 * u, 2.44 * u, 0.5 - 0.38 * u],
      [1.22 - 0.9 * u, 2.44 * u, 0.5 - 0.38 * u],
      0.035,
      0.035,
    )
  }
  m.lamp([0, 2.4, 0.6], light(0xffd070), 2.2, 0.5)
}
/** one of those who gave up here: an outline, and eyes */
export const shade: Prop = (m) => {
  const dark = plain(0x181c3c, { rough: 0.9, specular: 0.05, emission: light(0x080a1c) })
  m.group()
  m.inside(() => {
    m.move([0, 1.3, 0])
    m.drape(dark, { height: 1.35, top: 0.26, bottom: 0.56, folds: 6, depth: 0.05, hem: 0.1 })
  })
  m.egg(dark, [0, 1.56, 0.02], [0.27, 0.32, 0.26], 0.08)
  m.cone(dark, [0.3, 1.1, 0.05], [0.62, 0.7, 0.2], 0.12, 0.07, 0.06)
  m.cone(dark, [-0.3, 1.1, 0.05], [-0.44, 0.6, 0.24], 0.12, 0.07, 0.06)
  m.group()
  for (const s of [-1, 1]) m.egg(glow(0xbfd0ff, 1.6), [s * 0.1, 1.6, 0.26], [0.045, 0.06, 0.03])
}
export const watchers: Prop = (m) => {
  const dark = plain(0x12162e, { rough: 0.9 })
  m.group()
  for (const [x, y, r] of [
    [0, 0.3, 0.42],
    [-0.42, 0.22, 0.3],
    [0.44, 0.2, 0.32],
    [0.1, 0.56, 0.28],
  ] as const)
    m.ball(dark, [x, y, 0], r, 0.1)
  m.group()
  for (const [x, y] of [
    [-0.34, 0.36],
    [0.06, 0.62],
    [0.42, 0.3],
    [0.02, 0.26],
  ] as const)
    for (const s of [-1, 1]) m.egg(glow(0xffe27a, 1.5), [x + s * 0.07, y, 0.42], [0.032, 0.048, 0.03])
}
