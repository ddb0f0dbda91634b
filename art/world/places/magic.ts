import { chance } from '../../model/chance.ts'
import { type Colour, light, shade } from '../../model/colour.ts'
import { cloth, glow, gold, lit, plain, stone } from '../../model/material.ts'
import { cut, paint } from '../../model/model.ts'
import { smoothed, star } from '../../model/outline.ts'
import { add, sub, times, unit, type Vec } from '../../model/vec.ts'
import { boulder, type Prop, rockStone } from '../props/prop.ts'
import { pale } from './treasure.ts'

export const fountain =
  (c: Colour, c2: Colour): Prop =>
  (m, p) => {
    const [marble, water, drop] = [
      pale(p, 0.95),
      lit(plain(c, { rough: 0.08, specular: 1.6 }), c, 0.55),
      lit(plain(c2, { rough: 0.1 }), c2, 0.55),
    ]
    m.scale(1.08)
    m.group()
    m.tube(marble, [0, 0.08, 0], 0.88, 0.09, 0.04)
    m.tube(marble, [0, 0.26, 0], 0.74, 0.2, 0.05, 0.03, 0.8)
    cut(m.tube(marble, [0, 0.48, 0], 0.66, 0.2, 0.03), 0.02)
    for (let i = 0; i < 10; i++) {
      const a = i * 0.628 + 0.2
      m.group()
      m.inside(() => {
        m.move([Math.cos(a) * 0.77, 0.28, Math.sin(a) * 0.77])
        m.turnY(-a * 57.3)
        m.box(marble, [0, 0, 0], [0.07, 0.22, 0.1], 0.04).seeded(i + 1)
      })
    }
    m.group()
    m.tube(water, [0, 0.34, 0], 0.68, 0.03, 0.01)
    for (let i = 0; i < 3; i++) paint(m.ring(drop, [0, 0.37, 0], 0.22 + 0.15 * i, 0.02), 0.015, 0.6)
    m.group()
    m.tube(marble, [0, 0.62, 0], 0.13, 0.36, 0.03, 0.02, 0.1)
    m.turned(
      marble,
      [
        [0, 0.9],
        [0.12, 0.9],
        [0.38, 1.04],
        [0.4, 1.1],
        [0.33, 1.1],
        [0.1, 1],
        [0, 1],
      ],
      0.02,
      0.03,
    )
    m.group()
    m.tube(water, [0, 1.075, 0], 0.33, 0.02, 0.01)
    m.group()
    m.ring(gold(), [0, 1.1, 0], 0.385, 0.035)
    m.group()
    m.turned(
      gold(),
      smoothed(
        [
          [0, 1.05],
          [0.1, 1.06],
          [0.05, 1.18],
          [0.1, 1.28],
          [0, 1.34],
        ],
        4,
      ),
      0.01,
    )
    m.inside(() => {
      m.move([0, 1.5, 0])
      m.group()
      m.turned(
        drop,
        smoothed(
          [
            [0, -0.16],
            [0.12, -0.1],
            [0.13, 0],
            [0.04, 0.14],
            [0, 0.2],
          ],
          4,
        ),
        0.01,
      )
    })
    m.group()
    for (let i = 0; i < 6; i++) {
      const [x, z] = [Math.cos(i * 1.047 + 0.5), Math.sin(i * 1.047 + 0.5)]
      m.curve(
        water,
        [x * 0.36, 1.08, z * 0.36],
        [x * 0.54, 1.1, z * 0.54],
        [x * 0.52, 0.36, z * 0.52],
        0.045,
        0.05,
        0.035,
        0,
      )
      m.ball(drop, [x * 0.52, 0.38, z * 0.52], 0.07, 0.03)
    }
    m.lamp([0, 0.75, 0.6], light(c), 1.3, 0.4)
  }
export const shrine: Prop = (m, p) => {
  const [marble, dark, fire] = [
    pale(p, 0.97),
    stone(shade(p.curb, 0.9), shade(p.curb, 0.75), p.mossy, p.moss),
    glow(0x50e8ff, 1.5),
  ]
  m.group()
  m.box(dark, [0, 0.09, 0], [0.82, 0.1, 0.6], 0.04).lumpy(0.01, 7)
  m.group()
  m.box(marble, [0, 0.25, -0.05], [0.64, 0.09, 0.46], 0.04).lumpy(0.01, 7)
  m.sides((s) => {
    m.group()
    m.box(marble, [s * 0.52, 0.78, -0.3], [0.13, 0.5, 0.13], 0.04, 0.01, -0.06)
    m.group()
    m.box(dark, [s * 0.52, 1.3, -0.3], [0.18, 0.06, 0.18], 0.03)
    m.inside(() => {
      m.move([s * 0.52, 1.36, -0.3])
      m.group()
      m.turned(
        fire,
        smoothed(
          [
            [0, 0],
            [0.09, 0.05],
            [0.07, 0.16],
            [0, 0.3],
          ],
          4,
        ),
        0.01,
      )
    })
    m.group()
    m.ring(gold(), [s * 0.52, 1.37, -0.3], 0.1, 0.035)
  })
  m.group()
  m.box(dark, [0, 0.48, 0.02], [0.17, 0.2, 0.14], 0.04, 0.01, -0.15)
  m.inside(() => {
    const cover = cloth(0x3a56c8)
    m.move([0, 0.74, 0.05])
    m.turnX(30)
    m.group()
    m.box(cover, [0, -0.02, 0], [0.4, 0.035, 0.27], 0.02)
    m.sides((s) => {
      m.group()
      m.move([s * 0.18, 0.04, 0])
      m.turnZ(s * 7)
      m.box(plain(0xfff6e0), [0, 0, 0], [0.17, 0.045, 0.235], 0.03)
      for (let i = 0; i < 4; i++)
        paint(m.box(cover, [0, 0.04, -0.15 + 0.1 * i], [0.11, 0.02, 0.014], 0.004), 0.005)
    })
  })
  m.group()
  m.inside(() => {
    m.move([0, 1.34, 0])
    m.turnY(14)
    m.turnX(-22)
    m.plate(glow(0xffe27a, 1.3), star(0.3, 0.135), 0.07, 0.035, 0)
  })
  m.lamp([0, 1.15, 0.35], light(0xffd860), 1.3, 0.4)
}
export const portal =
  (c: Colour, c2: Colour): Prop =>
  (m, p) => {
    const [ring, sign, deep] = [
      stone(shade(p.stone[1], 0.8), shade(p.stone[2], 0.68), p.mossy, p.moss),
      glow(c2, 1.5),
      lit(plain(c), shade(c, 0.8), 0.75),
    ]
    const [bright, white] = [glow(c2, 1.25), glow(0xf4ecff, 1.4)]
    m.group()
    m.box(ring, [0, 0.1, 0], [0.9, 0.14, 0.42], 0.05).lumpy(0.012, 7)
    m.group()
    m.box(ring, [0, 0.26, 0], [0.62, 0.09, 0.32], 0.04)
    m.move([0, 1.22, 0])
    for (let i = 0; i < 14; i++) {
      m.group()
      m.inside(() => {
        m.turnZ(i * 25.714)
        m.move([0, 0.9, 0])
        m.box(ring, [0, 0, 0], [0.19, 0.15, 0.18], 0.05, 0, 0.1)
          .lumpy(0.01, 8)
          .seeded(1 + i * 0.7)
        if (i % 2 === 0) paint(m.box(sign, [0, 0, 0.18], [0.05, 0.05, 0.05], 0.02), 0.01)
      })
    }
    m.group()
    m.inside(() => {
      m.turnX(90)
      m.tube(deep, [0, 0, 0], 0.8, 0.05, 0.02)
    })
    paint(m.egg(glow(shade(c, 0.4), 0.55), [0, 0, 0.05], [0.5, 0.5, 0.2]), 0.25, 0.6)
    for (let arm = 0; arm < 3; arm++)
      for (let k = 0; k < 22; k++) {
        const t = k / 21
        const [a, r] = [arm * 2.0944 + t * 4.6, 0.1 + 0.66 * t]
        paint(
          m.ball(
            t < 0.35 ? white : bright,
            [Math.cos(a) * r, Math.sin(a) * r, 0.05],
            0.045 + 0.055 * (1 - t),
          ),
          0.05,
          0.85 * (1 - 0.4 * t),
        )
      }
    paint(m.ball(white, [0, 0, 0.05], 0.14), 0.06)
    m.lamp([0, -0.22, 0.7], light(c2), 1.2, 0.45)
  }
export const runestone =
  (c: Colour): Prop =>
  (m, p) => {
    const [rock, sign, r] = [rockStone(p), glow(c, 1.9), chance(7)]
    m.turnY(-10)
    m.group()
    m.inside(() => {
      m.move([0, 0.75, 0])
      m.turnZ(-4)
      m.plate(
        rock,
        smoothed(
          [
            [-0.38, -0.8],
            [0.4, -0.8],
            [0.42, -0.1],
            [0.34, 0.55],
            [0.1, 0.86],
            [-0.22, 0.74],
            [-0.4, 0.1],
            [-0.38, -0.8],
          ],
          2,
        ),
        0.2,
        0.08,
        0,
      ).lumpy(0.02, 6)
      const strokes: [Vec, Vec][] = [
        [
          [0, 0.5, 0.19],
          [0, -0.4, 0.19],
        ],
        [
          [0, 0.5, 0.19],
          [0.18, 0.32, 0.19],
        ],
        [
          [0.18, 0.32, 0.19],
          [0, 0.14, 0.19],
        ],
        [
          [0, 0.14, 0.19],
          [-0.18, -0.04, 0.19],
        ],
        [
          [-0.18, -0.04, 0.19],
          [0, -0.2, 0.19],
        ],
        [
          [-0.15, 0.42, 0.19],
          [0, 0.3, 0.19],
        ],
      ]
      const stroke = (a: Vec, b: Vec, build: (half: number) => void): void =>
        m.inside(() => {
          const d = sub(b, a)
          m.aim(times(add(a, b), 0.5), unit(d))
          build(Math.hypot(d[0], d[1]) / 2)
        })
      for (const [a, b] of strokes)
        stroke(a, b, (half) => cut(m.box(rock, [0, 0, 0], [0.045, half + 0.04, 0.035], 0.02), 0.02))
      for (const [a, b] of strokes)
        stroke(a, b, (half) => paint(m.box(sign, [0, 0, 0], [0.034, half + 0.02, 0.12], 0.02), 0.008))
    })
    for (let i = 0; i < 6; i++)
      boulder(
        m,
        rock,
        r,
        [Math.cos(i * 1.05) * 0.46, 0.06, Math.sin(i * 1.05) * 0.32],
        [r.between(0.1, 0.18), r.between(0.08, 0.14), r.between(0.1, 0.15)],
      )
    m.lamp([0, 0.7, 0.7], light(c), 1.2, 0.4)
  }
/** a spiral stair of light that leads off to another world */
export const turning: Prop = (m, p) => {
  const [marble, beam] = [pale(p, 0.92), glow(0xffe9a0, 1.1)]
  m.group()
  m.tube(marble, [0, 0.07, 0], 0.8, 0.09, 0.04).lumpy(0.01, 7)
  m.group()
  m.tube(marble, [0, 0.2, 0], 0.22, 0.14, 0.04)
  for (let i = 0; i < 9; i++) {
    const a = -0.9 + i * 0.62
    m.inside(() => {
      m.turnY(-a * 57.3)
      m.move([0.46, 0.22 + i * 0.17, 0])
      m.group()
      m.box(marble, [0, 0, 0], [0.27, 0.065, 0.17], 0.04)
        .lumpy(0.008, 8)
        .seeded(i + 1)
      if (i % 2 === 0) paint(m.box(beam, [0, 0.06, 0], [0.2, 0.02, 0.025], 0.01), 0.02)
    })
  }
  m.group()
  m.cone(beam, [0, 0.25, 0], [0, 1.85, 0], 0.075, 0.03)
  m.inside(() => {
    m.move([0, 2, 0])
    m.turnX(-22)
    m.group()
    m.plate(glow(0xfff0b0, 1.5), star(0.24, 0.1, 4), 0.06, 0.03, 0)
  })
  m.lamp([0, 1.2, 0.5], light(0xffe9a0), 1.4, 0.5)
}
