import type { Asset } from '../../asset.ts'
import { blade, bone, cloth, fur, glow, leather, lit, plain, steel, wood } from '../../model/material.ts'
import { axe, bow, club, hammer, spear, sword } from '../../parts/blades.ts'
import type { Build } from '../../parts/build.ts'
import { featherCap } from '../../parts/cloth-hat.ts'
import { face } from '../../parts/face.ts'
import {
  beard,
  braidHair,
  crestHair,
  longHair,
  moustache,
  sweptHair,
  underHat,
  wildHair,
} from '../../parts/hair.ts'
import { circlet, crown, greatHelm, hornedHelm, spikedHelm } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { greaves, legs } from '../../parts/legs.ts'
import { shield } from '../../parts/offhand.ts'
import {
  bareChest,
  cape,
  furCollar,
  pauldron,
  plateArmour,
  puff,
  shirt,
  spikedPad,
} from '../../parts/torso.ts'
import { horns, leafCrown } from '../../parts/wild-crown.ts'
import { giant } from './giants.ts'
import { EACH_TIER, hero, type Tier, trim } from './tier.ts'

const SKIN = 0xf4b68c
const eyes = (top: number, low: number) => ({ top, low, lash: 0.11, flick: false })
const human = (t: Tier): Asset => {
  const metal = (
    [steel(0x9aa0ac), steel(0xcfd8e6), steel(0xf4f0e4, 0xd0c8b4), steel(0xfff4d8, 0xe0c890)] as const
  )[t]
  const cloths = [cloth(0x5a7a4a), cloth(0x2f6fdc), cloth(0xd8342e), cloth(0x6a2fb0)] as const
  return hero('human', t, 0xffd870, (m) =>
    humanoid(m, {
      skin: SKIN,
      head: (k) => {
        face(k, {
          skin: SKIN,
          eye: eyes(0x2a4a6a, 0x8ac8f0),
          brow: 0x6a4020,
          nose: t > 1 ? 'straight' : 'snub',
          jaw: 1.04,
        })
        if (t === 0) {
          underHat(k, { dark: 0x6a4020, light: 0xa8743c })
          spikedHelm(k, metal, trim(t), null)
        } else if (t === 1) sweptHair(k, { dark: 0x4a2a16, light: 0x8a5a30 })
        else {
          longHair(k, { dark: 0x8a6a3a, light: 0xe8c880 }, 0.5)
          if (t === 3) beard(k, { dark: 0x8a6a3a, light: 0xe8c880 }, 0.3)
          if (t === 2) circlet(k, trim(t), 0xff4a5a)
          else crown(k, trim(t), 0xff4a5a, 8, 1.2)
        }
      },
      torso:
        t === 0
          ? shirt({ cloth: cloths[0], vest: leather(0x7a5230), strap: leather(0x4a2e1a) })
          : plateArmour({ metal, trim: trim(t), gem: glow(0xff4a5a, 0.6), tabard: t > 1 ? cloths[t] : null }),
      sleeve: t === 0 ? cloths[0] : plain(0x3a3644),
      fore: { material: t === 0 ? leather(0x7a5230) : metal, cuff: trim(t), hand: leather(0x7a5230) },
      pads: t === 0 ? puff(leather(0x7a5230)) : pauldron(metal, trim(t), t > 1),
      lower:
        t === 0
          ? legs({ trousers: cloth(0x5a4a3a), boots: leather(0x5a3a20), tunic: cloths[0], tunicHem: trim(t) })
          : greaves(metal, trim(t), cloths[t]),
      weapon: (
        [
          spear(),
          sword({ guard: trim(1) }),
          hammer(metal, trim(2)),
          sword({ long: 1.24, wide: 1.3, edge: lit(blade(), 0x8ac8ff, 0.12), guard: trim(3), gem: 0xff4a5a }),
        ] as const
      )[t],
      hold: t === 0 ? { z: 8, along: -0.1 } : {},
      offhand:
        t === 2
          ? null
          : shield({
              kind: t === 0 ? 'round' : t === 1 ? 'heater' : 'kite',
              field: t === 0 ? wood(0x9a6a3a) : cloths[t],
              rim: trim(t),
              sign: t === 0 ? 'none' : t === 1 ? 'cross' : 'sun',
            }),
      shield: t !== 2,
      ...(t > 0 ? { back: cape(cloths[t], 0.9 + 0.08 * t) } : {}),
    }),
  )
}
const elf = (t: Tier): Asset => {
  const green = ([0x5a8a3a, 0x2f8a6a, 0x3a6ab0, 0xe8e4f4] as const)[t]
  const hairs = (
    [
      { dark: 0x8a5a2a, light: 0xd0984a },
      { dark: 0xd8b04a, light: 0xfff0a8 },
      { dark: 0xb8c0d0, light: 0xffffff },
      { dark: 0xe8dca8, light: 0xffffff },
    ] as const
  )[t]
  return hero('elf', t, 0x9affc0, (m) =>
    humanoid(m, {
      skin: 0xfcceaa,
      build: { wide: 0.88, arm: 0.86, leg: 1.06 },
      plan: 'archer',
      braid: t === 1,
      head: (k) => {
        face(k, {
          skin: 0xfcceaa,
          eye: { top: 0x1c5a3a, low: 0x8af0a0, lash: 0.15 },
          brow: hairs.dark,
          ears: 'long',
          jaw: 0.9,
          chin: 0.86,
          nose: 'straight',
          lips: 0xe08a7e,
        })
        if (t === 1) braidHair(k, hairs, trim(t))
        else longHair(k, hairs, t === 0 ? 0.5 : 1)
        if (t === 0) featherCap(k, cloth(0x4a7a34), 0xf0e0b0)
        if (t === 1 || t === 2) circlet(k, trim(t), t === 1 ? 0x6affa0 : 0x6ad0ff)
        if (t === 3) leafCrown(k, 0xffd860, 0xfff0a0)
      },
      torso:
        t < 2
          ? shirt({ cloth: cloth(0xf4ecd8), vest: leather(green), strap: leather(0x6a4426) })
          : plateArmour({
              metal: steel(t === 2 ? 0xa8c4e0 : 0xf0ecff),
              trim: trim(t),
              gem: glow(0x6affc0, 0.7),
            }),
      sleeve: cloth(t < 2 ? 0xf4ecd8 : green),
      fore: { material: leather(0x6a4426), cuff: trim(t) },
      pads:
        t < 2
          ? puff(leather(green), trim(t), 0.95)
          : pauldron(steel(t === 2 ? 0xa8c4e0 : 0xf0ecff), trim(t), false),
      lower: legs({
        trousers: cloth(0x5a5240),
        boots: leather(0x6a4426),
        trim: trim(t),
        tunic: cloth(green),
        tunicHem: trim(t),
        long: 0.26 + 0.04 * t,
      }),
      weapon: bow(
        t < 2 ? wood(0xb0703a) : lit(wood(0xe8e0f4, 0xb8b0d0), 0x8affd0, t === 3 ? 0.25 : 0.05),
        trim(t),
        0.74 + 0.06 * t,
      ),
      hold: { z: 12, x: -6, y: 8 },
      offhand: () => {},
      ...(t > 0 ? { back: cape(cloth(green), 0.84, 0.9 + 0.05 * t) } : {}),
    }),
  )
}
const troll = (t: Tier): Asset => {
  const hide = ([0x7a9a5a, 0x5a8a8a, 0x8a6aa0, 0xc85a3a] as const)[t]
  const build: Partial<Build> = { wide: 1.34, arm: 1.46, belly: 1.2, head: 0.86, trunk: 1.1, leg: 0.9 }
  return hero(
    'troll',
    t,
    0xff8a4a,
    (m) =>
      humanoid(m, {
        skin: hide,
        build,
        head: (k) => {
          face(k, {
            skin: hide,
            eye: { top: 0x6a2a08, low: 0xffb83a, lash: 0.08, flick: false, lid: 0.2, stern: 14 },
            brow: 0x2a2018,
            nose: 'potato',
            ears: 'pointed',
            tusks: true,
            jaw: 1.22,
            blush: 0,
            browThick: 1.6,
            mood: 'stern',
            eyeSize: 0.84,
          })
          if (t === 0) crestHair(k, { dark: 0x2a2420, light: 0x5a4a3a })
          if (t === 1) wildHair(k, { dark: 0x8a2a1a, light: 0xe06a3a }, 0.9)
          if (t === 2) {
            underHat(k, { dark: 0x2a2420, light: 0x4a4038 }, 0.3)
            horns(k, bone(), 'bull', 0.9)
          }
          if (t === 3) {
            underHat(k, { dark: 0x1a1414, light: 0x4a3030 }, 0.3)
            hornedHelm(k, steel(0x5a5464), bone(0xf4e4c0, 0xb08a5a), trim(t))
          }
        },
        torso: t < 2 ? bareChest(hide) : furCollar(bareChest(hide), fur(0x6a5240, 0x3a2c22)),
        sleeve: plain(hide, { skin: 0.6 }),
        fore: { material: leather(0x5a3e28), cuff: trim(t), hand: plain(hide, { skin: 0.6 }) },
        pads:
          t === 0
            ? puff(leather(0x5a3e28), null, 1.1)
            : spikedPad(t === 1 ? leather(0x5a3e28) : steel(0x6a6474), bone()),
        lower: legs({
          trousers: plain(hide, { skin: 0.6 }),
          boots: plain(hide, { skin: 0.6 }),
          tunic: fur(0x7a5a3c, 0x4a3424),
          belt: leather(0x3a2618),
          buckle: trim(t),
          long: 0.28,
        }),
        weapon: (
          [
            club,
            axe(steel(0x8a8a94), false),
            hammer(steel(0x6a6474), bone(), 1.15),
            axe(lit(steel(0xa8a0b0), 0xff6a2a, 0.12), true, wood(0x4a3020), 1.2),
          ] as const
        )[t],
        hold: { scale: 1.2 },
        offhand: null,
        plan: 'giant',
      }),
    { size: 1.12, half: 175, up: 240 },
  )
}
const dragonslayer = (t: Tier): Asset => {
  const scale = ([0x5a6a4a, 0x8a2a2a, 0x2a4a8a, 0x3a2a4a] as const)[t]
  return hero('dragonslayer', t, 0xff6a3a, (m) =>
    humanoid(m, {
      skin: 0xe8a880,
      build: { wide: 1.12, arm: 1.1 },
      head: (k) => {
        if (t >= 2) {
          greatHelm(k, steel(scale), trim(t), t === 2 ? 0x6ac8ff : 0xff7a2a, t === 2 ? 0x3a6ad8 : 0xd8342e)
          horns(k, bone(), t === 2 ? 'back' : 'up', 1.1)
          return
        }
        face(k, {
          skin: 0xe8a880,
          eye: eyes(0x3a3a3a, 0xa8b0b8),
          brow: 0x3a2418,
          nose: 'straight',
          scar: true,
          mood: 'stern',
          jaw: 1.1,
          browThick: 1.3,
        })
        if (t === 0) {
          wildHair(k, { dark: 0x3a2418, light: 0x7a5030 }, 0.8)
          beard(k, { dark: 0x3a2418, light: 0x7a5030 }, 0.12)
        } else {
          underHat(k, { dark: 0x3a2418, light: 0x7a5030 }, 0.3)
          moustache(k, { dark: 0x3a2418, light: 0x7a5030 })
          hornedHelm(k, steel(0x8a3a3a), bone(), trim(t))
        }
      },
      torso: plateArmour({
        metal: t === 0 ? leather(scale) : steel(scale),
        trim: trim(t),
        gem: glow(0xff7a2a, 0.7),
      }),
      sleeve: plain(0x2a2630),
      fore: { material: t === 0 ? leather(scale) : steel(scale), cuff: trim(t), hand: leather(0x4a3222) },
      pads: t === 0 ? puff(leather(scale), trim(t)) : spikedPad(steel(scale), bone()),
      lower: greaves(t === 0 ? leather(0x5a4a34) : steel(scale), trim(t), cloth(0x3a2a2a)),
      weapon: (
        [
          spear(blade(), null),
          sword({ long: 1.2, wide: 1.2, guard: trim(1), gem: 0xff7a2a }),
          spear(lit(blade(0xd8ecff), 0x6ac8ff, 0.2), 0x3a6ad8, 3),
          sword({
            long: 1.36,
            wide: 1.5,
            wave: true,
            edge: lit(blade(0xffe0c0, 0xff9a5a), 0xff5a1a, 0.25),
            guard: trim(3),
            gem: 0xff5a1a,
          }),
        ] as const
      )[t],
      hold: t % 2 === 0 ? { z: 8, along: -0.1 } : {},
      offhand:
        t % 2 === 0
          ? null
          : shield({ kind: t === 1 ? 'round' : 'kite', field: steel(scale), rim: trim(t), sign: 'star' }),
      shield: t % 2 === 1,
      back: cape(cloth(([0x4a3a2a, 0xb8302e, 0x2f4fa8, 0x8a1a1a] as const)[t]), 1),
    }),
  )
}
export const warriors = (): Asset[] =>
  EACH_TIER.flatMap((t) => [
    human(t),
    elf(t),
    troll(t),
    dragonslayer(t),
    giant('titan', t, {
      skin: 0xe0a070,
      hair: { dark: 0x6a5030, light: 0xc8a060 },
      metal: 0xd8b060,
      cloth: 0xe8dcc0,
      glow: 0xffc84a,
    }),
    giant('yotun', t, {
      skin: 0x9ab8d8,
      hair: { dark: 0xc8d8e8, light: 0xffffff },
      metal: 0x7a94b0,
      cloth: 0xc8d4e4,
      glow: 0x7ad8ff,
      ice: true,
    }),
  ])
