import { type Colour, shade } from '../../model/colour.ts'
import {
  cloth,
  crystal,
  glow,
  gold,
  leaf,
  type Material,
  plain,
  steel,
  stone,
  wood,
} from '../../model/material.ts'
import { cut, type Model, paint } from '../../model/model.ts'
import { smoothed, star } from '../../model/outline.ts'
import { sword } from '../../parts/blades.ts'
import { shield } from '../../parts/offhand.ts'
import { PALETTES } from '../../world/palette.ts'
import { hut, stall } from '../../world/places/dwelling.ts'
import { portal } from '../../world/places/magic.ts'
import type { Icon } from './icon.ts'

const wall = (c: Colour): Material => stone(c, shade(c, 0.8))
const lawn = (m: Model, c: Colour = 0x6aa83a): void => {
  m.egg(leaf(c, 0x4a8a2a), [0, -0.78, 0], [0.92, 0.14, 0.7])
}
const roof = (m: Model, c: Colour, at: readonly [number, number, number], r: number, high: number): void =>
  m.inside(() => {
    m.move(at)
    m.group()
    m.turned(
      plain(c, { rough: 0.5 }),
      [
        [0, 0],
        [r, 0],
        [r * 0.5, high * 0.5],
        [0, high],
      ],
      0.03,
      0,
      8,
    )
    m.group()
    m.ball(gold(), [0, high, 0], 0.06)
  })
const pane = (m: Model, x: number, y: number, z: number): void => {
  m.group()
  m.box(glow(0xffd870, 0.9), [x, y, z], [0.07, 0.11, 0.03], 0.03)
}
const door = (m: Model, z: number, c: Colour = 0x7a5030): void => {
  m.group()
  m.box(wood(c), [0, -0.5, z], [0.16, 0.24, 0.05], 0.06)
}
/** three quarters view, standing on a lawn */
const house =
  (build: (m: Model) => void, ground?: Colour): Icon =>
  (m) => {
    m.turnX(14)
    m.turnY(-26)
    lawn(m, ground)
    build(m)
  }
const academy = house((m) => {
  m.group()
  m.box(wall(0xf0e4d0), [0, -0.36, 0], [0.62, 0.36, 0.4], 0.04)
  for (const x of [-0.45, -0.15, 0.15, 0.45]) {
    m.group()
    m.tube(plain(0xffffff), [x, -0.36, 0.46], 0.07, 0.36, 0.02)
  }
  m.group()
  m.box(plain(0x3a5ab8), [0, 0.06, 0.06], [0.74, 0.07, 0.54], 0.03)
  roof(m, 0x3a6ad8, [0, 0.1, 0], 0.5, 0.6)
  m.inside(() => {
    m.move([0, 0.3, 0.5])
    m.group()
    m.plate(glow(0xffd860, 0.5), star(0.16, 0.07), 0.04, 0.02)
  })
})
const bulwark = house((m) => {
  m.sides((s) => {
    m.group()
    m.tube(wall(0xb8b4b8), [s * 0.56, -0.3, -0.06], 0.26, 0.5, 0.03)
    roof(m, 0xc8342e, [s * 0.56, 0.2, -0.06], 0.34, 0.42)
  })
  m.group()
  m.box(wall(0xa8a4a8), [0, -0.42, 0], [0.5, 0.32, 0.2], 0.03)
  for (const x of [-0.3, 0, 0.3]) m.box(wall(0xa8a4a8), [x, -0.04, 0], [0.1, 0.1, 0.2], 0.02)
  m.inside(() => {
    m.move([0, -0.22, 0.28])
    m.scale(1.5)
    shield({ kind: 'heater', field: plain(0x2f6fdc, { specular: 0.6 }), sign: 'star' })(m)
  })
})
const iceTower = house((m) => {
  for (const [x, h, r] of [
    [0, 1.5, 0.34],
    [-0.4, 0.9, 0.22],
    [0.42, 1, 0.24],
  ] as const)
    m.inside(() => {
      m.move([x, -0.8, x === 0 ? 0 : 0.16])
      m.group()
      m.turned(
        crystal(0x8ad8ff, 0xffffff, 0.3),
        [
          [0, 0],
          [r, 0],
          [r * 1.05, h * 0.6],
          [0, h],
        ],
        0.02,
        0,
        6,
      )
    })
  m.group()
  for (let i = 0; i < 7; i++)
    m.ball(plain(0xffffff, { rough: 0.95 }), [-0.6 + i * 0.2, -0.74, 0.4 - 0.1 * (i % 2)], 0.16, 0.06)
}, 0xe8f4ff)
const factory = house((m) => {
  m.group()
  m.box(plain(0xa8623a), [0, -0.42, 0], [0.62, 0.32, 0.4], 0.03)
  for (const x of [-0.36, 0.06]) {
    m.group()
    m.tube(plain(0x8a4a2c), [x, 0.2, -0.16], 0.12, 0.4, 0.02)
    for (let i = 0; i < 3; i++) {
      m.group()
      m.ball(plain(0xe8e4e0, { rough: 1 }), [x + i * 0.08, 0.66 + i * 0.13, -0.16], 0.12 + i * 0.03, 0.04)
    }
  }
  m.inside(() => {
    m.move([0.36, -0.26, 0.46])
    m.turnX(90)
    m.group()
    m.tube(steel(0xd8a04a), [0, 0, 0], 0.24, 0.06, 0.02)
    for (let i = 0; i < 8; i++)
      m.inside(() => {
        m.turnY(i * 45)
        m.box(steel(0xd8a04a), [0.27, 0, 0], [0.06, 0.06, 0.05], 0.01)
      })
    cut(m.tube(steel(0x5a3c1c), [0, 0, 0], 0.1, 0.2, 0.01), 0.01)
  })
  pane(m, -0.3, -0.36, 0.42)
})
const hall = house((m) => {
  for (const [x, h, r] of [
    [0, 0.9, 0.32],
    [-0.5, 0.5, 0.22],
    [0.5, 0.5, 0.22],
  ] as const) {
    m.group()
    m.tube(plain(0xfff4e0), [x, -0.8 + h / 2, x === 0 ? 0 : 0.1], r, h / 2, 0.03)
    m.inside(() => {
      m.move([x, -0.8 + h, x === 0 ? 0 : 0.1])
      m.scale(r)
      m.group()
      m.turned(
        gold(),
        smoothed([
          [0, 0],
          [0.9, 0],
          [1.15, 0.45],
          [1, 1],
          [0.45, 1.5],
          [0.1, 1.9],
          [0, 2.2],
        ]),
        0.03,
      )
    })
    pane(m, x, -0.8 + h * 0.6, (x === 0 ? 0 : 0.1) + r)
  }
  door(m, 0.32)
})
const arena = house((m) => {
  m.group()
  m.tube(wall(0xe0c8a0), [0, -0.46, 0], 0.74, 0.34, 0.03, 0.01, 0.8)
  cut(m.tube(plain(0xd8b070), [0, 0, 0], 0.56, 0.42, 0.02), 0.02, plain(0xd8b070))
  for (let i = 0; i < 9; i++) {
    const a = -1.2 + i * 0.3
    cut(
      m.box(plain(0x5a3c24), [Math.sin(a) * 0.78, -0.44, Math.cos(a) * 0.78], [0.07, 0.14, 0.1], 0.05),
      0.01,
      plain(0x4a3020),
    )
  }
  m.sides((s) =>
    m.inside(() => {
      m.move([0, 0.16, 0.1])
      m.turnZ(s * 40)
      m.move([0, -0.5, 0])
      sword({ long: 1, wide: 1.4 })(m)
    }),
  )
})
const forge = house((m) => {
  m.group()
  m.box(wall(0x9a948c), [-0.16, -0.4, -0.1], [0.5, 0.38, 0.34], 0.03)
  roof(m, 0x5a3a2a, [-0.16, -0.04, -0.1], 0.66, 0.5)
  m.group()
  m.box(glow(0xff6a1a, 1.1), [-0.16, -0.5, 0.24], [0.18, 0.2, 0.04], 0.05)
  m.group()
  m.box(steel(0x5a5860), [0.5, -0.4, 0.3], [0.26, 0.09, 0.13], 0.04)
  m.cone(steel(0x5a5860), [0.5, -0.46, 0.3], [0.5, -0.74, 0.3], 0.1, 0.16)
  m.cone(steel(0x5a5860), [0.7, -0.38, 0.3], [0.94, -0.34, 0.3], 0.08, 0.01)
})
const bank = house((m) => {
  m.group()
  m.box(plain(0xd8e8d8), [0, -0.4, 0], [0.56, 0.38, 0.4], 0.04)
  m.group()
  m.box(plain(0x2a7a5a), [0, 0.02, 0], [0.66, 0.07, 0.5], 0.03)
  for (const x of [-0.42, 0.42]) {
    m.group()
    m.tube(plain(0xffffff), [x, -0.4, 0.44], 0.08, 0.38, 0.02)
  }
  m.inside(() => {
    m.move([0, 0.42, 0.1])
    m.scale(0.5)
    m.group()
    m.turned(
      crystal(0x0cae4c, 0x58f090, 0.4),
      [
        [0, -0.86],
        [0.8, 0.2],
        [0.46, 0.66],
        [0, 0.66],
      ],
      0.02,
      0,
      8,
    )
  })
  door(m, 0.42, 0x2a5a44)
})
const tavern: Icon = (m) => {
  m.turnX(14)
  m.turnY(-22)
  m.move([0, -0.8, 0])
  m.scale(0.6)
  hut(0xc8502e)(m, PALETTES.forest)
}
const shop: Icon = (m) => {
  m.turnX(14)
  m.turnY(-22)
  m.move([0, -0.66, 0])
  m.scale(0.7)
  stall(m, PALETTES.forest)
}
const gateway: Icon = (m) => {
  m.turnX(10)
  m.turnY(-16)
  m.move([0, -0.84, 0])
  m.scale(0.86)
  portal(0x8a3af0, 0xe0b0ff)(m, PALETTES.dark)
}
const tent = house((m) => {
  m.inside(() => {
    m.move([0, 0.5, 0])
    m.group()
    m.drape(cloth(0xc8342e, 0xf4ecd8), {
      height: 1.3,
      top: 0.05,
      bottom: 0.72,
      folds: 10,
      depth: 0.05,
      curve: 1,
    })
  })
  m.group()
  m.cone(wood(0x7a5030), [0, 0.4, 0], [0, 0.92, 0], 0.04, 0.03)
  m.group()
  m.plate(
    plain(0xffc83a),
    [
      [0, 0.9],
      [0.4, 0.8],
      [0, 0.68],
    ],
    0.03,
    0.01,
  )
  paint(m.box(plain(0x2a1414), [0, -0.6, 0.6], [0.16, 0.26, 0.3], 0.06), 0.01)
})
export const BUILDINGS: Readonly<Record<string, Icon>> = {
  EXPERIENCE: academy,
  CLAN_SHIELD: bulwark,
  SNOW_WORLD: iceTower,
  GEAR_FACTORY: factory,
  HALL_OF_FAME: hall,
  arena,
  forge,
  bank,
  tavern,
  shop,
  portal: gateway,
  raid: tent,
}
