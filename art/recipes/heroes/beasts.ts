import type { Colour } from '../../model/colour.ts'
import { bone, crystal, fur, glow, gold, lit, plain, scales, stone } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { type Beast, coatOf, ridge } from '../../parts/beast.ts'
import type { Dragon } from '../../parts/dragon-head.ts'
import { type Golem, golemRock } from '../../parts/golem.ts'
import type { Serpent } from '../../parts/serpent.ts'
import { horns } from '../../parts/wild-crown.ts'
import type { ByTier } from './tier.ts'

export const BEASTS: ByTier<Beast> = [
  {
    ...coatOf(0xc89a5a, 0xf4e0b8, 0x6a4426),
    eye: { top: 0x5a3a08, low: 0xe0a83a },
    ears: 'round',
    tail: 'tuft',
    mane: fur(0x8a4a20, 0x5a2e14),
    trunk: { broad: 1.1 },
    head: { size: 1.1 },
    claws: 0x3a2a1c,
    teeth: true,
  },
  {
    ...coatOf(0xe8862a, 0xfff0d8, 0x2a1c18),
    eye: { top: 0x2a5a1c, low: 0x9ae04a, lid: 0.14, stern: 14 },
    ears: 'round',
    tail: 'thin',
    teeth: true,
    trunk: { broad: 1.16, long: 1.06 },
    leg: { thick: 1.2 },
    claws: 0xf0e6d0,
    rider: (m) => stripes(m),
    brow: 0.05,
  },
  {
    ...coatOf(0xf4f6fa, 0xffffff, 0x8aa8d0),
    eye: { top: 0x123a8a, low: 0x6fd0ff, glow: 0.2 },
    ears: 'pointed',
    tail: 'bushy',
    mane: fur(0xd8e4f4, 0xa0b8d8),
    teeth: true,
    trunk: { broad: 1.2, high: 1.15 },
    head: { size: 1.1 },
    muzzle: { long: 1.25 },
    claws: 0x8ac8ff,
    horns: (m) => horns(m, bone(0xd8f0ff, 0x8ac0e8), 'back', 0.8),
  },
  {
    ...coatOf(0x3a3244, 0x6a5a7a, 0x1c1424),
    eye: { top: 0x8a1a08, low: 0xff7a2a, glow: 0.6 },
    ears: 'pointed',
    tail: 'tuft',
    mane: lit(fur(0xff7a2a, 0xd83a1a), 0xff5a10, 0.25),
    teeth: true,
    trunk: { broad: 1.3, high: 1.25 },
    leg: { thick: 1.3 },
    head: { size: 1.14 },
    claws: 0xff9a4a,
    horns: (m) => horns(m, bone(0x4a3a44, 0x2a1c24), 'ram', 0.9),
    rider: (m) => ridge(m, glow(0xff6a1a, 0.7), 6),
    brow: 0.06,
  },
]
const stripes = (m: Model): void => {
  for (let i = 0; i < 5; i++)
    paint(m.box(plain(0x2a1c18), [0, -0.06, 0.3 - i * 0.17], [0.5, 0.3, 0.026], 0.02), 0.02, 0.9)
}
export const slit = (top: Colour, low: Colour) => ({ top, low, slit: true, aspect: 1.1, lift: 0, iris: 0.8 })
export const DRAGONS: ByTier<Dragon> = [
  {
    skin: 0x6a9a3a,
    skin2: 0x3a6a2a,
    belly: 0xf4e8a8,
    belly2: 0xc8a84a,
    wing: [0xb8d06a, 0x6a9a3a],
    horn: bone(0xe8d8b0, 0xa8845a),
    hornLong: 0.3,
    hornShape: 'up',
    eye: slit(0x6a4a00, 0xffd23c),
    span: 0.94,
    fat: 0.94,
  },
  {
    skin: 0xc8202a,
    skin2: 0x7e0f22,
    belly: 0xf7c873,
    belly2: 0xd9903c,
    wing: [0xf0803a, 0xb52d22],
    horn: bone(0xf3e3c0, 0xa8845a),
    eye: slit(0x8a3a00, 0xffd23c),
  },
  {
    skin: 0x5fb4ea,
    skin2: 0x2a62b8,
    belly: 0xe8f6ff,
    belly2: 0xb8dcf5,
    wing: [0xa8e4ff, 0x5a9be0],
    horn: crystal(0xd2f4ff, 0x8fd0ff, 0.18),
    hornShape: 'crystal',
    hornLong: 0.5,
    eye: slit(0x123a8a, 0x6fe6ff),
    span: 1.2,
    fat: 0.96,
  },
  {
    skin: 0xe8b83a,
    skin2: 0xa8721a,
    belly: 0xfff4d0,
    belly2: 0xe0b860,
    wing: [0xffe08a, 0xe09a2a],
    horn: lit(gold(), 0xffc040, 0.2),
    hornShape: 'ram',
    hornLong: 0.62,
    eye: slit(0x6a1a00, 0xff8a3a),
    span: 1.34,
    fat: 1.04,
    crest: 0xd84a2e,
    hide: scales(0xe8b83a, 0xa8721a, { metal: 0.45, rough: 0.32 }),
  },
]
export const GOLEMS: ByTier<Golem> = [
  {
    rock: golemRock(0x9a8468),
    dark: golemRock(0x6a5844),
    rune: 0xffb03a,
    moss: 0x7a9a3a,
    crown: 'none',
    flower: true,
    power: 1.4,
  },
  {
    rock: golemRock(0x8d8f9c),
    dark: golemRock(0x5c6070),
    rune: 0x3fe0ff,
    moss: 0x6f9a3a,
    crown: 'stones',
    flower: true,
  },
  {
    rock: crystal(0x7ac8f0, 0xc8f0ff, 0.1),
    dark: crystal(0x3a8ad8, 0x8ac8ff, 0.08),
    rune: 0xe0ffff,
    crown: 'crystals',
    crownMaterial: crystal(0xa8e8ff, 0xffffff, 0.3),
  },
  {
    rock: { ...stone(0x4a3a44, 0x2a2028), wear: 0.55, bump: 0.5, scale: 1.6 },
    dark: { ...stone(0x34262e, 0x1c1418), wear: 0.5, bump: 0.5, scale: 1.6 },
    rune: 0xff7a1a,
    power: 2.6,
    crown: 'spikes',
    crownMaterial: glow(0xff6a1a, 0.8),
  },
]
export const SERPENTS: ByTier<Serpent> = [
  { skin: 0x7a9a4a, skin2: 0x4a6a2a, belly: 0xf0e4b0, eye: { top: 0x6a4a00, low: 0xffd23c }, rattle: true },
  { skin: 0x3a8a8a, skin2: 0x1c5a64, belly: 0xe8f0d0, eye: { top: 0x8a1a08, low: 0xff8a3a }, hood: 0x2a6a74 },
  {
    skin: 0x6a4ac8,
    skin2: 0x3a2484,
    belly: 0xe8d8ff,
    eye: { top: 0x0a5a3a, low: 0x5affc0, glow: 0.4 },
    horns: bone(0xe8d8ff, 0x9a80c8),
    fins: 0xff7ac0,
  },
  {
    skin: 0xd8a83a,
    skin2: 0x9a6a1a,
    belly: 0xfff4d8,
    eye: { top: 0x8a0a2a, low: 0xff4a6a, glow: 0.5 },
    hood: 0xc8322e,
    horns: gold(),
    fins: 0xff6a3a,
  },
]
