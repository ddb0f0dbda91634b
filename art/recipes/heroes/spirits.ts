import type { Asset } from '../../asset.ts'
import { type Colour, shade } from '../../model/colour.ts'
import { bone, cloth, glow, gold, leather, lit, membrane, plain, steel } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { axe, mace, spear, sword } from '../../parts/blades.ts'
import type { Build } from '../../parts/build.ts'
import { neck } from '../../parts/build.ts'
import { turban } from '../../parts/cloth-hat.ts'
import { face } from '../../parts/face.ts'
import { beard, curlyHair, longHair, moustache, ponytail, wildHair } from '../../parts/hair.ts'
import { circlet, crown } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { jinn } from '../../parts/jinn.ts'
import { greaves, legs, robe } from '../../parts/legs.ts'
import { orb, shield } from '../../parts/offhand.ts'
import { crystalStaff, sunStaff } from '../../parts/staffs.ts'
import { bareChest, mantle, pauldron, plateArmour, puff, spikedPad } from '../../parts/torso.ts'
import { halo, horns } from '../../parts/wild-crown.ts'
import { batWing, featherWing } from '../../parts/wing.ts'
import { type ByTier, hero, type Tier, trim } from './tier.ts'

const pairOfWings =
  (draw: (m: Model, side: number) => void, span: number) =>
  (m: Model, b: Build): void =>
    m.sides((s) => {
      m.move([s * 0.13, neck(b) - 0.18, -0.24])
      m.turnY(-s * 12)
      m.part(s < 0 ? 'wingNear' : 'wingFar', 'torso', [0, 0, 0], {
        to: [s * 0.8 * span, 0.4 * span, -0.1],
        cast: 0.6,
      })
      draw(m, s)
    })
const JINN_SKINS: ByTier<readonly [Colour, Colour]> = [
  [0x6ab0d8, 0xb8e4f8],
  [0x4a6ae0, 0x9ab8ff],
  [0xb04ad8, 0xe8a8ff],
  [0xf08a2a, 0xffd88a],
]
export const jinnHero = (t: Tier): Asset => {
  const [c, pale] = JINN_SKINS[t]
  return hero('jinn', t, pale, (m) =>
    jinn(
      m,
      {
        skin: c,
        build: { wide: 1.12 + 0.06 * t, arm: 1.14 },
        head: (k) => {
          face(k, {
            skin: c,
            eye: { top: shade(c, 0.4), low: 0xfff0a0, glow: 0.4 },
            brow: 0x1c1424,
            nose: 'straight',
            ears: 'pointed',
            mood: t === 1 ? 'merry' : 'calm',
            jaw: 1.04,
            blush: 0.2,
          })
          const hairs = { dark: 0x1c1424, light: 0x4a3a5a }
          if (t === 0) ponytail(k, hairs, gold())
          if (t === 1) turban(k, cloth(0xf4ecd8), 0xff4a5a)
          if (t === 2) wildHair(k, { dark: 0x5a1c7a, light: 0xe07aff }, 1)
          if (t === 3) crown(k, trim(3), 0xff4a5a, 8, 1.3)
          if (t === 1 || t === 3) beard(k, hairs, 0.2)
          else moustache(k, hairs, 1)
        },
        torso: t < 2 ? bareChest(c) : plateArmour({ metal: gold(), trim: trim(t), gem: glow(pale, 0.8) }),
        sleeve: plain(c, { skin: 0.7 }),
        fore: { material: gold(), cuff: trim(t), hand: plain(c, { skin: 0.7 }) },
        pads: t < 2 ? puff(leather(0x8a5a34), gold(), 1) : pauldron(gold(), trim(t), true),
        weapon:
          t === 0
            ? null
            : ([null, sword({ long: 1, wide: 1.5 }), sunStaff(0xe07aff, true), sunStaff(0xffb03a)] as const)[
                t
              ],
        offhand: orb(pale),
      },
      c,
      pale,
    ),
  )
}
export const angelic = (name: 'angel' | 'archangel', t: Tier): Asset => {
  const arch = name === 'archangel'
  const wing = (
    [
      { low: 0xd8e0ec, middle: 0xecf2fa, high: 0xffffff },
      { low: 0xc8dcf8, middle: 0xe4f0ff, high: 0xffffff },
      { low: 0xffe0a0, middle: 0xfff2d0, high: 0xffffff },
      { low: 0xffc84a, middle: 0xffe9a0, high: 0xffffff },
    ] as const
  )[t]
  const hairs = (
    [
      { dark: 0xc8963a, light: 0xffe08a },
      { dark: 0x5a3a20, light: 0xa87848 },
      { dark: 0xd8d0c0, light: 0xffffff },
      { dark: 0xffd860, light: 0xfff8d0 },
    ] as const
  )[t]
  const span = (arch ? 1.05 : 0.86) + 0.08 * t
  return hero(
    name,
    t,
    0xfff0a0,
    (m) =>
      humanoid(m, {
        skin: 0xfcceaa,
        build: arch ? { wide: 1.1, arm: 1.08 } : { wide: 0.92, arm: 0.9 },
        head: (k) => {
          face(k, {
            skin: 0xfcceaa,
            eye: {
              top: 0x1c4a9a,
              low: 0x8ad8ff,
              lash: arch ? 0.1 : 0.15,
              flick: !arch,
              glow: t > 2 ? 0.3 : 0,
            },
            brow: hairs.dark,
            nose: 'straight',
            jaw: arch ? 1 : 0.92,
            ...(arch ? {} : { lips: 0xe0746e }),
          })
          if (arch && t % 2 === 1) curlyHair(k, hairs)
          else longHair(k, hairs, arch ? 0.5 : 0.8)
          if (t === 2) circlet(k, trim(t), 0x8ad8ff)
          if (t > 0) halo(k, t === 3 ? 0xffe07a : 0xfff4c0)
        },
        torso: arch
          ? plateArmour({
              metal: steel(t > 1 ? 0xfff0d0 : 0xe4eaf4),
              trim: trim(t),
              gem: glow(0x8ad8ff, 0.8),
              tabard: cloth(0xf4f0ff),
            })
          : mantle(cloth(0xffffff, 0xe4e8f4), trim(t), glow(0xfff0a0, 0.8)),
        sleeve: cloth(0xffffff, 0xe8ecf4),
        fore: arch
          ? { material: steel(0xe4eaf4), cuff: trim(t) }
          : { material: cloth(0xffffff, 0xe8ecf4), cuff: trim(t), flare: 0.05 },
        pads: arch ? pauldron(steel(t > 1 ? 0xfff0d0 : 0xe4eaf4), trim(t), t > 1) : null,
        lower: arch
          ? greaves(steel(0xe4eaf4), trim(t), cloth(([0x8aa8d8, 0x3a6ad8, 0xf4f0ff, 0xfff0c0] as const)[t]))
          : robe({ robe: cloth(0xffffff, 0xe8ecf6), hem: trim(t), panel: t > 1 ? cloth(0xffe9a0) : null }),
        weapon: arch
          ? sword({
              long: 1.06 + 0.08 * t,
              wide: 1 + 0.1 * t,
              edge: lit(steel(0xfff8e8, 0xe0e8ff), t > 1 ? 0xffc84a : 0x8ac8ff, 0.1 + 0.07 * t),
              guard: trim(t),
            })
          : (
              [
                spear(steel(0xffffff), null),
                sunStaff(0xfff0a0),
                crystalStaff(0x8ad8ff, 0xffffff),
                sunStaff(0xffe07a),
              ] as const
            )[t],
        hold: arch ? {} : { z: 8, x: -2, y: 0 },
        offhand: arch
          ? shield({
              kind: t > 1 ? 'kite' : 'heater',
              field: steel(0xfff4e0),
              rim: trim(t),
              sign: t % 2 ? 'sun' : 'cross',
            })
          : t > 0
            ? orb(0xfff0a0)
            : null,
        shield: arch,
        back: pairOfWings((k, s) => featherWing(k, { ...wing, span }, s), span),
        plan: arch ? 'winged' : 'seraph',
      }),
    { half: 180, up: 240 },
  )
}
export const demon = (t: Tier): Asset => {
  const hide = ([0xd8705a, 0xc83a3a, 0x8a2a5a, 0x4a2a3a] as const)[t]
  return hero(
    'demon',
    t,
    0xff5a1a,
    (m) =>
      humanoid(m, {
        skin: hide,
        build: { wide: 1 + 0.1 * t, arm: 1 + 0.1 * t, head: 1 - 0.04 * t },
        head: (k) => {
          face(k, {
            skin: hide,
            eye: { top: 0x8a3a00, low: 0xffd23c, glow: 0.4, slit: true, lid: 0.12, stern: 14 },
            brow: 0x1c0c10,
            nose: t > 1 ? 'hook' : 'straight',
            ears: 'pointed',
            mood: t === 0 ? 'merry' : 'stern',
            blush: 0.2,
            tusks: t > 1,
          })
          if (t < 2) wildHair(k, { dark: 0x1c0c10, light: 0x5a2a30 }, 0.8)
          if (t > 1) beard(k, { dark: 0x1c0c10, light: 0x4a2028 }, 0.15)
          horns(
            k,
            bone(([0xf0dcc0, 0x4a3438, 0x2a1c20, 0xff8a3a] as const)[t], 0x2a1a1c),
            (['up', 'back', 'ram', 'bull'] as const)[t],
            0.8 + 0.12 * t,
          )
        },
        torso:
          t < 2
            ? bareChest(hide)
            : plateArmour({ metal: steel(0x4a3a40), trim: trim(t), gem: glow(0xff5a1a, 0.9) }),
        sleeve: plain(hide, { skin: 0.6 }),
        fore: {
          material: t === 0 ? leather(0x4a2c24) : steel(0x4a3a40),
          cuff: trim(t),
          hand: plain(hide, { skin: 0.6 }),
        },
        pads: t === 0 ? puff(leather(0x4a2c24)) : spikedPad(steel(0x4a3a40), bone(0xf0dcc0, 0x8a6a50)),
        lower: legs({
          trousers: plain(shade(hide, 0.7), { skin: 0.5 }),
          boots: plain(0x2a1c20),
          tunic: leather(0x4a2c24),
          belt: leather(0x2a1814),
          buckle: trim(t),
          long: 0.26,
        }),
        weapon: (
          [
            spear(steel(0x9a8a90), null, 3),
            mace(steel(0x6a5a60)),
            axe(lit(steel(0x6a5a60), 0xff5a1a, 0.12), true),
            sword({
              long: 1.34,
              wide: 1.6,
              wave: true,
              edge: lit(steel(0xffb080, 0xff6a2a), 0xff5a1a, 0.4),
              guard: trim(3),
              gem: 0xffd23c,
            }),
          ] as const
        )[t],
        hold: t === 0 ? { z: 8, along: -0.1 } : { scale: 1.1 },
        offhand: null,
        ...(t > 0
          ? {
              plan: 'winged',
              back: pairOfWings(
                (k, s) =>
                  batWing(
                    k,
                    {
                      skin: membrane(shade(hide, 0.9), shade(hide, 0.5)),
                      bone: plain(shade(hide, 0.6)),
                      claw: bone(),
                      span: 0.8 + 0.16 * t,
                      torn: t === 2 ? 0.5 : 0,
                    },
                    s,
                  ),
                0.8 + 0.16 * t,
              ),
            }
          : {}),
      }),
    { half: 185, up: 245, size: 1 + 0.04 * t },
  )
}
