import { light, shade } from '../../model/colour.ts'
import { bone, cloth, glow, type Material, plain, steel, stone, wood } from '../../model/material.ts'
import { cut, type Model } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'
import { DEPTH, HALF_ROAD, LANDING, RISE, STEP } from '../measure.ts'
import { turf } from './flagstones.ts'
import type { Road } from './road.ts'

/** a round log laid across the road */
const beam = (m: Model, material: Material, at: Vec, half: number, thick: number, seed: number): void => {
  m.group()
  m.cone(material, [at[0] - half, at[1], at[2]], [at[0] + half, at[1], at[2]], thick, thick * 0.94)
    .lumpy(0.012, 7)
    .seeded(seed)
}
/** links of a chain along the road, each second one on its edge */
const chain = (m: Model, metal: Material, x: number, height: number): void => {
  const links = 5
  for (let k = 0; k < links; k++) {
    const u = (k + 0.5) / links
    m.group()
    m.inside(() => {
      m.move([x, height + u * RISE, -u * DEPTH])
      m.turnX(Math.atan2(RISE, DEPTH) * 57.3)
      if (k % 2 === 1) m.turnZ(90)
      m.scale(0.86)
      m.ring(metal, [0, 0, 0], 0.2, 0.065).stretched([1, 1, 1])
    })
  }
}
/** packed earth between logs, a palisade along one side */
export const packedEarth: Road = {
  sunk: 0,
  stair(m, { p, r, shift }) {
    const [earth, log] = [stone(0xd9b07c, 0xb98a58, 0.1, p.moss, 0.9), wood(0x9a6a40, 0x5e3a22)]
    m.group()
    m.box(earth, [0, -0.4, -LANDING / 2], [HALF_ROAD - 0.1, 0.4, LANDING / 2 + 0.1], 0.12)
      .lumpy(0.03, 2.2)
      .seeded(r.between(1, 9))
    m.sides((s) => cut(m.box(earth, [s * 0.95, 0.03, -LANDING / 2], [0.16, 0.07, LANDING], 0.05), 0.06))
    m.group()
    m.box(
      earth,
      [shift * 0.5, RISE / 2 - 0.4, -LANDING - STEP / 2],
      [HALF_ROAD - 0.12, 0.4, STEP / 2 + 0.06],
      0.08,
    )
      .lumpy(0.02, 2.4)
      .seeded(r.between(1, 9))
    beam(m, log, [0, -0.1, 0.02], HALF_ROAD + r.between(0, 0.2), 0.15, r.between(1, 9))
    beam(
      m,
      log,
      [shift * 0.5, RISE / 2 - 0.1, -LANDING + 0.04],
      HALF_ROAD + r.between(-0.1, 0.1),
      0.14,
      r.between(1, 9),
    )
    const stakes = 6
    for (let k = 0; k < stakes; k++) {
      const u = (k + 0.5) / stakes
      const [x, y, z] = [-HALF_ROAD - 0.34 + shift * u, u * RISE - 0.3, -u * DEPTH]
      const high = r.between(1.15, 1.4)
      m.group()
      m.inside(() => {
        m.move([x + r.between(-0.04, 0.04), y, z])
        m.turnZ(r.between(-4, 4))
        m.cone(log, [0, 0, 0], [0, high, 0], 0.17, 0.16).seeded(r.between(1, 9))
        m.cone(wood(0xd0a066, 0x9a6c3c), [0, high, 0], [0, high + 0.3, 0], 0.15, 0.01, 0.01)
      })
    }
  },
  beside: turf,
}
/** planks over nothing between posts whose lamps nobody has lit */
export const planks: Road = {
  sunk: 9,
  ground: [0x10142c, 0x0a0d20, 0x060816, 0x05060f, 0x0a0c1c, 0x04050c],
  stair(m, { r, i, shift }) {
    const [board, old, post] = [wood(0xaab0d2, 0x6a7098), wood(0x848ab0, 0x505680), wood(0x565a80, 0x33365a)]
    const lay = (at: Vec, half: number, deep: number): void => {
      m.group()
      m.inside(() => {
        m.move([at[0] + r.between(-0.22, 0.22), at[1], at[2]])
        m.turnY(r.between(-2.4, 2.4))
        m.turnZ(r.between(-1, 1))
        m.box(r() < 0.6 ? board : old, [0, -0.09, 0], [half + r.between(-0.18, 0.12), 0.09, deep], 0.03)
          .lumpy(0.01, 5)
          .seeded(r.between(1, 9))
      })
    }
    const rows = 4
    const deep = LANDING / rows
    for (let k = 0; k < rows; k++) lay([0, 0, -deep * (k + 0.5)], HALF_ROAD - 0.1, deep / 2 - 0.05)
    lay([shift * 0.5, RISE / 2, -LANDING - STEP / 2], HALF_ROAD - 0.25, STEP / 2 - 0.03)
    m.sides((s) => {
      m.group()
      m.cone(post, [s * 1.7, -0.34, 0.1], [s * 1.7 + shift, RISE - 0.34, -DEPTH], 0.11, 0.11)
      m.group()
      m.cone(post, [s * (HALF_ROAD + 0.06), -1.1, -0.3], [s * (HALF_ROAD + 0.06), 0.5, -0.3], 0.1, 0.09)
      if ((i + (s > 0 ? 1 : 0)) % 2 === 0) return
      m.group()
      m.cone(post, [s * (HALF_ROAD + 0.06), 0.4, -0.3], [s * (HALF_ROAD + 0.06), 1.35, -0.3], 0.08, 0.06)
      m.curve(
        post,
        [s * (HALF_ROAD + 0.06), 1.3, -0.3],
        [s * (HALF_ROAD + 0.1), 1.7, -0.3],
        [s * (HALF_ROAD + 0.46), 1.52, -0.3],
        0.06,
        0.05,
        0.04,
      )
      m.group()
      m.box(plain(0x2c3050), [s * (HALF_ROAD + 0.46), 1.22, -0.3], [0.14, 0.19, 0.14], 0.05)
    })
  },
  beside(m, { r, i, bend }) {
    // Pairs of eyes that look up from below.
    const eye = glow(0xffe27a, 1.4)
    for (const s of [-1, 1]) {
      if (r() < 0.45) continue
      const [x, u, wide] = [bend + s * (HALF_ROAD + r.between(0.9, 1.7)), r(), r.between(0.1, 0.16)]
      m.group()
      for (const side of [-1, 1])
        m.egg(eye, [x + side * wide, (i + u) * RISE - 0.6, -(i + u) * DEPTH], [0.045, 0.07, 0.04])
    }
  },
}
/** duckboards through mud between sandbags */
export const trench: Road = {
  sunk: 0,
  stair(m, { r, i, shift }) {
    const [mud, board, rail] = [
      stone(0x7a5a48, 0x5a4034, 0.2, 0x4c382e, 0.8),
      wood(0xc89a6c, 0x8a6244),
      wood(0x7a5640, 0x4c3428),
    ]
    m.group()
    m.box(mud, [0, -0.52, -LANDING / 2], [HALF_ROAD, 0.4, LANDING / 2 + 0.1], 0.14)
      .lumpy(0.05, 2.4)
      .seeded(r.between(1, 9))
    m.group()
    m.box(mud, [shift * 0.5, RISE / 2 - 0.5, -LANDING - STEP / 2], [HALF_ROAD, 0.4, STEP / 2 + 0.08], 0.12)
      .lumpy(0.05, 2.4)
      .seeded(r.between(1, 9))
    m.sides((s) => {
      m.group()
      m.box(rail, [s * 1.15, -0.1, -LANDING / 2], [0.09, 0.08, LANDING / 2 - 0.02], 0.02)
    })
    const slats = 7
    for (let k = 0; k < slats; k++) {
      if (r() < 0.09) continue
      m.group()
      m.inside(() => {
        m.move([r.between(-0.06, 0.06), 0, -0.1 - (k * (LANDING - 0.1)) / slats])
        m.turnY(r.between(-4, 4))
        m.box(board, [0, -0.04, 0], [1.62 + r.between(-0.1, 0.1), 0.05, 0.085], 0.02).seeded(r.between(1, 9))
      })
    }
    m.group()
    m.box(
      board,
      [shift * 0.5, RISE / 2 - 0.06, -LANDING - STEP / 2 + 0.08],
      [1.7, 0.07, STEP / 2],
      0.03,
    ).seeded(r.between(1, 9))
    const sack = cloth(0xc8b088, 0x94805e)
    m.sides((s) => {
      const rows = (i + (s > 0 ? 2 : 0)) % 4 === 1 ? 1 : 2
      for (let row = 0; row < rows; row++)
        for (let k = 0; k < 3; k++) {
          const u = (k + 0.5 + row * 0.4) / 3.2
          m.group()
          m.inside(() => {
            m.move([s * (HALF_ROAD - 0.02 + row * 0.08) + shift * u, u * RISE - 0.06 + row * 0.3, -u * DEPTH])
            m.turnY(84 + r.between(-9, 9))
            m.box(sack, [0, 0, 0], [0.36, 0.19, 0.25], 0.15).lumpy(0.03, 4).seeded(r.between(1, 9))
          })
        }
    })
  },
  beside(m, { look, p, r, i, bend }) {
    // Splinters and stumps of what stood here.
    for (const s of [-1, 1])
      for (let k = 0; k < 4; k++) {
        const [x, u] = [bend + s * (HALF_ROAD + r.between(0.7, 2.2)), r()]
        m.group()
        m.inside(() => {
          m.move([x, (i + u) * RISE - 0.3, -(i + u) * DEPTH])
          m.turnZ(r.between(-40, 40))
          m.cone(
            wood(shade(p.bark[0], 1.1), p.bark[1]),
            [0, -0.1, 0],
            [0, r.between(0.2, 0.55), 0],
            0.06,
            0.01,
          )
        })
      }
    turf(m, { look, p: { ...p, bloom: 0 }, r, i, bend })
  },
}
/** a drawbridge on chains, and the ribs of somebody who lay here first */
export const drawbridge: Road = {
  sunk: 1.1,
  stair(m, { p, r, i, shift }) {
    const [board, band, metal] = [
      wood(0xb88a5c, 0x7c5836),
      steel(0x5c5a62, 0x3c3a42, 0.5),
      steel(0x8a8890, 0x5a5860, 0.4),
    ]
    const boards = 5
    const wide = (HALF_ROAD * 2) / boards
    m.group()
    m.box(wood(0x5a3e28), [0, -0.36, -LANDING / 2], [HALF_ROAD, 0.16, LANDING / 2], 0.03)
    for (let k = 0; k < boards; k++) {
      m.group()
      m.inside(() => {
        m.move([-HALF_ROAD + wide * (k + 0.5), r.between(-0.02, 0.01), -LANDING / 2 + r.between(-0.03, 0.03)])
        m.box(board, [0, -0.12, 0], [wide / 2 - 0.025, 0.12, LANDING / 2 + 0.02], 0.03).seeded(
          r.between(1, 9),
        )
      })
    }
    m.group()
    m.box(
      wood(0x8a6340),
      [shift * 0.5, RISE / 2 - 0.2, -LANDING - STEP / 2],
      [HALF_ROAD - 0.05, 0.2, STEP / 2],
      0.04,
    ).seeded(r.between(1, 9))
    for (const z of [-0.16, -LANDING + 0.2]) {
      m.group()
      m.box(band, [0, -0.1, z], [HALF_ROAD + 0.04, 0.13, 0.07], 0.02)
      m.sides((s) => {
        m.group()
        m.ball(metal, [s * (HALF_ROAD - 0.25), 0.05, z], 0.08)
      })
    }
    m.sides((s) => {
      m.inside(() => {
        m.move([s * (HALF_ROAD + 0.16), 0.1, 0])
        chain(m, metal, 0, 0.06)
      })
      if ((i + (s > 0 ? 1 : 0)) % 2 === 0) return
      const rib = bone(0xf0e6cc, 0xb0a484)
      m.group()
      m.curve(
        rib,
        [s * (HALF_ROAD + 0.5), -1.6, -0.8],
        [s * (HALF_ROAD + 1.6), 1.2, -0.8],
        [s * (HALF_ROAD + 0.2), 2.3, -0.8],
        0.24,
        0.2,
        0.05,
      )
    })
    m.lamp([0, 2, -1], light(p.lamp), 0.01, 0.2)
  },
  beside() {},
}
