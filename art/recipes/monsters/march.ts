import type { Asset } from '../../asset.ts'
import {
  blade,
  bone,
  cloth,
  fur,
  gold,
  leaf,
  leather,
  plain,
  scales,
  steel,
  wood,
} from '../../model/material.ts'
import { cut, type Model, paint } from '../../model/model.ts'
import { beast, ridge } from '../../parts/beast.ts'
import { bird } from '../../parts/bird.ts'
import { bow, club, scythe, sword } from '../../parts/blades.ts'
import { featherCap, furHat } from '../../parts/cloth-hat.ts'
import { face } from '../../parts/face.ts'
import { beard, longHair, moustache, underHat, wildHair } from '../../parts/hair.ts'
import { type Humanoid, humanoid } from '../../parts/humanoid.ts'
import { legs } from '../../parts/legs.ts'
import { shield } from '../../parts/offhand.ts'
import { skullStaff } from '../../parts/staffs.ts'
import { furCollar, plateArmour, shirt } from '../../parts/torso.ts'
import { antlers, leafCrown } from '../../parts/wild-crown.ts'
import { dressed } from '../dress.ts'
import { monster } from '../figure.ts'
import type { Person } from '../people.ts'

/** a bucket on a pole, with somebody looking out of it */
const bucketHead = (m: Model): void => {
  m.group()
  m.tube(steel(0x8a8078, 0x5c5048), [0, 0.06, 0], 0.34, 0.38, 0.04, 0.01, 0.42)
  m.sides((s) =>
    cut(m.egg(plain(0x140c08), [s * 0.15, 0.06, 0.36], [0.08, 0.06, 0.12]), 0.01, plain(0x140c08)),
  )
  for (let i = -2; i <= 2; i++)
    cut(m.box(plain(0x140c08), [i * 0.09, -0.16, 0.36], [0.018, 0.06, 0.14], 0.01), 0.01, plain(0x140c08))
  m.group()
  m.sides((s) => m.ball(plain(0xffb03a, { emission: [1.5, 0.6, 0.1] }), [s * 0.15, 0.06, 0.32], 0.045))
  m.group()
  m.ring(steel(0x6a6058), [0, 0.4, 0], 0.42, 0.04)
  m.group()
  m.inside(() => {
    m.move([0, 0.36, 0])
    m.turnZ(-8)
    m.turned(
      cloth(0x6a5a2a),
      [
        [0.3, 0.04],
        [0.66, 0],
        [0.64, 0.06],
        [0.3, 0.12],
      ],
      0.02,
    )
    m.turned(
      cloth(0x7a6a34),
      [
        [0, 0.06],
        [0.34, 0.06],
        [0.26, 0.4],
        [0, 0.44],
      ],
      0.04,
      0.04,
    )
  })
}
const straw = fur(0xe8c860, 0xa88a34)
const scarecrow: Humanoid = {
  skin: 0xe8c860,
  build: { wide: 0.98, arm: 0.84, leg: 1.08 },
  head: bucketHead,
  torso: furCollar(shirt({ cloth: cloth(0x8a4a34), vest: cloth(0x4a5a6a), strap: null, trim: null }), straw),
  sleeve: cloth(0x8a4a34),
  fore: { material: wood(0x7a5a38), cuff: straw, hand: straw },
  pads: null,
  lower: legs({ trousers: cloth(0x4a5a6a), boots: straw, trim: straw, tunic: cloth(0x8a4a34), long: 0.2 }),
  weapon: scythe(steel(0x9a9088)),
  hold: { z: 8 },
  offhand: null,
}
/** spirit of the field, as tall as the rye */
export const polevik: Person = (mood) =>
  dressed({
    skin: 0xc8985a,
    mood,
    build: { wide: 0.94, belly: 1.12, leg: 0.72, arm: 0.92, head: 1.08 },
    face: {
      eye: { top: 0x2a5a1c, low: 0xa8e05a, lash: 0.1, flick: false },
      nose: 'potato',
      ears: 'round',
      freckles: true,
    },
    brow: 0xa87a2a,
    on: (m) => {
      wildHair(m, { dark: 0xc8962a, light: 0xffe07a }, 0.8)
      leafCrown(m, 0xe8b83a, 0xfff0a0)
    },
    wear: 'shirt',
    main: 0xf0e4c8,
    over: 0x8a9a3a,
    trim: leaf(0xd84a3a, 0xa82a2a),
    more: {
      weapon: scythe(blade(0xe8ecd8), wood(0xc8a060)),
      hold: { z: 8, scale: 0.94 },
      offhand: null,
      plan: 'small',
    },
  })
const harpy = (m: Model): void => {
  bird(m, {
    body: 0xa8623a,
    belly: 0xf0c8a0,
    wing: { low: 0x6a2a3a, middle: 0xa84a4a, high: 0xe08a5a, span: 1.12 },
    beak: 0xf0a83a,
    beakShape: 'owl',
    eye: { top: 0x6a1a4a, low: 0xff8ac8, lash: 0.16, flick: true, lid: 0.1, stern: 10 },
    eyeSize: 0.95,
    disc: 0xf4c8a0,
    tail: [0x6a2a3a, 0xa84a4a],
    tailLong: 1.2,
    legs: 0xe0a03a,
    crest: [0x8a2a4a, 0xd84a6a, 0xffa07a, 0xd84a6a, 0x8a2a4a],
    tufts: 0xc84a6a,
  })
}
const stoneLizard = (m: Model): void =>
  beast(m, {
    coat: scales(0x9a8a5a, 0x5c5838),
    belly: plain(0xd8d0a8),
    dark: scales(0x5a5c50, 0x3a3c34),
    eye: { top: 0x6a3a00, low: 0xffb83a, slit: true, lift: 0 },
    ears: 'none',
    tail: 'thin',
    teeth: true,
    trunk: { long: 1.3, high: 0.86, broad: 1.3 },
    leg: { long: 0.56, thick: 1.3 },
    head: { size: 1.05, forward: 0.08, up: -0.04 },
    muzzle: { long: 1.7, wide: 1.35, high: 0.9 },
    claws: 0x2a2a24,
    brow: 0.08,
    nose: 0x5a5c50,
    rider: (k) => {
      ridge(k, bone(0xb8b4a0, 0x7a7868), 7)
      k.group()
      for (const [x, z] of [
        [0.2, 0.24],
        [-0.2, 0.2],
        [0.24, -0.04],
        [-0.24, -0.08],
        [0.18, -0.32],
        [-0.18, -0.34],
      ] as const)
        k.box(plain(0x9a9888, { rough: 0.9 }), [x, -0.06, z], [0.12, 0.08, 0.12], 0.04).lumpy(0.02, 9)
    },
  })
const hillShaman: Person = (mood) =>
  dressed({
    skin: 0x9a7a5a,
    mood,
    build: { wide: 1.08, belly: 1.14, leg: 0.9 },
    face: {
      eye: { top: 0x0a4a6a, low: 0x6ae0ff, glow: 0.3 },
      nose: 'hook',
      wrinkles: true,
      tusks: true,
      blush: 0.1,
    },
    brow: 0xd8d0c0,
    on: (m) => {
      longHair(m, { dark: 0xb8b0a0, light: 0xf0ece0 }, 0.6)
      antlers(m, bone(), 1)
      paint(m.box(plain(0xf4f0e8), [0, -0.02, 0.4], [0.4, 0.04, 0.2], 0.01), 0.01, 0.8)
    },
    wear: 'robe',
    main: 0x6a5040,
    over: 0x3a6a7a,
    trim: bone(),
    gem: 0x6ae0ff,
    more: { weapon: skullStaff(0x6ae0ff), offhand: null },
  })
const swampTroll: Humanoid = {
  ...dressed({
    skin: 0x5a7a4a,
    build: { wide: 1.44, arm: 1.6, belly: 1.34, head: 0.84, trunk: 1.12, leg: 0.8 },
    wear: 'bare',
    main: 0x4a5a34,
    more: { weapon: club, hold: { scale: 1.3 }, offhand: null },
  }),
  head: (m) => {
    face(m, {
      skin: 0x5a7a4a,
      eye: { top: 0x6a4a00, low: 0xffe04a, lid: 0.24, stern: 8, lash: 0.08, flick: false },
      brow: 0x2a3a1c,
      nose: 'potato',
      ears: 'long',
      tusks: true,
      jaw: 1.3,
      browThick: 1.8,
      mood: 'stern',
      blush: 0,
      eyeSize: 0.84,
    })
    m.group()
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2
      m.curve(
        leaf(i % 2 ? 0x4a8a3a : 0x7aa84a, 0x3a6a2a),
        [Math.cos(a) * 0.2, 0.36, Math.sin(a) * 0.2],
        [Math.cos(a) * 0.5, 0.36, Math.sin(a) * 0.46],
        [Math.cos(a) * 0.5, 0, Math.sin(a) * 0.46 - 0.1],
        0.08,
        0.06,
        0.02,
      )
    }
    m.group()
    m.egg(plain(0xe8a8d8), [0.16, 0.46, 0.16], [0.1, 0.06, 0.1])
  },
  plan: 'giant',
}
export const nightingale: Person = (mood) =>
  dressed({
    skin: 0xd89870,
    mood,
    build: { wide: 1.02, belly: 1.1, arm: 0.98 },
    face: {
      eye: { top: 0x1c3a5a, low: 0x8ac8e8, lid: 0.1, stern: 8, lash: 0.1, flick: false },
      nose: 'hook',
      scar: true,
      jaw: 1,
    },
    brow: 0x1c1410,
    on: (m) => {
      underHat(m, { dark: 0x1c1410, light: 0x4a3828 }, 0.3)
      moustache(m, { dark: 0x1c1410, light: 0x4a3828 }, 1)
      featherCap(m, cloth(0x5a2a6a), 0x3ac8d8)
    },
    wear: 'shirt',
    main: 0x2a5a6a,
    over: 0x5a2a3a,
    trim: gold(),
    cape: [0x3a1c4a, 1, 0.95],
    more: {
      weapon: bow(wood(0x6a3a2a), gold(), 0.8),
      hold: { z: 12, x: -6, y: 8 },
      offhand: () => {},
      plan: 'archer',
    },
  })
export const khan: Person = (mood) =>
  dressed({
    skin: 0xd0945c,
    mood,
    build: { wide: 1.3, arm: 1.26, belly: 1.18, head: 0.94, trunk: 1.08 },
    face: {
      eye: { top: 0x3a1c08, low: 0xd8842a, lid: 0.14, stern: 10, lash: 0.1, flick: false },
      nose: 'straight',
      jaw: 1.16,
      browThick: 1.6,
    },
    brow: 0x14100c,
    on: (m) => {
      underHat(m, { dark: 0x14100c, light: 0x3a3028 }, 0.3)
      moustache(m, { dark: 0x14100c, light: 0x3a3028 }, 1)
      beard(m, { dark: 0x14100c, light: 0x3a3028 }, 0.14, false)
      furHat(m, cloth(0xc8962a), fur(0x8a5a34, 0x4a2e1a), plain(0xff3a3a, { emission: [0.6, 0.05, 0.05] }))
      m.group()
      m.cone(gold(), [0, 0.56, 0], [0, 0.86, 0], 0.07, 0.012)
    },
    wear: 'plate',
    main: 0xa8342a,
    metal: steel(0xb8864a, 0x7a5228),
    trim: gold(),
    gem: 0xff3a3a,
    cape: [0xc8962a, 1.2, 1.05],
    more: {
      torso: furCollar(
        plateArmour({ metal: steel(0xb8864a, 0x7a5228), trim: gold() }),
        fur(0x8a5a34, 0x4a2e1a),
      ),
      weapon: sword({ long: 1.2, wide: 1.7, edge: blade(0xffe8c0, 0xd8b078) }),
      offhand: shield({ kind: 'round', field: leather(0x7a2a20), rim: gold(), sign: 'sun' }),
      shield: true,
      plan: 'giant',
    },
  })
export const march = (): Asset[] => [
  monster('iron-scarecrow', (m) => humanoid(m, scarecrow), { up: 240 }),
  monster('polevik', (m) => humanoid(m, polevik('merry')), { size: 0.86 }),
  monster('harpy', harpy, { half: 180, up: 240 }),
  monster('stone-lizard', stoneLizard, { yaw: 50, half: 190, up: 200, size: 1.1 }),
  monster('hill-shaman', (m) => humanoid(m, hillShaman('stern'))),
  monster('swamp-troll', (m) => humanoid(m, swampTroll), { size: 1.14, half: 185, up: 235 }),
  monster('nightingale-robber', (m) => humanoid(m, nightingale('stern')), { size: 1.12, half: 165, up: 240 }),
  monster('khan-of-dust', (m) => humanoid(m, khan('stern')), { size: 1.3, half: 200, up: 280, down: 70 }),
]
