import type { Asset } from '../../asset.ts'
import { bone, cloth, fur, glow, leather, lit, plain, spirit, steel } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { beast, coatOf } from '../../parts/beast.ts'
import { bird } from '../../parts/bird.ts'
import { axe, club, mace, scythe, spear, sword, torch } from '../../parts/blades.ts'
import { face, type Mood } from '../../parts/face.ts'
import { golem, golemRock } from '../../parts/golem.ts'
import { beard, bobHair, wildHair } from '../../parts/hair.ts'
import { greatHelm, hornedHelm, miner, spikedHelm } from '../../parts/helm.ts'
import { type Humanoid, humanoid } from '../../parts/humanoid.ts'
import { insect } from '../../parts/insect.ts'
import { jinn } from '../../parts/jinn.ts'
import { legs } from '../../parts/legs.ts'
import { orb, shield } from '../../parts/offhand.ts'
import { serpent } from '../../parts/serpent.ts'
import { shroom } from '../../parts/shroom.ts'
import { bareChest, cape, furCollar, plateArmour, puff, shirt, spikedPad } from '../../parts/torso.ts'
import { treant } from '../../parts/treant.ts'
import { boneMask, horns } from '../../parts/wild-crown.ts'
import { monster } from '../figure.ts'

const raider = (o: {
  cloth: number
  helm: 'horned' | 'spiked'
  weapon: Humanoid['weapon']
  shield: boolean
}): Humanoid => ({
  skin: 0xe0a078,
  build: { wide: 1.14, arm: 1.14, belly: 1.08 },
  head: (m) => {
    face(m, {
      skin: 0xe0a078,
      eye: { top: 0x3a2a1c, low: 0xa88a5a, lid: 0.16, stern: 12 },
      brow: 0x5a2a14,
      nose: 'potato',
      mood: 'stern',
      jaw: 1.12,
      browThick: 1.5,
    })
    beard(m, { dark: 0x5a2a14, light: 0xb0602a }, 0.34)
    if (o.helm === 'horned') hornedHelm(m, steel(0x7a7480), bone(), leather(0x5a3a20))
    else spikedHelm(m, steel(0x8a8490), leather(0x5a3a20))
  },
  torso: furCollar(
    shirt({ cloth: cloth(o.cloth), vest: leather(0x4a3426), strap: leather(0x2a1c14), trim: null }),
    fur(0x6a5240, 0x3a2c22),
  ),
  sleeve: cloth(o.cloth),
  fore: { material: leather(0x4a3426), cuff: steel(0x8a8a94) },
  pads: spikedPad(leather(0x4a3426), bone()),
  lower: legs({
    trousers: cloth(0x4a443c),
    boots: leather(0x3a2618),
    trim: fur(0x6a5240, 0x3a2c22),
    tunic: cloth(o.cloth),
    long: 0.28,
  }),
  weapon: o.weapon ?? null,
  offhand: o.shield
    ? shield({ kind: 'round', field: leather(0x7a4a2a), rim: steel(0x8a8490), sign: 'none' })
    : null,
  shield: o.shield,
})
const bones = (o: { eyes: number; armour: boolean; weapon: Humanoid['weapon'] }): Humanoid => ({
  plan: 'undead',
  skin: 0xe8dcc0,
  build: { wide: 0.96, arm: 0.74, belly: 0.84 },
  head: (m) => {
    boneMask(m, o.eyes)
    if (o.armour) spikedHelm(m, steel(0x6a7068), steel(0x8a7a4a))
  },
  torso: o.armour
    ? plateArmour({ metal: steel(0x6a7068), trim: steel(0x8a7a4a), gem: glow(o.eyes, 0.9) })
    : shirt({ cloth: bone(), vest: cloth(0x4a4438), strap: leather(0x3a2a1c), trim: null }),
  sleeve: bone(),
  fore: { material: bone(), hand: bone(), cuff: steel(0x6a7068) },
  pads: o.armour ? spikedPad(steel(0x6a7068), bone()) : puff(bone(), null, 0.9),
  lower: legs({
    trousers: bone(),
    boots: bone(),
    tunic: cloth(0x4a4438),
    belt: leather(0x3a2a1c),
    buckle: steel(0x8a7a4a),
    long: 0.3,
  }),
  weapon: o.weapon ?? null,
  offhand: o.armour
    ? shield({ kind: 'kite', field: leather(0x4a4a3a), rim: steel(0x6a7068), sign: 'cross' })
    : null,
  shield: o.armour,
  ...(o.armour ? { back: cape(cloth(0x2a3a34), 0.9, 0.9) } : {}),
})
const ghost = (c: number, pale: number): Omit<Humanoid, 'lower'> => ({
  skin: pale,
  build: { wide: 0.9, arm: 0.9 },
  head: (m) => {
    face(m, {
      skin: pale,
      eye: { top: c, low: 0xffffff, glow: 0.6, white: 0x1c2a34 },
      brow: c,
      mood: 'sad',
      blush: 0,
      nose: 'none',
    })
    bobHair(m, { dark: c, light: pale })
  },
  torso: shirt({ cloth: spirit(pale, c, 0.15), trim: null }),
  sleeve: spirit(pale, c, 0.15),
  fore: { material: spirit(pale, c, 0.15), flare: 0.04, hand: spirit(pale, c, 0.2) },
  pads: null,
  weapon: null,
  offhand: orb(pale),
})
const kobold: Humanoid = {
  plan: 'small',
  skin: 0xb8a06a,
  build: { wide: 0.94, arm: 0.96, belly: 1.18, leg: 0.74, head: 1.04 },
  head: (m) => {
    face(m, {
      skin: 0xb8a06a,
      eye: { top: 0x3a1c08, low: 0xf0a83a },
      brow: 0x4a3420,
      nose: 'hook',
      ears: 'long',
      mood: 'merry',
      jaw: 0.96,
    })
    miner(m, 0x7a5230)
  },
  torso: shirt({ cloth: cloth(0x9a5a34), vest: leather(0x5a4030), strap: leather(0x3a2618), trim: null }),
  sleeve: cloth(0x9a5a34),
  fore: { material: leather(0x5a4030) },
  pads: puff(cloth(0x9a5a34), null, 0.95),
  lower: legs({ trousers: cloth(0x5a5444), boots: leather(0x4a3422), tunic: cloth(0x9a5a34), long: 0.2 }),
  weapon: mace(steel(0x9a9088)),
  offhand: null,
}
const yeti: Humanoid = {
  plan: 'giant',
  skin: 0xa8c0d8,
  build: { wide: 1.36, arm: 1.5, belly: 1.24, head: 0.9, trunk: 1.1, leg: 0.88 },
  head: (m) => {
    face(m, {
      skin: 0xa8c0d8,
      eye: { top: 0x123a8a, low: 0x6fd0ff, lid: 0.14, stern: 12 },
      brow: 0xd8e4f0,
      nose: 'potato',
      tusks: true,
      mood: 'stern',
      blush: 0.2,
      jaw: 1.2,
      eyeSize: 0.9,
    })
    wildHair(m, { dark: 0xc8d8ec, light: 0xffffff }, 0.7)
    horns(m, bone(0x8aa0b8, 0x5a7088), 'bull', 0.7)
  },
  torso: furCollar(bareChest(0xc8d8ec), fur(0xf4f8ff, 0xb8cce0)),
  sleeve: fur(0xf0f6ff, 0xb8cce0),
  fore: { material: fur(0xf0f6ff, 0xb8cce0), hand: plain(0xa8c0d8, { skin: 0.6 }) },
  pads: puff(fur(0xf4f8ff, 0xb8cce0), null, 1.2),
  lower: legs({
    trousers: fur(0xf0f6ff, 0xb8cce0),
    boots: fur(0xd8e4f0, 0x9ab0c8),
    tunic: fur(0xf0f6ff, 0xb8cce0),
    belt: leather(0x6a5444),
    long: 0.24,
  }),
  weapon: club,
  hold: { scale: 1.2 },
  offhand: null,
}
const blackKnight: Humanoid = {
  skin: 0x2a2430,
  build: { wide: 1.2, arm: 1.2, trunk: 1.06 },
  head: (m) => greatHelm(m, steel(0x3a3644), steel(0x8a2a2a), 0xff3a2a, 0xb81c2a),
  torso: plateArmour({
    metal: steel(0x3a3644),
    trim: steel(0x8a2a2a),
    gem: glow(0xff3a2a, 1),
    tabard: cloth(0x5a1420),
  }),
  sleeve: plain(0x1c1820),
  fore: { material: steel(0x3a3644), cuff: steel(0x8a2a2a), hand: leather(0x2a2024) },
  pads: spikedPad(steel(0x3a3644), steel(0x8a2a2a)),
  lower: legs({
    trousers: plain(0x1c1820),
    boots: steel(0x3a3644),
    tunic: cloth(0x5a1420),
    belt: leather(0x2a1c1c),
    long: 0.34,
  }),
  weapon: sword({
    long: 1.26,
    wide: 1.3,
    edge: lit(steel(0x8a8494, 0x4a4454), 0xff2a1a, 0.12),
    gem: 0xff3a2a,
  }),
  offhand: shield({
    kind: 'kite',
    field: cloth(0x5a1420),
    rim: steel(0x3a3644),
    sign: 'cross',
    signMaterial: steel(0xb8a8a0),
  }),
  shield: true,
  back: cape(cloth(0x5a1420, 0x2a0a10), 1.05),
}
export const leshy = (m: Model, mood: Mood = 'calm'): void =>
  treant(m, { bark: 0x7a5a3c, leaves: [0x2a6a34, 0x429a38, 0x84b83e], eyes: 0xffe07a, blossom: null, mood })

/** common folk of the later parts of the story */
export const commonFolk = (): Asset[] => [
  monster(
    'spider',
    (m) =>
      insect(m, {
        kind: 'spider',
        shell: 0x4a3a54,
        shell2: 0x2a2034,
        belly: 0x8a6a9a,
        eyes: 0xff4a5a,
        hairy: true,
        sign: 0xff4a5a,
      }),
    { yaw: 40, half: 170, size: 1.05 },
  ),
  monster(
    'beetle',
    (m) => insect(m, { kind: 'beetle', shell: 0x2a6a5a, shell2: 0x16403a, belly: 0x8ab09a, eyes: 0xffd23c }),
    { yaw: 40, half: 170, size: 1.1 },
  ),
  monster(
    'scorpion',
    (m) =>
      insect(m, { kind: 'scorpion', shell: 0xb8823a, shell2: 0x6a4420, belly: 0xe0c080, eyes: 0xff7a2a }),
    { yaw: 40, half: 170, up: 240, size: 1.05 },
  ),
  monster('leshy', (m) => leshy(m), { size: 1.16, half: 180, up: 270 }),
  monster('dead-tree-walker', (m) => treant(m, { bark: 0x5e554e, leaves: [], eyes: 0x7dffc0, bare: true }), {
    size: 1.12,
    half: 180,
    up: 260,
  }),
  monster(
    'raider',
    (m) =>
      humanoid(m, raider({ cloth: 0x8a4a2a, helm: 'horned', weapon: axe(steel(0x9a9aa4)), shield: true })),
    {},
  ),
  monster(
    'torchbearer',
    (m) => humanoid(m, raider({ cloth: 0x6a6a3a, helm: 'spiked', weapon: torch, shield: false })),
    {},
  ),
  monster(
    'steppe-spearman',
    (m) =>
      humanoid(m, {
        ...raider({ cloth: 0xb8862a, helm: 'spiked', weapon: spear(), shield: true }),
        hold: { z: 8, along: -0.1 },
      }),
    {},
  ),
  monster(
    'raven',
    (m) =>
      bird(m, {
        body: 0x2a2a38,
        belly: 0x4a4a5c,
        wing: { low: 0x1c1c28, middle: 0x2a2a38, high: 0x3c3c50, span: 0.9 },
        beak: 0x5a5460,
        beakShape: 'crow',
        eye: { top: 0x8a1a08, low: 0xff6a3a },
        tail: [0x1c1c28, 0x2a2a38],
        legs: 0x4a4450,
      }),
    { half: 170, size: 0.92 },
  ),
  monster(
    'skeleton',
    (m) =>
      humanoid(
        m,
        bones({ eyes: 0x7dffc0, armour: false, weapon: sword({ edge: steel(0x9a9488), gem: 0x7dffc0 }) }),
      ),
    {},
  ),
  monster(
    'bone-knight',
    (m) => humanoid(m, bones({ eyes: 0x7dc8ff, armour: true, weapon: axe(steel(0x8a8a84), true) })),
    { size: 1.08 },
  ),
  monster(
    'reaper',
    (m) =>
      jinn(
        m,
        {
          ...ghost(0x2a3a44, 0x8ab0a8),
          head: (k) => boneMask(k, 0x7dffc0),
          weapon: scythe(),
          hold: { z: 8 },
        },
        0x2a3a44,
        0x6a9a90,
      ),
    { size: 1.1 },
  ),
  monster('ghost', (m) => jinn(m, ghost(0x4a8a9a, 0xc8f4f0), 0x6ac0c8, 0xd8ffff), {}),
  monster('kobold', (m) => humanoid(m, kobold), { size: 0.86 }),
  monster(
    'sand-snake',
    (m) =>
      serpent(m, {
        skin: 0xc8a05a,
        skin2: 0x8a6a34,
        belly: 0xf4e8c8,
        eye: { top: 0x6a1a08, low: 0xff8a3a },
        hood: 0xa87a3a,
        rattle: true,
      }),
    { half: 170, size: 1.06 },
  ),
  monster(
    'ice-wolf',
    (m) =>
      beast(m, {
        ...coatOf(0xb8d0e8, 0xffffff, 0x6a90b8),
        eye: { top: 0x123a8a, low: 0x6fe0ff, glow: 0.3, lid: 0.18, stern: 16 },
        ears: 'pointed',
        tail: 'bushy',
        teeth: true,
        muzzle: { long: 1.35 },
        mane: fur(0xe8f4ff, 0xa8c4e0),
        claws: 0x8ac8ff,
        brow: 0.06,
      }),
    { yaw: 50, half: 170, up: 230, size: 1.22 },
  ),
  monster('yeti', (m) => humanoid(m, yeti), { size: 1.16, half: 180, up: 250 }),
  monster(
    'frost-golem',
    (m) =>
      golem(m, {
        rock: golemRock(0xc8dcf0, 0),
        dark: golemRock(0x8aa8cc, 0),
        rune: 0x6fe0ff,
        crown: 'spikes',
        crownMaterial: plain(0xe8f6ff),
      }),
    { half: 170, size: 1.04 },
  ),
  monster(
    'dark-mushroom',
    (m) =>
      shroom(m, {
        cap: 0x3a4ab0,
        cap2: 0x1c2470,
        spot: 0x8affff,
        body: 0x9aa0c8,
        wide: 1.2,
        tall: 0.8,
        cross: true,
        eye: { top: 0x0a3a5a, low: 0x8affff, glow: 0.4, lid: 0.2, stern: 16 },
      }),
    { size: 0.9 },
  ),
  monster('black-knight', (m) => humanoid(m, blackKnight), { size: 1.14, half: 165, up: 235 }),
]
