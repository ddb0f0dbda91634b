import { type Colour, light, shade } from '../model/colour.ts'
import { glow, leaf, type Material, plain, stone } from '../model/material.ts'
import { cut, type Model, paint } from '../model/model.ts'
import { add, sub, times, unit, type Vec } from '../model/vec.ts'

export interface Golem {
  rock: Material
  dark: Material
  rune: Colour
  power?: number
  moss?: Colour | null
  /** what grows on the shoulders */
  crown?: 'stones' | 'crystals' | 'spikes' | 'none'
  crownMaterial?: Material
  flower?: boolean
  broad?: number
}
const boulder = (
  m: Model,
  material: Material,
  at: Vec,
  half: Vec,
  turn: readonly [number, number] = [0, 0],
  round = 0.07,
  taper = 0,
): void =>
  m.inside(() => {
    m.move(at)
    m.turnY(turn[1])
    m.turnZ(turn[0])
    m.box(material, [0, 0, 0], half, round, 0.03, taper).lumpy(0.012, 9)
  })
/** a groove filled with light */
const rune = (m: Model, shine: Material, strokes: readonly (readonly [Vec, Vec])[], r: number): void => {
  for (const [a, b] of strokes) cut(m.cone(shine, a, b, r * 1.35, r * 1.35), 0.012)
  for (const [a, b] of strokes)
    m.inside(() => {
      const d = sub(b, a)
      m.aim(times(add(a, b), 0.5), unit([d[0], d[1], 0]))
      paint(m.box(shine, [0, 0, 0], [r * 1.05, Math.hypot(d[0], d[1]) / 2 + r, 0.14], r * 0.9), 0.006)
    })
}
const growth = (m: Model, g: Golem, s: number): void => {
  const material = g.crownMaterial ?? g.dark
  if (g.crown === 'crystals')
    for (const [x, y, z, l] of [
      [0.58, 1.36, -0.02, 0.42],
      [0.72, 1.32, 0.06, 0.3],
      [0.5, 1.34, 0.1, 0.24],
    ] as const)
      m.inside(() => {
        m.group()
        m.aim([s * x, y, z], unit([s * (x - 0.4), 1, z]))
        m.turned(
          material,
          [
            [0, -0.06],
            [0.075, 0],
            [0.085, l * 0.6],
            [0, l],
          ],
          0.005,
          0.003,
          6,
        )
      })
  else if (g.crown === 'spikes') {
    m.group()
    for (const [x, y, z] of [
      [0.6, 1.36, 0],
      [0.76, 1.3, 0.04],
      [0.48, 1.36, 0.1],
    ] as const)
      m.curve(
        material,
        [s * x, y, z],
        [s * (x + 0.06), y + 0.2, z],
        [s * (x + 0.18), y + 0.32, z - 0.04],
        0.08,
        0.055,
        0.008,
      )
  } else if (g.crown !== 'none') {
    boulder(m, g.dark, [s * 0.66, 1.42, -0.04], [0.09, 0.1, 0.09], [s * -24, 20], 0.04, -0.4)
    boulder(m, g.dark, [s * 0.8, 1.34, -0.02], [0.07, 0.09, 0.07], [s * -45, 20], 0.03, -0.4)
  }
}
const arms = (m: Model, g: Golem, shine: Material): void =>
  m.sides((s) => {
    const side = s < 0 ? 'Near' : 'Far'
    m.part(`shoulder${side}`, 'torso', [s * 0.52, 1.16, -0.02], { cast: 0.8, clip: s < 0 ? ['torso'] : [] })
    boulder(m, g.rock, [s * 0.6, 1.2, -0.02], [0.25, 0.21, 0.25], [s * -14, s * 10], 0.11)
    growth(m, g, s)
    if (g.moss !== null && g.moss !== undefined) {
      m.group()
      m.egg(leaf(g.moss, shade(g.moss, 0.6)), [s * 0.58, 1.4, 0.03], [0.18, 0.05, 0.17]).lumpy(0.02, 16)
    }
    m.part(`arm${side}`, 'torso', [s * 0.68, 1.08, 0.02], { cast: 0.6 })
    boulder(m, g.dark, [s * 0.74, 0.88, 0.05], [0.135, 0.17, 0.14], [s * 8, 0], 0.06)
    m.part(`fore${side}`, `arm${side}`, [s * 0.77, 0.76, 0.08], { cast: 0.6 })
    if (s < 0) m.mark('fist', 'foreNear', [-0.8, 0.2, 0.3])
    boulder(m, g.rock, [s * 0.8, 0.55, 0.13], [0.215, 0.235, 0.215], [s * 6, s * -10], 0.09, -0.14)
    const [x, z] = [s * 0.8, 0.345]
    rune(
      m,
      shine,
      [
        [
          [x - 0.05, 0.66, z],
          [x + 0.06, 0.56, z],
        ],
        [
          [x + 0.06, 0.56, z],
          [x - 0.05, 0.47, z],
        ],
      ],
      0.017,
    )
    m.group()
    boulder(m, g.rock, [s * 0.8, 0.3, 0.17], [0.2, 0.115, 0.19], [0, s * -10], 0.07)
    for (const i of [-1, 0, 1])
      boulder(m, g.dark, [s * 0.8 + i * 0.125, 0.27, 0.35], [0.055, 0.09, 0.06], [0, 0], 0.03)
  })
/** boulders held together by runes */
export const golem = (m: Model, g: Golem): void => {
  const shine = glow(g.rune, g.power ?? 2)
  const w = g.broad ?? 1
  m.part('torso', 'pelvis', [0, 0.68, 0])
  boulder(m, g.rock, [0, 0.98, 0], [0.47 * w, 0.36, 0.33], [0, 0], 0.12, 0.16)
  boulder(m, g.rock, [-0.17, 1.12, 0.22], [0.2, 0.17, 0.13], [6, -8])
  boulder(m, g.rock, [0.19, 1.1, 0.22], [0.21, 0.18, 0.12], [-5, 8])
  rune(
    m,
    shine,
    [
      [
        [0, 1.12, 0.36],
        [0, 0.8, 0.33],
      ],
      [
        [0, 1.12, 0.36],
        [0.1, 1, 0.36],
      ],
      [
        [0, 1, 0.36],
        [-0.1, 0.9, 0.36],
      ],
      [
        [0, 0.9, 0.35],
        [0.09, 0.82, 0.35],
      ],
    ],
    0.022,
  )
  m.part('pelvis', '', [0, 0.5, 0])
  boulder(m, g.dark, [0, 0.58, 0], [0.29, 0.17, 0.25], [0, 0], 0.08)
  boulder(m, g.rock, [0, 0.46, 0.1], [0.2, 0.1, 0.2])
  m.sides((s) => {
    m.part(s < 0 ? 'legNear' : 'legFar', '', [s * 0.25, 0.44, 0.02], { cast: 0.8 })
    boulder(m, g.rock, [s * 0.26, 0.34, 0.02], [0.165, 0.17, 0.185], [s * 4, s * 8])
    m.group()
    boulder(m, g.dark, [s * 0.3, 0.12, 0.07], [0.215, 0.125, 0.27], [0, s * 14], 0.08, -0.12)
    boulder(m, g.rock, [s * 0.24, 0.06, 0.3], [0.08, 0.06, 0.07], [0, 0], 0.04)
    boulder(m, g.rock, [s * 0.39, 0.06, 0.28], [0.08, 0.06, 0.07], [0, 10 * s], 0.04)
  })
  arms(m, g, shine)
  m.part('head', 'torso', [0, 1.32, 0.1])
  m.inside(() => {
    m.move([0, 1.5, 0.16])
    m.turnZ(-3)
    boulder(m, g.rock, [0, 0, 0], [0.27, 0.23, 0.24], [0, 0], 0.1, 0.1)
    boulder(m, g.rock, [0, 0.1, 0.19], [0.25, 0.065, 0.09], [0, 0], 0.04)
    boulder(m, g.dark, [0, -0.17, 0.14], [0.21, 0.09, 0.16], [0, 0], 0.05)
    boulder(m, g.rock, [0, -0.035, 0.25], [0.055, 0.085, 0.05], [0, 0], 0.03)
    m.sides((s) => cut(m.egg(g.dark, [s * 0.125, -0.005, 0.27], [0.085, 0.06, 0.09]), 0.02, g.dark))
    if (g.crown === 'spikes' || g.crown === 'crystals')
      m.sides((s) => {
        m.group()
        m.curve(
          g.crownMaterial ?? g.dark,
          [s * 0.2, 0.16, 0],
          [s * 0.4, 0.3, 0],
          [s * 0.38, 0.54, 0.04],
          0.08,
          0.06,
          0.01,
        )
      })
    m.part('eyes', 'head', [0, -0.005, 0.215], { clip: ['head'] })
    m.sides((s) => m.egg(shine, [s * 0.125, -0.005, 0.215], [0.056, 0.042, 0.04]))
    m.on('head')
    if (g.moss !== null && g.moss !== undefined)
      m.egg(leaf(g.moss, shade(g.moss, 0.6)), [0.03, 0.235, 0], [0.2, 0.05, 0.19]).lumpy(0.02, 16)
    if (!g.flower) return
    m.group()
    m.curve(plain(0x4f8a2a), [0.1, 0.26, 0], [0.11, 0.34, 0], [0.14, 0.4, 0.02], 0.014, 0.012, 0.012)
    m.group()
    for (let i = 0; i < 5; i++)
      m.egg(
        plain(0xfff2f7),
        [0.14 + 0.05 * Math.cos(i * 1.2566), 0.41 + 0.05 * Math.sin(i * 1.2566), 0.03],
        [0.036, 0.036, 0.016],
      )
    m.group()
    m.ball(plain(0xffc63a), [0.14, 0.41, 0.045], 0.026)
  })
  m.lamp([0, 0.95, 0.62], light(g.rune), 0.9, 0.3)
  m.plan = 'golem'
  m.order = [
    'armFar',
    'foreFar',
    'shoulderFar',
    'legFar',
    'legNear',
    'pelvis',
    'torso',
    'head',
    'eyes',
    'armNear',
    'foreNear',
    'shoulderNear',
  ]
}
export const golemRock = (c: Colour, moss = 0.4): Material => ({
  ...stone(c, shade(c, 0.66), moss),
  wear: 0.55,
  bump: 0.5,
  scale: 1.6,
})
