import type { Asset } from '../../asset.ts'
import { type Colour, shade } from '../../model/colour.ts'
import { bone, feather, fur, glow, lit, membrane, plain, spirit, steel, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import { axe, bow, scythe, sword, woodenSword } from '../../parts/blades.ts'
import { hood } from '../../parts/cloth-hat.ts'
import { critter } from '../../parts/critter.ts'
import { longHair, sweptHair, wildHair } from '../../parts/hair.ts'
import { crown } from '../../parts/helm.ts'
import { type Humanoid, humanoid } from '../../parts/humanoid.ts'
import { jinn } from '../../parts/jinn.ts'
import { orb, shield } from '../../parts/offhand.ts'
import { serpent } from '../../parts/serpent.ts'
import { skullStaff } from '../../parts/staffs.ts'
import { shirt } from '../../parts/torso.ts'
import { horns } from '../../parts/wild-crown.ts'
import { batWing } from '../../parts/wing.ts'
import { dressed, winged } from '../dress.ts'
import { monster } from '../figure.ts'
import type { Person } from '../people.ts'

const bat = (m: Model): void =>
  critter(m, {
    coat: fur(0x6a5a74, 0x443850),
    belly: fur(0xb8a0b0, 0x8a7488),
    body: [0.34, 0.34, 0.32],
    high: 0.86,
    eye: { top: 0xd8d8e0, low: 0xf4f4ff, iris: 0.5, lid: 0.1 },
    look: { size: 0.088, apart: 0.36, up: 0.12 },
    mouth: 'jaws',
    wing: {
      span: 0.92,
      up: 0.2,
      draw: (k, s) =>
        batWing(
          k,
          { skin: membrane(0x8a6a8a, 0x5a3a5a), bone: plain(0x443850), claw: bone(), span: 0.98 },
          s,
        ),
    },
    top: (k) => {
      k.sides((s) => {
        k.group()
        k.curve(
          fur(0x6a5a74, 0x443850),
          [s * 0.16, 0.22, 0],
          [s * 0.34, 0.5, 0],
          [s * 0.36, 0.72, -0.08],
          0.13,
          0.12,
          0.02,
        )
        paint(
          k.curve(
            plain(0xd88a9a),
            [s * 0.2, 0.3, 0.1],
            [s * 0.33, 0.5, 0.12],
            [s * 0.35, 0.64, 0.02],
            0.06,
            0.06,
            0.02,
          ),
          0.02,
          0.9,
        )
      })
    },
    tail: {
      at: [0, -0.26, 0],
      to: [0, -0.5, 0.02],
      draw: (k) =>
        k.sides((s) => k.cone(plain(0x443850), [s * 0.1, -0.28, 0.02], [s * 0.12, -0.48, 0.06], 0.05, 0.03)),
    },
  })
const lampEater = (m: Model): void =>
  critter(m, {
    coat: plain(0x3a3450, { rough: 0.5, specular: 0.5, skin: 0.6 }),
    belly: lit(plain(0xffd87a), 0xffb03a, 0.5),
    body: [0.44, 0.46, 0.42],
    eye: { top: 0x8a5a00, low: 0xffe07a, glow: 0.5 },
    look: { size: 0.11, apart: 0.4, up: 0.34 },
    mouth: 'jaws',
    feet: plain(0x2a2440),
    arms: plain(0x3a3450),
    hold: (k) => {
      k.group()
      k.cone(steel(0x8a7a5a), [0, -0.1, 0], [0, 0.1, 0], 0.02, 0.02)
      k.group()
      k.tube(steel(0x8a7a5a), [0, 0.13, 0], 0.1, 0.02, 0.01)
      k.tube(steel(0x8a7a5a), [0, 0.4, 0], 0.1, 0.03, 0.01, 0.01, 0.04)
      k.group()
      k.tube(glow(0xffd05a, 1.3), [0, 0.26, 0], 0.075, 0.1, 0.03)
      k.lamp([0, 0.26, 0.16], [1, 0.7, 0.3], 1.2, 0.3)
    },
    top: (k) =>
      k.sides((s) => {
        k.group()
        k.curve(
          plain(0x2a2440),
          [s * 0.18, 0.36, 0],
          [s * 0.34, 0.6, 0],
          [s * 0.2, 0.76, 0.04],
          0.07,
          0.05,
          0.01,
        )
      }),
  })
const mothWing = (k: Model, s: number, c: Colour, c2: Colour): void => {
  const shape = (w: number, h: number, down: number) =>
    loop([
      [0, 0],
      [s * w * 0.4, h * 0.7],
      [s * w, h],
      [s * w * 1.08, h * 0.4],
      [s * w * 0.8, -down * 0.4],
      [s * w * 0.3, -down],
    ])
  k.group()
  k.plate(
    feather(c2, shade(c2, 0.7), { through: 0.3 }),
    shape(0.62, 0.1, 0.7),
    0.016,
    0.01,
    0,
    [-0.2, 0, 0],
  ).edged(0.05)
  k.group()
  k.inside(() => {
    k.move([0, 0.06, 0.03])
    const high = k.plate(
      feather(c, shade(c, 0.7), { through: 0.3 }),
      shape(0.92, 0.7, 0.3),
      0.018,
      0.01,
      0,
      [-0.2, 0, 0],
    )
    high.edged(0.05)
    paint(k.ball(glow(0xc86aff, 0.7), [s * 0.66, 0.34, -0.08], 0.15), 0.02)
    paint(k.ball(plain(0x140c20), [s * 0.66, 0.34, -0.08], 0.075), 0.02)
  })
}
const moth = (m: Model): void =>
  critter(m, {
    coat: fur(0x5a4a84, 0x3a2c5c),
    belly: fur(0xb8a8e0, 0x8a78b8),
    body: [0.3, 0.38, 0.3],
    high: 0.84,
    eye: { top: 0x5a0a6a, low: 0xff9aff, glow: 0.5 },
    look: { size: 0.12, apart: 0.44, up: 0.3 },
    mouth: 'none',
    arms: plain(0x3a2c5c),
    wing: { span: 0.9, up: 0.16, draw: (k, s) => mothWing(k, s, 0x6a5ac8, 0x3a2c84) },
    top: (k) => {
      k.sides((s) => {
        k.group()
        k.curve(
          fur(0xd8c8ff, 0x8a78b8),
          [s * 0.1, 0.32, 0.1],
          [s * 0.2, 0.56, 0.16],
          [s * 0.44, 0.6, 0.14],
          0.03,
          0.05,
          0.03,
        )
      })
      k.group()
      for (let i = 0; i < 12; i++) {
        const a = i * 0.524
        k.egg(fur(0xd8c8ff, 0xa898d8), [Math.cos(a) * 0.24, 0, Math.sin(a) * 0.24], [0.1, 0.09, 0.1], 0.03)
      }
    },
    tail: {
      at: [0, -0.24, -0.06],
      to: [-0.08, -0.66, -0.1],
      draw: (k) =>
        k.curve(
          fur(0x5a4a84, 0x3a2c5c),
          [0, -0.2, -0.04],
          [0, -0.5, -0.1],
          [-0.08, -0.66, -0.1],
          0.2,
          0.16,
          0.06,
        ),
    },
  })
const shadeFolk: Omit<Humanoid, 'lower'> = {
  skin: 0x3a3450,
  build: { wide: 1, arm: 1.1 },
  head: (m) => {
    hood(m, spirit(0x3a3458, 0x1c1830, 0.05), plain(0x080610), 0.05)
    m.group()
    m.sides((s) => m.egg(glow(0xc8e0ff, 1.7), [s * 0.15, 0, 0.2], [0.07, 0.045, 0.04]))
  },
  torso: shirt({ cloth: spirit(0x3a3458, 0x1c1830, 0.05), trim: null }),
  sleeve: spirit(0x3a3458, 0x1c1830, 0.05),
  fore: { material: spirit(0x3a3458, 0x1c1830, 0.05), flare: 0.1, hand: spirit(0x6a64a0, 0x2a2448, 0.15) },
  pads: null,
  weapon: sword({ long: 1, wide: 0.9, edge: lit(steel(0x6a64a0), 0xa8c0ff, 0.35), guard: steel(0x3a3458) }),
  offhand: null,
}
const nightHag: Person = (mood) =>
  dressed({
    skin: 0x7a6a9a,
    mood,
    build: { wide: 0.98, belly: 1.14, leg: 0.9 },
    face: {
      eye: { top: 0x6a4a00, low: 0xfff04a, glow: 0.5, slit: true },
      nose: 'hook',
      chin: 1.5,
      wrinkles: true,
      tusks: true,
      blush: 0,
    },
    brow: 0x2a2034,
    on: (m) => {
      wildHair(m, { dark: 0x24182c, light: 0x6a5878 }, 0.9)
      horns(m, bone(0x4a3a4a, 0x2a1c2c), 'up', 0.9)
    },
    wear: 'robe',
    main: 0x241c30,
    over: 0x4a1c4a,
    trim: bone(0x8a7a8a, 0x5a4a5a),
    gem: 0xfff04a,
    cape: [0x1c1424, 1, 1],
    more: { weapon: skullStaff(0xfff04a), offhand: orb(0xfff04a) },
  })
export const darkElf: Person = (mood) =>
  dressed({
    skin: 0x8a7aa8,
    mood,
    build: { wide: 0.88, arm: 0.86, leg: 1.08 },
    face: {
      eye: { top: 0x7a1a00, low: 0xffa03a, glow: 0.3, lash: 0.16 },
      ears: 'long',
      nose: 'straight',
      jaw: 0.9,
      chin: 0.86,
      blush: 0.1,
      lips: 0x5a2a5a,
    },
    brow: 0xf0ecff,
    on: (m) => longHair(m, { dark: 0xc8c0e0, light: 0xffffff }, 1.1),
    wear: 'shirt',
    main: 0x2a1c3a,
    over: 0x4a2448,
    trim: steel(0xc8b8e0),
    cape: [0x1c1228, 0.9, 1],
    more: {
      weapon: bow(wood(0x3a2a44), steel(0xc8b8e0), 0.86),
      hold: { z: 12, x: -6, y: 8 },
      offhand: () => {},
      plan: 'archer',
    },
  })
/** your own face in black glass */
const mirrorDouble: Person = (mood) =>
  dressed({
    skin: 0xb8c8d8,
    mood,
    face: {
      eye: { top: 0x141428, low: 0xe8f4ff, glow: 0.4, white: 0x2a2a3c, lash: 0.1, flick: false },
      nose: 'snub',
      blush: 0,
    },
    brow: 0x5a6a80,
    on: (m) => sweptHair(m, { dark: 0x6a7a94, light: 0xe0ecf8 }),
    wear: 'plate',
    main: 0x4a5a74,
    metal: steel(0xd0e0f0, 0x8aa0bc, 0.1),
    trim: steel(0xffffff, 0xb8c8e0, 0.1),
    gem: 0xe8f4ff,
    cape: [0x5a6a8a, 0.95, 0.95],
    more: {
      weapon: woodenSword,
      offhand: shield({
        kind: 'round',
        field: steel(0xe8f4ff, 0xa8c0dc, 0.06),
        rim: steel(0x8aa0bc),
        sign: 'none',
      }),
      shield: true,
    },
  })
const soot = (o: {
  hide: Colour
  fire: Colour
  kind: 'up' | 'ram' | 'back' | 'bull'
  size: number
  weapon: Humanoid['weapon']
}): Humanoid =>
  dressed({
    skin: o.hide,
    build: { wide: 1.26, arm: 1.34, head: 0.94, trunk: 1.08 },
    face: {
      eye: { top: shade(o.fire, 0.6), low: o.fire, glow: 0.9, white: 0x140c10, lid: 0.12, stern: 16 },
      nose: 'potato',
      ears: 'pointed',
      tusks: true,
      mood: 'stern',
      blush: 0,
      jaw: 1.12,
    },
    brow: 0x0c080a,
    on: (m) => horns(m, bone(0x4a4048, 0x1c181c), o.kind, o.size),
    wear: 'bare',
    main: 0x3a1c14,
    metal: steel(0x3a3438),
    trim: steel(0x6a5a5a),
    spiked: lit(bone(0xff9a4a, 0xd84a1a), o.fire, 0.3),
    more: { weapon: o.weapon ?? null, hold: { scale: 1.15 }, offhand: null },
  })
const shadowLord = dressed({
  skin: 0x2a2044,
  build: { wide: 1.2, arm: 1.1, leg: 1.1, trunk: 1.1 },
  face: {
    eye: { top: 0x6a3aff, low: 0xe8d8ff, glow: 1.1, white: 0x0c0818, lid: 0.14, stern: 16 },
    nose: 'straight',
    jaw: 0.92,
    mood: 'stern',
    blush: 0,
  },
  brow: 0x0c0818,
  on: (m) => {
    longHair(m, { dark: 0x0c0818, light: 0x4a3a84 }, 0.9)
    crown(m, steel(0x4a3a84, 0x241844), 0xc8a8ff, 7, 2.6)
  },
  wear: 'plate',
  main: 0x1c1434,
  over: 0x3a1c6a,
  metal: steel(0x3a2c64, 0x1c1434),
  trim: steel(0x8a6ae0, 0x4a34a0),
  gem: 0xc8a8ff,
  spiked: steel(0x8a6ae0, 0x4a34a0),
  more: {
    weapon: scythe(lit(steel(0x8a7ae0), 0x8a5aff, 0.5), wood(0x1c1430)),
    hold: { z: 8, scale: 1.15 },
    offhand: orb(0xa87aff),
    back: winged({ skin: [membrane(0x3a2474, 0x140c34), plain(0x1c1434)], span: 1.34, torn: 0.6 }),
    plan: 'winged',
  },
})
export const dark = (): Asset[] => [
  monster('blind-bat', bat, { half: 175, up: 220, size: 0.92 }),
  monster('lamp-eater', lampEater, { size: 0.96, half: 140, up: 195 }),
  monster('void-moth', moth, { half: 175, up: 230, size: 0.96 }),
  monster('shade', (m) => jinn(m, shadeFolk, 0x2a2448, 0x6a64a0), { up: 235 }),
  monster('night-hag', (m) => humanoid(m, nightHag('stern'))),
  monster(
    'gloom-serpent',
    (m) =>
      serpent(m, {
        skin: 0x3a3458,
        skin2: 0x1c1834,
        belly: 0x8a84c0,
        eye: { top: 0x8a0a5a, low: 0xff5ad8, glow: 0.6 },
        hood: 0x5a2a7a,
        horns: bone(0x8a7aa8, 0x4a3c64),
      }),
    { half: 175, up: 235, size: 1.2 },
  ),
  monster('dark-elf', (m) => humanoid(m, darkElf('stern'))),
  monster('mirror-double', (m) => humanoid(m, mirrorDouble('calm'))),
  monster(
    'demon-of-soot',
    (m) =>
      humanoid(m, {
        ...soot({
          hide: 0x3a3236,
          fire: 0xff7a2a,
          kind: 'ram',
          size: 1.1,
          weapon: axe(lit(steel(0x5a5054), 0xff5a1a, 0.2), true),
        }),
        plan: 'giant',
      }),
    { size: 1.12, half: 175, up: 240 },
  ),
  monster('shadow-lord', (m) => humanoid(m, shadowLord), { size: 1.32, half: 250, up: 320, down: 80 }),
]
