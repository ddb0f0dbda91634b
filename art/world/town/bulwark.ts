import { gold, plain, steel } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'
import { shield } from '../../parts/offhand.ts'
import {
  ashlar,
  type Building,
  beam,
  block,
  byLevel,
  door,
  logs,
  pane,
  pennant,
  rubble,
  spire,
  teeth,
  terrace,
  tiles,
  tower,
} from './masonry.ts'

const red = tiles(0xc8342e)

const arms = (m: Model, at: Vec, size: number, rich: boolean): void =>
  m.inside(() => {
    m.move(at)
    m.scale(size)
    shield({
      kind: 'heater',
      field: plain(0x2f6fdc, { specular: 0.6 }),
      sign: 'star',
      rim: rich ? gold() : steel(0xb8c0cc),
    })(m)
  })
/** sharpened trunks side by side */
const palisade = (m: Model, from: number, to: number, z: number): void => {
  const count = Math.round((to - from) / 0.2)
  for (let i = 0; i <= count; i++) {
    const x = from + ((to - from) * i) / count
    const high = 0.92 + 0.07 * Math.sin(i * 2.1)
    m.group()
    m.tube(logs, [x, high / 2, z], 0.1, high / 2, 0.02)
    m.inside(() => {
      m.move([x, high, z])
      m.group()
      m.turned(
        logs,
        [
          [0, -0.02],
          [0.1, -0.02],
          [0, 0.26],
        ],
        0.01,
      )
    })
  }
}
const stockade: Building = (m) => {
  terrace(m, 1.2, 0.44, 1)
  palisade(m, -1.1, -0.42, 0.1)
  palisade(m, 0.42, 1.1, 0.1)
  for (const y of [0.34, 0.72]) {
    m.group()
    m.cone(beam, [-1.16, y, 0.2], [1.16, y, 0.2], 0.05, 0.05, 0)
  }
  m.sides((s) => {
    m.group()
    m.tube(beam, [s * 0.4, 0.68, 0.14], 0.11, 0.68, 0.03)
  })
  m.group()
  m.box(beam, [0, 1.36, 0.14], [0.6, 0.09, 0.14], 0.03)
  door(m, [0, 0.08, 0.14], 1.3)
  arms(m, [0, 1.5, 0.32], 1.2, false)
}
const wall = (m: Model, material: typeof rubble, half: number, high: number): void => {
  block(m, material, [0, 0.1, 0], [half, 0.24], high)
  for (let x = -half + 0.12; x <= half; x += 0.3) {
    m.group()
    m.box(material, [x, high + 0.18, 0], [0.09, 0.1, 0.25], 0.02)
  }
}
const rampart: Building = (m) => {
  terrace(m, 1.3, 0.5, 2)
  wall(m, rubble, 0.9, 0.92)
  m.sides((s) => {
    tower(m, rubble, [s * 0.92, 0.08, 0], 0.36, 1.3)
    teeth(m, rubble, [s * 0.92, 1.4, 0], 0.34)
    pane(m, [s * 0.92, 0.98, 0.34], 0.9)
    spire(m, red, [s * 0.92, 1.52, 0], 0.36, 0.62)
  })
  door(m, [0, 0.1, 0.24], 1.3, steel(0x8a8a94))
  arms(m, [0, 1.12, 0.36], 1.5, false)
}
const citadel: Building = (m) => {
  terrace(m, 1.5, 0.6, 3)
  wall(m, ashlar, 1.1, 1.04)
  m.sides((s) => {
    tower(m, ashlar, [s * 1.12, 0.08, 0.04], 0.38, 1.5)
    m.group()
    m.ring(gold(), [s * 1.12, 1.3, 0.04], 0.37, 0.04)
    teeth(m, ashlar, [s * 1.12, 1.6, 0.04], 0.36)
    pane(m, [s * 1.12, 0.98, 0.4])
    spire(m, red, [s * 1.12, 1.74, 0.04], 0.4, 0.8)
    pennant(m, [s * 1.12, 2.52, 0.04], 0xffc83a, 0.8)
  })
  block(m, ashlar, [0, 0.1, -0.1], [0.56, 0.42], 1.5)
  for (const x of [-0.42, -0.14, 0.14, 0.42]) {
    m.group()
    m.box(ashlar, [x, 1.68, 0.2], [0.09, 0.11, 0.12], 0.02)
  }
  spire(m, red, [0, 1.72, -0.14], 0.56, 0.86, 4)
  door(m, [0, 0.12, 0.36], 1.5, gold())
  arms(m, [0, 1.36, 0.5], 1.9, true)
}
export const bulwark: Building = (m, level) => byLevel(level, stockade, rampart, citadel)(m, level)
