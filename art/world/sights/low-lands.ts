import { chance } from '../../model/chance.ts'
import { light } from '../../model/colour.ts'
import { cloth, fur, glow, gold, plain, skin, spirit, steel, stone, wood } from '../../model/material.ts'
import { paint } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import type { Flat } from '../../model/vec.ts'
import { boulder, darkStone, darkTimber, iron, type Prop, rockStone, timber } from '../props/prop.ts'

const straw = cloth(0xf0c860, 0xb88830)

// The Sunlit Forest

/** a brook, and a plank somebody laid over it */
export const brook: Prop = (m, p) => {
  const [water, r] = [plain(0x5ab8e8, { rough: 0.1, specular: 1.2, emission: light(0x10364a) }), chance(3)]
  m.group()
  m.curve(water, [-1.1, -0.02, -0.5], [0.1, -0.02, 0.2], [1.1, -0.02, -0.2], 0.3, 0.34, 0.28).stretched([
    1, 0.3, 1,
  ])
  for (let i = 0; i < 11; i++) {
    const u = i / 10
    const [x, z] = [-1.1 + u * 2.2, -0.5 + 0.9 * u * (1 - u) * 1.6 + u * 0.3]
    boulder(m, rockStone(p), r, [x, 0.03, z + (i % 2 ? 0.42 : -0.36)], [0.14, 0.11, 0.12])
  }
  m.group()
  m.inside(() => {
    m.move([0.05, 0.2, 0.02])
    m.turnY(72)
    m.box(timber, [0, 0, 0], [0.86, 0.05, 0.22], 0.03).seeded(3)
  })
  m.group()
  m.cone(darkTimber, [-0.36, 0, 0.66], [-0.36, 0.7, 0.66], 0.06, 0.05)
  m.cone(darkTimber, [0.36, 0, -0.66], [0.36, 0.8, -0.66], 0.06, 0.05)
  m.curve(cloth(0xd8c8a0), [-0.36, 0.66, 0.66], [0, 0.4, 0], [0.36, 0.76, -0.66], 0.025, 0.025, 0.025)
}
/** a hollow stump with a squirrel at its door */
export const hollow: Prop = (m, p) => {
  const [bark, coat] = [wood(p.bark[0], p.bark[1]), fur(0xd8642a, 0xa03e16)]
  m.group()
  m.tube(bark, [0, 0.6, 0], 0.6, 0.62, 0.1, 0.04, 0.46).lumpy(0.05, 5)
  m.cone(bark, [0.3, 1, 0], [0.78, 1.5, 0], 0.17, 0.1, 0.08)
  paint(m.egg(plain(0x2a1810), [-0.08, 0.55, 0.5], [0.2, 0.28, 0.2]), 0.02)
  m.group()
  m.tube(wood(0xe8c48a, 0xb88c54), [0, 1.22, 0], 0.42, 0.04, 0.02)
  m.inside(() => {
    m.move([0.14, 1.26, 0.12])
    m.group()
    m.egg(coat, [0, 0.16, 0], [0.13, 0.18, 0.12], 0.04)
    m.ball(coat, [-0.06, 0.38, 0.06], 0.12, 0.03)
    m.cone(coat, [-0.1, 0.46, 0.06], [-0.12, 0.58, 0.05], 0.035, 0.01, 0.01)
    m.cone(coat, [-0.01, 0.46, 0.06], [0, 0.58, 0.05], 0.035, 0.01, 0.01)
    m.curve(coat, [0.1, 0.04, -0.05], [0.5, 0.2, -0.1], [0.22, 0.62, -0.08], 0.08, 0.15, 0.09, 0.03)
    m.group()
    m.ball(plain(0x1a1010), [-0.12, 0.41, 0.16], 0.025)
  })
}

// The March

export const watchtower: Prop = (m) => {
  m.group()
  for (const x of [-0.5, 0.5])
    for (const z of [-0.42, 0.42]) m.cone(darkTimber, [x * 1.3, -0.05, z * 1.3], [x, 1.75, z], 0.09, 0.08)
  m.group()
  for (const s of [-1, 1]) m.cone(timber, [-0.62 * s, 0.2, 0.5], [0.55 * s, 1.4, 0.46], 0.05, 0.05)
  m.group()
  m.box(timber, [0, 1.78, 0], [0.74, 0.07, 0.62], 0.03).seeded(2)
  for (let i = 0; i < 6; i++) {
    m.group()
    m.cone(timber, [-0.65 + i * 0.26, 1.8, 0.56], [-0.65 + i * 0.26, 2.2, 0.56], 0.085, 0.08)
    m.cone(timber, [-0.65 + i * 0.26, 2.2, 0.56], [-0.65 + i * 0.26, 2.34, 0.56], 0.08, 0.01)
  }
  m.group()
  for (const x of [-0.6, 0.6]) m.cone(darkTimber, [x, 1.8, -0.4], [x, 2.6, -0.4], 0.06, 0.06)
  m.group()
  m.inside(() => {
    m.move([0, 2.66, -0.1])
    m.turnY(45)
    m.turned(
      straw,
      [
        [0, 0],
        [0.8, 0],
        [0.08, 0.6],
        [0, 0.66],
      ],
      0.03,
      0.01,
      4,
    )
  })
  m.group()
  m.cone(darkTimber, [0, 3.2, 0], [0, 3.75, 0], 0.03, 0.025)
  m.plate(
    plain(0xc83a2e),
    [
      [0, 3.45],
      [0.5, 3.58],
      [0, 3.72],
    ],
    0.02,
    0.01,
  )
}
export const stripedPost: Prop = (m) => {
  const [white, black] = [plain(0xf4ecdc), plain(0x32302c)]
  for (let i = 0; i < 6; i++) {
    m.group()
    m.tube(i % 2 ? white : black, [0, 0.14 + i * 0.24, 0], 0.13, 0.13, 0.02)
  }
  m.group()
  m.ball(gold(), [0, 1.6, 0], 0.15)
  m.group()
  m.box(timber, [0.26, 1.18, 0.06], [0.34, 0.15, 0.04], 0.03)
}
export const haystack: Prop = (m) => {
  m.group()
  m.turned(
    straw,
    [
      [0, 0],
      [0.72, 0],
      [0.78, 0.3],
      [0.5, 0.9],
      [0.12, 1.3],
      [0, 1.34],
    ],
    0.06,
  ).lumpy(0.05, 6)
  m.group()
  m.cone(darkTimber, [0, 1, 0], [0.04, 1.75, 0], 0.05, 0.04)
  m.group()
  m.cone(darkTimber, [0.85, 0, 0.3], [0.45, 1.15, 0.3], 0.035, 0.035)
}
export const fishRack: Prop = (m) => {
  m.group()
  for (const x of [-0.85, 0.85])
    for (const z of [-0.24, 0.24]) m.cone(darkTimber, [x, -0.02, z], [x, 1.3, -z * 0.3], 0.05, 0.045)
  m.cone(timber, [-1, 1.22, 0], [1, 1.22, 0], 0.045, 0.045)
  const scale = plain(0xb8c0c4, { specular: 0.8, rough: 0.3 })
  for (let i = 0; i < 5; i++) {
    m.group()
    m.inside(() => {
      m.move([-0.62 + i * 0.31, 1.14, 0.05])
      m.turnZ(i % 2 ? 5 : -6)
      m.plate(
        scale,
        [
          [-0.07, 0],
          [0.07, 0],
          [0.02, -0.08],
          [0.1, -0.3],
          [0.04, -0.56],
          [-0.04, -0.56],
          [-0.1, -0.3],
          [-0.02, -0.08],
        ],
        0.03,
        0.015,
      )
    })
  }
}

// The Necropolis

const gable = (wide: number, high: number): Flat[] => [
  [-wide, 0],
  [wide, 0],
  [0, high],
]

/** a town house of the dead, somebody at home */
export const crypt: Prop = (m, p) => {
  const [wall, roof, window] = [rockStone(p, 0.3), stone(0x3c464c, 0x2a3238), glow(0x7dffb4, 1.6)]
  m.group()
  m.box(darkStone(p), [0, 0.1, 0], [1, 0.16, 0.62], 0.04)
  m.group()
  m.box(wall, [0, 0.95, 0], [0.84, 0.75, 0.5], 0.04).lumpy(0.01, 6)
  m.group()
  m.inside(() => {
    m.move([0, 1.68, 0])
    m.plate(roof, gable(1.04, 0.72), 0.62, 0.04)
  })
  m.group()
  m.plate(
    plain(0x1c2024),
    loop(
      [
        [-0.2, 0.26],
        [0.2, 0.26],
        [0.2, 0.86],
        [0, 1.06],
        [-0.2, 0.86],
      ],
      2,
    ),
    0.53,
    0.01,
  )
  m.sides((s) => {
    m.group()
    m.plate(
      window,
      loop(
        [
          [s * 0.52 - 0.13, 0.72],
          [s * 0.52 + 0.13, 0.72],
          [s * 0.52 + 0.13, 1.1],
          [s * 0.52, 1.24],
          [s * 0.52 - 0.13, 1.1],
        ],
        2,
      ),
      0.53,
      0.01,
    )
    m.group()
    m.tube(wall, [s * 0.9, 0.95, 0.5], 0.11, 0.75, 0.02)
  })
  m.group()
  m.tube(window, [0, 1.98, 0.6], 0.12, 0.04, 0.02)
  m.group()
  m.cone(darkStone(p), [0, 2.3, 0], [0, 2.8, 0], 0.07, 0.06)
  m.box(darkStone(p), [0, 2.66, 0], [0.2, 0.05, 0.06], 0.02)
  m.lamp([0, 1, 1], light(0x7dffb4), 1.2, 0.4)
}
/** three of the departed, each with a ticket */
export const queue: Prop = (m) => {
  const ghost = (x: number, z: number, k: number): void =>
    m.inside(() => {
      m.move([x, 0.12, z])
      m.scale(k)
      const sheet = spirit(0xcff4e4, 0x8ed0bc, 0.3)
      m.group()
      m.inside(() => {
        m.move([0, 0.86, 0])
        m.drape(sheet, { height: 0.8, top: 0.2, bottom: 0.36, folds: 7, depth: 0.05, hem: 0.06 })
      })
      m.ball(sheet, [0, 0.94, 0], 0.25, 0.06)
      m.group()
      for (const s of [-1, 1]) m.egg(plain(0x1c3a34), [s * 0.09 - 0.05, 0.98, 0.22], [0.04, 0.06, 0.03])
      m.group()
      m.box(plain(0xfff6d8), [-0.3, 0.62, 0.2], [0.09, 0.12, 0.015], 0.01)
    })
  ghost(-0.72, 0.15, 1)
  ghost(0, 0, 1.12)
  ghost(0.74, 0.1, 0.92)
  m.group()
  m.cone(gold(), [-1.2, 0, 0.2], [-1.2, 0.8, 0.2], 0.05, 0.04)
  m.box(plain(0x20343a), [-1.2, 0.98, 0.2], [0.24, 0.2, 0.04], 0.03)
  m.group()
  m.box(glow(0x9affd0, 1.2), [-1.2, 0.98, 0.25], [0.1, 0.1, 0.02], 0.02)
}
export const cat: Prop = (m, p) => {
  const [coat, eye] = [fur(0x2c2c34, 0x18181e), glow(0xb8ff6a, 1.2)]
  m.group()
  m.box(rockStone(p, 0.6), [0, 0.3, 0], [0.42, 0.34, 0.16], 0.1).lumpy(0.01, 6)
  m.inside(() => {
    m.move([0.05, 0.62, 0])
    m.group()
    m.egg(coat, [0, 0.2, 0], [0.17, 0.24, 0.15], 0.05)
    m.ball(coat, [-0.02, 0.5, 0.06], 0.16, 0.03)
    for (const s of [-1, 1])
      m.cone(coat, [s * 0.1 - 0.02, 0.6, 0.05], [s * 0.13 - 0.02, 0.76, 0.04], 0.055, 0.008, 0.01)
    m.curve(coat, [0.14, 0.02, 0], [0.42, -0.1, 0.16], [0.34, -0.36, 0.18], 0.05, 0.05, 0.04)
    m.group()
    for (const s of [-1, 1]) m.egg(eye, [s * 0.06 - 0.02, 0.52, 0.2], [0.03, 0.04, 0.02])
  })
}

// The Old Kingdom

export const column: Prop = (m) => {
  const marble = stone(0xfbf0dc, 0xd8c8a8, 0, 0, 0.8)
  m.group()
  m.box(marble, [0, 0.12, 0], [0.42, 0.14, 0.42], 0.04)
  m.group()
  m.tube(marble, [0, 1.7, 0], 0.28, 1.5, 0.03, 0.02, 0.23)
  m.group()
  m.ring(gold(), [0, 0.32, 0], 0.28, 0.07)
  m.ring(gold(), [0, 3.14, 0], 0.24, 0.06)
  m.group()
  m.box(marble, [0, 3.34, 0], [0.44, 0.14, 0.4], 0.05, 0.01, 0.2)
  m.sides((s) => {
    m.group()
    m.inside(() => {
      m.move([s * 0.36, 3.26, 0.34])
      m.turnX(90)
      m.ring(gold(), [0, 0, 0], 0.1, 0.05)
    })
  })
}
/** overgrown, and kept warm by a goose */
export const throne: Prop = (m, p) => {
  const [frame, seat, white] = [
    gold(0xf0b840, 0xb87c1c),
    cloth(0xa82438, 0x74182a),
    plain(0xfffaf0, { skin: 0.5 }),
  ]
  m.group()
  m.box(stone(0xf4e6c8, 0xd0bc94), [0, 0.12, 0], [0.95, 0.14, 0.66], 0.05)
  m.group()
  m.box(frame, [0, 0.52, 0.02], [0.56, 0.32, 0.42], 0.05)
  m.group()
  m.box(seat, [0, 0.86, 0.06], [0.46, 0.07, 0.36], 0.06)
  m.group()
  m.plate(
    frame,
    loop(
      [
        [-0.56, 0.5],
        [0.56, 0.5],
        [0.6, 1.8],
        [0.34, 2.2],
        [0, 2.46],
        [-0.34, 2.2],
        [-0.6, 1.8],
      ],
      2,
    ),
    0.1,
    0.04,
  )
  m.group()
  m.plate(
    seat,
    loop(
      [
        [-0.4, 0.9],
        [0.4, 0.9],
        [0.42, 1.76],
        [0, 2.12],
        [-0.42, 1.76],
      ],
      2,
    ),
    0.14,
    0.03,
  )
  m.sides((s) => {
    m.group()
    m.box(frame, [s * 0.56, 1.02, 0.1], [0.1, 0.08, 0.42], 0.04)
    m.ball(frame, [s * 0.56, 1.06, 0.5], 0.14)
    m.ball(frame, [s * 0.58, 1.95, 0], 0.12)
  })
  m.inside(() => {
    m.move([0.02, 0.98, 0.14])
    m.group()
    m.egg(white, [0, 0.14, 0], [0.26, 0.18, 0.22], 0.05)
    m.curve(white, [-0.14, 0.2, 0.06], [-0.3, 0.42, 0.1], [-0.2, 0.62, 0.12], 0.09, 0.07, 0.07)
    m.ball(white, [-0.21, 0.66, 0.13], 0.1)
    m.group()
    m.cone(plain(0xff9a2a), [-0.28, 0.65, 0.18], [-0.42, 0.62, 0.24], 0.05, 0.02)
  })
  const ivy = plain(p.leaves[2])
  m.group()
  for (let i = 0; i < 14; i++)
    m.egg(ivy, [-0.6 + 0.02 * i, 0.2 + i * 0.13, 0.14 - 0.01 * i], [0.12, 0.08, 0.07], 0.02)
}
/** a king of stone who lay down */
export const toppled: Prop = (m) => {
  const marble = stone(0xf0e6d2, 0xc8baa0, 0.2, 0xa8b848, 0.6)
  m.group()
  m.box(marble, [-0.95, 0.2, 0], [0.34, 0.28, 0.34], 0.04)
  m.group()
  m.inside(() => {
    m.move([0.1, 0.3, 0.1])
    m.turnZ(-78)
    m.turned(
      marble,
      [
        [0, -0.75],
        [0.3, -0.75],
        [0.26, -0.1],
        [0.34, 0.3],
        [0.12, 0.5],
        [0, 0.5],
      ],
      0.04,
    )
    m.cone(marble, [-0.3, 0.3, 0.06], [-0.5, -0.2, 0.2], 0.1, 0.08, 0.04)
  })
  m.inside(() => {
    m.move([0.98, 0.32, 0.2])
    m.turnZ(-34)
    m.group()
    m.egg(marble, [0, 0, 0], [0.26, 0.3, 0.26], 0.04)
    m.cone(marble, [0, -0.1, 0.2], [0.02, -0.4, 0.22], 0.14, 0.05, 0.06)
    m.group()
    m.ring(gold(), [0, 0.22, 0], 0.22, 0.06)
    for (let i = 0; i < 6; i++)
      m.cone(
        gold(),
        [Math.cos(i) * 0.22, 0.24, Math.sin(i) * 0.22],
        [Math.cos(i) * 0.27, 0.46, Math.sin(i) * 0.27],
        0.05,
        0.02,
      )
  })
}
/** asleep at his post for a hundred years */
export const guard: Prop = (m) => {
  const [plate, tunic] = [steel(0xc8ccd4, 0x8a8e98, 0.3), cloth(0x6a3fc8, 0x46288a)]
  m.group()
  m.cone(tunic, [-0.1, 0.14, 0.5], [-0.05, 0.3, 0], 0.15, 0.22)
  m.cone(tunic, [0.22, 0.14, 0.5], [0.12, 0.3, 0], 0.15, 0.22)
  m.group()
  m.egg(plate, [0.02, 0.56, -0.04], [0.32, 0.4, 0.27], 0.05)
  m.group()
  m.ball(skin(0xf0b890), [-0.08, 1, 0.1], 0.2)
  m.group()
  m.turned(
    plate,
    [
      [0, 1.36],
      [0.1, 1.3],
      [0.24, 1.1],
      [0.26, 0.98],
      [0, 0.98],
    ],
    0.02,
  )
  m.group()
  m.cone(plain(0xd8342e), [-0.02, 1.34, 0], [0.12, 1.54, -0.06], 0.06, 0.03)
  m.group()
  m.cone(darkTimber, [0.46, -0.02, 0.24], [0.28, 1.9, 0], 0.04, 0.035)
  m.plate(
    iron,
    [
      [0.1, 1.74],
      [0.34, 1.66],
      [0.26, 2.3],
      [0.2, 2],
      [0.02, 1.96],
    ],
    0.03,
    0.01,
  )
}
