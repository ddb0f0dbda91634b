import type { Asset } from '../../asset.ts'
import {
  blade,
  cloth,
  crystal,
  glow,
  gold,
  leather,
  lit,
  material,
  plain,
  steel,
  stone,
} from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { beast } from '../../parts/beast.ts'
import { bird } from '../../parts/bird.ts'
import { hammer, spear, sword } from '../../parts/blades.ts'
import { turban, wizardHat } from '../../parts/cloth-hat.ts'
import { golem, golemRock } from '../../parts/golem.ts'
import { beard, bunHair, curlyHair, longHair, moustache } from '../../parts/hair.ts'
import { crown, greatHelm } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { insect } from '../../parts/insect.ts'
import { jinn } from '../../parts/jinn.ts'
import { orb, shield } from '../../parts/offhand.ts'
import { crystalStaff, sunStaff } from '../../parts/staffs.ts'
import { chest } from '../../parts/torso.ts'
import { dressed } from '../dress.ts'
import { monster } from '../figure.ts'
import type { Person } from '../people.ts'

const gilded = dressed({
  skin: 0x2a2020,
  build: { wide: 1.12, arm: 1.08 },
  on: (m) => greatHelm(m, gold(0xe8c050, 0xb08028), steel(0x5a3a7a), 0x8ad8ff, 0x5a3a9a),
  wear: 'plate',
  main: 0x5a3a9a,
  over: 0x5a3a9a,
  metal: gold(0xe8c050, 0xb08028),
  trim: steel(0xe4eaf4),
  gem: 0x8ad8ff,
  more: {
    weapon: spear(gold(), 0x5a3a9a, 3),
    hold: { z: 8, along: -0.1 },
    offhand: shield({ kind: 'kite', field: cloth(0x5a3a9a), rim: gold(), sign: 'star' }),
    shield: true,
  },
})
const marble = stone(0xe8e4dc, 0xb8b4b0, 0, 0x8fc23c, 0.6)
const marbleLion = (m: Model): void =>
  beast(m, {
    coat: marble,
    belly: stone(0xf8f4ec, 0xd0ccc4),
    dark: gold(),
    eye: { top: 0x8a5a00, low: 0xffe07a, glow: 0.6 },
    ears: 'round',
    tail: 'tuft',
    teeth: true,
    mane: stone(0xd8b860, 0xa07c2a),
    trunk: { broad: 1.26, high: 1.16 },
    leg: { thick: 1.3 },
    head: { size: 1.16 },
    claws: 0xe8c050,
    brow: 0.06,
    nose: 0xd8b860,
    rider: (k) => {
      for (let i = 0; i < 4; i++)
        paint(
          k.curve(
            plain(0x9a948c),
            [-0.3, 0.1, 0.2 - i * 0.2],
            [0, 0, 0.1 - i * 0.2],
            [0.3, -0.2, 0.24 - i * 0.2],
            0.008,
            0.012,
            0.004,
          ),
          0.006,
          0.8,
        )
    },
  })
export const courtWitch: Person = (mood) =>
  dressed({
    skin: 0xfcd4bc,
    mood,
    build: { wide: 0.9, arm: 0.88 },
    face: {
      eye: { top: 0x5a0a5a, low: 0xff8af0, lash: 0.17 },
      lips: 0xc8245a,
      jaw: 0.92,
      nose: 'straight',
      blush: 0.6,
    },
    brow: 0x3a1c1c,
    on: (m) => {
      bunHair(m, { dark: 0xa8206a, light: 0xff8ac0 })
      m.inside(() => {
        m.move([0.1, 0.16, 0])
        m.turnZ(-16)
        m.scale(0.66)
        wizardHat(m, cloth(0x4a1c6a), gold(), glow(0xffd870, 0.6), 1)
      })
    },
    wear: 'robe',
    main: 0xc83a8a,
    over: 0x4a1c6a,
    trim: gold(),
    gem: 0xff8af0,
    long: 1,
    more: { weapon: sunStaff(0xff8af0, true), offhand: orb(0xff8af0) },
  })
const sleeper: Person = (mood) =>
  dressed({
    skin: 0xc8a890,
    mood,
    build: { wide: 1.02, belly: 1.18 },
    face: {
      eye: { top: 0x2a2a5a, low: 0x8a9aff, lid: 0.62, lash: 0.14 },
      nose: 'potato',
      wrinkles: true,
      jaw: 1,
    },
    brow: 0xe0dcd8,
    on: (m) => {
      longHair(m, { dark: 0xb8b4c0, light: 0xffffff }, 0.5)
      beard(m, { dark: 0xb8b4c0, light: 0xffffff }, 0.8)
      m.inside(() => {
        m.move([0, 0.26, -0.04])
        m.group()
        m.egg(cloth(0x4a5ab8), [0, 0.06, 0], [0.4, 0.26, 0.38])
        m.curve(cloth(0x4a5ab8), [0, 0.2, 0], [-0.3, 0.6, 0], [-0.56, 0.16, 0.1], 0.22, 0.14, 0.04)
        m.group()
        m.ball(plain(0xffffff), [-0.57, 0.12, 0.1], 0.09)
        m.group()
        m.ring(cloth(0xffffff), [0, -0.06, 0], 0.38, 0.07)
      })
    },
    wear: 'robe',
    main: 0x4a5ab8,
    over: 0x2a2a6a,
    trim: steel(0xd8dcf0),
    gem: 0x8a9aff,
    more: { weapon: crystalStaff(0x6a7aff, 0xd8dcff), offhand: orb(0x8a9aff) },
  })
const treasurer = {
  ...dressed({
    skin: 0x3aa88a,
    build: { wide: 1.24, arm: 1.16, belly: 1.3 },
    face: {
      eye: { top: 0x5a3a00, low: 0xffd84a, glow: 0.3, lid: 0.12 },
      nose: 'hook',
      ears: 'pointed',
      blush: 0.2,
      mood: 'merry',
      browThick: 1.5,
    },
    brow: 0x14241c,
    on: (m) => {
      turban(m, cloth(0xd8a03a), 0xff3a5a)
      moustache(m, { dark: 0x14241c, light: 0x3a5a4a }, 1)
    },
    wear: 'shirt',
    main: 0x8a2a3a,
    over: 0xb8862a,
    trim: gold(),
  }),
  weapon: null,
  offhand: (m: Model) => {
    m.move([0, 0.14, 0.02])
    m.group()
    for (let i = 0; i < 7; i++)
      m.inside(() => {
        m.move([Math.cos(i * 2.4) * 0.07, i * 0.035, Math.sin(i * 2.4) * 0.06])
        m.turnZ(i * 4)
        m.tube(gold(), [0, 0, 0], 0.11, 0.016, 0.01)
      })
  },
}
const royalPhoenix = (m: Model): void =>
  bird(m, {
    body: 0xe8a82a,
    belly: 0xfff0c0,
    wing: { low: 0x7a1c6a, middle: 0xd8342e, high: 0xffc83a, span: 1.2 },
    beak: 0xffe08a,
    beakShape: 'eagle',
    eye: { top: 0x5a0a3a, low: 0xff7ac0 },
    legs: 0xffc83a,
    tail: [0x7a1c6a, 0xffc83a, 0xd8342e],
    tailLong: 2.1,
    glow: 0.5,
    extra: (k) => {
      k.inside(() => {
        k.move([0, 0.06, 0])
        k.scale(0.72)
        crown(k, gold(), 0xff3a8a, 7, 1.5)
      })
    },
  })
const statue = stone(0xb8b4a4, 0x8a8678, 0.5, 0x7a9a4a)
const titanStatue = dressed({
  skin: 0xb8b4a4,
  build: { wide: 1.44, arm: 1.44, head: 0.78, trunk: 1.24, leg: 1.06 },
  face: {
    eye: { top: 0x8a6a00, low: 0xffd84a, glow: 1.2, white: 0x8a8678, lash: 0, depth: 0.3 },
    nose: 'straight',
    jaw: 1.16,
    browThick: 1.6,
    mood: 'stern',
    blush: 0,
  },
  brow: 0x8a8678,
  on: (m) => {
    curlyHair(m, { dark: 0x7a766a, light: 0xc8c4b4 })
    beard(m, { dark: 0x7a766a, light: 0xc8c4b4 }, 0.5)
    crown(m, gold(0xc8a850, 0x8a6c28), 0xffd84a, 11, 1.3)
  },
  wear: 'plate',
  main: 0x8a8678,
  metal: statue,
  trim: gold(0xc8a850, 0x8a6c28),
  gem: 0xffd84a,
  cape: [0x9a968a, 1.1, 1.05],
  more: {
    torso: (m, b) => chest(m, statue, b),
    sleeve: statue,
    fore: { material: statue, cuff: gold(0xc8a850, 0x8a6c28), hand: statue },
    weapon: hammer(statue, gold(0xc8a850, 0x8a6c28), 1.4),
    hold: { scale: 1.2 },
    offhand: null,
    plan: 'giant',
  },
})
export const goldenKing: Person = (mood) =>
  dressed({
    skin: 0xe8c060,
    mood,
    build: { wide: 1.2, arm: 1.14, belly: 1.24 },
    face: {
      eye: { top: 0x5a2a00, low: 0xffb03a, glow: 0.3, lid: 0.08 },
      nose: 'straight',
      wrinkles: true,
      jaw: 1.08,
      blush: 0.2,
      browThick: 1.5,
    },
    brow: 0xb07c1a,
    on: (m) => {
      longHair(m, { dark: 0xb8841a, light: 0xffe07a }, 0.6)
      beard(m, { dark: 0xb8841a, light: 0xffe07a }, 0.5)
      crown(m, lit(gold(), 0xffc040, 0.15), 0xff2a4a, 9, 2)
    },
    wear: 'plate',
    main: 0xb8202e,
    over: 0xb8202e,
    metal: gold(),
    trim: gold(0xfff0b0, 0xe0b040),
    gem: 0xff2a4a,
    cape: [0xb8202e, 1.3, 1.08],
    more: {
      weapon: sword({ long: 1.3, wide: 1.5, edge: lit(blade(0xfff0c0, 0xffc850), 0xffb020, 0.25) }),
      offhand: (m) => {
        m.move([0, 0.2, 0])
        m.group()
        m.ball(gold(), [0, 0, 0], 0.15)
        m.group()
        m.cone(gold(), [0, 0.14, 0], [0, 0.3, 0], 0.03, 0.03)
        m.box(gold(), [0, 0.24, 0], [0.07, 0.022, 0.022], 0.01)
      },
    },
  })
export const kingdom = (): Asset[] => [
  monster('gilded-guard', (m) => humanoid(m, gilded), { up: 240 }),
  monster(
    'clay-golem',
    (m) =>
      golem(m, {
        rock: leather(0xb8683a, 0x8a4a28),
        dark: leather(0x8a4a28, 0x5c3018),
        rune: 0x5af0c8,
        crown: 'none',
        power: 1.4,
        broad: 1.12,
      }),
    { half: 170, size: 0.94 },
  ),
  monster(
    'crystal-spider',
    (m) => {
      insect(m, { kind: 'spider', shell: 0x3a8ad8, shell2: 0x1c3a7a, belly: 0x8ad8ff, eyes: 0xff5ac8 })
      m.on('tail')
      for (let i = 0; i < 9; i++)
        m.inside(() => {
          const a = i * 2.4
          m.aim(
            [Math.cos(a) * 0.22, 0.78 - 0.02 * i, -0.5 + Math.sin(a) * 0.26],
            [Math.cos(a) * 0.5, 1, Math.sin(a) * 0.5 - 0.3],
          )
          m.group()
          m.turned(
            crystal(0x6ad8ff, 0xffffff, 0.45),
            [
              [0, -0.06],
              [0.07, 0],
              [0.08, 0.22 - 0.01 * i],
              [0, 0.42 - 0.02 * i],
            ],
            0.005,
            0,
            6,
          )
        })
    },
    { yaw: 40, half: 175, up: 235, size: 1.12 },
  ),
  monster('court-witch', (m) => humanoid(m, courtWitch('merry'))),
  monster('marble-lion', marbleLion, { yaw: 50, half: 180, up: 245, size: 1.18 }),
  monster('sleeping-warlock', (m) => humanoid(m, sleeper('calm'))),
  monster(
    'gold-golem',
    (m) =>
      golem(m, {
        rock: material('metal', 0xffc847, 0xd98f20, { rough: 0.3, metal: 0.85, specular: 1, bump: 0.5 }),
        dark: { ...golemRock(0x8a6a2a, 0), metal: 0.4 },
        rune: 0xff3a5a,
        crown: 'crystals',
        crownMaterial: crystal(0xff3a5a, 0xffa0b0, 0.4),
      }),
    { half: 175, up: 235, size: 1.1 },
  ),
  monster('jinn-treasurer', (m) => jinn(m, treasurer, 0x3aa88a, 0xc8ffe8), {
    size: 1.12,
    half: 165,
    up: 240,
  }),
  monster('royal-phoenix', royalPhoenix, { half: 200, up: 260, size: 1.1 }),
  monster('titan-statue', (m) => humanoid(m, titanStatue), { size: 1.46, half: 225, up: 330, down: 80 }),
  monster('golden-king', (m) => humanoid(m, goldenKing('stern')), {
    size: 1.3,
    half: 205,
    up: 300,
    down: 70,
  }),
]
