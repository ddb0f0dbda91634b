import type { Colour } from '../model/colour.ts'
import { type Material, skin as skinOf } from '../model/material.ts'
import { cut, type Model } from '../model/model.ts'
import { add, mix, sub, times, unit, type Vec } from '../model/vec.ts'
import { BUILD, type Build, type Lower, neck, type Pad, shoulder, type Torso, waist } from './build.ts'
import type { Weapon } from './weapon.ts'

export interface Humanoid {
  build?: Partial<Build>
  skin: Colour
  /** in the frame of the head: face, hair, beard, hat */
  head: (m: Model) => void
  torso: Torso
  sleeve: Material
  /** material and thickness of the forearm; hands are gloved or bare */
  fore: { material: Material; cuff?: Material; flare?: number; hand?: Material }
  pads?: Pad | null
  lower: Lower
  weapon?: Weapon | null
  /** turn of the weapon in the hand */
  hold?: { z?: number; x?: number; y?: number; scale?: number; along?: number }
  /** shield, orb, book: in the frame of the far hand */
  offhand?: Weapon | null
  shield?: boolean
  back?: (m: Model, b: Build) => void
  backOrder?: readonly string[]
  frontOrder?: readonly string[]
  plan?: string
}
/** a fist around a shaft, or an open palm */
const hand = (m: Model, material: Material, at: Vec, way: Vec, k: number, open: boolean): void => {
  const palm = add(at, times(unit(way), 0.07 * k))
  m.group()
  m.egg(material, palm, [0.085 * k, 0.082 * k, 0.085 * k])
  for (let i = 0; i < 4; i++) {
    const y = (0.058 - 0.04 * i) * k
    if (open)
      m.curve(
        material,
        add(palm, [(-0.05 + 0.034 * i) * k, 0.03 * k, 0.03 * k]),
        add(palm, [(-0.06 + 0.042 * i) * k, 0.1 * k, 0.05 * k]),
        add(palm, [(-0.075 + 0.05 * i) * k, 0.13 * k, 0.09 * k]),
        0.026 * k,
        0.025 * k,
        0.019 * k,
        0.012,
      )
    else
      m.curve(
        material,
        add(palm, [-0.075 * k, y, 0.03 * k]),
        add(palm, [-0.03 * k, y, 0.115 * k]),
        add(palm, [0.055 * k, y, 0.075 * k]),
        0.027 * k,
        0.029 * k,
        0.024 * k,
        0.008,
      )
  }
  m.curve(
    material,
    add(palm, [0.03 * k, 0.06 * k, 0.02 * k]),
    add(palm, [0.08 * k, 0.1 * k, 0.06 * k]),
    add(palm, [0.05 * k, 0.075 * k, 0.11 * k]),
    0.03 * k,
    0.028 * k,
    0.02 * k,
    0.012,
  )
}
export const arm = (m: Model, h: Humanoid, b: Build, side: number): void => {
  const near = side < 0
  const sh = shoulder(b, side)
  const spread = 0.22 + 0.02 * (b.arm - 1)
  const drop = 0.22 + 0.12 * (b.arm - 1) + 0.1 * (b.wide - 1)
  const elbow: Vec = near ? [sh[0] - spread, sh[1] - drop, 0.02] : [sh[0] + spread * 0.85, sh[1] - drop, 0.08]
  const wrist: Vec = near
    ? [elbow[0] - 0.14, elbow[1] - 0.16 * (0.6 + 0.4 * b.arm), 0.15]
    : [elbow[0] + 0.05, elbow[1] - 0.12 * (0.6 + 0.4 * b.arm), 0.25]
  const k = b.arm
  const [upper, fore] = near ? ['armR', 'foreR'] : ['armL', 'foreL']
  m.part(upper, 'torso', sh, { cast: near ? 0.6 : 0.8 })
  m.cone(h.sleeve, sh, elbow, 0.1 * k, 0.088 * k)
  m.part(fore, upper, elbow, { cast: 0.6, clip: h.fore.flare ? [] : [upper] })
  const { material, cuff, flare = 0 } = h.fore
  m.ball(material, elbow, 0.09 * k)
  m.cone(material, mix(elbow, wrist, 0.15), wrist, 0.088 * k, (0.092 + flare) * k)
  const way = sub(wrist, elbow)
  if (flare > 0) cut(m.ball(material, add(wrist, times(unit(way), 0.125)), 0.1 + flare * 0.6), 0.02)
  if (cuff) {
    m.group()
    m.inside(() => {
      m.aim(mix(elbow, wrist, flare > 0 ? 1.1 : 0.5), way)
      m.ring(cuff, [0, 0, 0], (0.086 + flare * 0.9) * k, 0.02)
    })
  }
  hand(m, h.fore.hand ?? skinOf(h.skin), wrist, way, k, !near && !!h.offhand && !h.shield)
  const grip = add(wrist, add(times(unit(way), 0.07 * k), [near ? -0.01 : 0.02, 0, 0.075 * k]))
  if (near && h.weapon) {
    const { z = 20, x = -8, y = -20, scale = 1.05, along = 0 } = h.hold ?? {}
    m.inside(() => {
      m.move(grip)
      m.turnZ(z)
      m.turnX(x)
      m.turnY(y)
      m.scale(scale)
      m.part('weapon', 'foreR', [0, 0, 0], { cast: 0.25, clip: ['foreR'] })
      m.mark('hilt', 'weapon', [0, 0.15, 0])
      m.move([0, along, 0])
      h.weapon?.(m)
    })
  }
  if (!near && h.offhand)
    m.inside(() => {
      m.on('foreL')
      m.mark('palm', 'foreL', add(grip, [0, 0.2, 0.1]))
      if (h.shield) {
        m.move(add(grip, [0.05, -0.03, 0.1]))
        m.turnY(18)
        m.turnX(-6)
      } else m.move(grip)
      h.offhand?.(m)
    })
}
/** draws parts that exist, back to front */
const ORDER = [
  'wingFar',
  'wingNear',
  'tail',
  'cape',
  'quiver',
  'hairBack',
  'armL',
  'padL',
  'legL',
  'legR',
  'skirt',
  'torso',
  'pelvis',
  'foreL',
  'head',
  'lids',
  'hat',
  'armR',
  'foreR',
  'weapon',
  'padR',
  'aura',
]
const SHIELD_ORDER = [
  'wingFar',
  'wingNear',
  'tail',
  'cape',
  'quiver',
  'hairBack',
  'armL',
  'padL',
  'legL',
  'legR',
  'skirt',
  'torso',
  'pelvis',
  'head',
  'lids',
  'hat',
  'foreL',
  'armR',
  'foreR',
  'weapon',
  'padR',
  'aura',
]
/** a braid over the near shoulder lies on the chest */
const braided = (order: readonly string[]): string[] => [
  ...order.filter((n) => n !== 'hairBack').flatMap((n) => (n === 'hat' ? ['hat', 'hairBack'] : [n])),
]
export const humanoid = (m: Model, h: Humanoid & { braid?: boolean }): void => {
  const b: Build = { ...BUILD, ...h.build }
  h.back?.(m, b)
  h.lower(m, b, skinOf(h.skin))
  const trunkParent = m.has('pelvis') ? 'pelvis' : m.has('skirt') ? 'skirt' : ''
  m.part('torso', trunkParent, [0, waist(b) + 0.02, 0])
  h.torso(m, b)
  m.sides((s) => {
    arm(m, h, b, s)
    if (h.pads) {
      m.part(s < 0 ? 'padR' : 'padL', 'torso', shoulder(b, s), { cast: 0.8, clip: s < 0 ? ['torso'] : [] })
      m.inside(() => {
        m.move(add(shoulder(b, s), [s * 0.01, 0.015, 0]))
        m.turnZ(-s * 24)
        m.scale(0.75 + 0.25 * b.arm)
        h.pads?.(m, s)
      })
    }
  })
  m.part('head', 'torso', [0, neck(b) + 0.02, 0])
  m.inside(() => {
    m.move([0, neck(b) + 0.34 * b.head, 0.04])
    m.turnY(-3)
    m.turnZ(3)
    m.turnX(4)
    m.scale(b.head)
    h.head(m)
  })
  const base = h.shield ? SHIELD_ORDER : ORDER
  m.order = (h.braid ? braided(base) : base).filter((n) => m.has(n))
  m.plan = h.plan ?? (m.has('skirt') ? 'robed' : 'biped')
}
