import { type Colour, shade } from '../model/colour.ts'
import { feather, type Material, plain } from '../model/material.ts'
import { type Model, paint } from '../model/model.ts'
import { loop } from '../model/outline.ts'
import { closedLid, type Eye, type EyePlace, eye } from './eye.ts'
import { type FeatherWing, featherWing } from './wing.ts'

/** a bird standing upright, looking along +z */
export interface Bird {
  body: Colour
  belly: Colour
  wing: FeatherWing
  /** folded at the sides, or raised */
  folded?: boolean
  beak: Colour
  beakShape?: 'owl' | 'eagle' | 'crow'
  eye: Eye
  eyeSize?: number
  /** pale discs around the eyes */
  disc?: Colour | null
  tufts?: Colour | null
  /** how the tufts tell the mood: up in surprise, down to the beak in anger; 0 at rest */
  raised?: number
  /** the beak open, in degrees */
  beakOpen?: number
  crest?: readonly Colour[] | null
  tail: readonly Colour[]
  tailLong?: number
  legs: Colour
  glow?: number
  extra?: (m: Model) => void
}
const quill = (long: number, wide: number) =>
  loop(
    [
      [0, 0],
      [wide * 0.7, long * 0.2],
      [wide, long * 0.65],
      [0, long],
      [-wide, long * 0.65],
      [-wide * 0.7, long * 0.2],
    ],
    3,
  )
const wings = (m: Model, b: Bird): void =>
  m.sides((s) => {
    m.inside(() => {
      m.move([s * 0.3, 0.84, b.folded ? 0 : -0.12])
      const name = s < 0 ? 'wingNear' : 'wingFar'
      if (b.folded) {
        m.part(name, 'body', [0, 0.02, 0], { to: [s * 0.16, -0.6, -0.1], cast: 0.7 })
        m.turnY(-s * 62)
        m.turnZ(s * 6)
        for (const [row, c, long, y] of [
          [0, b.wing.low, 0.62, 0],
          [1, b.wing.middle, 0.46, 0.02],
          [2, b.wing.high, 0.3, 0.03],
        ] as const)
          for (let i = 0; i < 5; i++)
            m.inside(() => {
              m.move([s * (-0.16 + i * 0.08), y - 0.02 * Math.abs(i - 2), 0.03 + row * 0.034])
              m.turnZ(180 + s * (i - 2) * 5)
              m.group()
              m.plate(
                feather(c, shade(c, 0.8), { bump: 0.2 }),
                quill(long * (1 - 0.05 * Math.abs(i - 2)), 0.075),
                0.02,
                0.012,
                0,
                [0.8, 0, 0],
              ).edged(0.04)
            })
        m.group()
        m.egg(feather(b.wing.high, shade(b.wing.high, 0.85)), [0, 0, 0.06], [0.21, 0.14, 0.08])
      } else {
        m.turnY(-s * 14)
        m.part(name, 'body', [0, 0, 0], { to: [s * 0.95, 0.45, -0.1], cast: 0.6 })
        featherWing(m, b.wing, s)
      }
    })
  })
const tailFeathers = (m: Model, b: Bird): void => {
  const { tailLong = 1 } = b
  m.part('tail', 'body', [0, 0.3, -0.24], {
    to: [0, 0.08 + 0.1 * tailLong, -0.5 - 0.4 * tailLong],
    cast: 0.6,
  })
  for (let i = 0; i < 5; i++)
    m.inside(() => {
      m.move([0, 0.34, -0.2])
      m.turnY((i - 2) * 16)
      m.turnX(-104 + 10 * tailLong)
      m.group()
      const c = b.tail[i % b.tail.length] ?? b.body
      m.plate(
        feather(c, shade(c, 0.8), { bump: 0.2 }),
        quill((0.5 + 0.12 * (2 - Math.abs(i - 2))) * tailLong, 0.085),
        0.018,
        0.01,
        0,
        [0.8, tailLong > 1.3 ? 0.25 : 0, 0],
      ).edged(0.04)
    })
}
const beakOf = (m: Model, b: Bird): void => {
  const horn = plain(b.beak, { specular: 0.6, rough: 0.4 })
  const shape = b.beakShape ?? 'owl'
  m.group()
  if (shape === 'owl') m.curve(horn, [0, -0.02, 0.34], [0, -0.04, 0.45], [0, -0.17, 0.41], 0.06, 0.055, 0.008)
  if (b.beakOpen) {
    m.group()
    m.egg(plain(0x8a2028), [0, -0.15, 0.33], [0.06, 0.08, 0.06])
    m.group()
    m.curve(horn, [0, -0.14, 0.33], [0, -0.24, 0.4], [0, -0.24, 0.42], 0.05, 0.04, 0.01)
  }
  if (shape === 'eagle') m.curve(horn, [0, -0.02, 0.3], [0, 0, 0.56], [0, -0.17, 0.55], 0.1, 0.085, 0.008)
  if (shape === 'crow') m.curve(horn, [0, -0.03, 0.3], [0, -0.02, 0.5], [0, -0.09, 0.66], 0.085, 0.06, 0.008)
}
const headOf = (m: Model, b: Bird, coat: Material): void => {
  m.egg(coat, [0, 0.02, 0], [0.37, 0.34, 0.34])
  m.egg(coat, [0, -0.16, 0], [0.33, 0.2, 0.3], 0.12)
  if (b.disc !== null && b.disc !== undefined)
    m.sides((s) => paint(m.egg(plain(b.disc ?? 0), [s * 0.15, 0, 0.3], [0.2, 0.21, 0.2]), 0.03, 0.95))
  beakOf(m, b)
  if (b.tufts !== null && b.tufts !== undefined) {
    const tuft = feather(b.tufts, shade(b.tufts, 0.7))
    m.group()
    m.sides((s) =>
      m.curve(
        tuft,
        [s * 0.1, 0.2 + (b.raised ?? 0) * 0.05, 0.24],
        [s * 0.26, 0.34 + (b.raised ?? 0) * 0.1, 0.16],
        [s * 0.42, 0.56 + (b.raised ?? 0) * 0.16, 0],
        0.05,
        0.085,
        0.008,
      ),
    )
  }
  b.crest?.forEach((c, i) => {
    m.group()
    const t = i - (b.crest?.length ?? 1) / 2 + 0.5
    m.curve(
      plain(c, { through: 0.2 }),
      [t * 0.07, 0.28, 0.02],
      [t * 0.16, 0.58 - Math.abs(t) * 0.05, 0],
      [t * 0.3, 0.74 - Math.abs(t) * 0.08, -0.24],
      0.05,
      0.065,
      0.01,
    )
  })
  const size = 0.118 * (b.eyeSize ?? 1)
  const place = (s: number): EyePlace => ({
    at: [s * 0.152, 0.03, 0.285],
    yaw: s * 22,
    pitch: 4,
    radius: size,
    side: s,
  })
  m.sides((s) => eye(m, place(s), { aspect: 1.05, depth: 0.5, lash: 0.1, flick: false, ...b.eye }, coat))
  b.extra?.(m)
  m.part('lids', 'head', [0, 0, 0], { hidden: true })
  m.sides((s) => closedLid(m, place(s), { aspect: 1.05, depth: 0.5, ...b.eye }, coat))
}
export const bird = (m: Model, b: Bird): void => {
  const coat = feather(b.body, shade(b.body, 0.72), {
    emission: b.glow ? [0.25 * b.glow, 0.09 * b.glow, 0.01 * b.glow] : [0, 0, 0],
  })
  const horn = plain(b.legs, { specular: 0.5 })
  tailFeathers(m, b)
  wings(m, b)
  m.part('body', '', [0, 0.16, 0], { to: [0, 1.02, 0.05] })
  m.egg(coat, [0, 0.5, 0], [0.36, 0.42, 0.34])
  m.egg(coat, [0, 0.84, 0.02], [0.28, 0.24, 0.27], 0.12)
  paint(m.egg(feather(b.belly, shade(b.belly, 0.82)), [0, 0.54, 0.26], [0.26, 0.42, 0.26]), 0.05, 0.95)
  m.sides((s) => {
    m.part(s < 0 ? 'legR' : 'legL', '', [s * 0.16, 0.2, 0.04], { cast: 0.8, clip: ['body'] })
    m.egg(coat, [s * 0.17, 0.2, 0.04], [0.13, 0.16, 0.14])
    m.group()
    m.cone(horn, [s * 0.17, 0.14, 0.05], [s * 0.18, 0.05, 0.07], 0.05, 0.045)
    for (const a of [-0.5, 0, 0.5])
      m.curve(
        horn,
        [s * 0.18, 0.05, 0.08],
        [s * 0.18 + a * 0.12, 0.09, 0.18],
        [s * 0.18 + a * 0.24, 0.02, 0.28],
        0.04,
        0.034,
        0.012,
      )
  })
  m.part('head', 'body', [0, 0.98, 0.02])
  m.inside(() => {
    m.move([0, 1.18, 0.08])
    m.turnX(6)
    m.turnY(-6)
    headOf(m, b, coat)
  })
  m.plan = 'bird'
  const near = b.folded ? ['head', 'lids', 'wingNear'] : ['head', 'lids']
  const back = b.folded ? ['tail', 'wingFar'] : ['tail', 'wingFar', 'wingNear']
  const hair = m.has('hairBack') ? ['hairBack'] : []
  m.order = [...back, ...hair, 'legL', 'legR', 'body', ...near]
}
