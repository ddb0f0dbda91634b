import type { Colour } from '../../model/colour.ts'
import { crystal, glow, gold, type Material, plain, steel } from '../../model/material.ts'
import { cut, type Model } from '../../model/model.ts'
import { loop, star } from '../../model/outline.ts'
import { axe, sword } from '../../parts/blades.ts'
import { shield } from '../../parts/offhand.ts'
import type { Icon } from './icon.ts'
import { bolt, fist, heart, skull, wing } from './potions.ts'

/** a round stone set in metal, with a sign on it */
const disc =
  (c: Colour, sign: Icon, scale = 1.15, metal: Material = gold()): Icon =>
  (m) => {
    m.turnY(-12)
    m.inside(() => {
      m.turnX(90)
      m.tube(
        plain(c, { rough: 0.25, specular: 0.9, skin: 0.6, emission: [0, 0, 0] }),
        [0, 0, 0],
        0.78,
        0.12,
        0.06,
      )
      m.group()
      m.ring(metal, [0, 0.06, 0], 0.8, 0.11)
    })
    m.group()
    m.move([0, 0, 0.2])
    m.scale(scale)
    sign(m)
  }
const plateSign =
  (
    points: readonly (readonly [number, number])[],
    smooth = true,
    metal: Material = gold(0xffe9a0, 0xf0b040),
  ): Icon =>
  (m) =>
    void m.plate(metal, smooth ? loop(points) : points, 0.09, 0.04)
const clover: Icon = (m) => {
  for (let i = 0; i < 4; i++)
    m.inside(() => {
      m.turnZ(45 + i * 90)
      m.plate(
        plain(0x5ad83a, { specular: 0.6, rough: 0.4 }),
        loop([
          [0, 0],
          [0.2, 0.16],
          [0.19, 0.38],
          [0.06, 0.44],
          [0, 0.36],
          [-0.06, 0.44],
          [-0.19, 0.38],
          [-0.2, 0.16],
        ]),
        0.09,
        0.05,
      )
    })
  m.group()
  m.curve(plain(0x3aa82a), [0, 0, 0], [0.1, -0.3, 0], [0.24, -0.5, 0], 0.05, 0.05, 0.04)
}
const moon: Icon = (m) => {
  m.ball(glow(0xc8b8ff, 0.4), [0, 0, 0], 0.46).stretched([1, 1, 0.4])
  cut(m.ball(plain(0x241844), [0.22, 0.1, 0.1], 0.42), 0.02, plain(0x5a4a9a))
}
const square: Icon = (m) => {
  for (const [x, k] of [
    [-0.14, 1],
    [0.26, 0.5],
  ] as const)
    m.inside(() => {
      m.move([x, k < 1 ? 0.3 : -0.08, 0])
      m.scale(k)
      m.box(steel(0xe4eaf4), [0, 0, 0], [0.32, 0.32, 0.08], 0.05)
      cut(m.box(steel(0x8a94a8), [0, 0, 0.06], [0.19, 0.19, 0.2], 0.03), 0.02)
    })
}
const masks: Icon = (m) => {
  m.sides((s) => {
    m.move([s * 0.2, s * 0.06, s < 0 ? 0.1 : 0])
    m.turnZ(-s * 10)
    m.group()
    m.egg(plain(s < 0 ? 0xfff4e0 : 0x8a6ad8, { specular: 0.6 }), [0, 0, 0], [0.28, 0.36, 0.12])
    m.sides((e) =>
      cut(m.egg(plain(0x14101c), [e * 0.1, 0.06, 0.1], [0.065, 0.05, 0.1]), 0.01, plain(0x14101c)),
    )
    cut(m.egg(plain(0x14101c), [0, s < 0 ? -0.16 : -0.19, 0.1], [0.12, 0.045, 0.1]), 0.01, plain(0x14101c))
  })
}
const arrows: Icon = (m) => {
  for (const x of [-0.26, 0.14])
    m.inside(() => {
      m.move([x, 0, 0])
      m.group()
      m.plate(
        gold(0xfff0a0, 0xffb83a),
        [
          [-0.22, 0.42],
          [0.06, 0.42],
          [0.38, 0],
          [0.06, -0.42],
          [-0.22, -0.42],
          [0.1, 0],
        ],
        0.09,
        0.03,
      )
    })
}
const mist: Icon = (m) => {
  for (const [x, y, r] of [
    [-0.28, -0.08, 0.2],
    [0, 0.08, 0.28],
    [0.28, -0.06, 0.22],
    [0.02, -0.14, 0.24],
  ] as const)
    m.ball(plain(0xf0f8ff, { rough: 0.8, skin: 0.8 }), [x, y, 0], r, 0.05)
}
const fireball: Icon = (m) => {
  m.turnZ(-38)
  m.turned(
    glow(0xff5a14, 0.7),
    [
      [0, -0.46],
      [0.3, -0.38],
      [0.4, -0.12],
      [0.26, 0.2],
      [0.1, 0.42],
      [0, 0.66],
    ],
    0.04,
  ).lumpy(0.03, 6)
  m.group()
  m.ball(glow(0xffe07a, 1.1), [0, -0.16, 0.16], 0.25)
}
const blades: Icon = (m) =>
  m.sides((s) => {
    m.turnZ(s * 42)
    m.move([0, -0.4, s * 0.04])
    m.scale(0.8)
    sword({ long: 1.1, wide: 1.3 })(m)
  })
const guard =
  (c: Colour): Icon =>
  (m) => {
    m.scale(1.5)
    shield({
      kind: 'heater',
      field: plain(c, { specular: 0.7, rough: 0.35 }),
      rim: steel(0xe4eaf4),
      sign: 'none',
    })(m)
  }
const infinity: Icon = (m) =>
  m.sides((s) => {
    m.move([s * 0.24, 0, 0])
    m.turnX(90)
    m.ring(gold(0xfff4c8, 0xffc850), [0, 0, 0], 0.23, 0.08)
  })
const phoenix: Icon = (m) => {
  m.sides((s) => {
    m.scale(0.9)
    for (let i = 0; i < 4; i++)
      m.inside(() => {
        m.turnZ(-s * (24 + i * 28))
        m.group()
        m.plate(
          gold(i % 2 ? 0xff7a2a : 0xffc83a, 0xd8341e),
          loop([
            [0, 0],
            [0.12, 0.16],
            [0.1, 0.44],
            [0, 0.62],
            [-0.1, 0.44],
            [-0.12, 0.16],
          ]),
          0.06,
          0.03,
        )
      })
  })
  m.group()
  m.ball(glow(0xffe07a, 0.8), [0, 0, 0.1], 0.16)
}
const drop = plateSign(
  [
    [0, 0.54],
    [0.3, 0.04],
    [0.32, -0.22],
    [0, -0.46],
    [-0.32, -0.22],
    [-0.3, 0.04],
  ],
  true,
  plain(0x7aff4a, { specular: 1, rough: 0.2 }),
)
const clan: Icon = (m) => {
  m.cone(gold(), [-0.3, -0.56, 0], [-0.3, 0.56, 0], 0.05, 0.05)
  m.group()
  m.plate(
    plain(0xd8342e, { rough: 0.6 }),
    [
      [-0.28, 0.5],
      [0.42, 0.42],
      [0.22, 0.18],
      [0.42, -0.06],
      [-0.28, -0.04],
    ],
    0.05,
    0.03,
    0,
    [-0.4, 0, 0],
  )
}
const hearts: Icon = (m) => {
  m.scale(1.1)
  heart(m)
}
export const SKILLS: Readonly<Record<string, Icon>> = {
  attack: disc(0xb8242e, blades),
  defence: disc(0x2a6ad8, guard(0x2a6ad8), 0.9),
  health: disc(0x2a9a4a, hearts),
  poison: disc(0x1c5a24, drop),
  immortality: disc(0x6a2fb0, infinity),
  DEFAULT: disc(0x8a4a24, (m) => {
    m.turnZ(-34)
    m.move([0, -0.36, 0])
    m.scale(0.9)
    axe()(m)
  }),
  FIREBALL: disc(0x5a1c2a, fireball),
  RESURRECTION: disc(0x8a1c3a, phoenix),
  BLOCK_BLUE: disc(0x1c3a8a, guard(0x2a6af0), 0.9),
  BLOCK_RED: disc(0x7a1420, guard(0xe8303a), 0.9),
  BLOCK_YELLOW: disc(0x8a6a14, guard(0xf0c02a), 0.9),
  BLOCK_CLAN: disc(0x3a3a6a, clan),
  LUCK: disc(0x14603a, clover, 1.2),
  SHADOW: disc(0x241844, moon),
  QUADRATIC: disc(0x8a3a14, square),
  SHAPESHIFT: disc(0x3a1c5a, masks),
  SPEED_X2: disc(0x1c6a9a, arrows),
  NO_CONTACT: disc(0x4a8ac8, mist),
  strength: disc(0xd86a1a, fist),
  haste: disc(0xb8900a, bolt),
  death: disc(0x2a2430, skull),
  flight: disc(0x3a6ac8, wing),
}
const badge =
  (metal: Material, c: Colour, stars: number): Icon =>
  (m) => {
    m.inside(() => {
      m.turnZ(45)
      m.box(metal, [0, 0, 0], [0.6, 0.6, 0.12], 0.08)
      m.group()
      m.box(plain(c, { rough: 0.3, specular: 0.8 }), [0, 0, 0.1], [0.48, 0.48, 0.08], 0.06)
    })
    for (let i = 0; i < stars; i++)
      m.inside(() => {
        const a = stars === 1 ? 0 : (i / stars) * Math.PI * 2
        m.move(stars === 1 ? [0, 0, 0.2] : [Math.sin(a) * 0.32, Math.cos(a) * 0.32, 0.2])
        m.group()
        m.plate(glow(0xffe27a, 0.4), star(stars === 1 ? 0.4 : 0.2, stars === 1 ? 0.18 : 0.09), 0.06, 0.02)
      })
  }
const bronze = steel(0xb88450, 0x8a5c34)
const silver = steel(0xe4eaf4, 0xa8b4c8)
/** ranks in a clan, hardness of a raid */
export const BADGES: Readonly<Record<string, Icon>> = {
  NEWBIE: badge(bronze, 0x6a8a4a, 0),
  PARTICIPANT: badge(bronze, 0x3a6a9a, 1),
  REPRESENTATIVE: badge(silver, 0x2a6ad8, 2),
  DEPUTY_LEADER: badge(silver, 0x8a2fb8, 3),
  SUBLEADER: badge(gold(), 0x2a8a5a, 4),
  LEADER: badge(gold(), 0xd8242e, 5),
  EASY: disc(0x3a9a4a, (m: Model) => skullOf(m, 1, 0xf4ead0), 1),
  NORMAL: disc(0xc89a1a, (m: Model) => skullOf(m, 2, 0xf4ead0), 1, silver),
  HARD: disc(0xb8341a, (m: Model) => skullOf(m, 3, 0xf4ead0), 1, bronze),
  EXTREME: disc(0x3a0c2a, (m: Model) => skullOf(m, 3, 0xff7a5a), 1, crystal(0xff3a5a, 0xffa0a0, 0.3)),
}
const skullOf = (m: Model, count: number, c: Colour): void => {
  const pale = plain(c, { rough: 0.5 })
  const spots =
    [
      [[0, 0]],
      [
        [-0.24, 0],
        [0.24, 0],
      ],
      [
        [-0.26, -0.14],
        [0.26, -0.14],
        [0, 0.26],
      ],
    ][count - 1] ?? []
  for (const [x = 0, y = 0] of spots)
    m.inside(() => {
      m.move([x, y, 0])
      m.scale(count === 1 ? 1.2 : 0.66)
      m.group()
      m.ball(pale, [0, 0.08, 0], 0.32)
      m.box(pale, [0, -0.22, 0.04], [0.17, 0.14, 0.15], 0.05, 0.06)
      m.sides((s) => cut(m.ball(plain(0x2a1010), [s * 0.13, 0.05, 0.28], 0.1), 0.02, plain(0x2a1010)))
    })
}
