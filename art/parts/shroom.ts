import type { Colour } from '../model/colour.ts'
import { leaf, material, plain, wood } from '../model/material.ts'
import { type Model, paint } from '../model/model.ts'
import { loop, smoothed } from '../model/outline.ts'
import { closedLid, type Eye, type EyePlace, eye } from './eye.ts'
import { mouthShape } from './face.ts'
import type { Weapon } from './weapon.ts'

export interface Shroom {
  cap: Colour
  cap2: Colour
  spot: Colour
  body: Colour
  eye: Eye
  /** tall and pointed, flat and wide */
  tall?: number
  wide?: number
  cross?: boolean
  weapon?: Weapon | null
}
const sprig: Weapon = (m) => {
  m.group()
  m.curve(wood(0x8a5a30), [0, -0.42, 0], [0.03, 0, 0], [-0.02, 0.38, 0], 0.035, 0.032, 0.028)
  for (let i = 0; i < 3; i++)
    m.inside(() => {
      m.move([-0.02, 0.36, 0])
      m.turnZ(-60 + 60 * i)
      m.group()
      m.plate(
        leaf(0x6aa83a, 0x3f7a2a),
        loop([
          [0, 0],
          [0.07, 0.1],
          [0.05, 0.2],
          [0, 0.28],
          [-0.05, 0.2],
          [-0.07, 0.1],
        ]),
        0.018,
        0.012,
        0,
        [0.8, 0, 0],
      )
    })
}
/** a walking mushroom: a fat stem with a face and a cap that bobs */
export const shroom = (m: Model, p: Shroom): void => {
  const { tall = 1, wide = 1 } = p
  const stem = plain(p.body, { skin: 0.6, rough: 0.7, specular: 0.2 })
  const cap = material('membrane', p.cap, p.cap2, {
    rough: 0.5,
    specular: 0.35,
    bump: 0.1,
    scale: 0.6,
    skin: 0.4,
  })
  const place = (s: number): EyePlace => ({
    at: [s * 0.145, 0.7, 0.318],
    yaw: s * 18,
    pitch: -4,
    radius: 0.09,
    side: s,
  })
  m.part('body', '', [0, 0.06, 0], { to: [0, 1, 0] })
  m.egg(stem, [0, 0.5, 0], [0.4, 0.42, 0.36])
  m.egg(stem, [0, 0.95, 0], [0.28, 0.3, 0.26], 0.15)
  m.sides((s) => paint(m.egg(plain(0xf08a6a), [s * 0.25, 0.56, 0.28], [0.07, 0.045, 0.15]), 0.04, 0.6))
  m.inside(() => {
    m.move([0, p.cross ? 0.53 : 0.545, 0.3])
    if (p.cross) m.turnZ(180)
    paint(m.plate(plain(0x6a2420), mouthShape(0.075), 0.2, 0.004), 0.005)
  })
  m.sides((s) => eye(m, place(s), { lash: 0.12, flick: false, ...p.eye }, stem))
  m.sides((s) => {
    m.part(s < 0 ? 'legR' : 'legL', '', [s * 0.2, 0.14, 0.06], { clip: ['body'] })
    m.egg(stem, [s * 0.2, 0.1, 0.1], [0.15, 0.12, 0.2])
    m.part(s < 0 ? 'armR' : 'armL', 'body', [s * 0.33, 0.62, 0.05], { cast: 0.6, clip: ['body'] })
    const hand = s < 0 ? ([-0.6, 0.62, 0.26] as const) : ([0.54, 0.44, 0.26] as const)
    m.cone(stem, [s * 0.33, 0.62, 0.05], [s * 0.52, 0.52, 0.14], 0.1, 0.08, 0.06)
    m.cone(stem, [s * 0.52, 0.52, 0.14], hand, 0.08, 0.09, 0.05)
    if (s > 0) return
    m.inside(() => {
      m.move([-0.62, 0.64, 0.36])
      m.turnZ(16)
      m.part('weapon', 'armR', [0, 0, 0], { cast: 0.25, clip: ['armR'] })
      ;(p.weapon ?? sprig)(m)
    })
  })
  m.part('head', 'body', [0, 1, 0])
  m.turned(
    plain(0xe8c89c, { skin: 0.5 }),
    [
      [0, 1],
      [0.5 * wide, 0.95],
      [0.54 * wide, 1],
      [0, 1.12],
    ],
    0.02,
  )
  m.group()
  const top = 1.04 + 0.56 * tall
  m.turned(
    cap,
    smoothed([
      [0, 1.04],
      [0.5 * wide, 0.97],
      [0.62 * wide, 1],
      [0.62 * wide, 1.04 + 0.12 * tall],
      [0.46 * wide, 1.04 + 0.38 * tall],
      [0.22 * wide, 1.04 + 0.52 * tall],
      [0, top],
    ]),
    0.03,
  )
  for (let i = 0; i < 15; i++) {
    const [a, u] = [i * 2.4 + 0.5, i / 14]
    const [r, y, size] = [(0.1 + 0.53 * u) * wide, top - 0.02 - 0.5 * tall * u * u, 0.115 - 0.03 * u]
    paint(m.ball(plain(p.spot), [Math.cos(a) * r, y, Math.sin(a) * r], size), 0.01)
  }
  m.part('lids', 'body', [0, 0.7, 0.3], { hidden: true })
  m.sides((s) => closedLid(m, place(s), p.eye, stem))
  m.plan = 'blob'
  m.order = ['legL', 'armL', 'legR', 'body', 'lids', 'head', 'armR', 'weapon']
}
