import { type Colour, light, shade } from '../model/colour.ts'
import { fur, glow, type Material, material, plain } from '../model/material.ts'
import { type Model, paint } from '../model/model.ts'
import type { Vec } from '../model/vec.ts'
import { eye } from './eye.ts'

export interface Insect {
  shell: Colour
  shell2: Colour
  belly: Colour
  eyes: Colour
  kind: 'spider' | 'beetle' | 'scorpion' | 'crab'
  hairy?: boolean
  sign?: Colour | null
}
const leg = (m: Model, material: Material, name: string, root: Vec, knee: Vec, foot: Vec): void => {
  m.part(name, 'body', root, { cast: 0.7, clip: ['body'] })
  m.cone(material, root, knee, 0.075, 0.06)
  m.ball(material, knee, 0.066)
  m.cone(material, knee, foot, 0.058, 0.02)
}
/** low on many legs, looking along +z */
export const insect = (m: Model, i: Insect): void => {
  const shell = i.hairy
    ? fur(i.shell, i.shell2)
    : material('plain', i.shell, i.shell2, { rough: 0.3, specular: 0.9, wear: 0.3 })
  const joint = plain(i.shell2, { rough: 0.4, specular: 0.6 })
  const spider = i.kind === 'spider'
  const rows = spider ? [0.34, 0.12, -0.1, -0.3] : [0.34, 0.06, -0.26]
  rows.forEach((z, k) => {
    m.sides((s) => {
      const out = spider ? 0.72 : 0.58
      const knee: Vec = [s * (0.44 + 0.06 * Math.abs(k - 1)), spider ? 0.72 : 0.46, z * 1.5]
      leg(m, joint, `leg${s < 0 ? 'Near' : 'Far'}${k + 1}`, [s * 0.2, 0.36, z * 0.8], knee, [
        s * (out + 0.12),
        0.02,
        z * 2.1 + 0.04,
      ])
    })
  })
  m.part('body', '', [0, 0.1, 0])
  m.egg(shell, [0, 0.4, 0.1], [0.3, 0.26, 0.3])
  m.part('tail', 'body', [0, 0.44, -0.16], {
    to: i.kind === 'scorpion' ? [0, 1.2, -0.2] : [0, 0.6, -0.9],
    clip: ['body'],
  })
  if (i.kind === 'scorpion') {
    const at = (t: number): Vec => [
      0,
      0.42 + Math.sin(t * 2.3) * 0.86,
      -0.24 - Math.sin(t * 3.0) * 0.5 + t * 0.36,
    ]
    for (let k = 0; k < 11; k++)
      m.egg(shell, at(k / 10), [0.17 - 0.007 * k, 0.15 - 0.006 * k, 0.17 - 0.007 * k], 0.02)
    m.group()
    m.curve(glow(i.eyes, 0.5), at(1), [0, 1.26, 0.14], [0, 1.02, 0.34], 0.09, 0.07, 0.008)
  } else if (i.kind === 'crab') m.egg(shell, [0, 0.5, -0.1], [0.58, 0.26, 0.4], 0.06)
  else m.egg(shell, [0, 0.54, -0.48], spider ? [0.42, 0.38, 0.46] : [0.4, 0.32, 0.5], 0.06)
  if (i.kind === 'beetle') {
    m.group()
    m.sides((s) => {
      m.egg(shell, [s * 0.12, 0.6, -0.42], [0.32, 0.32, 0.56])
    })
    paint(m.box(plain(i.shell2), [0, 0.9, -0.42], [0.018, 0.5, 0.7], 0.004), 0.012)
  }
  if (i.sign !== null && i.sign !== undefined)
    for (const [x, z, r] of [
      [0, -0.4, 0.12],
      [-0.16, -0.6, 0.07],
      [0.16, -0.6, 0.07],
      [0, -0.74, 0.06],
    ] as const)
      paint(m.ball(glow(i.sign, 0.5), [x, 0.86, z], r), 0.02)
  m.part('head', 'body', [0, 0.44, 0.3])
  m.inside(() => {
    m.move([0, 0.5, 0.42])
    m.egg(shell, [0, 0, 0], [0.28, 0.24, 0.24])
    m.group()
    m.sides((s) =>
      eye(
        m,
        { at: [s * 0.12, 0.05, 0.19], yaw: s * 18, pitch: 2, radius: 0.092, side: s },
        {
          top: shade(i.eyes, 0.35),
          low: i.eyes,
          aspect: 1.05,
          depth: 0.6,
          lash: 0,
          glow: 0.3,
          lid: 0.16,
          stern: 18,
        },
        shell,
      ),
    )
    if (spider) {
      m.group()
      m.sides((s) => {
        m.ball(glow(i.eyes, 0.8), [s * 0.06, 0.17, 0.17], 0.034)
        m.ball(glow(i.eyes, 0.8), [s * 0.2, 0.15, 0.12], 0.03)
      })
    }
    m.group()
    m.sides((s) =>
      m.curve(
        joint,
        [s * 0.1, -0.12, 0.16],
        [s * 0.2, -0.16, 0.34],
        [s * 0.04, -0.26, 0.38],
        0.055,
        0.045,
        0.008,
      ),
    )
    if (i.kind === 'beetle') m.curve(joint, [0, 0.1, 0.2], [0, 0.2, 0.5], [0, 0.56, 0.46], 0.08, 0.06, 0.012)
    if (i.kind === 'scorpion' || i.kind === 'crab')
      m.sides((s) => {
        m.curve(joint, [s * 0.2, -0.06, 0], [s * 0.56, -0.06, 0.1], [s * 0.5, -0.04, 0.4], 0.07, 0.06, 0.07)
        m.egg(shell, [s * 0.48, -0.04, 0.48], [0.14, 0.11, 0.16])
        m.curve(
          shell,
          [s * 0.54, -0.04, 0.56],
          [s * 0.58, -0.04, 0.74],
          [s * 0.44, -0.04, 0.78],
          0.06,
          0.05,
          0.01,
        )
        m.curve(
          shell,
          [s * 0.4, -0.04, 0.58],
          [s * 0.34, -0.04, 0.7],
          [s * 0.42, -0.04, 0.76],
          0.045,
          0.04,
          0.01,
        )
      })
  })
  paint(m.box(plain(i.belly), [0, 0.1, 0], [0.01, 0.01, 0.01], 0.001))
  m.lamp([0, 0.6, 0.8], light(i.eyes), 0.3, 0.3)
  m.plan = 'insect'
  const far = rows.map((_, k) => `legFar${k + 1}`).reverse()
  const near = rows.map((_, k) => `legNear${k + 1}`).reverse()
  m.order = [...far, 'tail', 'body', ...near, 'head']
}
