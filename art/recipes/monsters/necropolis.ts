import type { Asset } from '../../asset.ts'
import { bone, cloth, glow, gold, leather, lit, plain, spirit, steel, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { beast, coatOf } from '../../parts/beast.ts'
import { bow, scythe, sword } from '../../parts/blades.ts'
import { hood } from '../../parts/cloth-hat.ts'
import { dragon } from '../../parts/dragon.ts'
import { face } from '../../parts/face.ts'
import { longHair, sweptHair, wildHair } from '../../parts/hair.ts'
import { crown } from '../../parts/helm.ts'
import { type Humanoid, humanoid } from '../../parts/humanoid.ts'
import { jinn } from '../../parts/jinn.ts'
import { legs } from '../../parts/legs.ts'
import { book, orb } from '../../parts/offhand.ts'
import { skullStaff } from '../../parts/staffs.ts'
import { bareChest, puff, shirt } from '../../parts/torso.ts'
import { boneMask, horns } from '../../parts/wild-crown.ts'
import { dressed } from '../dress.ts'
import { monster } from '../figure.ts'
import type { Person } from '../people.ts'

const boneArcher: Humanoid = {
  skin: 0xe8dcc0,
  build: { wide: 0.9, arm: 0.7, belly: 0.8, leg: 1.04 },
  head: (m) => {
    boneMask(m, 0xffb03a)
    hood(m, cloth(0x5a3a34), plain(0x140c10), 0.02)
  },
  torso: shirt({ cloth: bone(), vest: cloth(0x5a3a34), strap: leather(0x3a2a1c), trim: null }),
  sleeve: bone(),
  fore: { material: bone(), hand: bone(), cuff: leather(0x3a2a1c) },
  pads: puff(cloth(0x5a3a34), null, 0.95),
  lower: legs({
    trousers: bone(),
    boots: bone(),
    tunic: cloth(0x5a3a34),
    buckle: steel(0x8a7a4a),
    long: 0.32,
  }),
  weapon: bow(bone(), steel(0x8a7a4a)),
  hold: { z: 12, x: -6, y: 8 },
  offhand: () => {},
  plan: 'archer',
}
const graveRat = (m: Model): void =>
  beast(m, {
    ...coatOf(0x6a6070, 0xb8a8a8, 0x4a3a44),
    eye: { top: 0x8a0a1a, low: 0xff5a5a, glow: 0.4 },
    ears: 'round',
    tail: 'thin',
    teeth: true,
    muzzle: { long: 1.9, wide: 0.8, high: 0.8 },
    nose: 0xe88a90,
    trunk: { long: 1.06, high: 1.1, broad: 1.05 },
    leg: { long: 0.6, thick: 0.76 },
    head: { size: 0.94, up: -0.12, forward: 0.06 },
    claws: 0xe8b0a8,
    extra: (k) => {
      k.group()
      k.sides((s) => k.box(bone(0xfff4d0, 0xd8c898), [s * 0.022, -0.19, 0.53], [0.022, 0.07, 0.014], 0.008))
    },
    rider: (k) => {
      for (const [x, z] of [
        [0.1, 0.1],
        [-0.14, -0.2],
        [0.16, -0.3],
      ] as const)
        paint(k.ball(plain(0x8ac85a), [x, 0, z], 0.09), 0.03)
    },
  })
const ghoul: Humanoid = {
  skin: 0x9aa88a,
  build: { wide: 1.06, arm: 1.34, belly: 0.86, head: 0.98, leg: 0.86 },
  head: (m) => {
    face(m, {
      skin: 0x9aa88a,
      eye: { top: 0x8a1a08, low: 0xff6a2a, glow: 0.5, white: 0x2a2020, lash: 0.06, flick: false },
      brow: 0x4a4a3a,
      nose: 'none',
      ears: 'long',
      tusks: true,
      mood: 'merry',
      jaw: 1.12,
      blush: 0,
      wrinkles: true,
    })
    m.group()
    m.sides((s) =>
      m.curve(
        plain(0x3a3a30),
        [s * 0.1, 0.36, 0],
        [s * 0.24, 0.5, -0.1],
        [s * 0.4, 0.3, -0.3],
        0.05,
        0.04,
        0.008,
      ),
    )
  },
  torso: bareChest(0x9aa88a, (m, b) => {
    for (let i = 0; i < 3; i++)
      m.sides((s) =>
        m.curve(
          bone(0xc8d0b0, 0x8a927a),
          [0, 0.86 + i * 0.08, 0.22 * b.wide],
          [s * 0.2, 0.88 + i * 0.08, 0.22],
          [s * 0.26, 0.94 + i * 0.08, 0.04],
          0.022,
          0.024,
          0.02,
        ),
      )
  }),
  sleeve: plain(0x9aa88a, { skin: 0.5 }),
  fore: { material: plain(0x8a987a, { skin: 0.5 }), hand: plain(0x7a886a) },
  pads: puff(cloth(0x4a4038), null, 0.98),
  lower: legs({ trousers: cloth(0x4a4038), boots: plain(0x8a987a), tunic: cloth(0x4a4038), long: 0.24 }),
  weapon: null,
  offhand: null,
  plan: 'undead',
}
const banshee: Omit<Humanoid, 'lower'> = {
  skin: 0xc8e8e0,
  build: { wide: 0.86, arm: 0.84, head: 1.04 },
  head: (m) => {
    face(m, {
      skin: 0xc8e8e0,
      eye: { top: 0x2a6a6a, low: 0xffffff, glow: 0.5, white: 0x14242c },
      brow: 0x3a6a6a,
      mood: 'startled',
      blush: 0,
      nose: 'none',
    })
    longHair(m, { dark: 0x3a6a74, light: 0x9ae0d8 }, 1.25)
    wildHair(m, { dark: 0x3a6a74, light: 0x9ae0d8 }, 0.9)
  },
  torso: shirt({ cloth: spirit(0xa8d8d0, 0x4a8a8a, 0.15), trim: null }),
  sleeve: spirit(0xa8d8d0, 0x4a8a8a, 0.15),
  fore: { material: spirit(0xa8d8d0, 0x4a8a8a, 0.15), flare: 0.08, hand: spirit(0xd8fff8, 0x6aa8a0, 0.2) },
  pads: null,
  weapon: null,
  offhand: orb(0x8affe0),
}
/** the beak of a mask and round glasses; nobody has seen what is behind them */
const plagueMask = (m: Model): void => {
  const hide = leather(0xd8c8a8, 0x9a8a6a)
  m.group()
  m.egg(hide, [0, 0.02, 0.04], [0.38, 0.38, 0.37])
  m.group()
  m.curve(hide, [0, -0.06, 0.3], [0, -0.06, 0.64], [0, -0.3, 0.82], 0.16, 0.11, 0.02)
  m.sides((s) => {
    m.group()
    m.inside(() => {
      m.move([s * 0.17, 0.04, 0.37])
      m.turnY(s * 20)
      m.turnX(90)
      m.ring(steel(0xb88a4a), [0, 0, 0], 0.115, 0.026)
    })
    m.group()
    m.ball(glow(0x8aff5a, 0.7), [s * 0.17, 0.04, 0.33], 0.1)
  })
  m.inside(() => {
    m.move([0, 0.24, -0.03])
    m.turnX(-10)
    m.group()
    m.turned(
      leather(0x2a2428),
      [
        [0.3, 0],
        [0.68, -0.02],
        [0.66, 0.03],
        [0.3, 0.06],
      ],
      0.02,
    )
    m.tube(leather(0x2a2428), [0, 0.24, 0], 0.34, 0.22, 0.05, 0.03, 0.3)
    m.group()
    m.ring(leather(0x8a2a2a), [0, 0.08, 0], 0.35, 0.03)
  })
}
const plagueDoctor = dressed({
  skin: 0xd8c8a8,
  on: plagueMask,
  wear: 'robe',
  main: 0x2a2830,
  over: 0x3a343c,
  trim: leather(0x8a6a3a),
  gem: 0x8aff5a,
  more: {
    weapon: (m) => {
      m.group()
      m.cone(wood(0x4a3428), [0, -0.7, 0], [0, 0.66, 0], 0.03, 0.03)
      m.group()
      m.ball(lit(plain(0x4ac83a, { rough: 0.1, specular: 1.4 }), 0x4ac83a, 0.5), [0, 0.82, 0], 0.16)
      m.group()
      m.ring(gold(), [0, 0.68, 0], 0.07, 0.03)
    },
    offhand: book(0x2a3a2a, 0x8aff5a),
  },
})
export const vampire: Person = (mood) =>
  dressed({
    skin: 0xe8e0e4,
    mood,
    build: { wide: 1.02, arm: 0.98, leg: 1.08 },
    face: {
      eye: { top: 0x6a0a14, low: 0xff3a4a, glow: 0.4, lid: 0.1, stern: 10 },
      nose: 'straight',
      ears: 'pointed',
      jaw: 0.9,
      blush: 0,
      lips: 0xb02a3a,
    },
    brow: 0x14101c,
    on: (m) => {
      sweptHair(m, { dark: 0x14101c, light: 0x4a3a54 })
      m.group()
      m.sides((s) =>
        m.cone(plain(0xffffff), [s * 0.045, -0.22, 0.385], [s * 0.045, -0.28, 0.39], 0.016, 0.004),
      )
    },
    wear: 'shirt',
    main: 0xf0e8ec,
    over: 0x5a0c1c,
    trim: gold(),
    cape: [0x1c0a14, 1.25, 1.05],
    more: {
      weapon: sword({ long: 1.04, wide: 0.6, gem: 0xff3a4a, guard: steel(0x8a7a8a) }),
      offhand: orb(0xff3a4a),
    },
  })
const necromancer: Person = (mood) =>
  dressed({
    skin: 0xb8b0c0,
    mood,
    build: { wide: 1, arm: 0.94 },
    face: {
      eye: { top: 0x3a0a6a, low: 0xc86aff, glow: 0.6, lid: 0.14, stern: 12 },
      nose: 'hook',
      wrinkles: true,
      blush: 0,
      jaw: 0.9,
    },
    brow: 0xd0c8d8,
    on: (m) => {
      longHair(m, { dark: 0xa8a0b0, light: 0xf0ecf8 }, 0.7)
      horns(m, bone(), 'back', 0.9)
    },
    wear: 'robe',
    main: 0x3a2a4a,
    over: 0x241a30,
    trim: bone(),
    gem: 0xc86aff,
    spiked: bone(),
    cape: [0x241a30, 1.05, 1],
    more: { weapon: skullStaff(0xc86aff), offhand: book(0x2a1a3a, 0xc86aff) },
  })
const boneDragon = (m: Model): void =>
  dragon(m, {
    skin: 0xd8ccb0,
    skin2: 0x8a7c64,
    belly: 0xf0e8d0,
    belly2: 0xa89878,
    wing: [0x5a6a6a, 0x2a3a44],
    horn: bone(0xf4ecd8, 0x9a8a6a),
    hide: bone(0xe0d6ba, 0x9a8c70),
    hornShape: 'back',
    hornLong: 0.6,
    eye: { top: 0x0a5a4a, low: 0x5affd8, glow: 1, white: 0x141c1c, iris: 0.7 },
    torn: 0.8,
    ribs: true,
    span: 1.32,
  })
const lich = dressed({
  skin: 0xe8dcc0,
  build: { wide: 1.08, arm: 0.9 },
  on: (m) => {
    boneMask(m, 0x5ad8ff)
    crown(m, gold(), 0x5ad8ff, 9, 1.7)
    m.group()
    m.egg(cloth(0x1c2a4a), [0, -0.02, -0.14], [0.46, 0.46, 0.4])
  },
  wear: 'robe',
  main: 0x2a3a5a,
  over: 0x141c34,
  trim: gold(),
  gem: 0x5ad8ff,
  spiked: bone(),
  long: 1,
  cape: [0x141c34, 1.2, 1.05],
  more: {
    weapon: scythe(lit(steel(0xc8e8ff), 0x5ad8ff, 0.4), wood(0x2a2430)),
    offhand: orb(0x5ad8ff),
    fore: { material: cloth(0x2a3a5a), cuff: gold(), flare: 0.06, hand: bone() },
  },
})
export const necropolis = (): Asset[] => [
  monster('bone-archer', (m) => humanoid(m, boneArcher)),
  monster('grave-rat', graveRat, { yaw: 50, half: 160, up: 190, size: 1.04 }),
  monster('ghoul', (m) => humanoid(m, ghoul)),
  monster('banshee', (m) => jinn(m, banshee, 0x4a9a94, 0xc8fff4), { up: 240 }),
  monster('plague-doctor', (m) => humanoid(m, plagueDoctor), { up: 240 }),
  monster('vampire', (m) => humanoid(m, vampire('merry')), { size: 1.08, half: 165, up: 240 }),
  monster('necromancer', (m) => humanoid(m, necromancer('stern')), { size: 1.06, up: 240 }),
  monster('bone-dragon', boneDragon, { size: 1.3, half: 235, up: 310, down: 80 }),
  monster('lich', (m) => humanoid(m, lich), { size: 1.26, half: 190, up: 290, down: 70 }),
]
