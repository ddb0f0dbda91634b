import { type Colour, shade } from '../model/colour.ts'
import { type Material, membrane, plain } from '../model/material.ts'
import { cut, type Model, paint } from '../model/model.ts'
import { add, onCurve, times, unit, type Vec } from '../model/vec.ts'
import { closedLid, type Eye, type EyePlace, eye } from './eye.ts'
import { glasses } from './face.ts'

export interface Dragon {
  skin: Colour
  skin2: Colour
  belly: Colour
  belly2: Colour
  wing: readonly [Colour, Colour]
  horn: Material
  hide?: Material
  hornShape?: 'back' | 'crystal' | 'ram' | 'up'
  hornLong?: number
  eye: Eye
  torn?: number
  fat?: number
  span?: number
  ribs?: boolean
  crest?: Colour | null
  /** three heads that do not agree */
  heads?: 1 | 3
  plan?: string
}
export interface Look {
  hide: Material
  belly: Material
  groove: Material
  horn: Material
  dark: Material
}
export const horn = (m: Model, d: Dragon, at: Vec, s: number, k = 1): void => {
  const { hornShape = 'back', hornLong = 0.46 } = d
  const [long, r] = [hornLong * k, 0.082 * k]
  m.group()
  if (hornShape === 'back' || hornShape === 'up') {
    const back = hornShape === 'up' ? 0.1 : 0.62
    const [b, c]: [Vec, Vec] = [
      add(at, [s * long * 0.3, long * 0.62, -long * 0.1]),
      add(at, [s * long * (hornShape === 'up' ? 0.2 : 0.42), long * 1.12, -long * back]),
    ]
    m.curve(d.horn, at, b, c, r, r * 0.85, r * 0.08)
    for (let i = 1; i < 4; i++)
      m.inside(() => {
        const t = i * 0.17
        m.aim(
          onCurve(at, b, c, t),
          unit(add(times(add(b, times(at, -1)), 1 - t), times(add(c, times(b, -1)), t))),
        )
        m.ring(d.horn, [0, 0, 0], r * (0.86 - 0.3 * t), r * 0.16, 0.02)
      })
  }
  if (hornShape === 'crystal')
    for (let i = 0; i < 3; i++)
      m.inside(() => {
        m.aim(
          add(at, [s * r * 0.5 * i, -r * 0.3 * i, -r * 0.5 * i]),
          unit([s * (0.3 + 0.42 * i), 1 - 0.15 * i, -0.35 - 0.15 * i]),
        )
        const [l, w] = [long * (1.2 - i * 0.3), r * (1.05 - 0.12 * i)]
        m.turned(
          d.horn,
          [
            [0, -0.05],
            [w * 0.75, -0.03],
            [w, l * 0.55],
            [0, l],
          ],
          0.006,
          0.004,
          6,
        )
      })
  if (hornShape === 'ram') {
    const R = long * 0.42
    const at2 = (t: number): Vec => {
      const a = ((165 - t * 430) * Math.PI) / 180
      const q = R * (1 - 0.52 * t)
      return add(at, [
        s * (R * 0.92 + Math.cos(a) * q),
        -long * 0.02 + Math.sin(a) * q,
        -0.08 + 0.22 * t * long,
      ])
    }
    for (let i = 0; i < 14; i++)
      m.cone(
        d.horn,
        at2(i / 14),
        at2((i + 1) / 14),
        r * 1.35 * (1 - (0.86 * i) / 14),
        r * 1.35 * (1 - (0.86 * (i + 1)) / 14),
        0.01,
      )
  }
}
const FLESH = plain(0x7a1a22, { skin: 0.3 })
export interface HeadNames {
  head: string
  jaw: string | null
  lids: string
  parent: string
}
/** head of radius 0.38 around its own origin */
export const head = (
  m: Model,
  d: Dragon,
  look: Look,
  names: HeadNames,
  manner: 'plain' | 'hungry' | 'learned' | 'tired',
): void => {
  const lip = (side: number): void =>
    m.inside(() => {
      m.move([0, -0.15, 0.2])
      m.turnX(7)
      cut(m.box(FLESH, [0, side * 0.2, 0.25], [0.4, 0.2, 0.27], 0.01), 0.015, FLESH)
    })
  const snout = (k: number): void => {
    m.egg(look.hide, [0, -0.13, 0.3], [0.255 * k, 0.165 * k, 0.27 * k], 0.11)
    m.egg(look.hide, [0, -0.09, 0.46], [0.2 * k, 0.115, 0.14], 0.07)
  }
  if (names.jaw) {
    m.part(names.jaw, names.head, [0, -0.1, 0.1], { cast: 0.8 })
    snout(0.965)
    lip(1)
    m.group()
    m.egg(look.belly, [0, -0.235, 0.28], [0.205, 0.105, 0.245])
    m.group()
    m.egg(plain(0xe0605a, { skin: 0.5 }), [0, -0.165, 0.36], [0.1, 0.03, 0.18], 0)
    m.group()
    m.sides((s) => m.cone(look.horn, [s * 0.1, -0.175, 0.555], [s * 0.105, -0.1, 0.56], 0.024, 0.005, 0))
  }
  m.part(names.head, names.parent, [0, -0.22, -0.1])
  m.mark(names.head === 'head' ? 'mouth' : `mouth-${names.head}`, names.head, [0, -0.16, 0.66])
  m.egg(look.hide, [0, 0.04, -0.02], [0.385, 0.345, 0.36])
  snout(1)
  m.sides((s) => {
    m.egg(look.hide, [s * 0.105, -0.005, 0.535], [0.07, 0.055, 0.07], 0.04)
    m.egg(look.hide, [s * 0.25, -0.12, 0.14], [0.16, 0.14, 0.17], 0.08)
    m.curve(
      look.hide,
      [s * 0.07, 0.135, 0.4],
      [s * 0.23, manner === 'tired' ? 0.24 : 0.275, 0.36],
      [s * 0.37, 0.2, 0.14],
      0.05,
      0.072,
      0.03,
      0.035,
    )
  })
  m.sides((s) => cut(m.egg(look.dark, [s * 0.1, 0.01, 0.598], [0.03, 0.02, 0.035]), 0.012, look.dark))
  if (names.jaw) lip(-1)
  else
    paint(m.curve(FLESH, [-0.24, -0.12, 0.3], [0, -0.26, 0.66], [0.24, -0.12, 0.3], 0.016, 0.02, 0.016), 0.01)
  m.group()
  m.sides((s) => m.cone(look.horn, [s * 0.135, -0.165, 0.545], [s * 0.14, -0.255, 0.555], 0.028, 0.006, 0))
  const gaze: Eye = { ...d.eye, lash: 0, depth: 0.55, lid: manner === 'tired' ? 0.42 : (d.eye.lid ?? 0) }
  const place = (s: number): EyePlace => ({
    at: [s * 0.225, 0.075, 0.29],
    yaw: s * 24,
    pitch: 4,
    radius: 0.118,
    side: s,
  })
  m.sides((s) => {
    eye(m, place(s), gaze, look.hide)
    m.group()
    m.inside(() => {
      m.move([s * 0.225, 0.075, 0.29])
      m.turnY(s * 24)
      m.turnX(-4)
      m.curve(
        look.dark,
        [-s * 0.125, 0.095, 0.045],
        [-s * 0.01, 0.185, 0.085],
        [s * 0.135, 0.085, 0.02],
        0.022,
        0.038,
        0.022,
        0,
      )
    })
    horn(m, d, [s * 0.2, 0.29, -0.02], s)
    m.group()
    m.curve(
      look.horn,
      [s * 0.34, -0.02, -0.02],
      [s * 0.47, 0.02, -0.06],
      [s * 0.56, 0.08, -0.16],
      0.06,
      0.045,
      0.008,
      0,
    )
    m.curve(
      look.horn,
      [s * 0.31, -0.16, 0],
      [s * 0.42, -0.16, -0.03],
      [s * 0.5, -0.15, -0.1],
      0.05,
      0.04,
      0.008,
      0,
    )
  })
  m.group()
  const crest =
    d.crest === null || d.crest === undefined ? look.horn : membrane(d.crest, shade(d.crest, 0.7), 0.3)
  for (let i = 0; i < 3; i++) {
    const a = i * 0.55
    m.cone(
      crest,
      [0, 0.04 + 0.34 * Math.cos(a - 0.35), -0.02 - 0.34 * Math.sin(a - 0.35)],
      [0, 0.04 + (0.5 - 0.03 * i) * Math.cos(a - 0.05), -0.02 - (0.5 - 0.03 * i) * Math.sin(a - 0.05)],
      0.055,
      0.008,
      0.01,
    )
  }
  if (manner === 'hungry') {
    m.group()
    m.curve(
      plain(0xe8506a, { skin: 0.6, specular: 0.6 }),
      [0.06, -0.2, 0.56],
      [0.1, -0.26, 0.72],
      [0.13, -0.42, 0.62],
      0.055,
      0.06,
      0.035,
    )
  }
  if (manner === 'learned')
    m.inside(() => {
      m.move([0, 0.1, 0.03])
      m.scale(1.1)
      glasses(m, plain(0x2a2030, { specular: 0.8 }))
    })
  m.part(names.lids, names.head, [0, 0, 0], { hidden: true })
  m.sides((s) => closedLid(m, place(s), { ...d.eye, depth: 0.55 }, look.hide))
}
