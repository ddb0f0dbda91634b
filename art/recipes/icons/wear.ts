import { cloth, crystal, glow, gold, leather, plain, steel } from '../../model/material.ts'
import { cut } from '../../model/model.ts'
import { smoothed, star } from '../../model/outline.ts'
import type { Icon } from './icon.ts'
import { gem } from './treasure.ts'

export const helm: Icon = (m) => {
  m.turnY(-24)
  m.turned(
    steel(0xcfd8e6),
    smoothed(
      [
        [0, -0.66],
        [0.5, -0.64],
        [0.66, -0.2],
        [0.66, 0.16],
        [0.5, 0.52],
        [0, 0.72],
      ],
      4,
    ),
    0.03,
  )
  cut(m.box(plain(0x14101c), [0, -0.06, 0.6], [0.42, 0.08, 0.3], 0.03), 0.02, plain(0x14101c))
  cut(m.box(plain(0x14101c), [0, -0.44, 0.6], [0.06, 0.36, 0.3], 0.03), 0.02, plain(0x14101c))
  m.group()
  m.turned(
    gold(),
    [
      [0.62, 0.06],
      [0.71, 0.06],
      [0.7, 0.2],
      [0.62, 0.2],
    ],
    0.02,
  )
  m.group()
  for (let i = 0; i < 5; i++)
    m.curve(
      plain(0xd8342e),
      [0, 0.66, 0.1 - i * 0.1],
      [0, 1.02 - i * 0.05, -0.1 - i * 0.12],
      [0, 0.56 - i * 0.16, -0.6 - i * 0.06],
      0.08,
      0.11,
      0.02,
    )
}
export const armour: Icon = (m) => {
  m.turnY(-18)
  m.egg(steel(0xcfd8e6), [0, 0.06, 0], [0.58, 0.56, 0.4])
  m.egg(steel(0xcfd8e6), [0, -0.42, 0], [0.44, 0.32, 0.34], 0.14)
  cut(m.ball(plain(0x2a2430), [0, 0.66, 0.06], 0.26), 0.03, plain(0x2a2430))
  m.group()
  m.ring(gold(), [0, -0.46, 0], 0.43, 0.07).stretched([1, 1, 0.8])
  m.sides((s) => m.egg(gold(), [s * 0.58, 0.34, 0], [0.24, 0.2, 0.26]))
  m.group()
  m.inside(() => {
    m.move([0, 0.06, 0.4])
    m.plate(gold(), star(0.2, 0.09), 0.05, 0.02)
  })
}
export const bootIcon: Icon = (m) => {
  m.turnY(58)
  const hide = leather(0x9a5f30)
  m.cone(hide, [0, 0.56, -0.24], [0, -0.4, -0.24], 0.3, 0.28)
  m.egg(hide, [0, -0.52, 0.16], [0.28, 0.24, 0.5], 0.12)
  cut(m.box(hide, [0, -1, 0], [1, 0.3, 1.4], 0), 0.02)
  m.group()
  m.ring(gold(), [0, 0.6, -0.24], 0.3, 0.1)
  m.group()
  m.box(gold(), [0, -0.2, 0.06], [0.31, 0.07, 0.06], 0.03)
}
export const glove: Icon = (m) => {
  m.turnZ(-14)
  const hide = leather(0x7a4a28)
  m.cone(hide, [0, -0.72, 0], [0, -0.2, 0], 0.34, 0.26)
  m.egg(hide, [0, 0.06, 0], [0.36, 0.34, 0.2], 0.06)
  for (let i = 0; i < 4; i++)
    m.cone(
      hide,
      [-0.26 + i * 0.17, 0.24, 0],
      [-0.32 + i * 0.21, 0.68 - 0.06 * Math.abs(i - 1.5), 0.02],
      0.1,
      0.09,
      0.01,
    )
  m.cone(hide, [0.28, 0, 0.04], [0.56, 0.26, 0.1], 0.12, 0.1, 0.04)
  m.group()
  m.ring(gold(), [0, -0.34, 0], 0.29, 0.07)
}
export const ring: Icon = (m) => {
  m.turnY(-22)
  m.inside(() => {
    m.move([0, -0.18, 0])
    m.turnX(90)
    m.ring(gold(), [0, 0, 0], 0.5, 0.13)
  })
  m.group()
  m.inside(() => {
    m.move([0, 0.5, 0])
    m.scale(0.42)
    gem(0xe0142e, 0xff6a70)(m)
  })
}
export const amulet: Icon = (m) => {
  m.inside(() => {
    m.move([0, 0.3, 0])
    m.turnX(76)
    m.ring(gold(), [0, 0, 0], 0.52, 0.06)
  })
  m.group()
  m.egg(gold(), [0, -0.4, 0.06], [0.36, 0.42, 0.12])
  m.group()
  m.egg(crystal(0x1a8af0, 0x8ad8ff, 0.4), [0, -0.4, 0.14], [0.24, 0.3, 0.14])
}
export const belt: Icon = (m) => {
  m.turnX(24)
  m.ring(leather(0x7a4522), [0, 0, 0], 0.7, 0.2).stretched([1, 1.1, 0.8])
  m.group()
  m.box(gold(), [0, 0, 0.62], [0.3, 0.26, 0.1], 0.06)
  cut(m.box(gold(), [0, 0, 0.66], [0.16, 0.13, 0.2], 0.04), 0.02)
}
export const cloak: Icon = (m) => {
  m.move([0, 0.8, 0])
  m.turnY(8)
  m.drape(cloth(0x6a2fb0), {
    height: 1.6,
    top: 0.34,
    bottom: 0.86,
    curve: 2,
    folds: 7,
    depth: 0.09,
    thick: 0.03,
    arc: 120,
    phase: 0.7,
  })
  m.group()
  m.sides((s) => m.ball(gold(), [s * 0.3, 0, 0.22], 0.13))
}
export const crownIcon: Icon = (m) => {
  m.turnX(14)
  m.turned(
    gold(),
    [
      [0.58, -0.5],
      [0.68, -0.5],
      [0.7, -0.16],
      [0.6, -0.16],
    ],
    0.03,
  )
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2
    m.cone(
      gold(),
      [Math.sin(a) * 0.66, -0.2, Math.cos(a) * 0.66],
      [Math.sin(a) * 0.74, 0.38, Math.cos(a) * 0.74],
      0.13,
      0.04,
      0.03,
    )
    m.ball(gold(), [Math.sin(a) * 0.75, 0.44, Math.cos(a) * 0.75], 0.09)
  }
  m.group()
  for (let i = 0; i < 7; i++)
    m.ball(
      glow(i % 2 ? 0x3a8aff : 0xff3a5a, 0.5),
      [Math.sin((i + 0.5) * 0.8976) * 0.69, -0.33, Math.cos((i + 0.5) * 0.8976) * 0.69],
      0.09,
    )
}
