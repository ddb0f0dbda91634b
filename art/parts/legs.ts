import { gold, leather, type Material, plain } from '../model/material.ts'
import { cut, type Drape, type Model, paint } from '../model/model.ts'
import { type Build, hipHeight, type Lower, waist } from './build.ts'

// ---- lower bodies
export interface LegLook {
  trousers: Material
  boots: Material
  trim?: Material | null
  /** a short skirt of cloth from the belt */
  tunic?: Material | null
  tunicHem?: Material | null
  belt?: Material
  buckle?: Material
  long?: number
}
const boot = (m: Model, look: LegLook, b: Build, s: number): void => {
  const y = hipHeight(b)
  m.part(s < 0 ? 'legR' : 'legL', 'pelvis', [s * 0.14 * b.wide, y, 0], { cast: 0.8 })
  const x = s * 0.145 * (0.5 + 0.5 * b.wide)
  const k = 0.6 + 0.4 * b.arm
  m.cone(look.trousers, [x, y - 0.02, 0], [x + s * 0.015, 0.32, 0], 0.128 * k, 0.112 * k)
  m.group()
  m.cone(look.boots, [x + s * 0.018, 0.34, 0], [x + s * 0.022, 0.14, 0], 0.118 * k, 0.122 * k)
  m.egg(look.boots, [x + s * 0.032, 0.078, 0.078], [0.128 * k, 0.088, 0.195 * k], 0.05)
  cut(m.box(look.boots, [x, -0.1, 0], [0.5, 0.1, 0.6], 0), 0.01)
  if (look.trim) {
    m.group()
    m.ring(look.trim, [x + s * 0.018, 0.35, 0], 0.114 * k, 0.026)
  }
}
export const legs =
  (look: LegLook): Lower =>
  (m, b) => {
    m.sides((s) => boot(m, look, b, s))
    const top = waist(b)
    m.part('pelvis', '', [0, top - 0.02, 0], { to: [0, top - 0.3, 0], clip: ['torso'] })
    const long = look.long ?? 0.3
    const wide = 0.6 + 0.4 * b.wide
    m.inside(() => {
      m.move([0, top, 0])
      if (look.tunic) {
        m.drape(look.tunic, {
          height: long,
          top: 0.235 * wide * b.belly,
          bottom: 0.345 * wide * b.belly,
          folds: 9,
          depth: 0.022,
          phase: 0.4,
        })
        if (look.tunicHem)
          paint(
            m.ring(look.tunicHem, [0, -long + 0.03, 0], 0.33 * wide * b.belly, 0.075).stretched([1, 0.42, 1]),
            0.006,
          )
      } else m.egg(look.trousers, [0, -0.1, 0], [0.25 * wide * b.belly, 0.17, 0.215 * wide * b.belly])
    })
    m.group()
    m.ring(look.belt ?? leather(0x7a4522), [0, top + 0.015, 0], 0.222 * wide * b.belly, 0.04).stretched([
      1, 1, 0.9,
    ])
    m.group()
    m.box(look.buckle ?? gold(), [0, top + 0.015, 0.226 * wide * b.belly], [0.062, 0.052, 0.03], 0.02)
  }
export const greaves = (
  metal: Material,
  trim: Material,
  tunic: Material,
  more: Partial<LegLook> = {},
): Lower => {
  const dark = plain(0x3a3644, { specular: 0.2 })
  const base = legs({ trousers: dark, boots: metal, trim: null, tunic, ...more })
  return (m, b, s) => {
    base(m, b, s)
    m.sides((side) => {
      m.on(side < 0 ? 'legR' : 'legL')
      const x = side * 0.145 * (0.5 + 0.5 * b.wide) + side * 0.018
      m.egg(trim, [x, 0.36, 0.085], [0.075, 0.08, 0.06])
      m.group()
      m.ring(trim, [x + side * 0.005, 0.155, 0], 0.118 * (0.6 + 0.4 * b.arm), 0.018)
      if (side < 0) return
      m.on('pelvis')
    })
    m.on('pelvis')
    const y = waist(b) - 0.12
    m.sides((side) => {
      m.move([side * 0.27 * b.wide, y, 0.06])
      m.turnZ(side * 20)
      m.turnY(side * 55)
      m.egg(metal, [0, -0.01, 0], [0.11, 0.14, 0.045], 0.01)
      m.group()
      m.egg(trim, [0, -0.05, 0.04], [0.03, 0.03, 0.02])
      m.group()
    })
  }
}
export interface RobeLook {
  robe: Material
  hem?: Material | null
  boots?: Material
  belt?: Material
  buckle?: Material
  flare?: number
  folds?: number
  panel?: Material | null
}
/** a robe stands instead of legs; the toes peep out */
export const robe =
  (look: RobeLook): Lower =>
  (m, b) => {
    const { flare = 1, folds = 8 } = look
    m.sides((s) => {
      m.part(s < 0 ? 'legR' : 'legL', '', [s * 0.17, 0.1, 0.35 * flare])
      m.egg(look.boots ?? leather(0x3a2430), [s * 0.16, 0.055, 0.4 * flare], [0.095, 0.065, 0.16])
    })
    const top = waist(b) + 0.3
    m.part('skirt', '', [0, waist(b) - 0.04, 0], { to: [0, 0.09, 0] })
    const d: Drape = {
      height: top - 0.09,
      top: 0.17 * b.wide,
      bottom: 0.52 * flare * (0.5 + 0.5 * b.wide),
      curve: 2,
      folds,
      depth: 0.045,
      phase: 0.3,
      hem: 0.012,
    }
    m.inside(() => {
      m.move([0, top, 0])
      m.drape(look.robe, d)
    })
    if (look.panel) paint(m.box(look.panel, [0, 0.4, 0.4], [0.09, 0.5, 0.4], 0.01), 0.008)
    if (look.hem) {
      paint(m.box(look.hem, [0, 0.165, 0], [0.9, 0.035, 0.9], 0.002), 0.006)
      paint(m.box(look.hem, [0, 0.235, 0], [0.9, 0.01, 0.9], 0.002), 0.006)
    }
    m.group()
    const y = waist(b) - 0.02
    m.ring(look.belt ?? leather(0x7a4522), [0, y, 0], 0.25 * (0.5 + 0.5 * b.wide) * b.belly, 0.035)
    m.group()
    m.box(look.buckle ?? gold(), [0, y, 0.27 * (0.5 + 0.5 * b.wide) * b.belly], [0.06, 0.055, 0.03], 0.02)
  }
