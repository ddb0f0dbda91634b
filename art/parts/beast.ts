import { type Colour, shade } from '../model/colour.ts'
import { bone, fur, type Material, plain } from '../model/material.ts'
import { type Model, paint } from '../model/model.ts'
import type { Vec } from '../model/vec.ts'
import { closedLid, type Eye, type EyePlace, eye } from './eye.ts'

/** four legs, looking along +z; one size of body for all, from hare to bear */
export interface Beast {
  coat: Material
  belly: Material
  /** tail tip, ears, socks */
  dark: Material
  eye: Eye
  /** of the trunk: long, high, broad */
  trunk?: { long?: number; high?: number; broad?: number }
  leg?: { long?: number; thick?: number }
  head?: { size?: number; forward?: number; up?: number }
  muzzle?: { long?: number; wide?: number; high?: number }
  nose?: Colour
  ears: 'pointed' | 'round' | 'long' | 'tufted' | 'none'
  tail: 'bushy' | 'thin' | 'stub' | 'tuft' | 'none'
  mane?: Material | null
  teeth?: boolean
  tusks?: boolean
  horns?: (m: Model) => void
  claws?: Colour
  hooves?: Colour
  extra?: (m: Model) => void
  /** on the back: saddle, spikes, wings */
  rider?: (m: Model) => void
  brow?: number
  plan?: string
}
interface Frame {
  long: number
  high: number
  broad: number
  legs: number
  thick: number
  head: number
  at: Vec
}
const frameOf = (b: Beast): Frame => {
  const { long = 1, high = 1, broad = 1 } = b.trunk ?? {}
  const { long: legs = 1, thick = 1 } = b.leg ?? {}
  const { size = 1, forward = 0, up = 0 } = b.head ?? {}
  const y = 0.42 * legs + 0.5 * high + up
  return { long, high, broad, legs, thick, head: size, at: [0, y, 0.52 * long + forward] }
}
const leg = (m: Model, b: Beast, f: Frame, name: string, side: number, front: boolean): void => {
  const [x, z] = [side * 0.19 * f.broad, (front ? 0.3 : -0.36) * f.long]
  const hip: Vec = [x, 0.42 * f.legs + 0.06, z]
  const k = f.thick
  m.part(name, 'body', hip, { cast: 0.8, clip: ['body'] })
  m.egg(
    b.coat,
    [x, hip[1] - 0.02, z],
    [0.13 * k, (front ? 0.18 : 0.21) * Math.max(0.8, f.legs), (front ? 0.14 : 0.19) * k],
    0.05,
  )
  m.cone(
    b.coat,
    [x, hip[1] - 0.1, z + (front ? 0.02 : -0.04)],
    [x, 0.13, z + (front ? 0.02 : 0)],
    0.095 * k,
    0.08 * k,
    0.06,
  )
  m.egg(
    b.hooves === undefined ? b.coat : plain(b.hooves),
    [x, 0.075, z + 0.06],
    [0.105 * k, 0.075, 0.135 * k],
    0.04,
  )
  paint(m.box(b.dark, [x, 0.02, z], [0.2, 0.13, 0.3], 0.02), 0.06, 0.75)
  if (b.claws === undefined) return
  m.group()
  for (const dx of [-0.055, 0, 0.055])
    m.cone(
      plain(b.claws, { specular: 0.6 }),
      [x + dx * k, 0.06, z + 0.17 * k],
      [x + dx * k, 0.025, z + 0.17 * k + 0.075],
      0.026 * k,
      0.006,
    )
}
const tail = (m: Model, b: Beast, f: Frame): void => {
  if (b.tail === 'none') return
  const z = -0.5 * f.long
  const y = 0.42 * f.legs + 0.2 * f.high
  const root: Vec = [0, y, z]
  if (b.tail === 'stub') {
    m.part('tail', 'body', root, { cast: 0.7, clip: ['body'] })
    m.ball(b.coat, [0, y + 0.02, z - 0.05], 0.11)
    return
  }
  const far: Vec = b.tail === 'bushy' ? [-0.05, y + 0.36, z - 0.5] : [-0.1, y + 0.42, z - 0.42]
  m.part('tail', 'body', root, { to: far, cast: 0.6 })
  if (b.tail === 'bushy') {
    m.curve(b.coat, [0, y, z + 0.05], [0, y - 0.1, z - 0.42], far, 0.09, 0.19, 0.05)
    m.curve(
      b.dark,
      [-0.02, y + 0.12, z - 0.42],
      [-0.04, y + 0.26, z - 0.52],
      [-0.06, y + 0.46, z - 0.5],
      0.13,
      0.1,
      0.015,
      0.05,
    )
  } else {
    m.curve(b.coat, [0, y, z + 0.05], [0, y - 0.16, z - 0.4], far, 0.07, 0.05, 0.04)
    if (b.tail === 'tuft') m.egg(b.dark, far, [0.1, 0.13, 0.1], 0.04).lumpy(0.015, 20)
  }
}
const trunk = (m: Model, b: Beast, f: Frame): void => {
  const y = 0.42 * f.legs
  m.part('body', '', [0, y, -0.05], { to: [0, y + 0.1, 0.5 * f.long] })
  m.egg(b.coat, [0, y + 0.14 * f.high, 0.22 * f.long], [0.31 * f.broad, 0.33 * f.high, 0.36 * f.long], 0.02)
  m.egg(b.coat, [0, y + 0.1 * f.high, -0.2 * f.long], [0.28 * f.broad, 0.28 * f.high, 0.38 * f.long], 0.14)
  m.cone(
    b.coat,
    [0, y + 0.2 * f.high, 0.3 * f.long],
    [0, f.at[1] - 0.1, f.at[2] - 0.14],
    0.26 * f.broad,
    0.22,
    0.12,
  )
  paint(m.egg(b.belly, [0, y - 0.1, 0.3 * f.long], [0.22 * f.broad, 0.3, 0.36 * f.long]), 0.06, 0.9)
  if (b.mane) {
    m.group()
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2
      const ring = i % 2
      const r = 0.32 + 0.07 * ring
      m.egg(
        b.mane,
        [Math.cos(a) * r * f.head, f.at[1] - 0.06 + Math.sin(a) * r * f.head, f.at[2] - 0.2 - 0.08 * ring],
        [0.13, 0.13, 0.16],
        0.04,
      ).lumpy(0.02, 18)
    }
  }
}
const ears = (m: Model, b: Beast): void => {
  m.group()
  m.sides((s) => {
    const inner = plain(0xe8a090)
    if (b.ears === 'pointed' || b.ears === 'tufted') {
      m.inside(() => {
        m.move([s * 0.22, 0.26, -0.04])
        m.turnZ(-s * 18)
        m.turnY(s * 16)
        m.cone(b.coat, [0, 0, 0], [0, 0.26, -0.02], 0.12, 0.02, 0.03).stretched([1, 1, 0.7])
        paint(m.cone(inner, [0, 0.02, 0.06], [0, 0.2, 0.05], 0.065, 0.01), 0.02, 0.8)
        if (b.ears === 'tufted')
          m.curve(b.dark, [0, 0.22, -0.02], [0, 0.34, -0.02], [s * 0.03, 0.42, -0.04], 0.03, 0.025, 0.005)
      })
    }
    if (b.ears === 'round') {
      m.egg(b.coat, [s * 0.27, 0.29, -0.04], [0.125, 0.125, 0.07], 0.03)
      paint(m.ball(inner, [s * 0.27, 0.29, 0.03], 0.075), 0.02, 0.8)
    }
    if (b.ears === 'long') {
      m.curve(
        b.coat,
        [s * 0.13, 0.28, -0.04],
        [s * 0.22, 0.62, -0.02],
        [s * 0.2, 0.84, -0.12],
        0.09,
        0.11,
        0.04,
        0.03,
      )
      paint(
        m.curve(
          inner,
          [s * 0.14, 0.36, 0.06],
          [s * 0.21, 0.6, 0.08],
          [s * 0.2, 0.78, -0.02],
          0.04,
          0.05,
          0.02,
        ),
        0.02,
        0.7,
      )
    }
  })
}
const head = (m: Model, b: Beast): void => {
  const { long = 1, wide = 1, high = 1 } = b.muzzle ?? {}
  const tip = 0.3 + 0.17 * long
  const dark = plain(0x38161a)
  m.egg(b.coat, [0, 0, 0], [0.345, 0.315, 0.315])
  m.sides((s) => m.egg(b.coat, [s * 0.21, -0.1, 0.06], [0.15, 0.14, 0.17], 0.08))
  m.egg(b.coat, [0, -0.1 * high, 0.24 + 0.05 * long], [0.16 * wide, 0.125 * high, 0.16 + 0.08 * long], 0.08)
  paint(m.egg(b.belly, [0, -0.19, 0.36], [0.24 * wide, 0.13 * high, 0.34 * long]), 0.04, 0.95)
  m.inside(() => {
    m.move([0, -0.15 * high, tip - 0.1])
    paint(
      m.curve(
        dark,
        [-0.15 * wide, 0.02, -0.02],
        [0, -0.06, 0.12],
        [0.15 * wide, 0.02, -0.02],
        0.012,
        0.014,
        0.012,
      ),
      0.008,
    )
  })
  m.group()
  m.egg(
    plain(b.nose ?? 0x2a1a1e, { specular: 0.9, rough: 0.3 }),
    [0, -0.035 * high, tip - 0.02],
    [0.062 * wide, 0.048, 0.05],
  )
  m.group()
  if (b.teeth)
    m.sides((s) =>
      m.cone(
        bone(0xfffaf0, 0xe8dcc0),
        [s * 0.085 * wide, -0.155 * high, tip - 0.1],
        [s * 0.088 * wide, -0.23 * high, tip - 0.085],
        0.024,
        0.005,
      ),
    )
  if (b.tusks)
    m.sides((s) =>
      m.curve(
        bone(0xfffaf0, 0xe0d4b4),
        [s * 0.12 * wide, -0.18 * high, tip - 0.16],
        [s * 0.2 * wide, -0.16 * high, tip - 0.02],
        [s * 0.19 * wide, 0.02, tip - 0.02],
        0.04,
        0.034,
        0.008,
      ),
    )
  ears(m, b)
  b.horns?.(m)
  const place = (s: number): EyePlace => ({
    at: [s * 0.155, 0.07, 0.262],
    yaw: s * 24,
    pitch: 4,
    radius: 0.094,
    side: s,
  })
  m.sides((s) => {
    eye(m, place(s), { lash: 0.1, flick: false, depth: 0.45, ...b.eye }, b.coat)
    m.group()
    const brow = b.brow ?? 0.03
    m.curve(
      b.dark,
      [s * 0.06, 0.19 - brow, 0.3],
      [s * 0.15, 0.235, 0.29],
      [s * 0.26, 0.19 + brow * 0.3, 0.21],
      0.018,
      0.028,
      0.012,
    )
  })
  b.extra?.(m)
  m.part('lids', 'head', [0, 0, 0], { hidden: true })
  m.sides((s) => closedLid(m, place(s), { depth: 0.45, ...b.eye }, b.coat))
}
export const beast = (m: Model, b: Beast): void => {
  const f = frameOf(b)
  tail(m, b, f)
  trunk(m, b, f)
  m.sides((s) => {
    leg(m, b, f, s < 0 ? 'legBackNear' : 'legBackFar', s, false)
    leg(m, b, f, s < 0 ? 'legFrontNear' : 'legFrontFar', s, true)
  })
  if (b.rider) {
    m.on('body')
    m.inside(() => {
      m.move([0, 0.42 * f.legs + 0.36 * f.high, 0])
      b.rider?.(m)
    })
  }
  m.part('head', 'body', [0, f.at[1] - 0.12, f.at[2] - 0.16])
  m.inside(() => {
    m.move(f.at)
    m.turnX(6)
    m.turnY(-8)
    m.scale(f.head)
    head(m, b)
  })
  m.plan = b.plan ?? 'beast'
  m.order = [
    'wingFar',
    'tail',
    'legBackFar',
    'legFrontFar',
    'body',
    'legBackNear',
    'legFrontNear',
    'head',
    'lids',
    'wingNear',
  ].filter((n) => m.has(n))
}
/** coat, belly and markings of one animal */
export const coatOf = (c: Colour, belly: Colour, dark: Colour): Pick<Beast, 'coat' | 'belly' | 'dark'> => ({
  coat: fur(c, shade(c, 0.72)),
  belly: fur(belly, shade(belly, 0.86)),
  dark: fur(dark, shade(dark, 0.75)),
})
export const ridge = (m: Model, material: Material, count = 6): void => {
  m.group()
  for (let i = 0; i < count; i++)
    m.curve(
      material,
      [0, 0.02, 0.3 - i * 0.14],
      [0, 0.18, 0.26 - i * 0.14],
      [0, 0.22, 0.12 - i * 0.15],
      0.06,
      0.045,
      0.008,
    )
}
