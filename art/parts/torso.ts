import { type Colour, shade } from '../model/colour.ts'
import { type Material, plain, skin as skinOf } from '../model/material.ts'
import { cut, type Model, paint } from '../model/model.ts'
import { type Build, neck, type Pad, type Torso, waist } from './build.ts'

// ---- torsos
export const chest = (m: Model, material: Material, b: Build, blend = 0.08): void => {
  const [y, w] = [waist(b), b.wide]
  m.egg(material, [0, y + 0.22 * b.trunk, 0], [0.285 * w, 0.26 * b.trunk, 0.235 * w])
  m.egg(material, [0, y + 0.07, 0.01 * b.belly], [0.225 * w * b.belly, 0.16, 0.2 * w * b.belly], blend)
}
export interface PlateLook {
  metal: Material
  trim: Material
  gem?: Material | null
  tabard?: Material | null
}
/** breastplate with a ridge, gorget and medallion */
export const plateArmour =
  (look: PlateLook): Torso =>
  (m, b) => {
    const y = waist(b)
    chest(m, look.metal, b)
    m.egg(look.metal, [0, y + 0.27 * b.trunk, 0.1], [0.2 * b.wide, 0.17, 0.165 * b.wide], 0.06)
    cut(m.tube(look.metal, [0, y + 0.09, 0], 0.6, 0.008, 0.003), 0.02)
    if (look.tabard) paint(m.box(look.tabard, [0, y + 0.2, 0.3], [0.11 * b.wide, 0.3, 0.3], 0.02), 0.006)
    m.group()
    m.ring(look.trim, [0, neck(b) - 0.02, 0.01], 0.135 * b.wide, 0.034)
    m.group()
    m.inside(() => {
      m.move([0, y + 0.27 * b.trunk, 0.1 + 0.163 * b.wide])
      m.turnX(84)
      m.turned(
        look.trim,
        [
          [0, -0.02],
          [0.074, -0.01],
          [0.074, 0.012],
          [0, 0.03],
        ],
        0.008,
      )
    })
    if (look.gem) {
      m.group()
      m.ball(look.gem, [0, y + 0.26 * b.trunk, 0.124 + 0.163 * b.wide], 0.042)
    }
  }
export interface ShirtLook {
  cloth: Material
  trim?: Material | null
  /** a vest over the shirt, open in front */
  vest?: Material | null
  strap?: Material | null
  collar?: Material | null
}
export const shirt =
  (look: ShirtLook): Torso =>
  (m, b) => {
    const y = waist(b)
    chest(m, look.cloth, b)
    if (look.trim) {
      paint(m.box(look.trim, [0, y + 0.3, 0.25], [0.034, 0.18, 0.25], 0.004), 0.005)
      paint(m.ring(look.trim, [0, neck(b) - 0.05, 0.02], 0.17 * b.wide, 0.045), 0.006)
    }
    if (look.vest) {
      m.group()
      m.egg(look.vest, [0, y + 0.2 * b.trunk, -0.01], [0.305 * b.wide, 0.275 * b.trunk, 0.25 * b.wide])
      m.egg(look.vest, [0, y + 0.05, 0], [0.245 * b.wide * b.belly, 0.16, 0.215 * b.wide * b.belly], 0.08)
      cut(m.box(look.vest, [0, y + 0.22, 0.32], [0.085, 0.5, 0.3], 0.03), 0.02)
      cut(m.ball(look.vest, [0, neck(b) + 0.02, 0.06], 0.17), 0.02)
    }
    if (look.strap) {
      m.group()
      m.inside(() => {
        m.move([0, y + 0.2 * b.trunk, 0.01])
        m.turnZ(48)
        m.ring(look.strap ?? look.cloth, [0, 0, 0], 0.262 * b.wide, 0.034).stretched([1.04, 1, 0.9])
      })
    }
    if (look.collar) {
      m.group()
      m.ring(look.collar, [0, neck(b) - 0.02, 0.01], 0.125 * b.wide, 0.045)
    }
  }
/** bare chest with muscle */
export const bareChest =
  (c: Colour, more: (m: Model, b: Build) => void = () => {}): Torso =>
  (m, b) => {
    const material = skinOf(c)
    const y = waist(b)
    chest(m, material, b)
    m.sides((s) =>
      m.egg(
        material,
        [s * 0.12 * b.wide, y + 0.29 * b.trunk, 0.13 * b.wide],
        [0.135 * b.wide, 0.1, 0.1 * b.wide],
        0.035,
      ),
    )
    const line = plain(shade(c, 0.6), { skin: 0.5 })
    paint(m.box(line, [0, y + 0.16, 0.3], [0.006, 0.14, 0.3], 0.003), 0.012, 0.5)
    for (const dy of [0.06, 0.14]) paint(m.box(line, [0, y + dy, 0.3], [0.1, 0.004, 0.3], 0.002), 0.012, 0.35)
    more(m, b)
  }
/** a mantle over the shoulders of a robe */
export const mantle =
  (material: Material, trim: Material, gem: Material | null, folds = 10): Torso =>
  (m, b) => {
    m.inside(() => {
      m.move([0, neck(b) - 0.1, 0])
      m.drape(material, {
        height: 0.36,
        top: 0.13 * b.wide,
        bottom: 0.37 * b.wide,
        curve: 2,
        folds,
        depth: 0.025,
        phase: 0.9,
        hem: 0.02,
      })
    })
    m.group()
    m.ring(trim, [0, neck(b) - 0.08, 0], 0.13 * b.wide, 0.03)
    m.group()
    const z = 0.275 * (0.4 + 0.6 * b.wide)
    m.ball(trim, [0, neck(b) - 0.24, z], 0.058)
    if (gem) {
      m.group()
      m.ball(gem, [0, neck(b) - 0.237, z + 0.026], 0.045)
    }
  }
/** thick fur around the shoulders */
export const furCollar =
  (inner: Torso, material: Material): Torso =>
  (m, b) => {
    inner(m, b)
    m.group()
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * Math.PI * 2
      m.egg(
        material,
        [Math.cos(a) * 0.25 * b.wide, neck(b) - 0.075 + 0.02 * Math.sin(i * 5), Math.sin(a) * 0.2 * b.wide],
        [0.1, 0.085, 0.095],
        0.03,
      ).lumpy(0.016, 26)
    }
  }
// ---- shoulders
export const pauldron =
  (metal: Material, trim: Material, spike = true): Pad =>
  (m, s) => {
    m.egg(metal, [0, 0.02, 0], [0.175, 0.145, 0.175])
    cut(m.box(metal, [0, -0.17, 0], [0.4, 0.12, 0.4], 0), 0.02)
    m.group()
    m.ring(trim, [0, -0.045, 0], 0.158, 0.026)
    m.group()
    m.egg(metal, [s * 0.03, -0.1, 0], [0.145, 0.07, 0.15])
    if (!spike) return
    m.group()
    m.cone(trim, [0, 0.14, 0], [s * 0.01, 0.21, 0], 0.035, 0.008)
  }
/** a rounded cap of cloth or leather: hides the joint of a bare or sleeved arm */
export const puff =
  (material: Material, trim: Material | null = null, size = 1): Pad =>
  (m, s) => {
    m.egg(material, [0, -0.02, 0], [0.14 * size, 0.135 * size, 0.14 * size])
    if (!trim) return
    m.group()
    m.ring(trim, [s * 0.01, -0.1 * size, 0], 0.112 * size, 0.024)
  }
export const spikedPad =
  (metal: Material, spikes: Material): Pad =>
  (m, s) => {
    m.egg(metal, [0, 0.01, 0], [0.18, 0.14, 0.18])
    m.group()
    for (const [x, z, y] of [
      [0, 0, 0.3],
      [0.14, 0.06, 0.2],
      [0.1, -0.12, 0.2],
    ] as const)
      m.curve(
        spikes,
        [s * x * 0.6, 0.08, z * 0.6],
        [s * x, y * 0.8, z],
        [s * (x + 0.06), y, z - 0.03],
        0.05,
        0.035,
        0.006,
      )
  }
/** cape from the shoulders, parted from the body so that it can fly */
export const cape =
  (material: Material, wide = 1, long = 1): ((m: Model, b: Build) => void) =>
  (m, b) => {
    const top = neck(b) - 0.1
    m.part('cape', 'torso', [0, top - 0.04, -0.2], { to: [0, top - 0.96 * long, -0.56] })
    m.inside(() => {
      m.move([0, top, -0.02])
      m.turnY(186)
      m.drape(material, {
        height: Math.min(0.99 * long, top - 0.03),
        top: 0.27 * b.wide,
        bottom: 0.66 * wide,
        curve: 2,
        folds: 7,
        depth: 0.06,
        thick: 0.016,
        arc: 82,
        phase: 0.7,
        hem: 0.02,
        blend: 0,
      })
    })
  }
