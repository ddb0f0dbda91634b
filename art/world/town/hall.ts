import { glow, gold, type Material, plain } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { star } from '../../model/outline.ts'
import type { Vec } from '../../model/vec.ts'
import {
  ashlar,
  type Building,
  beam,
  block,
  byLevel,
  door,
  gable,
  logCorners,
  logs,
  onion,
  pane,
  pennant,
  plaster,
  terrace,
  tiles,
  tower,
} from './masonry.ts'

const violet = tiles(0x7a4ac8)
const green = tiles(0x2f9a5a)

/** a golden figure of somebody who did something */
const statue = (m: Model, at: Vec): void =>
  m.inside(() => {
    m.move(at)
    m.group()
    m.box(ashlar, [0, 0.12, 0], [0.16, 0.14, 0.16], 0.03)
    m.group()
    m.cone(gold(), [0, 0.28, 0], [0, 0.52, 0], 0.13, 0.08)
    m.ball(gold(), [0, 0.66, 0], 0.11, 0.02)
    m.cone(gold(), [0.06, 0.5, 0], [0.18, 0.82, 0.02], 0.045, 0.03, 0.03)
    m.group()
    m.cone(plain(0xf4f8ff, { metal: 0.6, rough: 0.2 }), [0.19, 0.82, 0.02], [0.22, 1.12, 0.02], 0.03, 0.008)
  })
const medal = (m: Model, at: Vec, size: number): void =>
  m.inside(() => {
    m.move(at)
    m.scale(size)
    m.group()
    m.plate(glow(0xffd860, 0.7), star(0.24, 0.11), 0.05, 0.02)
  })
const bell = (
  m: Model,
  material: Material,
  roof: Material,
  foot: Vec,
  radius: number,
  high: number,
): void => {
  tower(m, material, foot, radius, high)
  onion(m, roof, [foot[0], foot[1] + high, foot[2]], radius)
  pane(m, [foot[0], foot[1] + high * 0.62, foot[2] + radius * 0.94], Math.max(0.6, radius * 2.4))
}
const house: Building = (m) => {
  terrace(m, 1, 0.68, 1)
  block(m, logs, [0, 0.1, 0], [0.78, 0.46], 0.8)
  logCorners(m, [0, 0.1, 0], [0.78, 0.46], 0.8)
  gable(m, violet, [0, 0.9, 0], [0.94, 0.66], 0.56)
  m.group()
  m.tube(beam, [0, 1.4, 0], 0.2, 0.2, 0.02)
  onion(m, violet, [0, 1.6, 0], 0.28)
  door(m, [0, 0.1, 0.56], 1.05)
  m.sides((s) => pane(m, [s * 0.52, 0.52, 0.54]))
  medal(m, [0, 1.06, 0.68], 0.8)
}
const chambers: Building = (m) => {
  terrace(m, 1.14, 0.76, 2)
  block(m, plaster, [0, 0.18, -0.06], [0.9, 0.5], 0.9)
  gable(m, violet, [0, 1.08, -0.06], [1, 0.66], 0.4)
  bell(m, plaster, gold(), [0, 0.9, 0], 0.34, 0.86)
  m.sides((s) => bell(m, plaster, green, [s * 0.84, 0.16, 0.1], 0.27, 1.1))
  m.group()
  m.box(ashlar, [0, 0.58, 0.5], [0.34, 0.4, 0.16], 0.03)
  gable(m, green, [0, 0.98, 0.52], [0.42, 0.24], 0.3, true)
  door(m, [0, 0.18, 0.66], 1.05)
  medal(m, [0, 1.06, 0.78], 0.6)
}
const pantheon: Building = (m) => {
  terrace(m, 1.4, 0.88, 3)
  block(m, plaster, [0, 0.18, -0.1], [1.1, 0.56], 1)
  m.group()
  m.box(gold(), [0, 1.2, -0.1], [1.15, 0.05, 0.61], 0.02)
  bell(m, plaster, gold(), [0, 1.1, -0.1], 0.42, 1.1)
  m.sides((s) => {
    bell(m, plaster, green, [s * 0.62, 1.1, -0.2], 0.26, 0.66)
    bell(m, plaster, violet, [s * 1.08, 0.16, 0.12], 0.29, 1.26)
    statue(m, [s * 0.72, 0.14, 0.72])
  })
  m.group()
  m.box(ashlar, [0, 0.66, 0.5], [0.42, 0.48, 0.2], 0.03)
  gable(m, tiles(0xd8342e), [0, 1.14, 0.54], [0.52, 0.28], 0.4, true)
  door(m, [0, 0.18, 0.7], 1.3, gold())
  medal(m, [0, 1.28, 0.84], 0.8)
  pennant(m, [0, 3.1, -0.1], 0xd8342e, 0.7)
}
export const hall: Building = (m, level) => byLevel(level, house, chambers, pantheon)(m, level)
