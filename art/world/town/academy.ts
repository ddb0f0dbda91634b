import { glow, gold, plain } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { star } from '../../model/outline.ts'
import type { Vec } from '../../model/vec.ts'
import {
  ashlar,
  type Building,
  block,
  byLevel,
  door,
  gable,
  logCorners,
  onion,
  pane,
  pennant,
  spire,
  terrace,
  tiles,
  tower,
  wallOf,
} from './masonry.ts'

const blue = tiles(0x3a6ad8)
const marble = plain(0xfffaf0, { rough: 0.5 })

/** an open book over the door: here they learn */
const book = (m: Model, at: Vec, size: number): void =>
  m.inside(() => {
    m.move(at)
    m.scale(size)
    m.group()
    m.box(plain(0x8a2434), [0, 0, -0.03], [0.34, 0.22, 0.03], 0.02)
    m.sides((s) => {
      m.group()
      m.turnY(-s * 12)
      m.box(plain(0xfff4dc), [s * 0.16, 0, 0.03], [0.15, 0.19, 0.035], 0.02)
      for (const y of [0.09, 0, -0.09]) {
        m.group()
        m.box(plain(0x5a6ac8), [s * 0.16, y, 0.07], [0.1, 0.018, 0.01], 0.005)
      }
    })
  })
const portico = (m: Model, columns: readonly number[], z: number, high: number): void => {
  for (const x of columns) {
    m.group()
    m.tube(marble, [x, 0.2 + high / 2, z], 0.075, high / 2, 0.02)
    m.group()
    m.box(marble, [x, 0.2 + high, z], [0.11, 0.05, 0.11], 0.02)
  }
}
const beacon = (m: Model, at: Vec): void =>
  m.inside(() => {
    m.move(at)
    m.group()
    m.plate(glow(0xffd860, 0.9), star(0.26, 0.12), 0.05, 0.02)
  })
const school: Building = (m) => {
  terrace(m, 0.98, 0.66, 1)
  block(m, wallOf(1), [0, 0.1, 0], [0.76, 0.46], 0.86)
  logCorners(m, [0, 0.1, 0], [0.76, 0.46], 0.86)
  gable(m, blue, [0, 0.94, 0], [0.94, 0.68], 0.66)
  door(m, [0, 0.1, 0.56])
  m.sides((s) => pane(m, [s * 0.5, 0.56, 0.54]))
  book(m, [0, 1.14, 0.62], 0.8)
}
const college: Building = (m) => {
  terrace(m, 1.12, 0.74, 2)
  block(m, wallOf(2), [0, 0.18, -0.08], [0.86, 0.46], 0.98)
  portico(m, [-0.62, -0.26, 0.26, 0.62], 0.5, 0.86)
  block(m, ashlar, [0, 1.12, 0.12], [0.94, 0.56], 0.12)
  gable(m, blue, [0, 1.22, 0.1], [0.98, 0.64], 0.5, true)
  door(m, [0, 0.2, 0.4], 1.1)
  m.sides((s) => pane(m, [s * 0.44, 0.66, 0.4]))
  book(m, [0, 1.42, 0.78], 0.86)
  tower(m, ashlar, [0.62, 1.1, -0.3], 0.22, 0.72)
  spire(m, blue, [0.62, 1.84, -0.3], 0.32, 0.56)
  pennant(m, [-0.7, 1.5, -0.1], 0xffc83a)
}
const university: Building = (m) => {
  terrace(m, 1.34, 0.84, 3)
  block(m, wallOf(3), [0, 0.18, -0.1], [1.04, 0.5], 1.06)
  portico(m, [-0.84, -0.56, -0.28, 0.28, 0.56, 0.84], 0.54, 0.94)
  block(m, ashlar, [0, 1.2, 0.1], [1.12, 0.58], 0.12)
  m.group()
  m.box(gold(), [0, 1.34, 0.1], [1.16, 0.035, 0.62], 0.02)
  gable(m, blue, [0, 1.36, 0.12], [0.66, 0.64], 0.46, true)
  door(m, [0, 0.2, 0.42], 1.2, gold())
  m.sides((s) => pane(m, [s * 0.7, 0.72, 0.42], 1.1, 0x9ae4ff))
  book(m, [0, 1.54, 0.8], 0.9)
  m.sides((s) => {
    tower(m, ashlar, [s * 0.98, 1.2, -0.22], 0.2, 0.7)
    spire(m, blue, [s * 0.98, 1.92, -0.22], 0.3, 0.6)
  })
  tower(m, ashlar, [0, 1.3, -0.3], 0.42, 0.72)
  onion(m, tiles(0x2f62d8), [0, 2.02, -0.3], 0.42)
  beacon(m, [0, 3.08, -0.3])
}
export const academy: Building = (m, level) => byLevel(level, school, college, university)(m, level)
