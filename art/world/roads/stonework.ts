import { light } from '../../model/colour.ts'
import { cloth, crystal, glow, gold, plain, steel, stone, wood } from '../../model/material.ts'
import { cut, paint } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'
import { DEPTH, HALF_ROAD, LANDING, RISE, STEP } from '../measure.ts'
import { turf } from './flagstones.ts'
import { type Road, SLOPE } from './road.ts'

/** black slabs with names, an iron rail on either side */
export const namedSlabs: Road = {
  sunk: 0,
  stair(m, { p, r, shift }) {
    const [slab, edge, metal] = [
      stone(0x5c646c, 0x444c54, 0.12, p.moss, 0.8),
      stone(0x868e94, 0x646c74),
      steel(0x4a4e58, 0x30343c, 0.5),
    ]
    m.group()
    m.box(stone(0x2a3036, 0x20262c), [0, -0.5, -LANDING / 2], [HALF_ROAD, 0.42, LANDING / 2 + 0.1], 0.03)
    const split = r.between(-0.3, 0.3)
    for (const [from, to] of [
      [-HALF_ROAD - 0.05, split],
      [split, HALF_ROAD + 0.05],
    ] as const) {
      const [middle, half] = [(from + to) / 2, (to - from) / 2 - 0.05]
      m.group()
      m.inside(() => {
        m.move([middle, r.between(-0.02, 0.01), -LANDING / 2 + 0.06])
        m.box(slab, [0, -0.12, 0], [half, 0.13, LANDING / 2], 0.05)
          .lumpy(0.008, 5)
          .seeded(r.between(1, 9))
        // A name and two dates: lines nobody can read from so far.
        for (let line = 0; line < 3; line++) {
          const long = half * r.between(0.3, 0.62) * (line === 0 ? 1.1 : 0.8)
          cut(
            m.box(slab, [0, 0.01, -0.34 + line * 0.32], [long, 0.03, 0.045], 0.012),
            0.012,
            stone(0x30363c, 0x282e34),
          )
        }
      })
    }
    m.group()
    m.box(
      edge,
      [shift * 0.5, RISE / 2 - 0.3, -LANDING - STEP / 2 + 0.04],
      [HALF_ROAD + 0.05, 0.3, STEP / 2 + 0.02],
      0.05,
    ).seeded(r.between(1, 9))
    m.sides((s) => {
      const x = s * (HALF_ROAD + 0.22)
      m.group()
      m.cone(metal, [x, 0.62, 0.1], [x + shift, 0.62 + RISE, -DEPTH + 0.1], 0.05, 0.05)
      m.cone(metal, [x, 0.2, 0.1], [x + shift, 0.2 + RISE, -DEPTH + 0.1], 0.04, 0.04)
      const bars = 5
      for (let k = 0; k < bars; k++) {
        const u = (k + 0.5) / bars
        const at: Vec = [x + shift * u, u * RISE - 0.2, -u * DEPTH]
        m.group()
        m.cone(metal, at, [at[0], at[1] + 1.1, at[2]], 0.05, 0.05)
        m.cone(metal, [at[0], at[1] + 1.1, at[2]], [at[0], at[1] + 1.42, at[2]], 0.1, 0.005)
      }
    })
  },
  beside(m, { look, p, r, i, bend }) {
    turf(m, { look, p, r, i, bend })
    for (const s of [-1, 1]) {
      const [x, u] = [bend + s * (HALF_ROAD + r.between(1, 2)), r.between(0.2, 0.8)]
      m.group()
      m.box(look.curb, [x, (i + u) * RISE + SLOPE + 0.1, -(i + u) * DEPTH], [0.26, 0.3, 0.09], 0.08).seeded(
        r.between(1, 9),
      )
    }
  },
}
/** a carpet over marble, between posts with golden balls */
export const carpet: Road = {
  sunk: 0,
  stair(m, { r, i, shift }) {
    const [marble, vein, pile, trim] = [
      stone(0xfff8ea, 0xece0cc, 0, 0, 0.9),
      stone(0xf0e2c4, 0xdcc8a0, 0, 0, 0.9),
      cloth(0x962436, 0x701828),
      gold(),
    ]
    const wide = HALF_ROAD + 0.12
    m.group()
    m.box(marble, [0, -0.36, -LANDING / 2 + 0.08], [wide, 0.36, LANDING / 2 + 0.08], 0.04).seeded(
      r.between(1, 9),
    )
    m.group()
    m.box(vein, [0, -0.09, 0.14], [wide + 0.1, 0.09, 0.12], 0.06)
    m.group()
    m.box(
      marble,
      [shift * 0.5, RISE / 2 - 0.4, -LANDING - STEP / 2 + 0.05],
      [wide - 0.03, 0.4, STEP / 2 + 0.06],
      0.03,
    ).seeded(r.between(1, 9))
    const half = 1.3
    m.group()
    m.box(pile, [0, 0, -LANDING / 2 + 0.1], [half, 0.045, LANDING / 2 + 0.16], 0.03).seeded(2)
    m.box(pile, [0, -0.3, 0.27], [half, 0.32, 0.04], 0.02)
    m.group()
    m.box(pile, [shift * 0.5, RISE / 2, -LANDING - STEP / 2 + 0.06], [half, 0.05, STEP / 2 + 0.12], 0.03)
    m.box(pile, [shift * 0.5, RISE / 4, -LANDING + 0.08], [half, RISE / 4, 0.03], 0.02)
    m.sides((s) => {
      m.group()
      m.box(trim, [s * (half - 0.1), 0.02, -LANDING / 2 + 0.1], [0.06, 0.05, LANDING / 2 + 0.17], 0.02)
      m.group()
      m.box(
        trim,
        [shift * 0.5 + s * (half - 0.1), RISE / 2 + 0.03, -LANDING - STEP / 2 + 0.06],
        [0.06, 0.05, STEP / 2 + 0.12],
        0.02,
      )
      m.group()
      m.box(marble, [s * (wide + 0.16), 0.2, -0.25], [0.24, 0.5, 0.24], 0.05)
      m.group()
      m.box(vein, [s * (wide + 0.16), 0.72, -0.25], [0.3, 0.07, 0.3], 0.03)
      m.group()
      m.ball(trim, [s * (wide + 0.16), 1, -0.25], 0.24)
      // A balustrade of small columns, here and there broken.
      for (let k = 1; k < 4; k++) {
        if ((i + k + (s > 0 ? 1 : 0)) % 7 === 0) continue
        const u = k / 4 + 0.12
        m.group()
        m.tube(
          marble,
          [s * (wide + 0.14) + shift * u, u * RISE + 0.1, -u * DEPTH],
          0.1,
          0.32,
          0.03,
          0.02,
          0.07,
        )
      }
    })
  },
  beside: turf,
}
/** blocks that hang in the sky by habit, with sky between them */
export const floatingBlocks: Road = {
  sunk: 10,
  sky: 0x84c6ee,
  stair(m, { r, shift }) {
    const [face, under] = [stone(0xfdf8ee, 0xe6e2e0, 0.12, 0x7ad0c0, 0.8), stone(0xb4c4d6, 0x90a6c0)]
    const block = (at: Vec, half: Vec): void => {
      m.group()
      m.inside(() => {
        m.move(at)
        m.turnY(r.between(-2.5, 2.5))
        m.box(face, [0, -0.18, 0], [half[0], 0.18, half[2]], 0.07).lumpy(0.01, 5).seeded(r.between(1, 9))
        m.turned(
          under,
          [
            [0, -half[1] * 2.4],
            [half[0] * 0.3, -half[1] * 1.7],
            [half[0] * 0.75, -0.5],
            [half[0] * 0.9, -0.3],
            [0, -0.3],
          ],
          0.05,
          0.03,
          6,
        )
          .lumpy(0.05, 3)
          .seeded(r.between(1, 9))
      })
    }
    const gap = r.between(-0.5, 0.5)
    const end = HALF_ROAD + r.between(-0.25, 0.2)
    const start = -HALF_ROAD - r.between(-0.25, 0.2)
    const middle = LANDING / 2
    block(
      [(start + gap) / 2, r.between(-0.05, 0.03), -middle],
      [(gap - start) / 2 - 0.11, 0.55, middle - 0.13],
    )
    block([(end + gap) / 2, r.between(-0.05, 0.03), -middle], [(end - gap) / 2 - 0.11, 0.45, middle - 0.13])
    m.group()
    m.box(
      face,
      [shift * 0.5 + r.between(-0.3, 0.3), RISE / 2 - 0.12, -LANDING - STEP / 2 + 0.02],
      [1.35, 0.13, STEP / 2 - 0.05],
      0.06,
    ).seeded(r.between(1, 9))
  },
  beside(m, { r, i, bend }) {
    const mist = plain(0x50565c, { rough: 1, specular: 0, skin: 0.9, emission: [0.62, 0.68, 0.74] })
    for (const s of [-1, 1]) {
      const [x, u] = [bend * 0.4 + s * r.between(2.4, 4.4), r()]
      m.group()
      for (let k = 0; k < 5; k++)
        m.egg(
          mist,
          [
            x + r.between(-0.8, 0.8),
            (i + u) * RISE - 5 + r.between(-0.1, 0.1),
            -(i + u) * DEPTH - 3.6 + r.between(-0.2, 0.2),
          ],
          [r.between(0.4, 0.75), 0.24, r.between(0.24, 0.4)],
          0.14,
        )
    }
  },
}
/** columns of basalt of many heights held together by roots, fire far below */
export const basalt: Road = {
  sunk: 7,
  ground: [0x2a1a2c, 0x1e1222, 0x140c18, 0x180e1c, 0x2a1c30, 0x120a16],
  stair(m, { r, i, shift }) {
    const rocks = [stone(0xbcb0c0, 0x8e8298), stone(0xaa9eb2, 0x7e7288), stone(0x9a8ea4, 0x6e6278)] as const
    const wide = 0.47
    const column = (x: number, y: number, z: number, k: number): void => {
      m.group()
      m.inside(() => {
        m.move([x, y, z])
        m.turnY(30)
        m.turned(
          rocks[k % 3] ?? rocks[0],
          [
            [0, -2.6],
            [wide * 0.94, -2.6],
            [wide, -0.06],
            [wide * 0.92, 0],
            [0, 0],
          ],
          0.03,
          0.01,
          6,
        ).seeded(r.between(1, 9))
      })
    }
    const rows = 3
    for (let row = 0; row < rows; row++)
      for (let k = -3; k <= 3; k++) {
        const x = k * 0.82 + (row % 2) * 0.41
        if (Math.abs(x) > HALF_ROAD + 0.15) continue
        const rim = Math.abs(x) > HALF_ROAD - 0.55
        const up = rim ? r.between(-0.75, 0.3) : r.between(-0.05, 0.03)
        const last = row === rows - 1 ? RISE * 0.5 : 0
        column(x + (shift * row) / rows, up + last, -0.32 - row * 0.66, row + k + 9)
      }
    if (i % 2 !== 0) return
    const root = wood(0x6a4c5e, 0x3c2838)
    m.group()
    m.curve(
      root,
      [-HALF_ROAD - 1.2, -1.4, -0.4],
      [-HALF_ROAD + 0.1, 0.7, -0.9],
      [-0.9, -0.06, -1.2],
      0.22,
      0.17,
      0.04,
    )
    m.curve(
      root,
      [HALF_ROAD + 1.1, -1.6, -1],
      [HALF_ROAD - 0.1, 0.6, -0.5],
      [1.2, -0.06, -0.2],
      0.18,
      0.14,
      0.04,
    )
  },
  beside() {},
}
/** light made solid: discs that shine, stars at arm's length below */
export const solidLight: Road = {
  sunk: 10,
  ground: [0x3a2f86, 0x2a2270, 0x1d1858, 0x2a2270, 0x342a7a, 0x1a1450],
  stair(m, { r, shift }) {
    const [disc, rim] = [
      plain(0xfff4d2, { rough: 0.35, skin: 0.8, emission: [0.34, 0.27, 0.14] }),
      { ...gold(0xffd76a, 0xe0a030), emission: light(0x6a4a10) },
    ]
    const laid = (at: Vec, k: number, squash: number): void => {
      m.group()
      m.inside(() => {
        m.move(at)
        m.tube(disc, [0, -0.1, 0], k, 0.1, 0.05).stretched([1, 1, squash])
      })
      m.group()
      m.inside(() => {
        m.move(at)
        m.ring(rim, [0, -0.08, 0], k, 0.06).stretched([1, 1, squash])
      })
    }
    laid([0, 0, -LANDING / 2], HALF_ROAD + 0.05, 0.44)
    laid([shift * 0.5, RISE / 2, -LANDING - STEP * 0.4], 1.25, 0.3)
    const turn = r.between(0, 0.7)
    m.group()
    for (let ray = 0; ray < 8; ray++) {
      const [angle, long] = [turn + (ray * Math.PI) / 4, ray % 2 ? 0.34 : 0.6]
      const tip: Vec = [Math.cos(angle) * long * 1.6, 0.01, -LANDING / 2 + Math.sin(angle) * long]
      m.cone(rim, [0, 0.01, -LANDING / 2], tip, 0.07, 0.01, 0.02)
    }
  },
  beside(m, { r, i, bend }) {
    const star = glow(0xfff2b8, 1.6)
    for (let k = 0; k < 7; k++) {
      const s = k % 2 === 0 ? -1 : 1
      const [x, u, size] = [bend + s * (HALF_ROAD + r.between(0.2, 2)), r(), r.between(0.03, 0.075)]
      const at: Vec = [x, (i + u) * RISE - 1, -(i + u) * DEPTH]
      m.group()
      m.ball(star, at, size)
      if (size > 0.06)
        for (const [dx, dy] of [
          [0.24, 0],
          [0, 0.24],
        ] as const)
          m.cone(star, [at[0] - dx, at[1] - dy, at[2]], [at[0] + dx, at[1] + dy, at[2]], 0.012, 0.012)
    }
  },
}
/** blocks of ice with the tracks of a sledge, drifts of snow over both edges */
export const iceSteps: Road = {
  sunk: 0,
  stair(m, { r, shift }) {
    const [ice, deep] = [crystal(0xa8dcf8, 0xe8f8ff, 0.06), crystal(0x6ab4e4, 0xb4e0fa, 0.04)]
    const snow = plain(0xf6fbff, { rough: 0.85, skin: 0.6, specular: 0.1 })
    const split = r.between(-0.7, 0.7)
    for (const [from, to] of [
      [-HALF_ROAD, split],
      [split, HALF_ROAD],
    ] as const) {
      m.group()
      m.box(
        ice,
        [(from + to) / 2, -0.3, -LANDING / 2],
        [(to - from) / 2 - 0.02, 0.3, LANDING / 2 + 0.05],
        0.05,
      )
        .lumpy(0.012, 3)
        .seeded(r.between(1, 9))
      for (const x of [-0.5, 0.5])
        if (x > from && x < to)
          cut(m.box(ice, [x, 0.02, -LANDING / 2], [0.06, 0.05, LANDING], 0.02), 0.03, snow)
    }
    m.group()
    m.box(
      deep,
      [shift * 0.5, RISE / 2 - 0.3, -LANDING - STEP / 2 + 0.02],
      [HALF_ROAD - 0.08, 0.3, STEP / 2 + 0.03],
      0.05,
    )
      .lumpy(0.012, 4)
      .seeded(r.between(1, 9))
    paint(m.box(snow, [shift * 0.5, RISE / 2, -LANDING - STEP / 2], [HALF_ROAD, 0.03, 0.1], 0.02), 0.05, 0.7)
    m.sides((s) => {
      m.group()
      for (let k = 0; k < 4; k++) {
        const u = (k + 0.4) / 4
        m.egg(
          snow,
          [s * (HALF_ROAD + 0.14 + r.between(-0.24, 0.14)) + shift * u, u * RISE - 0.12, -u * DEPTH],
          [r.between(0.4, 0.7), r.between(0.24, 0.46), r.between(0.42, 0.6)],
          0.3,
        )
      }
    })
  },
  beside(m, { r, i, bend }) {
    const snow = plain(0xe8f2ff, { rough: 0.9, skin: 0.6, specular: 0.1 })
    for (const s of [-1, 1])
      for (let k = 0; k < 2; k++) {
        const [x, u] = [bend + s * (HALF_ROAD + r.between(0.9, 2.4)), r()]
        m.group()
        m.egg(
          snow,
          [x, (i + u) * RISE + SLOPE - 0.08, -(i + u) * DEPTH],
          [r.between(0.5, 1), r.between(0.16, 0.3), r.between(0.3, 0.5)],
          0.1,
        )
      }
  },
}
