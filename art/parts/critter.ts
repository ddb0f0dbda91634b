import { bone, type Material, plain } from '../model/material.ts'
import { cut, type Model, paint } from '../model/model.ts'
import type { Vec } from '../model/vec.ts'
import { closedLid, type Eye, type EyePlace, eye } from './eye.ts'
import { mouthShape } from './face.ts'
import type { Weapon } from './weapon.ts'

/** one round body that is its own head: imps, frogs, bats, wisps, swarms */
export interface Critter {
  coat: Material
  /** painted on the front */
  belly?: Material
  body: Vec
  /** height of its middle; high above the ground it floats */
  high?: number
  eye: Eye
  eyes?: 'two' | 'one' | 'none'
  /** size of an eye, how far apart and how high they are, in body radii */
  look?: { size?: number; apart?: number; up?: number }
  mouth?: 'smile' | 'cross' | 'wide' | 'jaws' | 'none'
  feet?: Material | null
  arms?: Material | null
  hold?: Weapon | null
  /** one of a pair, its root at the origin */
  wing?: { draw: (m: Model, side: number) => void; span: number; up?: number }
  /** ears, horns, sprouts: in the frame of the middle of the body; bobs after it */
  top?: (m: Model) => void
  /** spikes, plates, lights: one with the body */
  back?: (m: Model) => void
  /** a tail, tentacles or flame: bends toward `to` */
  tail?: { draw: (m: Model) => void; at: Vec; to: Vec }
}
const DARK = plain(0x3a1018, { skin: 0.3 })

/** a point of the body's skin, seen from the front */
const front = ([a, b, c]: Vec, x: number, y: number): Vec => [
  x * a,
  y * b,
  c * Math.sqrt(Math.max(0.04, 1 - x * x - y * y)),
]
const mouth = (m: Model, k: Critter): void => {
  const kind = k.mouth ?? 'smile'
  const [a, , c] = k.body
  const at = front(k.body, 0, -0.28)
  if (kind === 'smile' || kind === 'cross')
    m.inside(() => {
      m.move([0, at[1], at[2] - 0.05])
      if (kind === 'cross') m.turnZ(180)
      paint(m.plate(plain(0x6a2420), mouthShape(a * 0.2), 0.2, 0.004), 0.005)
    })
  if (kind === 'wide')
    paint(
      m.curve(
        DARK,
        [-a * 0.66, at[1] + 0.06, c * 0.62],
        [0, at[1] - 0.14, c * 1.28],
        [a * 0.66, at[1] + 0.06, c * 0.62],
        0.026,
        0.032,
        0.026,
      ),
      0.01,
    )
  if (kind !== 'jaws') return
  cut(m.egg(DARK, [0, at[1], at[2]], [a * 0.56, k.body[1] * 0.27, c * 0.4]), 0.02, DARK)
  m.group()
  for (const i of [-2, -1, 0, 1, 2]) {
    const [x, z] = [i * a * 0.18, at[2] * (0.98 - 0.03 * i * i)]
    m.cone(
      bone(0xfffaf0, 0xe0d4b4),
      [x, at[1] + k.body[1] * 0.25, z],
      [x, at[1] + k.body[1] * 0.08, z + 0.01],
      0.036,
      0.006,
    )
    if (i === 0) continue
    m.cone(
      bone(0xfffaf0, 0xe0d4b4),
      [x * 0.9, at[1] - k.body[1] * 0.25, z],
      [x * 0.9, at[1] - k.body[1] * 0.1, z + 0.01],
      0.034,
      0.006,
    )
  }
}
const limbs = (m: Model, k: Critter, high: number): void =>
  m.sides((s) => {
    const [a, b, c] = k.body
    if (k.feet) {
      m.part(s < 0 ? 'legR' : 'legL', '', [s * a * 0.5, 0.14, 0.04], { clip: ['body'] })
      m.cone(k.feet, [s * a * 0.5, high - b * 0.7, 0.02], [s * a * 0.55, 0.1, 0.04], 0.1, 0.09, 0.04)
      m.egg(k.feet, [s * a * 0.56, 0.075, 0.13], [0.125, 0.075, 0.18], 0.04)
    }
    if (!k.arms) return
    const root: Vec = [s * a * 0.86, high + b * 0.02, c * 0.1]
    m.part(s < 0 ? 'armR' : 'armL', 'body', root, { cast: 0.6, clip: ['body'] })
    const hand: Vec = s < 0 ? [-a - 0.2, high - 0.02, c * 0.6] : [a + 0.14, high - b * 0.4, c * 0.6]
    m.cone(k.arms, root, hand, 0.085, 0.075, 0.05)
    m.ball(k.arms, hand, 0.095, 0.04)
    if (s > 0 || !k.hold) return
    m.inside(() => {
      m.move([hand[0] - 0.01, hand[1], hand[2] + 0.09])
      m.turnZ(18)
      m.part('weapon', 'armR', [0, 0, 0], { cast: 0.25, clip: ['armR'] })
      k.hold?.(m)
    })
  })
const face = (m: Model, k: Critter): void => {
  const { size = 0.1, apart = 0.36, up = 0.16 } = k.look ?? {}
  const kind = k.eyes ?? 'two'
  if (kind === 'none') return
  const place = (s: number): EyePlace => {
    const at = front(k.body, s * apart, up)
    return { at, yaw: s * apart * 62, pitch: up * 20, radius: size, side: s || 1 }
  }
  const look: Eye = { lash: 0.1, flick: false, depth: 0.5, ...k.eye }
  const sides = kind === 'one' ? [0] : [-1, 1]
  for (const s of sides) eye(m, place(s), look, k.coat)
  m.part('lids', 'body', [0, 0, k.body[2]], { hidden: true })
  for (const s of sides) closedLid(m, place(s), look, k.coat)
  m.on('body')
}
export const critter = (m: Model, k: Critter): void => {
  const [a, b, c] = k.body
  const high = k.high ?? b + 0.08
  if (k.wing) {
    const { draw, span, up = 0.2 } = k.wing
    m.sides((s) => {
      m.move([s * a * 0.7, high + b * up, -c * 0.3])
      m.turnY(-s * 12)
      m.part(s < 0 ? 'wingNear' : 'wingFar', 'body', [0, 0, 0], {
        to: [s * span, span * 0.4, -0.1],
        cast: 0.6,
      })
      draw(m, s)
    })
  }
  if (k.tail) {
    const { draw, at, to } = k.tail
    m.inside(() => {
      m.move([0, high, 0])
      m.part('tail', 'body', at, { to, cast: 0.7 })
      draw(m)
    })
  }
  m.part('body', '', [0, high - b, 0], { to: [0, high + b, 0] })
  m.inside(() => {
    m.move([0, high, 0])
    m.egg(k.coat, [0, 0, 0], k.body)
    if (k.belly) paint(m.egg(k.belly, [0, -b * 0.35, c * 0.8], [a * 0.66, b * 0.66, c * 0.6]), 0.05, 0.95)
    mouth(m, k)
    face(m, k)
    k.back?.(m)
    if (!k.top) return
    m.part('head', 'body', [0, b * 0.7, 0], { clip: ['body'] })
    k.top(m)
  })
  limbs(m, k, high)
  m.plan = k.feet ? 'blob' : 'floater'
  m.order = [
    'wingFar',
    'wingNear',
    'tail',
    'legL',
    'armL',
    'legR',
    'body',
    'lids',
    'head',
    'armR',
    'weapon',
  ].filter((n) => m.has(n))
}
