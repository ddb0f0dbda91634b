import type { Asset } from '../../asset.ts'
import {
  blade,
  bone,
  cloth,
  fur,
  glow,
  gold,
  leather,
  lit,
  plain,
  scales,
  steel,
  wood,
} from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { beast, coatOf } from '../../parts/beast.ts'
import { axe, hammer, sword } from '../../parts/blades.ts'
import { wizardHat } from '../../parts/cloth-hat.ts'
import { dragon } from '../../parts/dragon.ts'
import { face } from '../../parts/face.ts'
import { beard, crestHair, longHair, underHat } from '../../parts/hair.ts'
import { greatHelm, hornedHelm, spikedHelm } from '../../parts/helm.ts'
import { type Humanoid, humanoid } from '../../parts/humanoid.ts'
import { orb, shield } from '../../parts/offhand.ts'
import { crystalStaff } from '../../parts/staffs.ts'
import { furCollar, plateArmour } from '../../parts/torso.ts'
import { halo, horns } from '../../parts/wild-crown.ts'
import { dressed, winged } from '../dress.ts'
import { monster } from '../figure.ts'
import type { Person } from '../people.ts'

const orc = dressed({
  skin: 0x6a9a4a,
  build: { wide: 1.2, arm: 1.26, belly: 1.1, leg: 0.88 },
  face: {
    eye: { top: 0x8a1a08, low: 0xff8a3a, lid: 0.16, stern: 16, lash: 0.08, flick: false },
    nose: 'snub',
    ears: 'pointed',
    tusks: true,
    mood: 'stern',
    jaw: 1.22,
    blush: 0,
  },
  brow: 0x1c2414,
  on: (m) => {
    crestHair(m, { dark: 0x1c1414, light: 0x5a2a24 })
    paint(m.box(plain(0xc8342e), [0, 0.04, 0.4], [0.36, 0.05, 0.3], 0.01), 0.01, 0.75)
  },
  wear: 'shirt',
  main: 0x5a3a2a,
  over: 0x4a4a44,
  spiked: bone(),
  trim: steel(0x8a8480),
  more: {
    weapon: axe(steel(0x8a8480), false, wood(0x4a3020), 1.1),
    offhand: shield({ kind: 'round', field: wood(0x6a4a30), rim: steel(0x6a6460), sign: 'none' }),
    shield: true,
  },
})
const battleMage: Person = (mood) =>
  dressed({
    skin: 0xf0b890,
    mood,
    build: { wide: 1.04 },
    face: {
      eye: { top: 0x8a3a00, low: 0xffc04a, glow: 0.2, lash: 0.1, flick: false },
      nose: 'straight',
      scar: true,
    },
    brow: 0x5a2a14,
    on: (m) => {
      underHat(m, { dark: 0x5a2a14, light: 0xa85a2a }, 0.3)
      beard(m, { dark: 0x5a2a14, light: 0xa85a2a }, 0.14)
      wizardHat(m, leather(0x8a2a20), steel(0xc8b890), glow(0xffb03a, 0.9), 0.92)
    },
    wear: 'robe',
    main: 0x9a2a24,
    over: 0x4a3a3a,
    trim: steel(0xc8b890),
    gem: 0xffb03a,
    spiked: steel(0xc8b890),
    long: 1,
    more: {
      torso: plateArmour({ metal: steel(0x8a8490), trim: steel(0xc8b890), gem: glow(0xffb03a, 1) }),
      weapon: crystalStaff(0xff6a1a, 0xffd88a),
      offhand: orb(0xff8a2a),
    },
  })
const siegeTroll: Humanoid = {
  ...dressed({
    skin: 0x7a8a9a,
    build: { wide: 1.5, arm: 1.7, belly: 1.3, head: 0.8, trunk: 1.16, leg: 0.84 },
    wear: 'bare',
    main: 0x5a4a3a,
    metal: steel(0x5a5454),
    spiked: steel(0x9a948c),
  }),
  head: (m) => {
    face(m, {
      skin: 0x7a8a9a,
      eye: { top: 0x8a1a08, low: 0xff6a2a, lid: 0.22, stern: 16, lash: 0.06, flick: false },
      brow: 0x2a2c34,
      nose: 'potato',
      ears: 'pointed',
      tusks: true,
      jaw: 1.3,
      mood: 'stern',
      blush: 0,
      eyeSize: 0.8,
    })
    spikedHelm(m, steel(0x6a6460), steel(0x8a2a24), null)
  },
  weapon: (m) => {
    m.group()
    m.cone(wood(0x6a4a2a), [0, -0.4, 0], [0, 0.9, 0], 0.07, 0.1)
    m.group()
    m.box(steel(0x5a5454), [0, 0.94, 0], [0.22, 0.2, 0.22], 0.06)
    for (let i = 0; i < 4; i++)
      m.cone(
        steel(0x9a948c),
        [Math.cos(i * 1.57) * 0.2, 0.94, Math.sin(i * 1.57) * 0.2],
        [Math.cos(i * 1.57) * 0.4, 0.94, Math.sin(i * 1.57) * 0.4],
        0.07,
        0.01,
      )
    m.cone(steel(0x9a948c), [0, 1.1, 0], [0, 1.34, 0], 0.08, 0.01)
  },
  hold: { scale: 1.15 },
  offhand: null,
  plan: 'giant',
}
const elephant = (m: Model): void =>
  beast(m, {
    ...coatOf(0x8a8a94, 0xb0aeb4, 0x5a5a64),
    coat: leather(0x9a98a0, 0x6a6870),
    eye: { top: 0x3a2408, low: 0xc8843a, lid: 0.12, stern: 10 },
    ears: 'none',
    tail: 'thin',
    trunk: { broad: 1.6, high: 1.5, long: 1.16 },
    leg: { thick: 1.75, long: 0.95 },
    head: { size: 1.2, up: 0.02, forward: 0.06 },
    muzzle: { long: 0.6, wide: 1, high: 1 },
    hooves: 0xd8d0c0,
    nose: 0x8a8a94,
    extra: (k) => {
      const hide = leather(0x9a98a0, 0x6a6870)
      k.sides((s) => {
        k.group()
        k.inside(() => {
          k.move([s * 0.36, 0.06, -0.08])
          k.turnY(-s * 34)
          k.egg(hide, [s * 0.2, -0.04, 0], [0.3, 0.36, 0.06])
          paint(k.egg(plain(0xd8a8a0), [s * 0.2, -0.04, 0.1], [0.2, 0.26, 0.1]), 0.04, 0.7)
        })
      })
      k.group()
      k.curve(hide, [0, -0.04, 0.3], [0, -0.34, 0.62], [0, -0.56, 0.36], 0.15, 0.12, 0.09)
      k.curve(hide, [0, -0.56, 0.36], [0, -0.68, 0.42], [0.02, -0.62, 0.62], 0.09, 0.08, 0.06)
      k.group()
      k.sides((s) =>
        k.curve(
          bone(0xfff8e8, 0xd8c8a0),
          [s * 0.15, -0.18, 0.26],
          [s * 0.28, -0.4, 0.6],
          [s * 0.2, -0.08, 0.8],
          0.06,
          0.05,
          0.01,
        ),
      )
      k.group()
      k.egg(steel(0xb8862e), [0, 0.2, 0.24], [0.2, 0.16, 0.1])
      k.ball(glow(0xff3a2a, 0.8), [0, 0.2, 0.34], 0.05)
    },
    rider: (k) => {
      k.group()
      k.egg(cloth(0xb8242e), [0, 0.04, -0.08], [0.46, 0.18, 0.36])
      k.group()
      k.box(wood(0x8a5a30), [0, 0.24, -0.08], [0.28, 0.14, 0.26], 0.04)
      k.group()
      k.box(gold(), [0, 0.38, -0.08], [0.3, 0.03, 0.28], 0.02)
      for (const [x, z] of [
        [-0.26, 0.14],
        [0.26, 0.14],
        [-0.26, -0.3],
        [0.26, -0.3],
      ] as const)
        k.cone(wood(0x6a4426), [x, 0.36, z], [x, 0.8, z], 0.03, 0.03)
      k.group()
      k.inside(() => {
        k.move([0, 0.98, -0.08])
        k.drape(cloth(0xd8a02a, 0xb8242e), {
          height: 0.24,
          top: 0.06,
          bottom: 0.42,
          folds: 8,
          depth: 0.03,
          thick: 0.02,
        })
      })
    },
  })
const dragonRider = (m: Model): void => {
  dragon(m, {
    skin: 0x9a5a2a,
    skin2: 0x5a2e18,
    belly: 0xf0d098,
    belly2: 0xb88a4a,
    wing: [0xc8843a, 0x7a3a1c],
    horn: bone(0xe8d8b0, 0x8a6a4a),
    hornShape: 'ram',
    hornLong: 0.5,
    eye: { top: 0x3a5a00, low: 0xc8ff4a, slit: true, aspect: 1.1, lift: 0, iris: 0.8 },
    span: 1.16,
    fat: 0.94,
  })
  m.on('body')
  m.inside(() => {
    m.move([0, 1.2, -0.36])
    m.scale(0.62)
    m.egg(leather(0x5a3a22), [0, 0.04, 0], [0.4, 0.16, 0.34])
    m.group()
    m.egg(steel(0x8a8490), [0, 0.5, 0], [0.28, 0.36, 0.24])
    m.sides((s) => m.cone(steel(0x6a6470), [s * 0.26, 0.66, 0], [s * 0.42, 0.34, 0.26], 0.1, 0.09))
    m.group()
    m.cone(wood(0x6a4426), [-0.42, -0.2, 0.3], [-0.6, 1.7, 0.1], 0.035, 0.03)
    m.group()
    m.cone(blade(), [-0.6, 1.66, 0.1], [-0.64, 2.06, 0.06], 0.08, 0.01)
    m.group()
    m.inside(() => {
      m.move([0, 1.14, 0.04])
      m.scale(0.86)
      greatHelm(m, steel(0x8a8490), steel(0xb83a2a), 0xffc04a, 0xb83a2a)
    })
  })
}
const renegade = dressed({
  skin: 0xd89870,
  build: { wide: 1.16, arm: 1.14 },
  on: (m) => {
    greatHelm(m, scales(0x5a2a3a, 0x2a141c), steel(0xc8a050), 0xffb03a, null)
    horns(m, bone(0xe8d8b0, 0x8a6a4a), 'bull', 1.15)
  },
  wear: 'plate',
  main: 0x3a141c,
  over: 0x7a1c24,
  metal: scales(0x6a3040, 0x341820, { metal: 0.4 }),
  trim: steel(0xc8a050),
  gem: 0xffb03a,
  spiked: bone(),
  cape: [0x5a1420, 1.1, 1],
  more: {
    weapon: sword({ long: 1.4, wide: 1.7, edge: blade(0xe8e0d8, 0xa89890), gem: 0xffb03a }),
    hold: { scale: 1.08 },
    offhand: null,
  },
})
const fallen: Person = (mood) =>
  dressed({
    skin: 0xd8c8c8,
    mood,
    build: { wide: 1, arm: 0.96 },
    face: {
      eye: { top: 0x6a0a1a, low: 0xff5a5a, glow: 0.5, lash: 0.14 },
      nose: 'straight',
      jaw: 0.94,
      blush: 0,
    },
    brow: 0x1c1418,
    on: (m) => {
      longHair(m, { dark: 0x1c1418, light: 0x4a3c44 }, 0.9)
      halo(m, 0xff3a3a)
    },
    wear: 'robe',
    main: 0x2a242c,
    over: 0x5a1420,
    trim: steel(0x8a7a7a),
    gem: 0xff3a3a,
    long: 1,
    more: {
      weapon: sword({ long: 1.16, edge: lit(steel(0x5a5054), 0xff2a2a, 0.35), gem: 0xff3a3a }),
      offhand: orb(0xff4a3a),
      back: winged({ feather: [0x14101a, 0x241c2a, 0x3a303c], span: 1.12 }),
      plan: 'seraph',
    },
  })
const ironDragon = (m: Model): void =>
  dragon(m, {
    skin: 0x7a828c,
    skin2: 0x3c424a,
    belly: 0xc89a5a,
    belly2: 0x8a5c2a,
    wing: [0x8a5c3a, 0x4a2c1c],
    horn: steel(0xd8dee4, 0x8a929c),
    hornShape: 'up',
    hornLong: 0.62,
    hide: scales(0x8a929c, 0x4a525c, { metal: 0.8, rough: 0.28, specular: 1 }),
    eye: { top: 0x8a2a00, low: 0xff9a2a, glow: 0.9, slit: true, aspect: 1.1, lift: 0, iris: 0.8 },
    span: 1.38,
    fat: 1.16,
    crest: 0xff5a1a,
  })
export const warlord: Person = (mood) =>
  dressed({
    skin: 0xa86a4a,
    mood,
    build: { wide: 1.46, arm: 1.5, head: 0.82, trunk: 1.22, leg: 1 },
    face: {
      eye: { top: 0x6a1a00, low: 0xff9a3a, glow: 0.2, lid: 0.1, stern: 12, lash: 0.1, flick: false },
      nose: 'straight',
      jaw: 1.2,
      scar: true,
      tusks: true,
      browThick: 1.7,
    },
    brow: 0x1c1410,
    on: (m) => {
      underHat(m, { dark: 0x1c1410, light: 0x4a3428 }, 0.3)
      beard(m, { dark: 0x1c1410, light: 0x4a3428 }, 0.36)
      hornedHelm(m, steel(0x4a4446), bone(0xe8d8b0, 0x7a5c3a), steel(0xb8342a))
    },
    wear: 'plate',
    main: 0x7a1c1c,
    metal: steel(0x4a4446),
    trim: steel(0xb8342a, 0x7a1c18),
    gem: 0xff5a1a,
    spiked: steel(0xb8b0a8),
    cape: [0x6a1418, 1.2, 1.08],
    more: {
      torso: furCollar(
        plateArmour({ metal: steel(0x4a4446), trim: steel(0xb8342a), gem: glow(0xff5a1a, 0.9) }),
        fur(0x5a4232, 0x2c2018),
      ),
      weapon: hammer(lit(steel(0x6a6064), 0xff5a1a, 0.15), steel(0xb8342a), 1.4),
      hold: { scale: 1.2 },
      offhand: null,
      plan: 'giant',
    },
  })
export const war = (): Asset[] => [
  monster('orc-footman', (m) => humanoid(m, orc), { size: 0.98 }),
  monster('battle-mage', (m) => humanoid(m, battleMage('stern')), { up: 240 }),
  monster('siege-troll', (m) => humanoid(m, siegeTroll), { size: 1.16, half: 200, up: 260 }),
  monster('war-elephant', elephant, { yaw: 50, half: 230, up: 310, down: 70, size: 1.3 }),
  monster('dragon-rider', dragonRider, { half: 210, up: 300, size: 1.12 }),
  monster('dragonslayer-renegade', (m) => humanoid(m, renegade), { size: 1.1, half: 175, up: 250 }),
  monster('fallen-angel', (m) => humanoid(m, fallen('stern')), { half: 190, up: 245, size: 1.06 }),
  monster('iron-dragon', ironDragon, { size: 1.34, half: 240, up: 320, down: 80 }),
  monster('warlord', (m) => humanoid(m, warlord('stern')), { size: 1.4, half: 220, up: 310, down: 80 }),
]
