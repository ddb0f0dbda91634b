import { blend, type Colour, shade } from '../model/colour.ts'
import { hair, type Material, plain, skin as skinOf } from '../model/material.ts'
import { type Model, paint } from '../model/model.ts'
import { loop } from '../model/outline.ts'
import type { Flat } from '../model/vec.ts'
import { closedLid, type Eye, type EyePlace, eye } from './eye.ts'

export const MOODS = ['calm', 'merry', 'stern', 'sad', 'startled'] as const
export type Mood = (typeof MOODS)[number]

/** a head of radius 0.42 around its own origin; hair, beards and hats come on top */
export interface Face {
  skin: Colour
  eye: Eye
  brow: Colour
  mood?: Mood
  /** 1 = round; above: broad, below: narrow */
  jaw?: number
  chin?: number
  nose?: 'button' | 'straight' | 'potato' | 'hook' | 'snub' | 'none'
  ears?: 'round' | 'pointed' | 'long' | 'none'
  browThick?: number
  blush?: number
  freckles?: boolean
  tusks?: boolean
  lips?: Colour
  wrinkles?: boolean
  scar?: boolean
  eyeSize?: number
}
interface Feeling {
  /** inner ends of the brows up (+) or down (-) */
  brow: number
  raise: number
  smile: number
  open: number
  width: number
  lid: number
  stern: number
}
const FEELINGS: Record<Mood, Feeling> = {
  calm: { brow: 0, raise: 0, smile: 1.1, open: 0.02, width: 1, lid: 0, stern: 0 },
  merry: { brow: 0.01, raise: 0.02, smile: 1.7, open: 0.075, width: 1.15, lid: 0, stern: 0 },
  stern: { brow: -0.085, raise: -0.035, smile: -0.7, open: 0.012, width: 0.95, lid: 0.2, stern: 18 },
  sad: { brow: 0.05, raise: 0.0, smile: -1, open: 0.012, width: 0.85, lid: 0.12, stern: -12 },
  startled: { brow: 0.02, raise: 0.05, smile: -0.3, open: 0.085, width: 0.6, lid: 0, stern: 0 },
}
const EYE_X = 0.168

const skull = (m: Model, f: Face, skin: Material): void => {
  const { jaw = 1, chin = 1, ears = 'round' } = f
  m.group()
  m.egg(skin, [0, 0.02, 0], [0.4, 0.385, 0.375])
  m.egg(skin, [0, -0.14, 0.07], [0.31 * jaw, 0.235, 0.285], 0.12)
  m.egg(skin, [0, -0.3, 0.16], [0.1 * chin, 0.075 * chin, 0.1], 0.12)
  m.sides((s) => {
    m.egg(skin, [s * 0.22, -0.14, 0.22], [0.11, 0.09, 0.1], 0.1)
    if (ears === 'round') m.egg(skin, [s * 0.395, -0.06, -0.01], [0.055, 0.095, 0.07], 0.02)
    if (ears === 'pointed' || ears === 'long') {
      const far = ears === 'long' ? 1.5 : 1
      m.curve(
        skin,
        [s * 0.36, -0.07, 0],
        [s * (0.42 + 0.1 * far), -0.02, -0.04],
        [s * (0.4 + 0.24 * far), 0.1 + 0.08 * far, -0.12],
        0.09,
        0.075,
        0.012,
        0.03,
      )
    }
  })
}
const nose = (m: Model, f: Face, skin: Material): void => {
  const kind = f.nose ?? 'button'
  if (kind === 'button') m.egg(skin, [0, -0.075, 0.375], [0.036, 0.032, 0.042], 0.035)
  if (kind === 'snub')
    m.curve(skin, [0, 0, 0.345], [0, -0.02, 0.375], [0, -0.07, 0.405], 0.02, 0.028, 0.032, 0.035)
  if (kind === 'straight') {
    m.curve(skin, [0, 0.06, 0.335], [0, -0.02, 0.375], [0, -0.085, 0.41], 0.026, 0.03, 0.038, 0.03)
    m.sides((s) => m.egg(skin, [s * 0.03, -0.095, 0.375], [0.026, 0.022, 0.03], 0.03))
  }
  if (kind === 'potato') {
    m.egg(skin, [0, -0.08, 0.41], [0.075, 0.065, 0.075], 0.04)
    m.sides((s) => m.egg(skin, [s * 0.055, -0.1, 0.37], [0.042, 0.036, 0.045], 0.03))
  }
  if (kind === 'hook') {
    m.curve(skin, [0, 0.08, 0.33], [0, 0.03, 0.52], [0, -0.14, 0.45], 0.032, 0.055, 0.03, 0.03)
    m.sides((s) => m.egg(skin, [s * 0.035, -0.1, 0.39], [0.03, 0.026, 0.036], 0.03))
  }
}
const mouth = (m: Model, f: Face, feeling: Feeling): void => {
  const dark = plain(0x7c2428, { skin: 0.3 })
  const half = 0.085 * feeling.width
  m.inside(() => {
    m.move([0, -0.212 + (feeling.smile < 0 ? -0.012 : 0), 0.38])
    const upper: Flat[] = []
    const lower: Flat[] = []
    for (let i = 0; i <= 8; i++) {
      const u = i / 4 - 1
      const sag = -0.022 * (1 - u * u) * feeling.smile
      upper.push([u * half, sag + 0.004])
      lower.unshift([u * half, sag - 0.006 - feeling.open * (1 - u * u)])
    }
    if (f.lips !== undefined) {
      const lips = plain(f.lips, { skin: 0.6, specular: 0.3 })
      paint(m.plate(lips, [...upper, ...lower], 0.16, 0.004), 0.018, 0.85)
    }
    paint(m.plate(dark, [...upper, ...lower], 0.16, 0.004), 0.005)
    if (feeling.open > 0.05) {
      const teeth = plain(0xfff8ee, { specular: 0.6 })
      paint(m.box(teeth, [0, -0.004 - 0.01 * feeling.smile, 0], [half * 0.66, 0.013, 0.2], 0.004), 0.004)
      const tongue = plain(0xe8705f, { skin: 0.5 })
      paint(m.egg(tongue, [0, -0.03 - feeling.open, 0], [half * 0.5, 0.028, 0.2]), 0.006)
    }
    if (f.tusks) {
      m.group()
      m.sides((s) =>
        m.curve(
          plain(0xfff3d8),
          [s * 0.075, -0.03, 0.0],
          [s * 0.085, 0.0, 0.05],
          [s * 0.095, 0.065, 0.02],
          0.024,
          0.02,
          0.006,
        ),
      )
    }
  })
}
const marks = (m: Model, f: Face): void => {
  const { blush = 0.5 } = f
  const red = plain(blend(f.skin, 0xf0604e, 0.75), { skin: 0.8, specular: 0.15 })
  m.sides((s) => {
    if (blush > 0) paint(m.egg(red, [s * 0.245, -0.165, 0.3], [0.085, 0.05, 0.12]), 0.05, blush)
    if (f.freckles)
      for (const [x, y] of [
        [0.19, -0.1],
        [0.24, -0.13],
        [0.285, -0.1],
        [0.22, -0.165],
      ] as const)
        paint(m.ball(plain(shade(f.skin, 0.62)), [s * x, y, 0.33], 0.016), 0.01, 0.8)
    if (f.wrinkles)
      paint(
        m.curve(
          plain(shade(f.skin, 0.6)),
          [s * 0.1, -0.08, 0.36],
          [s * 0.16, -0.12, 0.36],
          [s * 0.15, -0.22, 0.34],
          0.006,
          0.009,
          0.004,
        ),
        0.01,
        0.75,
      )
  })
  if (f.wrinkles)
    for (const y of [0.2, 0.25])
      paint(
        m.curve(
          plain(shade(f.skin, 0.62)),
          [-0.13, y, 0.34],
          [0, y + 0.02, 0.4],
          [0.13, y, 0.34],
          0.005,
          0.007,
          0.004,
        ),
        0.01,
        0.6,
      )
  if (f.scar)
    paint(
      m.curve(
        plain(blend(f.skin, 0xb03a3a, 0.6)),
        [-0.24, 0.16, 0.34],
        [-0.2, 0.02, 0.4],
        [-0.23, -0.16, 0.34],
        0.008,
        0.014,
        0.006,
      ),
      0.006,
      0.9,
    )
}
export const face = (m: Model, f: Face): void => {
  const skin = skinOf(f.skin)
  const feeling = FEELINGS[f.mood ?? 'calm']
  const radius = 0.112 * (f.eyeSize ?? 1)
  skull(m, f, skin)
  nose(m, f, skin)
  marks(m, f)
  mouth(m, f, feeling)
  const look: Eye = {
    ...f.eye,
    lid: Math.max(f.eye.lid ?? 0, feeling.lid),
    stern: (f.eye.stern ?? 0) + feeling.stern,
    aspect: (f.eye.aspect ?? 1.22) * (f.mood === 'startled' ? 1.08 : 1),
  }
  const place = (side: number): EyePlace => ({
    at: [side * EYE_X, -0.03, 0.322],
    yaw: side * 22,
    pitch: -3,
    radius,
    side,
  })
  const brow = hair(f.brow, shade(f.brow, 1.25))
  const thick = f.browThick ?? 1
  m.sides((s) => {
    eye(m, place(s), look, skin)
    m.group()
    const [inner, lift] = [feeling.brow, 0.012 + feeling.raise]
    m.curve(
      brow,
      [s * 0.08, 0.18 + inner + lift, 0.36],
      [s * 0.17, 0.235 + lift, 0.352],
      [s * 0.275, 0.175 + lift - inner * 0.3, 0.29],
      0.016 * thick,
      0.024 * thick,
      0.01 * thick,
      0,
    )
  })
  if (!m.has('head')) return
  m.part('lids', 'head', [0, 0, 0], { hidden: true })
  m.sides((s) => closedLid(m, place(s), f.eye, skin))
  m.on('head')
}
/** two round glasses on the nose */
export const glasses = (m: Model, rim: Material): void => {
  m.group()
  m.sides((s) => {
    m.move([s * 0.172, -0.03, 0.39])
    m.turnY(s * 18)
    m.turnX(90)
    m.ring(rim, [0, 0, 0], 0.135, 0.016)
  })
  m.curve(rim, [-0.05, -0.01, 0.43], [0, 0.03, 0.45], [0.05, -0.01, 0.43], 0.014, 0.014, 0.014)
}
export const mouthShape = (half: number): Flat[] =>
  loop([
    [-half, 0],
    [0, -half * 0.24],
    [half, 0],
    [half * 0.66, -half * 0.73],
    [0, -half],
    [-half * 0.66, -half * 0.73],
  ])
/** a laugh that shows through a beard */
export const grin = (m: Model): void => {
  m.group()
  m.inside(() => {
    m.move([0, -0.235, 0.4])
    m.plate(plain(0x7c2428, { skin: 0.3 }), mouthShape(0.11), 0.09, 0.02)
    paint(m.box(plain(0xfff8ee, { specular: 0.6 }), [0, -0.016, 0], [0.07, 0.018, 0.3], 0.004), 0.004)
    paint(m.egg(plain(0xe8705f), [0, -0.11, 0], [0.06, 0.04, 0.3]), 0.006)
  })
}
