import type { Asset } from '../../asset.ts'
import { bone, glow, lit, membrane, plain, steel, stone, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { axe, club, sword } from '../../parts/blades.ts'
import { critter } from '../../parts/critter.ts'
import { eye } from '../../parts/eye.ts'
import { beard, wildHair } from '../../parts/hair.ts'
import { crown } from '../../parts/helm.ts'
import { type Humanoid, humanoid } from '../../parts/humanoid.ts'
import { orb } from '../../parts/offhand.ts'
import { serpent } from '../../parts/serpent.ts'
import { horns } from '../../parts/wild-crown.ts'
import { dressed, winged } from '../dress.ts'
import { monster } from '../figure.ts'

const angler = (m: Model): void => {
  const skin = plain(0x3a5a8a, { rough: 0.35, specular: 0.7, skin: 0.6 })
  critter(m, {
    coat: skin,
    belly: plain(0xa8c8d8),
    body: [0.46, 0.44, 0.5],
    high: 0.74,
    eye: { top: 0x0a4a5a, low: 0x8affe8, glow: 0.4 },
    look: { size: 0.12, apart: 0.46, up: 0.3 },
    mouth: 'jaws',
    wing: {
      span: 0.5,
      up: -0.2,
      draw: (k, s) => {
        k.group()
        for (const a of [0.5, 0, -0.5])
          k.curve(
            membrane(0x5a8ab8, 0x2a4a74, 0.4),
            [s * 0.06, 0, 0.1],
            [s * 0.28, a * 0.3, 0],
            [s * 0.46, a * 0.6, -0.1],
            0.07,
            0.06,
            0.01,
          )
      },
    },
    top: (k) => {
      k.curve(skin, [0, 0.36, 0.1], [0, 0.86, 0.2], [0, 0.68, 0.62], 0.05, 0.04, 0.025)
      k.group()
      k.ball(glow(0xfff07a, 1.5), [0, 0.62, 0.64], 0.1)
      k.lamp([0, 0.6, 0.7], [1, 0.9, 0.4], 1.4, 0.3)
      k.group()
      for (let i = 0; i < 4; i++)
        k.curve(
          membrane(0x5a8ab8, 0x2a4a74, 0.4),
          [0, 0.4 - i * 0.05, -0.06 - i * 0.1],
          [0, 0.6 - i * 0.06, -0.16 - i * 0.12],
          [0, 0.62 - i * 0.1, -0.3 - i * 0.12],
          0.06,
          0.04,
          0.01,
        )
    },
    tail: {
      at: [0, 0, -0.4],
      to: [0, 0.1, -0.9],
      draw: (k) => {
        k.cone(skin, [0, 0, -0.36], [0, 0.02, -0.64], 0.2, 0.08)
        k.group()
        for (const y of [0.32, 0.12, -0.12])
          k.curve(
            membrane(0x5a8ab8, 0x2a4a74, 0.4),
            [0, 0.02, -0.62],
            [0, y * 0.6, -0.78],
            [0, y, -0.96],
            0.08,
            0.07,
            0.01,
          )
      },
    },
  })
}
const EYES = [
  [0.52, 0.3, 0.12, 0.15],
  [-0.52, 0.18, 0.14, 0.17],
  [0.4, -0.34, 0.16, 0.13],
  [-0.36, -0.36, 0.18, 0.14],
  [-0.26, 0.52, 0.02, 0.13],
  [0.22, 0.56, 0, 0.12],
] as const
const swarm = (m: Model): void =>
  critter(m, {
    coat: plain(0x8a3a6a, { rough: 0.3, specular: 0.8, skin: 0.8 }),
    body: [0.32, 0.32, 0.3],
    high: 0.82,
    eye: { top: 0x6a0a2a, low: 0xff5a8a, glow: 0.3, aspect: 1, lift: 0, inward: 0, lash: 0 },
    eyes: 'one',
    look: { size: 0.24, apart: 0, up: 0.02 },
    mouth: 'none',
    top: (k) => {
      for (const [x, y, z, r] of EYES) {
        k.group()
        k.curve(
          plain(0x6a2a54, { skin: 0.7 }),
          [x * 0.4, y * 0.4, -0.06],
          [x * 0.9, y * 0.5, -0.06],
          [x, y, z - 0.06],
          0.05,
          0.035,
          0.03,
        )
        k.group()
        k.ball(plain(0x8a3a6a, { rough: 0.3, specular: 0.8 }), [x, y, z], r)
        eye(
          k,
          { at: [x, y, z + r * 0.62], yaw: x * 20, pitch: y * 14, radius: r * 0.78, side: x < 0 ? -1 : 1 },
          { top: 0x0a3a5a, low: 0x6af0ff, glow: 0.3, aspect: 1, lash: 0, depth: 0.5, lift: 0 },
        )
      }
    },
    tail: {
      at: [0, -0.24, 0],
      to: [0.05, -0.7, 0],
      draw: (k) => {
        for (const [x, d] of [
          [-0.16, -0.1],
          [0, 0.06],
          [0.16, 0.1],
        ] as const) {
          k.group()
          k.curve(
            plain(0x6a2a54, { skin: 0.7 }),
            [x, -0.22, 0],
            [x + d, -0.46, 0.04],
            [x - d * 0.6, -0.7, 0],
            0.06,
            0.045,
            0.012,
          )
        }
      },
    },
  })
const kraken = (m: Model): void => {
  const skin = plain(0xb84a6a, { rough: 0.3, specular: 0.8, skin: 0.8 })
  critter(m, {
    coat: skin,
    belly: plain(0xf0b0a8),
    body: [0.4, 0.46, 0.38],
    high: 0.78,
    eye: { top: 0x3a3a00, low: 0xf0f04a, slit: true, lift: 0 },
    look: { size: 0.125, apart: 0.46, up: -0.08 },
    mouth: 'cross',
    back: (k) => {
      for (const [x, y, r] of [
        [0.1, 0.34, 0.08],
        [-0.16, 0.28, 0.06],
        [0.26, 0.2, 0.05],
        [-0.04, 0.4, 0.05],
      ] as const)
        paint(k.ball(plain(0x7a2a4a), [x, y, 0.22], r), 0.02)
    },
    top: (k) => {
      k.egg(skin, [0, 0.34, -0.1], [0.34, 0.34, 0.34], 0.1)
      k.sides((s) =>
        k.curve(
          skin,
          [s * 0.24, 0.3, -0.1],
          [s * 0.5, 0.36, -0.12],
          [s * 0.44, 0.6, -0.16],
          0.12,
          0.08,
          0.02,
          0.06,
        ),
      )
    },
    tail: {
      at: [0, -0.3, 0],
      to: [0, -0.78, 0.1],
      draw: (k) => {
        for (let i = 0; i < 8; i++) {
          const a = (i / 8) * Math.PI * 2
          const [x, z] = [Math.sin(a), Math.cos(a)]
          k.group()
          k.curve(
            skin,
            [x * 0.24, -0.26, z * 0.2],
            [x * 0.5, -0.86, z * 0.44],
            [x * 0.72, -0.5 - 0.1 * (i % 3), z * 0.6],
            0.13,
            0.1,
            0.02,
          )
        }
      },
    },
  })
}
const lava = lit(stone(0x5a2c20, 0x2c1410), 0xff4a10, 0.16)
const lavaDemon: Humanoid = {
  ...dressed({
    skin: 0x7a3424,
    build: { wide: 1.36, arm: 1.5, head: 0.9, trunk: 1.1, leg: 0.9 },
    face: {
      eye: { top: 0xff8a1a, low: 0xffc84a, glow: 0.5, white: 0x3a140c, lid: 0.14, stern: 18 },
      nose: 'none',
      tusks: true,
      mood: 'stern',
      jaw: 1.2,
      blush: 0,
    },
    brow: 0x2c1410,
    on: (m) => {
      wildHair(m, { dark: 0xff5a10, light: 0xffd84a }, 1)
      horns(m, bone(0x3c241c, 0x1c100c), 'bull', 1)
    },
    wear: 'bare',
    main: 0x2c1410,
    metal: lava,
    spiked: glow(0xff7a1a, 0.8),
  }),
  torso: (m, b) => {
    m.egg(lava, [0, 0.96, 0], [0.32 * b.wide, 0.3, 0.26 * b.wide])
    m.egg(lava, [0, 0.72, 0], [0.24 * b.wide, 0.18, 0.2 * b.wide], 0.1)
    for (let i = 0; i < 6; i++)
      paint(
        m.curve(
          glow(0xff8a1a, 1.3),
          [-0.34 + i * 0.12, 1.16, 0.3],
          [-0.3 + i * 0.12 + 0.08 * Math.sin(i * 2), 0.92, 0.42],
          [-0.24 + i * 0.1, 0.7, 0.3],
          0.012,
          0.022,
          0.01,
        ),
        0.012,
      )
  },
  sleeve: lava,
  fore: { material: lava, cuff: glow(0xff7a1a, 0.9), hand: lava },
  weapon: club,
  hold: { scale: 1.2 },
  offhand: orb(0xff8a2a),
  plan: 'giant',
}
const ash: Humanoid = dressed({
  skin: 0x8a8480,
  build: { wide: 1.42, arm: 1.46, head: 0.8, trunk: 1.24, leg: 1.02 },
  face: {
    eye: { top: 0xd84a10, low: 0xffa03a, glow: 0.3, lash: 0.08, flick: false },
    nose: 'straight',
    jaw: 1.18,
    mood: 'stern',
    blush: 0,
    browThick: 1.7,
  },
  brow: 0x2a2624,
  on: (m) => {
    wildHair(m, { dark: 0x2a2624, light: 0x6a6460 }, 0.9)
    beard(m, { dark: 0x2a2624, light: 0xd85a1a }, 0.6)
    horns(m, bone(0x5a5450, 0x2a2624), 'back', 1)
  },
  wear: 'bare',
  main: 0x4a3a34,
  metal: stone(0x4a4644, 0x2a2624),
  spiked: lit(stone(0x4a4644, 0x2a2624), 0xff5a1a, 0.2),
  cape: [0x3a3432, 1.15, 1],
  more: {
    weapon: axe(lit(stone(0x5a5450, 0x2a2624), 0xff6a1a, 0.25), true, wood(0x2a2220), 1.2),
    hold: { scale: 1.2 },
    offhand: null,
    plan: 'giant',
  },
})
const archdemon: Humanoid = dressed({
  skin: 0xa81c2a,
  build: { wide: 1.34, arm: 1.36, head: 0.88, trunk: 1.2, leg: 1.06 },
  face: {
    eye: { top: 0xff8a00, low: 0xffd84a, glow: 0.5, white: 0x1c0808, slit: true, lid: 0.12, stern: 16 },
    nose: 'hook',
    ears: 'pointed',
    tusks: true,
    mood: 'stern',
    jaw: 1.1,
    blush: 0,
  },
  brow: 0x14060a,
  on: (m) => {
    horns(m, bone(0x2a1c20, 0x0c0808), 'ram', 1.25)
    horns(m, lit(bone(0x3a2428, 0x14090c), 0xff4a10, 0.08), 'up', 1.5)
    beard(m, { dark: 0x14060a, light: 0x5a1c24 }, 0.24)
    crown(m, lit(steel(0xffb03a, 0xd86a1a), 0xff7a1a, 0.3), 0xfff07a, 7, 0.7)
  },
  wear: 'plate',
  main: 0x2a0c14,
  over: 0x5a0c18,
  metal: steel(0x3a2028, 0x1c0c14),
  trim: steel(0xe8963a, 0xa85a1a),
  gem: 0xff7a1a,
  spiked: bone(0xe8d0b0, 0x6a4434),
  more: {
    weapon: sword({
      long: 1.5,
      wide: 2,
      wave: true,
      edge: lit(steel(0xffb080, 0xff6a2a), 0xff5a1a, 0.5),
      gem: 0xfff07a,
    }),
    hold: { scale: 1.12 },
    offhand: orb(0xff8a1a),
    back: winged({ skin: [membrane(0xb8242a, 0x4a0c18), plain(0x2a0c14)], claw: bone(), span: 1.5 }),
    plan: 'winged',
  },
})
export const abyss = (): Asset[] => [
  monster('abyss-angler', angler, { half: 165, up: 230, yaw: 44 }),
  monster('eye-swarm', swarm, { half: 150, up: 230, yaw: 24 }),
  monster('kraken-spawn', kraken, { half: 160, up: 225 }),
  monster('lava-demon', (m) => humanoid(m, lavaDemon), { size: 1.08, half: 180, up: 240 }),
  monster(
    'deep-serpent',
    (m) =>
      serpent(m, {
        skin: 0x2a7a8a,
        skin2: 0x10404c,
        belly: 0xc8f0e0,
        eye: { top: 0x5a3a00, low: 0xffe04a, glow: 0.5 },
        fins: 0x5af0c8,
        hood: 0x1c5a6a,
        horns: bone(0xc8f0e0, 0x6aa89a),
      }),
    { half: 185, up: 245, size: 1.28 },
  ),
  monster('yotun-of-ash', (m) => humanoid(m, ash), { size: 1.26, half: 210, up: 290 }),
  monster('horned-archdemon', (m) => humanoid(m, archdemon), { size: 1.38, half: 260, up: 330, down: 80 }),
]
