import { chance } from '../../model/chance.ts'
import { type Colour, light, shade } from '../../model/colour.ts'
import { cloth, glow, gold, lit, plain, scales, stone, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { smoothed } from '../../model/outline.ts'
import { add, type Flat, type Vec } from '../../model/vec.ts'
import { boulder, darkTimber, type Prop, rockStone, timber } from '../props/prop.ts'

export const signpost: Prop = (m, p) => {
  const [board, ink, r] = [wood(0xd09a58, 0xa06c38), plain(0x5a3418), chance(5)]
  m.group()
  m.curve(darkTimber, [0, -0.05, 0], [0.03, 0.8, 0], [-0.02, 1.55, 0], 0.085, 0.075, 0.065)
  m.group()
  m.ball(gold(), [-0.02, 1.6, 0], 0.08)
  const arrow = (points: readonly Flat[], s: number): Flat[] =>
    s > 0 ? [...points] : points.map(([x, y]): Flat => [-x, y]).reverse()
  for (const [y, s, lean] of [
    [1.28, 1, 6],
    [0.9, -1, -5],
  ] as const)
    m.inside(() => {
      m.move([0, y, 0.1])
      m.turnZ(lean)
      m.group()
      m.plate(
        board,
        arrow(
          [
            [-0.4, -0.15],
            [0.42, -0.15],
            [0.64, 0],
            [0.42, 0.15],
            [-0.4, 0.15],
            [-0.34, 0],
          ],
          s,
        ),
        0.045,
        0.02,
        0,
      )
      m.move([0.05 * s, 0, 0.05])
      paint(
        m.plate(
          ink,
          arrow(
            [
              [-0.2, -0.035],
              [0.12, -0.035],
              [0.12, -0.085],
              [0.3, 0],
              [0.12, 0.085],
              [0.12, 0.035],
              [-0.2, 0.035],
            ],
            s,
          ),
          0.1,
          0.004,
        ),
        0.006,
      )
    })
  for (let i = 0; i < 4; i++)
    boulder(m, rockStone(p), r, [Math.cos(i * 1.7) * 0.2, 0.05, Math.sin(i * 1.7) * 0.18], [0.11, 0.09, 0.1])
}
const flask = (m: Model, c: Colour, at: Vec): void =>
  m.inside(() => {
    m.move(at)
    m.group()
    m.turned(
      lit(plain(c, { rough: 0.1, specular: 1.2 }), c, 0.25),
      smoothed(
        [
          [0, 0],
          [0.12, 0.02],
          [0.13, 0.12],
          [0.05, 0.2],
          [0.05, 0.28],
          [0, 0.28],
        ],
        4,
      ),
      0.01,
    )
    m.group()
    m.tube(darkTimber, [0, 0.31, 0], 0.045, 0.035, 0.01)
  })
/** a trader's stall under a striped roof */
export const stall: Prop = (m) => {
  const [red, white] = [cloth(0xe23c3c, 0xb82430), cloth(0xfff4e2, 0xf0dcc0)]
  m.turnY(10)
  m.group()
  m.box(cloth(0x5a2a3a), [0, 0.8, -0.42], [0.95, 0.75, 0.06], 0.03)
  m.sides((s) => {
    m.group()
    m.tube(timber, [s * 0.95, 0.62, 0.42], 0.055, 0.66, 0.02)
    m.group()
    m.box(red, [s * 0.93, 0.62, -0.05], [0.03, 0.6, 0.42], 0.02)
  })
  for (let i = 0; i < 7; i++) {
    const stripe = i % 2 ? white : red
    m.group()
    m.inside(() => {
      m.move([(i - 3) * 0.305, 1.62, -0.08])
      m.turnX(38)
      m.box(stripe, [0, 0, 0.44], [0.155, 0.045, 0.46], 0.03, 0)
      m.move([0, -0.05, 0.88])
      m.turnX(-38)
      m.egg(stripe, [0, -0.06, 0], [0.155, 0.16, 0.05], 0)
    })
    m.inside(() => {
      m.move([(i - 3) * 0.305, 1.62, -0.08])
      m.turnX(-42)
      m.box(stripe, [0, 0, -0.34], [0.155, 0.045, 0.36], 0.03, 0)
    })
  }
  m.group()
  m.inside(() => {
    m.move([0, 1.65, -0.08])
    m.turnZ(90)
    m.tube(gold(), [0, 0, 0], 0.06, 1.12, 0.03)
  })
  m.sides((s) => m.ball(gold(), [s * 1.13, 1.65, -0.08], 0.09))
  m.group()
  m.box(timber, [0, 0.28, 0.46], [0.84, 0.28, 0.18], 0.03)
  m.group()
  m.box(darkTimber, [0, 0.59, 0.46], [0.92, 0.045, 0.24], 0.02)
  for (const [i, c] of [0x3ab0ff, 0x4ad84a, 0xff4a5a].entries()) flask(m, c, [-0.5 + 0.34 * i, 0.63, 0.48])
  m.group()
  m.ball(gold(), [0.58, 0.74, 0.46], 0.12)
  m.egg(gold(), [0.58, 0.66, 0.46], [0.15, 0.05, 0.13])
  m.group()
  m.box(timber, [1.22, 0.2, 0.3], [0.22, 0.2, 0.22], 0.03)
  m.group()
  for (const [x, z] of [
    [1.14, 0.34],
    [1.3, 0.28],
    [1.22, 0.16],
  ] as const)
    m.ball(plain(0xe02a34, { rough: 0.35 }), [x, 0.46, z], 0.1)
}
export const hut =
  (roofColour: Colour): Prop =>
  (m, p) => {
    const [wall, roof, base] = [
      plain(0xfbeed6, { rough: 0.85, specular: 0.1 }),
      scales(roofColour, shade(roofColour, 0.62), { scale: 0.55, rough: 0.75 }),
      stone(p.rock[0], p.rock[1], 0.4, p.moss),
    ]
    const [door, pane, r] = [wood(0x9a5a2a, 0x6a3818), glow(0xffd060, 1.2), chance(3)]
    m.turnY(-8)
    m.group()
    for (let i = 0; i < 14; i++) {
      const a = i * 0.4488
      m.inside(() => {
        m.move([Math.cos(a) * 0.8, 0.12, Math.sin(a) * 0.8])
        m.turnY(-a * 57.3)
        m.box(base, [0, 0, 0], [0.13, 0.16, 0.19], 0.06)
          .lumpy(0.012, 8)
          .seeded(1 + i)
      })
    }
    m.group()
    m.tube(wall, [0, 0.72, 0], 0.76, 0.72, 0.05, 0.02, 0.68)
    m.group()
    for (let i = 0; i < 7; i++) {
      const a = i * 0.8976 + 0.25
      m.cone(
        darkTimber,
        [Math.cos(a) * 0.76, 0.1, Math.sin(a) * 0.76],
        [Math.cos(a) * 0.69, 1.4, Math.sin(a) * 0.69],
        0.055,
        0.05,
        0,
      )
    }
    m.inside(() => {
      m.move([0, 0.38, 0])
      m.group()
      m.turned(
        roof,
        smoothed(
          [
            [0, 1.02],
            [0.8, 1],
            [0.93, 0.96],
            [0.9, 1.06],
            [0.6, 1.36],
            [0.33, 1.76],
            [0.17, 2.05],
            [0, 2.1],
          ],
          4,
        ),
        0.03,
      )
      m.curve(roof, [0, 1.85, 0], [0.02, 2.3, 0], [0.34, 2.4, 0.05], 0.22, 0.13, 0.05, 0.08)
      m.group()
      m.ball(gold(), [0.36, 2.38, 0.05], 0.09)
      m.group()
      m.ring(gold(), [0, 1, 0], 0.9, 0.04)
    })
    m.group()
    m.inside(() => {
      const arch = (w: number, h: number, top: number): Flat[] =>
        smoothed(
          [
            [-w, 0],
            [w, 0],
            [w, h],
            [0, top],
            [-w, h],
            [-w, 0],
          ],
          3,
        )
      m.move([0.1, 0.06, 0.7])
      m.scale(1.15)
      m.plate(darkTimber, arch(0.27, 0.55, 0.84), 0.07, 0.03, 0)
      m.group()
      m.move([0, 0.02, 0.06])
      m.plate(door, arch(0.2, 0.52, 0.74), 0.04, 0.02, 0)
      m.group()
      m.ball(gold(), [0.12, 0.36, 0.05], 0.04)
    })
    for (const turn of [-48, 52])
      m.inside(() => {
        m.turnY(turn)
        m.move([0, 0.86, 0.72])
        m.turnX(90)
        m.group()
        m.tube(darkTimber, [0, 0, 0], 0.2, 0.05, 0.02)
        m.group()
        m.tube(pane, [0, 0.04, 0], 0.145, 0.03, 0.01)
      })
    m.group()
    m.inside(() => {
      m.move([-0.46, 1.88, 0.12])
      m.box(base, [0, 0, 0], [0.14, 0.4, 0.14], 0.04).lumpy(0.012, 8)
      m.box(base, [0, 0.4, 0], [0.18, 0.06, 0.18], 0.03)
    })
    boulder(m, base, r, [0.12, 0.02, 1.02], [0.3, 0.06, 0.17])
    m.lamp([0.1, 0.6, 1.2], light(0xffc060), 0.7, 0.3)
  }
export const sackOfApples = (m: Model, at: Vec): void => {
  const linen = cloth(0xd8b078, 0xa87e4c)
  m.group()
  m.egg(linen, add(at, [0, 0.26, 0]), [0.27, 0.29, 0.25]).lumpy(0.012, 9)
  m.cone(linen, add(at, [0, 0.48, 0]), add(at, [0.02, 0.62, 0]), 0.11, 0.15, 0.05)
  m.group()
  m.ring(wood(0x8a5a30), add(at, [0, 0.51, 0]), 0.115, 0.026)
  m.group()
  for (const apple of [
    [0.02, 0.68, 0.06],
    [-0.06, 0.66, -0.02],
    [0.09, 0.65, -0.04],
  ] as const)
    m.ball(plain(0xe23a30, { rough: 0.3 }), add(at, apple), 0.085)
}
/** a sack of apples and herbs by a campfire: something to use up */
export const camp: Prop = (m, p) => {
  const r = chance(8)
  for (let i = 0; i < 7; i++)
    boulder(
      m,
      rockStone(p),
      r,
      [Math.cos(i * 0.9) * 0.34 - 0.2, 0.05, Math.sin(i * 0.9) * 0.28 + 0.12],
      [0.1, 0.08, 0.09],
    )
  m.group()
  for (const a of [20, 80, 140])
    m.inside(() => {
      m.move([-0.2, 0.1, 0.12])
      m.turnY(a)
      m.turnZ(72)
      m.cone(darkTimber, [0, -0.24, 0], [0, 0.24, 0], 0.055, 0.05)
    })
  m.inside(() => {
    m.move([-0.2, 0.12, 0.12])
    m.group()
    m.turned(
      glow(0xff7a1a, 1.3),
      smoothed(
        [
          [0, 0],
          [0.17, 0.08],
          [0.15, 0.26],
          [0.06, 0.44],
          [0, 0.58],
        ],
        4,
      ),
      0.01,
    ).lumpy(0.02, 12)
    m.group()
    m.turned(
      glow(0xffe27a, 1.7),
      smoothed(
        [
          [0, 0.02],
          [0.09, 0.1],
          [0.08, 0.22],
          [0, 0.38],
        ],
        4,
      ),
      0.05,
    )
  })
  sackOfApples(m, [0.44, 0, -0.08])
  m.lamp([-0.2, 0.42, 0.4], light(0xff9a3a), 2, 0.45)
}
