import type { PictureAsset } from '../asset.ts'
import { chance } from '../model/chance.ts'
import { light } from '../model/colour.ts'
import { glow, gold, material, plain, stone } from '../model/material.ts'
import { Model } from '../model/model.ts'
import { smoothed } from '../model/outline.ts'
import { FINE } from '../model/studio.ts'
import type { Vec } from '../model/vec.ts'
import { PALETTES } from '../world/palette.ts'
import { lantern } from '../world/props/made.ts'
import type { Prop } from '../world/props/prop.ts'
import { rocks } from '../world/props/stones.ts'
import { birch, bush, fir, oak } from '../world/props/trees.ts'
import { flowers, mushrooms } from '../world/props/undergrowth.ts'

const WIDTH = 600
const HEIGHT = 840
const FOREST = PALETTES.forest
const STAIRS = 15

/** the stair winds and climbs away from the eye */
const middle = (z: number): number =>
  z > 2.6 ? 0 : 0.62 * Math.sin((2.6 - z) * 0.34) * Math.min(1, (2.6 - z) * 0.3)
const height = (z: number): number => (z > 2.6 ? 0 : Math.min(3.4, (2.6 - z) * 0.36))

const land = (m: Model): void => {
  const [grass, r] = [material('grass', 0x5c9440, 0x3a7236, { rough: 0.9, bump: 0.5, scale: 1.2 }), chance(7)]
  m.group()
  m.box(grass, [0, -1.02, 5.5], [9, 1, 4.5], 0.1, 0.4)
  m.inside(() => {
    m.move([0, 0.85, -1.9])
    m.turnX(19.8)
    m.box(grass, [0, -1.2, 0], [9, 1, 5.4], 0.2, 0.5)
  })
  m.box(grass, [0, 2.3, -12], [10, 1, 5.6], 0.2, 0.5)
  for (let i = 0; i < 11; i++)
    m.sides((s) => {
      const z = 6 - i * 1.45
      m.egg(
        grass,
        [s * (3.6 + r.between(-0.1, 0.8)), height(z) - 0.25, z],
        [r.between(1.5, 2.1), r.between(0.75, 1.15), 1.5],
        0.7,
      ).lumpy(0.04, 5)
    })
}
const stairs = (m: Model): void => {
  const r = chance(19)
  const slabs = [
    stone(0xdccfb8, 0xb4a898, 0.55, 0x8fb84a, 0.7),
    stone(0xcabfae, 0xa39a90, 0.55, 0x8fb84a, 0.7),
  ] as const
  for (let i = 0; i < STAIRS; i++) {
    const [z, y, half] = [2.5 - i * 0.62, i * 0.223, 1.42 - 0.01 * i]
    let x = -half
    while (x < half - 0.1) {
      let wide = Math.min(r.between(0.8, 1.5), half - x)
      if (half - x - wide < 0.4) wide = half - x
      m.group()
      m.inside(() => {
        m.move([middle(z) + x + wide / 2, y + r.between(-0.012, 0.012), z + r.between(-0.03, 0.03)])
        m.turnY(r.between(-2, 2))
        m.box(slabs[r() < 0.7 ? 0 : 1], [0, 0, 0], [wide / 2 - 0.01, 0.15, 0.44], 0.045, 0)
          .lumpy(0.01, 6)
          .seeded(r.between(1, 9))
      })
      x += wide
    }
    m.sides((s) => {
      m.group()
      m.move([middle(z) + s * (half + 0.2), y + 0.1, z])
      m.turnY(r.between(-6, 6))
      m.box(slabs[1], [0, 0, 0], [0.19, 0.21 + r.between(-0.02, 0.05), 0.31], 0.07, 0)
        .lumpy(0.015, 7)
        .seeded(r.between(1, 9))
    })
  }
  for (let row = 0; row < 8; row++) {
    let x = -1.45 + r.between(-0.15, 0.15)
    while (x < 1.3) {
      const wide = r.between(0.6, 1.1)
      m.group()
      m.inside(() => {
        m.move([x + wide / 2, -0.03 + r.between(-0.015, 0.015), 3.2 + row * 0.62 + r.between(-0.05, 0.05)])
        m.turnY(r.between(-7, 7))
        m.box(slabs[r() < 0.65 ? 0 : 1], [0, 0, 0], [wide / 2 - 0.035, 0.06, 0.27], 0.045, 0)
          .lumpy(0.015, 6)
          .seeded(r.between(1, 9))
      })
      x += wide
    }
  }
}
/** the painted palace at the top, under onion domes */
const palace = (m: Model): void => {
  const [wall, dome, pane, door] = [
    plain(0xfbf0e0),
    plain(0x3a86d8, { rough: 0.35 }),
    glow(0xffc860, 1.5),
    plain(0x7a5336),
  ]
  const tower = (at: Vec, radius: number, high: number): void =>
    m.inside(() => {
      m.move(at)
      m.group()
      m.tube(wall, [0, high / 2, 0], radius, high / 2, 0.04)
      m.group()
      m.tube(gold(), [0, high, 0], radius * 1.12, 0.05, 0.02)
      m.group()
      m.box(pane, [0, high * 0.66, radius * 0.97], [radius * 0.18, radius * 0.34, 0.03], 0.03)
      m.move([0, high + 0.04, 0])
      m.scale(radius)
      m.group()
      m.turned(
        dome,
        smoothed([
          [0, 0],
          [0.85, 0],
          [1.15, 0.45],
          [1, 1],
          [0.45, 1.55],
          [0.12, 2],
          [0, 2.4],
        ]),
        0.03,
      )
      m.group()
      m.ball(gold(), [0, 2.5, 0], 0.16)
      m.cone(gold(), [0, 2.4, 0], [0, 3.1, 0], 0.06, 0.02)
    })
  m.inside(() => {
    m.move([0.1, 3, -13.2])
    m.scale(1.15)
    tower([0, 0, 0], 0.62, 2.5)
    tower([-1.05, -0.1, 0.3], 0.42, 1.6)
    tower([1.05, -0.1, 0.3], 0.42, 1.7)
    tower([-1.8, -0.2, 0.1], 0.3, 1.1)
    tower([1.8, -0.2, 0.1], 0.3, 1.15)
    m.group()
    m.box(wall, [0, 0.55, 0.3], [1.6, 0.65, 0.4], 0.03)
    m.group()
    m.box(door, [0, 0.45, 0.72], [0.26, 0.42, 0.03], 0.02)
  })
}
const grow = (m: Model, prop: Prop, at: Vec, scale = 1, turn = 0): void =>
  m.inside(() => {
    m.move(at)
    m.turnY(turn)
    m.scale(scale)
    prop(m, FOREST)
  })
const woods = (m: Model): void => {
  m.sides((s) => {
    grow(m, s < 0 ? birch : oak(1), [s * 3.3, 0.2, 3], 1.75, s * 20)
    grow(m, fir(3), [s * 3.7, height(0.6) + 0.2, 0.4], 1.6)
    grow(m, s < 0 ? oak(5) : birch, [s * 3.4, height(-2) + 0.3, -2.2], 1.45, 40)
    grow(m, fir(8), [s * 3, height(-4.4) + 0.2, -4.6], 1.4)
    grow(m, fir(4), [s * 5.6, height(-2.5) + 0.4, -3.6], 2)
    grow(m, oak(9), [s * 4.6, height(-6) + 0.2, -6.4], 1.5)
    grow(m, fir(6), [s * 2.9, height(-7.5), -8], 1.3)
    grow(m, fir(5), [s * 4.2, 3.2, -10], 1.5)
    grow(m, fir(7), [s * 2.7, 3.2, -12.5], 1.1)
    for (const z of [1.7, -1.8, -5.2]) grow(m, lantern, [middle(z) + s * 2, height(z), z], 0.85)
    for (const [i, z] of [4.6, 3, 0.9, -0.9, -3.1].entries())
      grow(
        m,
        bush(i + 2, i % 2 ? 'red' : 'none'),
        [middle(z) + s * (2.3 + 0.15 * (i % 2)), height(z), z],
        0.8,
        i * 50,
      )
    grow(m, flowers(2), [s * 1.85, 0, 4], 0.9)
    grow(m, rocks(4, 0.6), [s * 1.95, height(1.2), 1.1])
    grow(m, flowers(1), [s * 2.1, height(-0.2), -0.2], 0.8)
  })
  grow(m, mushrooms, [-1.62, 0, 4.5], 1)
  grow(m, mushrooms, [1.62, 0, 4.8], 0.9, 70)
}
/** the way up, as the player first sees it */
export const title = (): PictureAsset => {
  const m = new Model()
  land(m)
  stairs(m)
  woods(m)
  palace(m)
  return {
    kind: 'picture',
    id: 'title',
    quality: 78,
    shot: {
      model: m,
      camera: {
        yaw: 0,
        pitch: -3.5,
        scale: 64 * FINE,
        foot: [0, 0],
        target: [0.05, 2.55, 0],
        distance: 9.6,
        halfHeight: 4.1,
      },
      options: {
        width: WIDTH * FINE,
        height: HEIGHT * FINE,
        supersample: 1,
        samples: 12,
        backdrop: true,
        outline: false,
        voxels: 224,
        keyDirection: [-0.62, 0.72, 0.35],
        keyColour: [1, 0.88, 0.66],
        skyTint: [0.86, 0.96, 1.1],
        key: 1.2,
        rim: 0.5,
        bloom: 0.8,
        fogColour: light(0xf6e8c4),
        skyLow: light(0xffe9c0),
        skyMiddle: light(0x8fd0f5),
        skyHigh: light(0x2f7bd8),
      },
    },
  }
}
