import type { Asset } from '../asset.ts'
import { bone, cloth, fur, gold, leather, plain, steel } from '../model/material.ts'
import { cut, type Model } from '../model/model.ts'
import type { Vec } from '../model/vec.ts'
import { type Beast, beast, coatOf, ridge } from '../parts/beast.ts'
import { type Bird, bird } from '../parts/bird.ts'
import { dagger } from '../parts/blades.ts'
import { bandana } from '../parts/cloth-hat.ts'
import { dragon } from '../parts/dragon.ts'
import type { Eye } from '../parts/eye.ts'
import { face, glasses, type Mood } from '../parts/face.ts'
import { moustache, underHat } from '../parts/hair.ts'
import { humanoid } from '../parts/humanoid.ts'
import { legs } from '../parts/legs.ts'
import { shroom } from '../parts/shroom.ts'
import { puff, shirt } from '../parts/torso.ts'
import { figure } from './figure.ts'
import { portrait } from './portrait.ts'

const slit = (top: number, low: number) => ({ top, low, slit: true, aspect: 1.1, lift: 0, iris: 0.8 })

const pigSnout = (m: Model): void => {
  m.group()
  m.inside(() => {
    m.move([0, -0.07, 0.5])
    m.turnX(82)
    m.tube(plain(0xd88a7a, { skin: 0.6 }), [0, 0, 0], 0.115, 0.035, 0.02)
    m.sides((s) =>
      cut(m.egg(plain(0x3a1c1c), [s * 0.045, 0.04, 0], [0.022, 0.03, 0.034]), 0.01, plain(0x3a1c1c)),
    )
  })
}
export const forestFolk = (): Asset[] => [
  figure(
    'mushroom',
    (m) =>
      shroom(m, {
        cap: 0xd8262c,
        cap2: 0x9a1020,
        spot: 0xfff3e0,
        body: 0xf3dcb8,
        eye: { top: 0x3a1c08, low: 0xb0702a },
      }),
    { size: 0.86 },
  ),
  figure(
    'mushroom-pale',
    (m) =>
      shroom(m, {
        cap: 0xc8b47a,
        cap2: 0x8a7448,
        spot: 0xf6ecca,
        body: 0xe8e0d0,
        tall: 1.5,
        wide: 0.8,
        cross: true,
        eye: { top: 0x1c3a10, low: 0x9ad04a, lid: 0.24, stern: 16 },
      }),
    { size: 0.86 },
  ),
  figure(
    'wolf',
    (m) =>
      beast(m, {
        ...coatOf(0x78808f, 0xe8e6e4, 0x4a5060),
        eye: { top: 0xa86a10, low: 0xffd84a, lid: 0.2, stern: 18 },
        ears: 'pointed',
        tail: 'bushy',
        teeth: true,
        muzzle: { long: 1.4 },
        claws: 0x2a2a30,
        head: { size: 1.08 },
        mane: fur(0x5a6272, 0x3c4250),
        brow: 0.06,
      }),
    { yaw: 50, half: 170, up: 230, size: 1.24 },
  ),
  figure('fox', (m) => fox(m), { yaw: 52, half: 160, size: 1.06 }),
  portrait('fox', foxFace, 1.3, { face: 1.24, lens: 158, yaw: 26 }),
  figure(
    'boar',
    (m) =>
      beast(m, {
        ...coatOf(0x6a4a38, 0x9a7a5c, 0x33221c),
        eye: { top: 0x5a1408, low: 0xff6a3a, lid: 0.2, stern: 20 },
        ears: 'round',
        tail: 'stub',
        tusks: true,
        nose: 0xd88a7a,
        muzzle: { long: 1.35, wide: 1.25, high: 1.2 },
        trunk: { broad: 1.2, high: 1.15 },
        leg: { long: 0.8 },
        hooves: 0x2a1c18,
        brow: 0.06,
        extra: pigSnout,
        rider: (k) => ridge(k, fur(0x33221c, 0x1c120e), 5),
      }),
    { yaw: 50, half: 160, size: 1.14 },
  ),
  figure(
    'bear',
    (m) =>
      beast(m, {
        ...coatOf(0x8a5630, 0xc8965c, 0x5a3418),
        eye: { top: 0x2a1408, low: 0x9a6030 },
        ears: 'round',
        tail: 'stub',
        muzzle: { long: 0.9, wide: 1.2, high: 1.2 },
        trunk: { broad: 1.35, high: 1.35, long: 1.1 },
        leg: { thick: 1.45 },
        head: { size: 1.24, up: 0.08 },
        claws: 0xf0e6d0,
        teeth: true,
        brow: 0.05,
      }),
    { yaw: 48, half: 190, up: 270, size: 1.24 },
  ),
  figure('bandit', (m) =>
    humanoid(m, {
      skin: 0xe8a67c,
      build: { wide: 1.06, belly: 1.1, arm: 1.05 },
      head: (k) => {
        face(k, {
          skin: 0xe8a67c,
          eye: { top: 0x2a2a1c, low: 0x8a8a4a, lid: 0.16, stern: 12 },
          brow: 0x2a1c14,
          mood: 'stern',
          nose: 'potato',
          scar: true,
          browThick: 1.5,
          jaw: 1.1,
        })
        underHat(k, { dark: 0x2a1c14, light: 0x5a4030 })
        moustache(k, { dark: 0x2a1c14, light: 0x5a4030 })
        bandana(k, cloth(0xb8302e))
      },
      torso: shirt({ cloth: cloth(0x6a7a5a), vest: leather(0x4a3426), strap: leather(0x2a1c14), trim: null }),
      sleeve: cloth(0x6a7a5a),
      fore: { material: leather(0x4a3426), cuff: steel(0x8a8a94) },
      pads: puff(leather(0x4a3426)),
      lower: legs({
        trousers: cloth(0x4a4a44),
        boots: leather(0x3a2618),
        tunic: cloth(0x6a7a5a),
        belt: leather(0x2a1c14),
        buckle: steel(0x9a9aa4),
        long: 0.2,
      }),
      weapon: dagger(),
      hold: { z: 34 },
      offhand: null,
    }),
  ),
  ...zmey(),
  ...arkhip(),
]
const OWL_EYES: Partial<Record<Mood, Partial<Eye>>> = {
  merry: { lift: 0.24, iris: 0.8 },
  stern: { lid: 0.34, stern: 22 },
}
const OWL_MOODS: Partial<Record<Mood, Partial<Bird>>> = {
  merry: { raised: 0.3, beakOpen: 1 },
  stern: { raised: -2 },
}
const arkhip = (): Asset[] => {
  const owl = (m: Model, mood: Mood = 'calm'): void =>
    bird(m, {
      ...OWL_MOODS[mood],
      body: 0x9a6a3e,
      belly: 0xf0dcb4,
      wing: { low: 0x5a3a22, middle: 0x7a5230, high: 0x9a6a3e },
      folded: true,
      beak: 0xf0a83a,
      eye: { top: 0xb86a08, low: 0xffd84a, iris: 0.86, ...OWL_EYES[mood] },
      eyeSize: 1.14,
      disc: 0xf6e6c4,
      tufts: 0x6a4426,
      tail: [0x5a3a22, 0x7a5230],
      legs: 0xf0a83a,
      extra: (k) => {
        k.inside(() => {
          k.move([0, 0.06, -0.04])
          k.scale(1.08)
          glasses(k, gold())
        })
      },
    })
  return [
    figure('arkhip', (m) => owl(m), { size: 0.96, yaw: 26 }),
    portrait('arkhip', owl, 1.15, { face: 1.3, lens: 150 }),
  ]
}

/** who speaks: the middle head when calm, the hungry one in mirth, the learned one in earnest */
const SPEAKING: Partial<Record<Mood, Vec>> = {
  calm: [0.02, 2.18, 0],
  merry: [-0.6, 1.74, 0],
  stern: [0.66, 1.88, 0],
}
const zmey = (): Asset[] => {
  const body = (m: Model): void =>
    dragon(m, {
      skin: 0x4a9a3a,
      skin2: 0x25602c,
      belly: 0xf2dc8a,
      belly2: 0xc89a3e,
      wing: [0xd8923a, 0x9a4a24],
      horn: bone(0xf3e3c0, 0xa8845a),
      eye: slit(0x8a3a00, 0xffd23c),
      heads: 3,
      fat: 1.08,
      span: 1.3,
      crest: 0xd84a2e,
    })
  return [
    figure('zmey', body, { size: 1.3, half: 230, up: 330, down: 80 }),
    portrait(
      'zmey',
      (m, mood) => {
        const [x, y] = SPEAKING[mood] ?? [0, 2]
        m.move([-x, 1.42 - y, 0])
        body(m)
      },
      1,
      { lens: 196 },
    ),
  ]
}

const FOX_MOODS: Partial<Record<Mood, Partial<Beast>>> = {
  merry: {
    extra: (m) => {
      m.group()
      m.egg(plain(0xf0708a, { skin: 0.6 }), [0.02, -0.215, 0.46], [0.05, 0.03, 0.1])
    },
  },
  stern: { brow: 0.09, eye: { top: 0x2a5a1c, low: 0x9ae04a, lid: 0.3, stern: 22 } },
}
const fox = (m: Model, mood: Mood = 'calm'): void =>
  beast(m, {
    ...coatOf(0xe8762a, 0xfff2e0, 0x4a2a20),
    eye: { top: 0x2a5a1c, low: 0x9ae04a },
    ears: 'tufted',
    tail: 'bushy',
    muzzle: { long: 1.2, wide: 0.8, high: 0.85 },
    trunk: { broad: 0.86, high: 0.9 },
    leg: { thick: 0.84 },
    brow: 0,
    ...FOX_MOODS[mood],
  })

/** the head stands in the middle of the picture */
const foxFace = (m: Model, mood: Mood): void => {
  m.move([0, 0, -0.5])
  fox(m, mood)
}
