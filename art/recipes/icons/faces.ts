import type { Colour } from '../../model/colour.ts'
import { cloth, glow, gold, plain } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { loop, star } from '../../model/outline.ts'
import { crown } from '../../parts/helm.ts'
import { halo, horns } from '../../parts/wild-crown.ts'
import type { Icon } from './icon.ts'

interface Smiley {
  skin?: Colour
  eyes?: 'dot' | 'arc' | 'shut' | 'heart' | 'star' | 'wide' | 'glasses' | 'wink' | 'cross'
  mouth?: 'smile' | 'laugh' | 'flat' | 'sad' | 'o' | 'tongue' | 'kiss' | 'wave'
  brow?: number
  blush?: boolean
  top?: (m: Model) => void
}
const INK = plain(0x3a1c14, { skin: 0, specular: 0.3 })
const RED = plain(0x9a1c28, { skin: 0.3 })
const HEART = loop([
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
])
const eyeOf = (m: Model, kind: NonNullable<Smiley['eyes']>, s: number): void => {
  m.move([s * 0.3, 0.16, 0.72])
  m.turnY(s * 20)
  m.group()
  if (kind === 'dot' || (kind === 'wink' && s < 0)) {
    m.egg(INK, [0, 0, 0], [0.11, 0.15, 0.06])
    m.group()
    m.ball(plain(0xffffff, { emission: [0.5, 0.5, 0.5] }), [-0.03, 0.06, 0.05], 0.035)
  }
  if (kind === 'wide') {
    m.egg(plain(0xffffff), [0, 0, 0], [0.19, 0.21, 0.08])
    m.group()
    m.ball(INK, [0, 0, 0.05], 0.08)
  }
  if (kind === 'arc' || (kind === 'wink' && s > 0))
    m.curve(INK, [-0.15, -0.05, 0], [0, 0.2, 0.06], [0.15, -0.05, 0], 0.04, 0.05, 0.04)
  if (kind === 'shut') m.curve(INK, [-0.15, 0.05, 0], [0, -0.12, 0.06], [0.15, 0.05, 0], 0.04, 0.05, 0.04)
  if (kind === 'cross')
    for (const t of [1, -1]) m.cone(INK, [-0.11, -0.11 * t, 0.02], [0.11, 0.11 * t, 0.02], 0.04, 0.04)
  m.inside(() => {
    m.scale(kind === 'star' ? 0.26 : 0.5)
    if (kind === 'heart') m.plate(plain(0xf01c3c, { specular: 0.9, rough: 0.3 }), HEART, 0.16, 0.08)
    if (kind === 'star') m.plate(gold(0xffe07a, 0xf0a830), star(1, 0.44), 0.24, 0.08)
  })
}
const mouthOf = (m: Model, kind: NonNullable<Smiley['mouth']>): void => {
  m.group()
  const bow = (up: number): void =>
    void m.curve(INK, [-0.34, -0.28, 0.66], [0, -0.28 - up, 0.94], [0.34, -0.28, 0.66], 0.035, 0.05, 0.035)
  if (kind === 'smile' || kind === 'tongue') bow(0.3)
  if (kind === 'sad')
    m.curve(INK, [-0.28, -0.44, 0.64], [0, -0.2, 0.92], [0.28, -0.44, 0.64], 0.035, 0.05, 0.035)
  if (kind === 'flat') bow(0)
  if (kind === 'wave') {
    m.curve(INK, [-0.34, -0.32, 0.66], [-0.17, -0.18, 0.86], [0, -0.34, 0.8], 0.035, 0.04, 0.04)
    m.curve(INK, [0, -0.34, 0.8], [0.17, -0.48, 0.82], [0.34, -0.32, 0.66], 0.04, 0.04, 0.035)
  }
  if (kind === 'laugh') {
    m.inside(() => {
      m.move([0, -0.26, 0.62])
      m.plate(
        RED,
        loop([
          [-0.42, 0.06],
          [0, 0],
          [0.42, 0.06],
          [0.28, -0.28],
          [0, -0.38],
          [-0.28, -0.28],
        ]),
        0.2,
        0.06,
        0,
        [-0.5, 0, 0],
      )
      paint(m.box(plain(0xffffff), [0, 0, 0.2], [0.36, 0.05, 0.4], 0.02), 0.01)
    })
  }
  if (kind === 'o') m.egg(RED, [0, -0.36, 0.72], [0.13, 0.17, 0.1])
  if (kind === 'kiss') m.egg(plain(0xe0304a), [0, -0.34, 0.78], [0.1, 0.12, 0.1])
  if (kind !== 'tongue') return
  m.group()
  m.egg(plain(0xf0607a, { skin: 0.6 }), [0.08, -0.52, 0.78], [0.14, 0.2, 0.07])
}
const smiley =
  (f: Smiley): Icon =>
  (m) => {
    const c = f.skin ?? 0xffc830
    m.turnY(-10)
    m.scale(f.top ? 0.74 : 0.94)
    m.move([0, f.top ? -0.34 : 0, 0])
    m.ball(plain(c, { rough: 0.35, specular: 0.8, skin: 0.9 }), [0, 0, 0], 0.84)
    if (f.blush)
      m.sides((s) => paint(m.egg(plain(0xff5a4a), [s * 0.52, -0.16, 0.56], [0.2, 0.13, 0.3]), 0.06, 0.7))
    const { eyes = 'dot' } = f
    m.sides((s) => eyeOf(m, eyes === 'glasses' ? 'dot' : eyes, s))
    if (eyes === 'glasses') {
      m.group()
      m.sides((s) =>
        m.egg(plain(0x14121c, { specular: 1.4, rough: 0.1 }), [s * 0.32, 0.16, 0.72], [0.28, 0.2, 0.12]),
      )
      m.cone(plain(0x14121c), [-0.2, 0.2, 0.82], [0.2, 0.2, 0.82], 0.04, 0.04)
    }
    if (f.brow !== undefined) {
      m.group()
      m.sides((s) =>
        m.curve(
          INK,
          [s * 0.12, 0.42 - (f.brow ?? 0) * 0.16, 0.74],
          [s * 0.3, 0.46, 0.72],
          [s * 0.48, 0.42 + (f.brow ?? 0) * 0.1, 0.58],
          0.03,
          0.05,
          0.03,
        ),
      )
    }
    mouthOf(m, f.mouth ?? 'smile')
    f.top?.(m)
  }
const onHead =
  (hat: (m: Model) => void, scale = 2) =>
  (m: Model): void =>
    m.inside(() => {
      m.move([0, 0.2, 0])
      m.scale(scale)
      hat(m)
    })
const coneHat = (m: Model): void => {
  m.group()
  m.inside(() => {
    m.move([0.1, 0.7, 0])
    m.turnZ(-12)
    m.turned(
      cloth(0xe83a8a, 0x3a8af0),
      [
        [0, 0],
        [0.42, 0],
        [0, 0.8],
      ],
      0.03,
    )
    m.group()
    m.ball(glow(0xffe07a, 0.7), [0, 0.82, 0], 0.12)
  })
}
export const SMILEYS: Readonly<Record<string, Icon>> = {
  smile: smiley({ blush: true }),
  laugh: smiley({ eyes: 'arc', mouth: 'laugh' }),
  wink: smiley({ eyes: 'wink', mouth: 'smile' }),
  love: smiley({ eyes: 'heart', mouth: 'laugh' }),
  star: smiley({ eyes: 'star', mouth: 'laugh' }),
  cool: smiley({ eyes: 'glasses' }),
  tongue: smiley({ eyes: 'wink', mouth: 'tongue' }),
  kiss: smiley({ eyes: 'arc', mouth: 'kiss', blush: true }),
  calm: smiley({ eyes: 'shut', mouth: 'smile', blush: true }),
  sleepy: smiley({ eyes: 'shut', mouth: 'o' }),
  surprised: smiley({ eyes: 'wide', mouth: 'o' }),
  puzzled: smiley({ eyes: 'wide', mouth: 'wave' }),
  flat: smiley({ mouth: 'flat' }),
  sad: smiley({ mouth: 'sad', brow: -0.7 }),
  angry: smiley({ skin: 0xf0502a, mouth: 'sad', brow: 1 }),
  dizzy: smiley({ eyes: 'cross', mouth: 'wave' }),
  sick: smiley({ skin: 0x9ac84a, eyes: 'shut', mouth: 'wave' }),
  frozen: smiley({ skin: 0x7ac8f0, eyes: 'wide', mouth: 'wave' }),
  imp: smiley({
    skin: 0xd83a3a,
    mouth: 'laugh',
    brow: 1,
    top: onHead((m) => horns(m, plain(0x4a1418), 'up', 0.9)),
  }),
  angel: smiley({ eyes: 'arc', blush: true, top: onHead((m) => halo(m, 0xffe07a), 1.5) }),
  king: smiley({ mouth: 'smile', top: onHead((m) => crown(m, gold(), 0xff3a5a, 7, 1), 1.7) }),
  party: smiley({ eyes: 'arc', mouth: 'laugh', top: coneHat }),
}
