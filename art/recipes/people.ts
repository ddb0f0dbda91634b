import { cloth, feather, fur, glow, gold, leaf, leather, plain, steel, wood } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import { axe, bow, spear, sword, woodenSword } from '../parts/blades.ts'
import { type Build, neck } from '../parts/build.ts'
import { featherCap, furHat } from '../parts/cloth-hat.ts'
import type { Eye } from '../parts/eye.ts'
import { face, grin, type Mood } from '../parts/face.ts'
import { beard, braidHair, longHair, ponytail, sweptHair, underHat } from '../parts/hair.ts'
import { spikedHelm } from '../parts/helm.ts'
import type { Humanoid } from '../parts/humanoid.ts'
import { greaves, legs, robe } from '../parts/legs.ts'
import { orb, shield } from '../parts/offhand.ts'
import { branchStaff } from '../parts/staffs.ts'
import { cape, furCollar, mantle, pauldron, plateArmour, puff, shirt } from '../parts/torso.ts'
import { wreath } from '../parts/wild-crown.ts'

export type Person = (mood: Mood) => Humanoid & { braid?: boolean }

const SKIN = 0xf8bd92
const blue: Eye = { top: 0x123a7a, low: 0x58b8ff, lash: 0.1, flick: false }
const green: Eye = { top: 0x1c5a2a, low: 0x8aea5a }
const brown: Eye = { top: 0x3a1c08, low: 0xb0702a, lash: 0.11, flick: false }
const violet: Eye = { top: 0x3a1a6a, low: 0xb88aff }

const quiver = (m: Model, b: Build): void => {
  const y = neck(b)
  m.part('quiver', 'torso', [0.1, y - 0.1, -0.24], { cast: 0.8 })
  m.inside(() => {
    m.move([0.16, y - 0.16, -0.3])
    m.turnZ(-24)
    m.tube(leather(0x8a5a30), [0, 0, 0], 0.1, 0.26, 0.02, 0.01, 0.12)
    m.group()
    m.ring(gold(), [0, 0.25, 0], 0.12, 0.022)
    for (const [x, z] of [
      [-0.05, 0.02],
      [0.05, 0.03],
      [0, -0.05],
    ] as const) {
      m.group()
      m.cone(wood(0xd8b078), [x, 0.2, z], [x, 0.44, z], 0.014, 0.014)
      m.group()
      m.plate(
        feather(0xff5a4a, 0xc83a3a),
        [
          [x - 0.045, 0.36],
          [x + 0.045, 0.36],
          [x + 0.045, 0.5],
          [x, 0.46],
          [x - 0.045, 0.5],
        ],
        0.012,
        0.006,
      )
    }
  })
}
export const heroMale: Person = (mood) => ({
  skin: SKIN,
  head: (m) => {
    face(m, { skin: SKIN, eye: blue, brow: 0x7a4a1e, mood, nose: 'snub', freckles: true })
    sweptHair(m, { dark: 0xb8742a, light: 0xf6c05a })
  },
  torso: shirt({
    cloth: cloth(0xfff4e4, 0xf2e2cc),
    trim: cloth(0xd8303a),
    vest: leather(0x9a5f30),
    collar: cloth(0xd8303a),
  }),
  sleeve: cloth(0xfff4e4, 0xf2e2cc),
  fore: { material: cloth(0xfff4e4, 0xf2e2cc), cuff: cloth(0xd8303a) },
  pads: puff(cloth(0xfff4e4, 0xf2e2cc)),
  lower: legs({
    trousers: cloth(0x3a5a8a),
    boots: leather(0x8a4e26),
    trim: leather(0xb87a44),
    tunic: cloth(0xfff4e4, 0xf2e2cc),
    tunicHem: cloth(0xd8303a),
    belt: cloth(0xd8303a),
    long: 0.22,
  }),
  weapon: woodenSword,
  offhand: shield({
    kind: 'round',
    field: wood(0xb07a46),
    rim: leather(0x6a4426),
    sign: 'none',
    signMaterial: steel(0xb8c0cc),
  }),
  shield: true,
  back: cape(cloth(0x2f6fdc, 0x1c3f96, { through: 0.15 }), 0.92, 0.86),
})
export const heroFemale: Person = (mood) => ({
  skin: 0xfcc8a2,
  build: { wide: 0.9, arm: 0.9 },
  head: (m) => {
    face(m, {
      skin: 0xfcc8a2,
      eye: { ...green, lash: 0.15 },
      brow: 0x8a3a1a,
      mood,
      lips: 0xe0645e,
      blush: 0.6,
      jaw: 0.95,
    })
    ponytail(m, { dark: 0xa83c14, light: 0xf08a3a }, gold())
  },
  torso: shirt({
    cloth: cloth(0xfff4e4, 0xf2e2cc),
    trim: cloth(0x2f8a6a),
    vest: cloth(0x2f9a72),
    collar: gold(),
  }),
  sleeve: cloth(0xfff4e4, 0xf2e2cc),
  fore: { material: leather(0x8a5a34), cuff: gold() },
  pads: puff(cloth(0xfff4e4, 0xf2e2cc), cloth(0x2f8a6a)),
  lower: legs({
    trousers: cloth(0x6a4a34),
    boots: leather(0x7a4424),
    trim: fur(0xfff4e4, 0xd8c4aa),
    tunic: cloth(0x2f9a72),
    tunicHem: gold(),
    belt: leather(0x6a3c1e),
    long: 0.34,
  }),
  weapon: woodenSword,
  offhand: shield({ kind: 'round', field: wood(0x9a6a3a), rim: gold(), sign: 'sun' }),
  shield: true,
  back: cape(cloth(0xd42a4a, 0x8c1230, { through: 0.15 }), 0.86, 0.84),
})
export const tikhon: Person = (mood) => ({
  skin: 0xf6b488,
  build: { wide: 1.02, belly: 1.08 },
  head: (m) => {
    face(m, {
      skin: 0xf6b488,
      eye: brown,
      brow: 0x4a2a14,
      mood,
      nose: 'potato',
      freckles: true,
      jaw: 1.08,
      ears: 'round',
    })
    underHat(m, { dark: 0x5a3216, light: 0x9a6030 })
    spikedHelm(m, steel(0xc2ccd8), gold(), null)
  },
  torso: plateArmour({
    metal: steel(0xb4bcc8, 0x8a94a4),
    trim: leather(0x8a5a30),
    gem: null,
    tabard: cloth(0xd8342e),
  }),
  sleeve: steel(0x8c96a6, 0x6c7686, 0.45),
  fore: { material: leather(0x8a5a34), cuff: steel(0xb4bcc8) },
  pads: pauldron(steel(0xb4bcc8), leather(0x8a5a30), false),
  lower: legs({
    trousers: cloth(0x5a4632),
    boots: leather(0x6a3c1e),
    trim: null,
    tunic: cloth(0xd8342e, 0xa02424),
    tunicHem: gold(),
    long: 0.32,
  }),
  weapon: spear(),
  hold: { z: 8, x: -4, along: -0.1, scale: 0.98 },
  offhand: shield({ kind: 'kite', field: cloth(0xd8342e, 0xa82420), sign: 'sun' }),
  shield: true,
})
export const lada: Person = (mood) => ({
  skin: 0xfcc8a2,
  build: { wide: 0.88, arm: 0.86 },
  plan: 'archer',
  braid: true,
  head: (m) => {
    face(m, {
      skin: 0xfcc8a2,
      eye: { top: 0x0e5a6a, low: 0x6ae0e8, lash: 0.16 },
      brow: 0xb88a3a,
      mood,
      lips: 0xe0645e,
      jaw: 0.93,
      chin: 0.9,
    })
    braidHair(m, { dark: 0xd8a03a, light: 0xffe08a }, cloth(0x3a8a4a))
    featherCap(m, cloth(0x3f8a44, 0x2c6a38), 0xe84a3a)
  },
  torso: shirt({
    cloth: cloth(0xf0e6d0, 0xd8c8a8),
    vest: leather(0x5a8a3a, 0x3f6a2c),
    strap: leather(0x7a4a26),
    trim: null,
  }),
  sleeve: cloth(0xf0e6d0, 0xd8c8a8),
  fore: { material: leather(0x7a4a26), cuff: gold() },
  pads: puff(leather(0x5a8a3a, 0x3f6a2c), gold(), 0.95),
  lower: legs({
    trousers: cloth(0x6a5238),
    boots: leather(0x6a4022),
    trim: leather(0x5a8a3a),
    tunic: leather(0x5a8a3a, 0x3f6a2c),
    tunicHem: gold(),
    long: 0.28,
  }),
  weapon: bow(),
  hold: { z: 12, x: -6, y: 8, scale: 1.05 },
  offhand: () => {},
  back: quiver,
})
export const dobrynya: Person = (mood) => ({
  skin: 0xeeae84,
  build: { wide: 1.22, arm: 1.26, belly: 1.06, head: 0.95, trunk: 1.08 },
  head: (m) => {
    face(m, {
      skin: 0xeeae84,
      eye: { ...blue, top: 0x2a4a5a, low: 0x9ad0e0, lid: 0.08 },
      brow: 0x6a4a30,
      mood,
      nose: 'straight',
      jaw: 1.14,
      browThick: 1.5,
      eyeSize: 0.92,
    })
    underHat(m, { dark: 0x6a4426, light: 0xb07c48 }, 0.4)
    beard(m, { dark: 0x6a4426, light: 0xb07c48 }, 0.42)
    if (mood === 'merry') grin(m)
    furHat(m, cloth(0x8a2a3a), fur(0x8a6a4a, 0x5a4028))
  },
  torso: furCollar(
    shirt({
      cloth: cloth(0xc8b088, 0xa08a64),
      vest: leather(0x5a4030),
      strap: leather(0x3a2818),
      trim: null,
    }),
    fur(0x8a6a4a, 0x5a4028),
  ),
  sleeve: cloth(0xc8b088, 0xa08a64),
  fore: { material: leather(0x5a3a22), cuff: steel(0x9aa4b4) },
  pads: puff(fur(0x8a6a4a, 0x5a4028), null, 1.1),
  lower: legs({
    trousers: cloth(0x4a4a5a),
    boots: leather(0x5a3820),
    trim: fur(0x8a6a4a, 0x5a4028),
    tunic: cloth(0x4a6a8a),
    tunicHem: gold(),
    long: 0.3,
  }),
  weapon: axe(steel(0xc8d2e0), false, wood(0x7a4e2a), 1.05),
  hold: { z: 16, scale: 1.1 },
  offhand: null,
  back: cape(cloth(0x3a5a4a, 0x24403a), 1.05, 1),
})
export const vesta: Person = (mood) => ({
  skin: 0xfac49c,
  build: { wide: 0.92, arm: 0.92 },
  head: (m) => {
    face(m, { skin: 0xfac49c, eye: violet, brow: 0x3a2a1a, mood, lips: 0xd85a6a, jaw: 0.94, nose: 'snub' })
    longHair(m, { dark: 0x3a2416, light: 0x7a5230 }, 0.92)
    wreath(m, leaf(0x4a9a3a, 0x7ac04a), [0xffffff, 0xffd23c, 0xc07aff])
  },
  torso: mantle(cloth(0x7ab04a, 0x5a8a3a), gold(), glow(0xffd870, 0.7)),
  sleeve: cloth(0xf4ead4, 0xdcc8a8),
  fore: { material: cloth(0xf4ead4, 0xdcc8a8), cuff: cloth(0x7ab04a), flare: 0.05 },
  lower: robe({
    robe: cloth(0xf4ead4, 0xeadcc2),
    hem: cloth(0x6aa040),
    panel: cloth(0x6aa040, 0x4a8030),
    belt: leather(0x7a4a26),
  }),
  weapon: branchStaff(leaf(0x5ab03a, 0x9ad85a), 0xffc84a),
  hold: { z: 7, x: -2, y: 0, scale: 1.05 },
  offhand: orb(0x8aff6a),
})
export const knight: Person = (mood) => ({
  skin: SKIN,
  head: (m) => {
    face(m, { skin: SKIN, eye: blue, brow: 0x7a3e18, mood })
    sweptHair(m, { dark: 0x8a4a1e, light: 0xd9893a })
  },
  torso: plateArmour({ metal: steel(0xcfd8e6), trim: gold(), gem: glow(0x38d6ff, 0.7) }),
  sleeve: plain(0x3a3644),
  fore: { material: steel(0xcfd8e6), cuff: gold(), hand: leather(0x8a5a34) },
  pads: pauldron(steel(0xcfd8e6), gold()),
  lower: greaves(steel(0xcfd8e6), gold(), cloth(0x2f6fdc)),
  weapon: sword(),
  offhand: shield({ field: cloth(0x2f6fdc) }),
  shield: true,
  back: cape(cloth(0xd42a3a, 0x8c1230, { through: 0.15 })),
})
