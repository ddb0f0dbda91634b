import { chance } from '../../model/chance.ts'
import { light, shade } from '../../model/colour.ts'
import { bone, crystal, glow, plain, stone } from '../../model/material.ts'
import { cut, paint } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import { unit } from '../../model/vec.ts'
import { boulder, darkStone, leavesOf, type Prop, rockStone, timber } from './prop.ts'

export const rocks =
  (seed: number, k = 1): Prop =>
  (m, p) => {
    const r = chance(seed)
    m.scale(k)
    boulder(m, rockStone(p), r, [-0.1, 0.28, 0], [0.44, 0.42, 0.36])
    boulder(m, rockStone(p), r, [0.42, 0.14, 0.2], [0.26, 0.24, 0.24])
    boulder(m, darkStone(p), r, [-0.52, 0.08, 0.22], [0.18, 0.15, 0.17])
    boulder(m, rockStone(p), r, [0.12, 0.06, 0.46], [0.13, 0.1, 0.12])
  }
export const pillar: Prop = (m, p) => {
  const marble = stone(shade(p.stone[1], 0.92), shade(p.stone[2], 0.8), p.mossy, p.moss)
  m.group()
  m.box(marble, [0, 0.1, 0], [0.42, 0.14, 0.42], 0.04).lumpy(0.01, 7)
  m.group()
  m.tube(marble, [0, 0.3, 0], 0.33, 0.07, 0.03)
  m.group()
  m.tube(marble, [0, 0.95, 0], 0.265, 0.66, 0.03, 0.02, 0.24)
  for (let i = 0; i < 10; i++)
    cut(m.tube(marble, [Math.cos(i * 0.628) * 0.275, 1, Math.sin(i * 0.628) * 0.275], 0.052, 0.62), 0.02)
  m.inside(() => {
    m.move([0.12, 1.72, 0.05])
    m.turnZ(28)
    m.turnX(18)
    cut(m.box(marble, [0, 0, 0], [0.6, 0.25, 0.6], 0.02).lumpy(0.04, 9), 0.02)
  })
  m.group()
  m.inside(() => {
    m.move([0.62, 0.15, 0.22])
    m.turnZ(90)
    m.turnY(30)
    m.tube(marble, [0, 0, 0], 0.22, 0.2, 0.04).lumpy(0.015, 8)
  })
  const ivy = leavesOf(p)
  m.group()
  for (let i = 0; i < 16; i++) {
    const [t, a] = [i / 15, (i / 15) * 5.5 + 0.4]
    m.egg(
      ivy[1 + (i % 3)] ?? timber,
      [Math.cos(a) * 0.29, 0.15 + t * 1.1, Math.sin(a) * 0.29],
      [0.09, 0.07, 0.07],
    )
  }
}
export const spikes =
  (c: number, pale: number, power = 0.3): Prop =>
  (m) => {
    const [r, ice] = [chance(8), crystal(c, pale, power)]
    m.group()
    for (let i = 0; i < 7; i++) {
      const a = i * 0.9
      const [long, wide] = i === 0 ? [1.25, 0.2] : [r.between(0.45, 0.9), r.between(0.1, 0.16)]
      const out = i === 0 ? 0 : 1
      m.inside(() => {
        m.aim(
          [Math.cos(a) * 0.2 * out, -0.05, Math.sin(a) * 0.18 * out],
          unit([Math.cos(a) * 0.38, 1, Math.sin(a) * 0.3]),
        )
        m.turned(
          ice,
          [
            [0, -0.05],
            [wide, 0],
            [wide * 0.85, long * 0.6],
            [0, long],
          ],
          0.006,
          0.003,
          6,
        )
      })
    }
  }
export const grave: Prop = (m, p) => {
  const r = chance(5)
  const slab = rockStone(p, 0.7)
  m.group()
  m.inside(() => {
    m.move([0, 0.42, 0])
    m.turnZ(-5)
    m.turnX(-4)
    m.plate(
      slab,
      loop(
        [
          [-0.34, -0.5],
          [0.34, -0.5],
          [0.34, 0.2],
          [0.2, 0.42],
          [0, 0.48],
          [-0.2, 0.42],
          [-0.34, 0.2],
        ],
        2,
      ),
      0.11,
      0.05,
      0,
    ).lumpy(0.012, 7)
    cut(m.box(slab, [0, 0.12, 0.11], [0.03, 0.17, 0.04], 0.01), 0.015)
    cut(m.box(slab, [0, 0.17, 0.11], [0.12, 0.03, 0.04], 0.01), 0.015)
  })
  for (let i = 0; i < 5; i++)
    boulder(m, darkStone(p), r, [-0.4 + i * 0.2, 0.03, 0.22 + 0.06 * Math.sin(i * 4)], [0.1, 0.07, 0.09])
  m.group()
  m.ball(bone(), [0.44, 0.1, 0.14], 0.11)
  m.box(bone(), [0.46, 0.03, 0.21], [0.06, 0.05, 0.05], 0.025, 0.03)
  m.group()
  for (const dx of [-0.04, 0.045]) m.ball(plain(0x14100e), [0.445 + dx, 0.11, 0.235], 0.028)
}
export const skulls: Prop = (m) => {
  for (const [x, y, z, k, turn] of [
    [-0.2, 0.15, 0, 1, -14],
    [0.22, 0.13, 0.12, 0.85, 26],
    [0, 0.4, 0.02, 0.8, 6],
  ] as const)
    m.inside(() => {
      m.move([x, y, z])
      m.turnY(turn)
      m.scale(k)
      m.group()
      m.ball(bone(), [0, 0.05, 0], 0.19)
      m.box(bone(), [0, -0.1, 0.08], [0.1, 0.08, 0.09], 0.03, 0.05)
      for (const s of [-1, 1]) cut(m.ball(bone(), [s * 0.075, 0.03, 0.17], 0.058), 0.012, plain(0x1c1410))
      cut(m.egg(bone(), [0, -0.05, 0.19], [0.02, 0.03, 0.04]), 0.01, plain(0x1c1410))
    })
}
export const cloud: Prop = (m) => {
  const mist = plain(0xf8fbff, { rough: 0.95, specular: 0, skin: 0.9, emission: [0.12, 0.13, 0.16] })
  m.group()
  for (const [x, y, z, r] of [
    [0, 0.3, 0, 0.42],
    [0.46, 0.2, 0.05, 0.3],
    [-0.46, 0.2, 0.05, 0.32],
    [0.2, 0.5, -0.05, 0.3],
    [-0.2, 0.46, 0, 0.28],
    [0.74, 0.12, 0.1, 0.18],
    [-0.74, 0.12, 0.1, 0.18],
    [0, 0.14, 0.3, 0.28],
  ] as const)
    m.egg(mist, [x, y, z], [r, r * 0.82, r], 0.1)
}
export const floatingRock: Prop = (m, p) => {
  const r = chance(6)
  m.move([0, 0.95, 0])
  m.group()
  m.turned(
    darkStone(p),
    [
      [0, -0.75],
      [0.18, -0.55],
      [0.48, -0.15],
      [0.66, 0.12],
      [0.55, 0.24],
      [0, 0.27],
    ],
    0.05,
    0.02,
    7,
  )
    .lumpy(0.05, 5)
    .seeded(2)
  m.turned(
    rockStone(p),
    [
      [0, 0.1],
      [0.62, 0.1],
      [0.6, 0.22],
      [0, 0.28],
    ],
    0.05,
    0.05,
    9,
  ).lumpy(0.03, 6)
  m.inside(() => {
    m.move([0, 0.2, 0])
    m.scale(0.55)
    spikes(p.leaves[3], p.leaves[4], 0.6)(m, p)
  })
  for (let i = 0; i < 4; i++)
    boulder(
      m,
      darkStone(p),
      r,
      [Math.cos(i * 1.9 + 0.3) * 0.6, -0.55 - 0.1 * (i % 2), Math.sin(i * 1.9 + 0.3) * 0.4],
      [0.08, 0.07, 0.08],
    )
}
export const emberRock: Prop = (m) => {
  const [r, rock, lava] = [chance(12), stone(0x4a3a4c, 0x2e2230), glow(0xff7a20, 1.7)]
  for (const [at, half] of [
    [
      [0, 0.36, 0],
      [0.42, 0.52, 0.36],
    ],
    [
      [0.45, 0.18, 0.2],
      [0.24, 0.28, 0.22],
    ],
    [
      [-0.45, 0.12, 0.25],
      [0.2, 0.2, 0.18],
    ],
  ] as const) {
    boulder(m, rock, r, at, half)
    for (let i = 0; i < 3; i++)
      m.inside(() => {
        m.move(at)
        m.turnY(r.between(0, 180))
        m.turnZ(r.between(20, 70))
        paint(m.box(lava, [0, r.between(-0.1, 0.1), 0], [1, 0.02, 1], 0.004), 0.012)
      })
  }
  m.lamp([0, 0.1, 0.7], light(0xff6a1a), 1.2, 0.4)
}
