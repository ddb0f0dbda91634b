import { type Colour, shade } from '../../model/colour.ts'
import { gold, lit, plain, wood } from '../../model/material.ts'
import { cut, paint } from '../../model/model.ts'
import { loop, smoothed, star } from '../../model/outline.ts'
import type { Icon } from './icon.ts'

export const flask =
  (c: Colour, sign: Icon | null = null): Icon =>
  (m) => {
    m.turnZ(-10)
    const liquid = lit(plain(c, { rough: 0.08, specular: 1.5, skin: 0.8 }), c, 0.22)
    m.turned(
      liquid,
      smoothed([
        [0, -0.86],
        [0.4, -0.84],
        [0.68, -0.56],
        [0.7, -0.22],
        [0.54, 0.06],
        [0.26, 0.2],
        [0, 0.22],
      ]),
      0.04,
    )
    m.group()
    m.turned(
      plain(0xd8f0ff, { rough: 0.06, specular: 2 }),
      [
        [0, 0.2],
        [0.25, 0.2],
        [0.22, 0.5],
        [0.32, 0.55],
        [0.32, 0.63],
        [0, 0.63],
      ],
      0.03,
    )
    m.group()
    m.tube(wood(0xb98250), [0, 0.74, 0], 0.2, 0.14, 0.04, 0, 0.22)
    m.group()
    m.ring(gold(), [0, 0.26, 0], 0.27, 0.05)
    if (!sign) return
    m.group()
    m.move([0, -0.32, 0.72])
    m.scale(0.5)
    sign(m)
  }
export const heart: Icon = (m) =>
  void m.plate(
    gold(),
    loop([
      [0, -0.46],
      [0.34, -0.08],
      [0.46, 0.18],
      [0.38, 0.38],
      [0.18, 0.42],
      [0, 0.2],
      [-0.18, 0.42],
      [-0.38, 0.38],
      [-0.46, 0.18],
      [-0.34, -0.08],
    ]),
    0.1,
    0.05,
    0,
    [-0.2, -0.2, 0],
  )
export const bolt: Icon = (m) =>
  void m.plate(
    gold(),
    [
      [0.08, 0.5],
      [-0.3, -0.06],
      [-0.04, -0.06],
      [-0.14, -0.5],
      [0.3, 0.1],
      [0.04, 0.1],
      [0.24, 0.5],
    ],
    0.1,
    0.03,
  )
export const skull: Icon = (m) => {
  m.ball(gold(), [0, 0.08, 0], 0.34)
  m.box(gold(), [0, -0.24, 0.04], [0.18, 0.16, 0.16], 0.05, 0.06)
  m.sides((s) => cut(m.ball(plain(0x3a2408), [s * 0.14, 0.04, 0.3], 0.1), 0.02, plain(0x3a2408)))
}
export const fist: Icon = (m) => {
  m.box(gold(), [0, 0, 0], [0.32, 0.3, 0.18], 0.1)
  for (let i = 0; i < 4; i++)
    m.cone(gold(), [-0.24 + i * 0.16, 0.2, 0.1], [-0.24 + i * 0.16, -0.02, 0.22], 0.09, 0.09, 0.01)
}
export const wing: Icon = (m) => {
  for (let i = 0; i < 4; i++)
    m.inside(() => {
      m.turnZ(-70 + i * 30)
      m.plate(
        gold(),
        loop([
          [0, -0.1],
          [0.12, 0.1],
          [0.1, 0.4],
          [0, 0.56],
          [-0.1, 0.4],
          [-0.12, 0.1],
        ]),
        0.06,
        0.03,
      )
    })
}
export const scroll =
  (c: Colour): Icon =>
  (m) => {
    const paper = plain(0xfbe8c0, { rough: 0.85, specular: 0.1 })
    m.turnZ(-24)
    m.plate(
      paper,
      [
        [-0.42, -0.6],
        [0.42, -0.6],
        [0.42, 0.6],
        [-0.42, 0.6],
      ],
      0.05,
      0.03,
      0,
      [-0.3, 0, 0],
    )
    for (const y of [0.3, 0.12, -0.06, -0.24])
      paint(m.box(plain(shade(c, 0.8)), [0, y, 0], [0.27, 0.03, 0.4], 0.01), 0.008)
    for (const y of [-0.64, 0.64])
      m.inside(() => {
        m.move([0, y, 0.02])
        m.turnZ(90)
        m.group()
        m.tube(paper, [0, 0, 0], 0.15, 0.5, 0.05)
        m.group()
        for (const e of [-0.52, 0.52]) m.tube(plain(c, { specular: 0.6 }), [0, e, 0], 0.18, 0.07, 0.04)
      })
    m.group()
    m.move([0.18, -0.36, 0.08])
    m.ball(plain(c, { specular: 0.8, rough: 0.4 }), [0, 0, 0], 0.16)
    m.group()
    m.plate(gold(), star(0.1, 0.045), 0.18, 0.01)
  }
