import type { Asset } from '../../asset.ts'
import { shade } from '../../model/colour.ts'
import { blade, crystal, glow, gold, material, membrane, plain, spirit, steel } from '../../model/material.ts'
import { cut, type Model } from '../../model/model.ts'
import { spear, sword } from '../../parts/blades.ts'
import { critter } from '../../parts/critter.ts'
import { eye } from '../../parts/eye.ts'
import { face } from '../../parts/face.ts'
import { golem } from '../../parts/golem.ts'
import { bunHair, moustache, wildHair } from '../../parts/hair.ts'
import { type Humanoid, humanoid } from '../../parts/humanoid.ts'
import { insect } from '../../parts/insect.ts'
import { jinn } from '../../parts/jinn.ts'
import { orb, shield } from '../../parts/offhand.ts'
import { dressed } from '../dress.ts'
import { monster } from '../figure.ts'
import type { Person } from '../people.ts'
import { skyRay } from './sky-ray.ts'

const brass = steel(0xd8a04a, 0x9a6a24)
const copper = steel(0xb8683a, 0x7a3c1c)
const cog = (m: Model, r: number, thick: number): void => {
  m.tube(brass, [0, 0, 0], r, thick, 0.01)
  for (let i = 0; i < 8; i++)
    m.inside(() => {
      m.turnY(i * 45)
      m.box(brass, [r * 1.08, 0, 0], [r * 0.2, thick, r * 0.16], 0.01)
    })
  cut(m.tube(copper, [0, 0, 0], r * 0.4, thick * 2, 0.01), 0.01, copper)
}
const crab = (m: Model): void => {
  insect(m, { kind: 'crab', shell: 0xc8843a, shell2: 0x6a4424, belly: 0xf0d090, eyes: 0x5af0e0 })
  m.on('body')
  m.inside(() => {
    m.move([0, 0.78, -0.1])
    cog(m, 0.24, 0.06)
  })
}
const drone = (m: Model): void =>
  critter(m, {
    coat: steel(0xe8e4dc, 0xb8b4b0),
    body: [0.36, 0.32, 0.34],
    high: 0.9,
    eye: { top: 0x0a4a6a, low: 0x5af0ff, glow: 0.9, white: 0x141c28, aspect: 1, lift: 0, inward: 0, lash: 0 },
    eyes: 'one',
    look: { size: 0.19, apart: 0, up: 0.05 },
    mouth: 'none',
    arms: brass,
    back: (k) => {
      k.group()
      k.ring(brass, [0, 0, 0], 0.36, 0.05)
      k.group()
      k.inside(() => {
        k.move([0, 0.02, 0.31])
        k.turnX(90)
        k.ring(brass, [0, 0, 0], 0.21, 0.035)
      })
    },
    top: (k) => {
      k.cone(brass, [0, 0.28, 0], [0, 0.52, 0], 0.05, 0.03)
      k.group()
      for (const a of [0, 120, 240])
        k.inside(() => {
          k.move([0, 0.52, 0])
          k.turnY(a + 20)
          k.turnX(8)
          k.egg(membrane(0x8ae8f0, 0x3a9ab0, 0.5), [0.3, 0, 0], [0.3, 0.018, 0.09])
        })
      k.group()
      k.ball(glow(0xff5a3a, 1.2), [0, 0.56, 0], 0.06)
    },
    tail: {
      at: [0, -0.26, 0],
      to: [0, -0.6, 0],
      draw: (k) => {
        k.cone(brass, [0, -0.26, 0], [0, -0.44, 0], 0.12, 0.07)
        k.group()
        k.turned(
          glow(0x5af0ff, 1.1),
          [
            [0, -0.74],
            [0.08, -0.54],
            [0.06, -0.44],
            [0, -0.42],
          ],
          0.02,
        )
      },
    },
  })
/** a ray that swims in the sky: all wing, a whip of a tail */
const paper = plain(0xf8f4ea, { rough: 0.95, specular: 0.05 })
const samurai: Humanoid = {
  ...dressed({
    skin: 0xf8f0e4,
    build: { wide: 1, arm: 0.92 },
    face: {
      eye: { top: 0x141414, low: 0x5a5a6a, lid: 0.16, stern: 12, lash: 0.14 },
      nose: 'none',
      blush: 0.7,
      mood: 'stern',
      jaw: 0.92,
    },
    brow: 0x141414,
    on: (m) => {
      bunHair(m, { dark: 0x141414, light: 0x3a3a44 })
      moustache(m, { dark: 0x141414, light: 0x3a3a44 })
      m.inside(() => {
        m.move([0, 0.3, -0.12])
        m.turnX(-24)
        m.group()
        m.turned(
          paper,
          [
            [0, 0.44],
            [0.6, 0.06],
            [0.55, 0.03],
            [0, 0.4],
          ],
          0.015,
          0,
          12,
        )
        m.group()
        m.ball(plain(0xd8242e), [0, 0.42, 0], 0.06)
      })
    },
    wear: 'plate',
    main: 0xd8242e,
    over: 0xd8242e,
    metal: paper,
    trim: plain(0x2a2a34),
    long: 0.4,
  }),
  weapon: sword({ long: 1.2, wide: 0.6, edge: blade(), guard: plain(0x2a2a34), gem: 0xd8242e }),
  offhand: null,
}
const gale: Omit<Humanoid, 'lower'> = {
  skin: 0xd8f0e8,
  build: { wide: 1.06, arm: 1.2, head: 0.98 },
  head: (m) => {
    face(m, {
      skin: 0xd8f0e8,
      eye: { top: 0x0a6a5a, low: 0x8affe0, glow: 0.5 },
      brow: 0x8ad8c8,
      nose: 'none',
      blush: 0.2,
      mood: 'merry',
    })
    wildHair(m, { dark: 0x8ad8c8, light: 0xffffff }, 1.15)
  },
  torso: (m, b) => {
    const wind = spirit(0xc8f0e8, 0x6ab8b0, 0.15)
    for (let i = 0; i < 5; i++)
      m.inside(() => {
        m.move([0, 0.72 + i * 0.1, 0])
        m.turnZ(i % 2 ? 8 : -8)
        m.ring(wind, [0, 0, 0], (0.12 + 0.035 * i) * b.wide, 0.075, 0.06)
      })
    m.egg(wind, [0, 0.94, 0], [0.2, 0.28, 0.18], 0.06)
  },
  sleeve: spirit(0xc8f0e8, 0x6ab8b0, 0.15),
  fore: { material: spirit(0xe8fff8, 0x8ad8c8, 0.15), flare: 0.07, hand: spirit(0xffffff, 0x8ad8c8, 0.2) },
  pads: (m) => void m.egg(spirit(0xe8fff8, 0x8ad8c8, 0.15), [0, 0, 0], [0.19, 0.13, 0.19]).lumpy(0.03, 9),
  weapon: null,
  offhand: orb(0x8affe0),
}
const cloud: Omit<Humanoid, 'lower'> = {
  ...dressed({
    skin: 0xb8b0f0,
    build: { wide: 1.3, arm: 1.3, belly: 1.3, head: 0.98 },
    face: {
      eye: { top: 0x3a2a8a, low: 0xfff0a0, glow: 0.3 },
      nose: 'potato',
      ears: 'pointed',
      blush: 0.5,
      mood: 'calm',
      browThick: 1.8,
    },
    brow: 0xffffff,
    on: (m) => {
      m.group()
      for (let i = 0; i < 16; i++) {
        const [a, u] = [i * 2.4, i / 16]
        m.ball(
          plain(0xffffff, { rough: 0.9, skin: 0.8 }),
          [Math.cos(a) * 0.34 * (1 - u * 0.6), 0.26 + u * 0.26, Math.sin(a) * 0.34 * (1 - u * 0.6) - 0.04],
          0.17,
          0.04,
        )
      }
      m.group()
      for (let i = -2; i <= 2; i++)
        m.ball(
          plain(0xffffff, { rough: 0.9, skin: 0.8 }),
          [i * 0.12, -0.36 - 0.03 * (2 - Math.abs(i)), 0.24],
          0.13,
          0.04,
        )
    },
    wear: 'shirt',
    main: 0x8a7ad8,
    over: 0xd8d0ff,
    trim: gold(),
  }),
  weapon: null,
  offhand: (m) => {
    m.move([0, 0.26, 0.02])
    m.group()
    m.plate(
      glow(0xffe04a, 1.2),
      [
        [0.05, 0.22],
        [-0.12, -0.02],
        [-0.01, -0.02],
        [-0.06, -0.22],
        [0.13, 0.05],
        [0.02, 0.05],
      ],
      0.03,
      0.01,
    )
  },
}
const metalSkin = (c: number) =>
  material('metal', c, shade(c, 0.66), { rough: 0.3, metal: 0.85, specular: 1, bump: 0.4 })
const automaton = (m: Model): void => {
  golem(m, {
    rock: metalSkin(0xd8a04a),
    dark: metalSkin(0x8a5a34),
    rune: 0x5af0ff,
    crown: 'none',
    power: 2,
    broad: 0.94,
  })
  m.on('torso')
  m.inside(() => {
    m.move([0.02, 1.3, -0.3])
    m.turnX(90)
    cog(m, 0.34, 0.06)
  })
  m.group()
  m.sides((s) => {
    m.group()
    m.tube(metalSkin(0xb8683a), [s * 0.3, 1.5, -0.24], 0.09, 0.26, 0.02)
  })
  m.on('head')
  m.inside(() => {
    m.move([0, 1.8, 0.16])
    m.cone(metalSkin(0x8a5a34), [0, -0.12, 0], [0, 0.14, 0], 0.04, 0.03)
    m.group()
    m.ball(glow(0xff7a3a, 1.2), [0, 0.18, 0], 0.07)
  })
}
const sentinel: Person = (mood) =>
  dressed({
    skin: 0xc8d8e8,
    mood,
    build: { wide: 1.24, arm: 1.2, head: 0.92, trunk: 1.1, leg: 1.06 },
    on: (m) => {
      m.group()
      m.turned(
        steel(0xf0ece4, 0xb8b8c8),
        [
          [0, -0.4],
          [0.28, -0.36],
          [0.4, 0],
          [0.34, 0.36],
          [0, 0.62],
        ],
        0.03,
        0,
        8,
      )
      m.group()
      m.box(plain(0x10202c), [0, 0.02, 0.36], [0.22, 0.09, 0.1], 0.03)
      eye(
        m,
        { at: [0, 0.02, 0.46], yaw: 0, pitch: 0, radius: 0.085, side: 1 },
        { top: 0x0a6a8a, low: 0x8affff, glow: 1.2, aspect: 1, lash: 0, inward: 0, lift: 0 },
      )
      m.group()
      for (const x of [-0.26, 0, 0.26])
        m.inside(() => {
          m.move([x, 0.5 - Math.abs(x) * 0.5, -0.1])
          m.turnZ(-x * 90)
          m.turned(
            crystal(0x5af0ff, 0xe8ffff, 0.6),
            [
              [0, 0],
              [0.07, 0.1],
              [0, 0.5],
            ],
            0.004,
            0,
            4,
          )
        })
    },
    wear: 'plate',
    main: 0x2a7aa8,
    over: 0x2a7aa8,
    metal: steel(0xf0ece4, 0xb8b8c8),
    trim: gold(),
    gem: 0x5af0ff,
    cape: [0x2a7aa8, 1.05, 1.05],
    more: {
      weapon: spear(crystal(0x5af0ff, 0xe8ffff, 0.6), null),
      hold: { z: 8, along: -0.1, scale: 1.15 },
      offhand: shield({ kind: 'kite', field: crystal(0x3ab8d8, 0xc8ffff, 0.2), rim: gold(), sign: 'sun' }),
      shield: true,
    },
  })
const colossus = (m: Model): void => {
  golem(m, {
    rock: { ...metalSkin(0xf0ece4), metal: 0.2, rough: 0.5 },
    dark: metalSkin(0xb8884a),
    rune: 0x5af0ff,
    crown: 'crystals',
    crownMaterial: crystal(0x5af0ff, 0xe8ffff, 0.5),
    power: 2.4,
    broad: 1.16,
  })
  m.on('torso')
  m.inside(() => {
    m.move([0, 1.44, -0.34])
    m.box(metalSkin(0xf0ece4), [0, 0.2, 0], [0.2, 0.34, 0.1], 0.03)
    m.sides((s) => m.box(metalSkin(0xb8884a), [s * 0.34, 0.1, 0], [0.1, 0.24, 0.08], 0.03))
    m.group()
    m.inside(() => {
      m.move([0, 0.5, 0.02])
      m.turnX(90)
      cog(m, 0.24, 0.06)
    })
  })
}
export const miro = (): Asset[] => [
  monster('clockwork-crab', crab, { yaw: 40, half: 170, up: 235, size: 0.98 }),
  monster('builder-drone', drone, { half: 140, up: 230, size: 0.92 }),
  monster('sky-ray', skyRay, { half: 190, up: 220, size: 1.06, yaw: 44 }),
  monster('paper-samurai', (m) => humanoid(m, samurai)),
  monster('wind-elemental', (m) => jinn(m, gale, 0x9ae0d4, 0xffffff), { up: 240, size: 1.06 }),
  monster('cloud-djinn', (m) => jinn(m, cloud, 0xd0ccf8, 0xffffff), { size: 1.1, half: 165, up: 240 }),
  monster('brass-automaton', automaton, { half: 175, up: 240, size: 1.06 }),
  monster('architian-sentinel', (m) => humanoid(m, sentinel('calm')), { size: 1.14, half: 175, up: 260 }),
  monster('builder-colossus', colossus, { half: 240, up: 320, down: 80, size: 1.5 }),
]
