import type { Asset } from '../asset.ts'
import {
  bone,
  cloth,
  fur,
  glow,
  gold,
  leather,
  lit,
  type Material,
  plain,
  steel,
  wood,
} from '../model/material.ts'
import type { Model } from '../model/model.ts'
import { axe, dagger, hammer, sword } from '../parts/blades.ts'
import { bandana, kokoshnik, turban } from '../parts/cloth-hat.ts'
import { glasses, grin, type Mood } from '../parts/face.ts'
import { beard, bobHair, braidHair, curlyHair, moustache, sweptHair, underHat } from '../parts/hair.ts'
import { circlet, spikedHelm } from '../parts/helm.ts'
import { humanoid } from '../parts/humanoid.ts'
import { jinn } from '../parts/jinn.ts'
import { orb } from '../parts/offhand.ts'
import { branchStaff, crystalStaff } from '../parts/staffs.ts'
import { furCollar, mantle, shirt } from '../parts/torso.ts'
import { halo } from '../parts/wild-crown.ts'
import { dressed, winged } from './dress.ts'
import { figure } from './figure.ts'
import { leshy } from './monsters/common.ts'
import { darkElf } from './monsters/dark.ts'
import { courtWitch, goldenKing } from './monsters/kingdom.ts'
import { khan, nightingale, polevik } from './monsters/march.ts'
import { vampire } from './monsters/necropolis.ts'
import { maiden } from './monsters/snow.ts'
import { kikimora } from './monsters/sunlit-forest.ts'
import { warlord } from './monsters/war.ts'
import type { Person } from './people.ts'
import { portrait } from './portrait.ts'

const grey = { dark: 0x8a8890, light: 0xd8d4dc }

/** high enough that the brows stay free */
const scarf = (m: Model, material: Material): void =>
  m.inside(() => {
    m.move([0, 0.07, -0.02])
    bandana(m, material)
  })
const yaginya: Person = (mood) =>
  dressed({
    skin: 0xc8b078,
    mood,
    build: { wide: 0.96, belly: 1.12, leg: 0.86 },
    face: {
      eye: { top: 0x4a3a08, low: 0xf0d04a, lash: 0.12, lid: 0.08 },
      nose: 'hook',
      wrinkles: true,
      jaw: 0.94,
      chin: 1.5,
      browThick: 1.5,
      blush: 0.7,
    },
    brow: 0x9a98a0,
    on: (m) => {
      underHat(m, grey, 0.5)
      scarf(m, cloth(0xc8342e, 0x7a1c24))
      m.group()
      m.ball(plain(0x8a6a3a), [0.2, -0.2, 0.34], 0.028)
    },
    wear: 'robe',
    main: 0x5a4a6a,
    over: 0x6a7a3a,
    trim: bone(),
    gem: 0x8aff6a,
    more: { weapon: branchStaff(cloth(0xd8b050), null), offhand: orb(0x8aff6a) },
  })
const grom: Person = (mood) =>
  dressed({
    skin: 0xd8946a,
    mood,
    build: { wide: 1.34, arm: 1.44, belly: 1.16, head: 0.92, trunk: 1.06 },
    face: {
      eye: { top: 0x3a2a1c, low: 0xc89a5a, lash: 0.1, flick: false },
      nose: 'potato',
      jaw: 1.14,
      browThick: 1.7,
    },
    brow: 0x8a3a14,
    on: (m) => {
      beard(m, { dark: 0x8a3210, light: 0xe8763a }, 0.34)
      scarf(m, leather(0x4a3426))
      if (mood === 'merry') grin(m)
    },
    wear: 'bare',
    main: 0x6a4a30,
    trim: steel(0x9aa0ac),
    more: {
      torso: shirt({
        cloth: plain(0xd8946a, { skin: 0.8 }),
        vest: leather(0x6a4428),
        strap: leather(0x3a2618),
        trim: null,
      }),
      weapon: hammer(steel(0x8a8494), gold(), 1.15),
      hold: { scale: 1.15 },
      offhand: null,
    },
  })
const mark: Person = (mood) =>
  dressed({
    skin: 0xe0dcd4,
    mood,
    build: { wide: 0.94, arm: 0.9 },
    face: {
      eye: { top: 0x0a4a3a, low: 0x6affc8, glow: 0.2, lid: 0.06, lash: 0.12 },
      nose: 'straight',
      jaw: 0.9,
      blush: 0.15,
    },
    brow: 0x1c1820,
    on: (m) => {
      sweptHair(m, { dark: 0x14121c, light: 0x4a4658 })
      circlet(m, steel(0xb8c4c8), 0x6affc8)
    },
    wear: 'plate',
    main: 0x1c2a2a,
    over: 0x14403a,
    metal: steel(0x4a5258),
    trim: bone(),
    gem: 0x6affc8,
    cape: [0x14322e, 1, 1],
    more: {
      weapon: sword({ long: 1.1, wide: 0.5, edge: lit(steel(0xe8f4f0), 0x6affc8, 0.3) }),
      offhand: null,
    },
  })
const suleiman: Person = (mood) => ({
  ...dressed({
    skin: 0x4a8ad8,
    mood,
    build: { wide: 1.14, arm: 1.1, belly: 1.2 },
    face: {
      eye: { top: 0x1c2a6a, low: 0xffe07a, glow: 0.25, lash: 0.1, flick: false },
      nose: 'potato',
      ears: 'pointed',
      browThick: 1.6,
      blush: 0.3,
    },
    brow: 0x141028,
    on: (m) => {
      turban(m, cloth(0xf4ecd8), 0x3ad88a)
      moustache(m, { dark: 0x141028, light: 0x3a3460 }, 1)
      m.group()
      m.curve(plain(0x241c40), [0, -0.32, 0.28], [0, -0.48, 0.34], [0.03, -0.64, 0.26], 0.07, 0.05, 0.01)
    },
    wear: 'shirt',
    main: 0x8a2f6a,
    over: 0xd8a03a,
    trim: gold(),
  }),
  weapon: null,
  offhand: orb(0x8ad8ff),
})
const snezhana: Person = (mood) =>
  dressed({
    skin: 0xfce4dc,
    mood,
    build: { wide: 0.9, arm: 0.88 },
    face: {
      eye: { top: 0x1c4a9a, low: 0x9ae8ff, lash: 0.17 },
      lips: 0xe07a8a,
      jaw: 0.93,
      nose: 'snub',
      blush: 0.6,
    },
    brow: 0xb8c8d8,
    on: (m) => {
      braidHair(m, { dark: 0xc8d8e8, light: 0xffffff }, cloth(0x2a6ad8))
      kokoshnik(m, cloth(0x3a8ae0), steel(0xe4f0ff), glow(0xd8f4ff, 0.6))
    },
    wear: 'robe',
    main: 0x7ac0f0,
    over: 0xf4f8ff,
    trim: steel(0xe4f0ff),
    gem: 0x8ae8ff,
    long: 1,
    more: {
      torso: furCollar(
        mantle(cloth(0x4a9ae8), steel(0xe4f0ff), glow(0x8ae8ff, 0.8)),
        fur(0xffffff, 0xc8d8ec),
      ),
      weapon: crystalStaff(0x8ae8ff, 0xffffff, wood(0xd8e4f0)),
      offhand: orb(0xd8f8ff),
      braid: true,
    },
  })
const ratibor: Person = (mood) =>
  dressed({
    skin: 0xe8a880,
    mood,
    build: { wide: 1.2, arm: 1.14, belly: 1.06 },
    face: {
      eye: { top: 0x2a3a4a, low: 0x9ab8d0, lash: 0.1, flick: false },
      nose: 'straight',
      jaw: 1.12,
      scar: true,
      wrinkles: true,
      browThick: 1.6,
    },
    brow: 0x8a8078,
    on: (m) => {
      underHat(m, { dark: 0x7a7068, light: 0xc8c0b4 }, 0.3)
      moustache(m, { dark: 0x7a7068, light: 0xd8d0c4 }, 1)
      spikedHelm(m, gold(0xe8c06a, 0xb07c2a), steel(0xc8342e, 0x8a1c1c), steel(0xb4bcc8))
    },
    wear: 'plate',
    main: 0xb8202a,
    over: 0xd8342e,
    metal: steel(0xd8c8a0, 0xa88a54),
    trim: gold(),
    gem: 0xff4a3a,
    cape: [0xb8202a, 1.1, 1],
    more: { weapon: axe(steel(0xd8dee8), false), offhand: null },
  })
const mira: Person = (mood) =>
  dressed({
    skin: 0xb8805c,
    mood,
    build: { wide: 0.9, arm: 0.9 },
    face: {
      eye: { top: 0x0a5a6a, low: 0x5af0e0, glow: 0.25, lash: 0.15 },
      lips: 0xc8685a,
      jaw: 0.94,
      nose: 'button',
    },
    brow: 0x5a4a52,
    on: (m) => {
      bobHair(m, { dark: 0xc8ccd8, light: 0xffffff })
      m.inside(() => {
        m.move([0, 0.3, 0])
        m.scale(1.06)
        glasses(m, steel(0xd8a04a))
      })
    },
    wear: 'shirt',
    main: 0xf0e8d8,
    over: 0x2a8a9a,
    trim: steel(0xd8a04a, 0x9a6a24),
    more: { weapon: hammer(steel(0xd8a04a, 0x9a6a24), steel(0x5af0e0), 0.8), offhand: orb(0x5af0e0) },
  })
const shadow: Person = (mood) =>
  dressed({
    skin: 0x5a4a78,
    mood,
    face: {
      eye: { top: 0x8a0a3a, low: 0xff6a9a, glow: 0.7, white: 0x1c1428, lash: 0.1, flick: false },
      nose: 'snub',
      blush: 0,
    },
    brow: 0x140e20,
    on: (m) => sweptHair(m, { dark: 0x140e20, light: 0x4a3a6a }),
    wear: 'shirt',
    main: 0x2a2040,
    over: 0x3a1c3a,
    trim: steel(0x8a7aa8),
    cape: [0x1c1030, 0.95, 0.95],
    more: { weapon: dagger(lit(steel(0x6a5a8a), 0xff3a7a, 0.3)), offhand: orb(0xff3a7a) },
  })
const seraphim: Person = (mood) =>
  dressed({
    skin: 0xeeb890,
    mood,
    build: { wide: 1.06, arm: 1 },
    face: {
      eye: { top: 0xa86a08, low: 0xffe88a, glow: 0.08, lash: 0.12, flick: false },
      nose: 'straight',
      jaw: 0.98,
    },
    brow: 0x9a6a2a,
    on: (m) => {
      curlyHair(m, { dark: 0xb8782a, light: 0xf0c060 })
      circlet(m, gold(), 0x5ac8ff)
      halo(m, 0xffe07a)
    },
    wear: 'robe',
    main: 0xf4f0ff,
    over: 0x4a6ad8,
    trim: gold(),
    gem: 0xffd860,
    long: 1,
    more: {
      weapon: sword({ long: 1.3, edge: lit(steel(0xfff4d8), 0xffc84a, 0.4) }),
      offhand: null,
      back: winged({ feather: [0xffe0a0, 0xfff2d0, 0xffffff], span: 1.1 }),
    },
  })

const SPEAKERS: Readonly<Record<string, { person: Person; size?: number }>> = {
  yaginya: { person: yaginya, size: 0.94 },
  grom: { person: grom, size: 1.06 },
  mark: { person: mark },
  snezhana: { person: snezhana, size: 0.98 },
  ratibor: { person: ratibor, size: 1.05 },
  mira: { person: mira, size: 0.96 },
  shadow: { person: shadow },
  seraphim: { person: seraphim, size: 1.05 },
}
const floating = (m: Model, mood: Mood): void => jinn(m, suleiman(mood), 0x4a8ad8, 0xb8e4f8)

/** monsters who talk before they fight, or instead of it */
const TALKERS: Readonly<Record<string, { person: Person; size?: number }>> = {
  kikimora: { person: kikimora },
  polevik: { person: polevik, size: 0.9 },
  'nightingale-robber': { person: nightingale },
  'khan-of-dust': { person: khan, size: 1.04 },
  vampire: { person: vampire },
  'court-witch': { person: courtWitch },
  'golden-king': { person: goldenKing, size: 1.02 },
  'dark-elf': { person: darkElf },
  warlord: { person: warlord, size: 1.04 },
  'snow-maiden': { person: maiden },
}
/** those who have something to say on the way up */
export const speakers = (): Asset[] => [
  ...Object.entries(SPEAKERS).flatMap(([id, { person, size = 1 }]) => [
    figure(id, (m) => humanoid(m, person('calm')), { size, rays: 1, half: 165, up: 235 }),
    portrait(id, (m, mood) => humanoid(m, person(mood)), size),
  ]),
  figure('suleiman', (m) => floating(m, 'calm'), { rays: 1 }),
  ...Object.entries(TALKERS).map(([id, { person, size = 1 }]) =>
    portrait(id, (m, mood) => humanoid(m, person(mood)), size),
  ),
  portrait('leshy', leshy, 1, { face: 1.16, lens: 142 }),
  portrait('suleiman', floating, 1, { lens: 148, face: 1.56 }),
]
