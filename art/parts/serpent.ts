import { type Colour, shade } from '../model/colour.ts'
import { bone, type Material, plain, scales } from '../model/material.ts'
import { type Model, paint } from '../model/model.ts'
import { add, onCurve, type Vec } from '../model/vec.ts'
import { closedLid, type Eye, type EyePlace, eye } from './eye.ts'

export interface Serpent {
  skin: Colour
  skin2: Colour
  belly: Colour
  eye: Eye
  /** spread neck of a cobra, or fins, or a crown of horns */
  hood?: Colour | null
  horns?: Material | null
  fins?: Colour | null
  rattle?: boolean
}
/** coils on the ground and a raised neck, looking along +z */
export const serpent = (m: Model, s: Serpent): void => {
  const hide = scales(s.skin, s.skin2)
  const under = plain(s.belly, { skin: 0.5 })
  const ring = (radius: number, y: number, thick: number, from: number, to: number): void => {
    for (let i = 0; i < 14; i++) {
      const [a, b] = [from + ((to - from) * i) / 14, from + ((to - from) * (i + 1)) / 14]
      m.cone(
        hide,
        [Math.cos(a) * radius, y, Math.sin(a) * radius],
        [Math.cos(b) * radius, y, Math.sin(b) * radius],
        thick,
        thick,
        0.03,
      )
    }
  }
  m.part('tail', '', [-0.42, 0.14, -0.1], { to: [-0.95, 0.42, -0.1], cast: 0.6 })
  m.curve(hide, [-0.3, 0.14, -0.2], [-0.84, 0.02, -0.3], [-0.95, 0.34, -0.1], 0.15, 0.1, 0.03)
  if (s.rattle) {
    m.group()
    for (let i = 0; i < 4; i++) m.ball(bone(), [-0.95 - 0.01 * i, 0.36 + i * 0.075, -0.08], 0.062 - 0.009 * i)
  }
  m.part('body', '', [0, 0.1, 0])
  ring(0.42, 0.16, 0.17, -0.6, 5.6)
  m.group()
  ring(0.3, 0.38, 0.16, 0.4, 6.2)
  paint(m.box(under, [0, 0.02, 0], [1, 0.07, 1], 0.01), 0.03, 0.8)
  const [a, b, c]: [Vec, Vec, Vec] = [
    [0, 0.42, -0.14],
    [0, 0.95, -0.42],
    [0, 1.26, 0.1],
  ]
  m.part('neck', 'body', a, { to: c })
  m.curve(hide, a, b, c, 0.19, 0.165, 0.16)
  m.group()
  m.curve(under, add(a, [0, 0, 0.07]), add(b, [0, 0, 0.07]), add(c, [0, -0.02, 0.06]), 0.14, 0.12, 0.115, 0)
  if (s.hood !== null && s.hood !== undefined) {
    m.group()
    m.sides((k) =>
      m.egg(scales(s.hood ?? 0, shade(s.hood ?? 0, 0.6)), [k * 0.2, 1.06, -0.02], [0.22, 0.34, 0.07], 0.08),
    )
    m.sides((k) => paint(m.egg(plain(s.belly), [k * 0.22, 1.1, 0.08], [0.08, 0.12, 0.1]), 0.02, 0.85))
  }
  if (s.fins !== null && s.fins !== undefined) {
    m.group()
    for (let i = 0; i < 6; i++) {
      const p = onCurve(a, b, c, 0.15 + i * 0.15)
      m.curve(
        plain(s.fins),
        add(p, [0, 0, -0.12]),
        add(p, [0, 0.12, -0.26]),
        add(p, [0, 0.2, -0.36]),
        0.055,
        0.04,
        0.006,
      )
    }
  }
  m.part('head', 'neck', [0, 1.26, 0.06])
  m.inside(() => {
    m.move([0, 1.4, 0.18])
    m.turnX(8)
    m.turnY(-8)
    m.egg(hide, [0, 0.02, -0.02], [0.32, 0.25, 0.3])
    m.egg(hide, [0, -0.06, 0.22], [0.24, 0.14, 0.24], 0.1)
    paint(m.egg(under, [0, -0.2, 0.2], [0.3, 0.14, 0.4]), 0.03, 0.95)
    paint(
      m.curve(
        plain(0x4a1018),
        [-0.24, -0.08, 0.22],
        [0, -0.16, 0.58],
        [0.24, -0.08, 0.22],
        0.012,
        0.014,
        0.012,
      ),
      0.008,
    )
    m.sides((k) =>
      m.curve(
        hide,
        [k * 0.06, 0.1, 0.34],
        [k * 0.2, 0.22, 0.28],
        [k * 0.32, 0.14, 0.06],
        0.04,
        0.06,
        0.03,
        0.03,
      ),
    )
    m.group()
    m.sides((k) =>
      m.cone(bone(0xfffaf0, 0xe8dcc0), [k * 0.11, -0.1, 0.4], [k * 0.115, -0.22, 0.41], 0.026, 0.005),
    )
    m.curve(plain(0xd8304a), [0, -0.12, 0.42], [0, -0.14, 0.56], [0.0, -0.2, 0.62], 0.02, 0.018, 0.014)
    m.sides((k) =>
      m.curve(
        plain(0xd8304a),
        [0, -0.2, 0.62],
        [k * 0.03, -0.23, 0.66],
        [k * 0.06, -0.22, 0.72],
        0.014,
        0.011,
        0.004,
      ),
    )
    const horns = s.horns
    if (horns) {
      m.group()
      m.sides((k) =>
        m.curve(
          horns,
          [k * 0.18, 0.2, -0.04],
          [k * 0.34, 0.42, -0.08],
          [k * 0.28, 0.6, -0.3],
          0.065,
          0.05,
          0.008,
        ),
      )
    }
    const place = (k: number): EyePlace => ({
      at: [k * 0.19, 0.06, 0.2],
      yaw: k * 30,
      pitch: 6,
      radius: 0.095,
      side: k,
    })
    m.sides((k) =>
      eye(
        m,
        place(k),
        { lash: 0, slit: true, iris: 0.8, aspect: 1.05, lift: 0, depth: 0.55, ...s.eye },
        hide,
      ),
    )
    m.mark('mouth', 'head', [0, -0.1, 0.5])
    m.part('lids', 'head', [0, 0, 0], { hidden: true })
    m.sides((k) => closedLid(m, place(k), { ...s.eye, depth: 0.55, aspect: 1.05 }, hide))
  })
  m.plan = 'serpent'
  m.order = ['tail', 'neck', 'body', 'head', 'lids']
}
