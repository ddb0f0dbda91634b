import type { Asset } from '../../asset.ts'
import {
  bone,
  cloth,
  crystal,
  fur,
  glow,
  leaf,
  leather,
  type Material,
  plain,
  wood,
} from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { dagger, scythe } from '../../parts/blades.ts'
import { hood, kokoshnik, turban, wizardHat } from '../../parts/cloth-hat.ts'
import { type Face, face } from '../../parts/face.ts'
import { beard, bunHair, curlyHair, longHair, underHat, wildHair } from '../../parts/hair.ts'
import { circlet, crown } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { robe } from '../../parts/legs.ts'
import { book, orb } from '../../parts/offhand.ts'
import { branchStaff, crystalStaff, skullStaff, sunStaff } from '../../parts/staffs.ts'
import { cape, furCollar, mantle, pauldron, spikedPad } from '../../parts/torso.ts'
import type { Weapon } from '../../parts/weapon.ts'
import { antlers, boneMask, horns, leafCrown, wreath } from '../../parts/wild-crown.ts'
import { type ByTier, EACH_TIER, hero, type Tier, trim } from './tier.ts'

interface Caster {
  skin: ByTier<number>
  face: Partial<Face> & { eye: Face['eye'] }
  brow: number
  head: (m: Model, t: Tier) => void
  /** a mask instead of a face */
  masked?: readonly Tier[]
  robe: ByTier<number>
  over: ByTier<number>
  glow: number
  weapon: (t: Tier) => Weapon
  offhand?: (t: Tier) => Weapon | null
  pads?: (t: Tier) => Parameters<typeof humanoid>[1]['pads']
  collar?: Material
  flare?: number
  cape?: number
  build?: { wide?: number; arm?: number; head?: number; belly?: number }
}
const caster = (name: string, c: Caster, t: Tier): Asset =>
  hero(name, t, c.glow, (m) => {
    const over = mantle(cloth(c.over[t]), trim(t), glow(c.glow, 0.8))
    humanoid(m, {
      skin: c.skin[t],
      build: { wide: 0.94, arm: 0.94, ...c.build },
      head: (k) => {
        if (!c.masked?.includes(t)) face(k, { skin: c.skin[t], brow: c.brow, ...c.face })
        c.head(k, t)
      },
      torso: c.collar && t > 0 ? furCollar(over, c.collar) : over,
      sleeve: cloth(c.robe[t]),
      fore: { material: cloth(c.robe[t]), cuff: trim(t), flare: 0.05 },
      pads: c.pads?.(t) ?? null,
      lower: robe({
        robe: cloth(c.robe[t]),
        hem: trim(t),
        panel: t > 1 ? cloth(c.over[t]) : null,
        flare: c.flare ?? 1,
      }),
      weapon: c.weapon(t),
      hold: { z: 7, x: -2, y: 0 },
      offhand: c.offhand?.(t) ?? (t > 0 ? orb(c.glow) : null),
      ...(t >= (c.cape ?? 2) ? { back: cape(cloth(c.over[t]), 0.95, 1) } : {}),
    })
  })
const grey = { dark: 0xa8a4a8, light: 0xffffff }
const MAGE: Caster = {
  skin: [0xf4b68c, 0xf4b68c, 0xf4b68c, 0xf4c0a0],
  face: { eye: { top: 0x1c3a8a, low: 0x7ab8ff, lash: 0.1, flick: false }, nose: 'straight', wrinkles: true },
  brow: 0xc8c4c8,
  head: (m, t) => {
    if (t === 3) longHair(m, grey, 0.6)
    else underHat(m, t === 0 ? { dark: 0x5a3a20, light: 0x9a6a3a } : grey, 0.3)
    if (t > 0) beard(m, grey, 0.35 + 0.2 * t)
    if (t < 3)
      wizardHat(
        m,
        cloth(([0x6a5a8a, 0x2a4ab0, 0x8a1a3a, 0] as const)[t]),
        trim(t),
        glow(0xffd870, 0.6),
        0.9 + 0.08 * t,
      )
    else crown(m, trim(3), 0x6ac8ff, 10, 1.5)
  },
  robe: [0x7a6a9a, 0x2f56c0, 0xa8243e, 0xf0ecff],
  over: [0x5a4a7a, 0x1c3a8a, 0x6a1428, 0x3a5ad8],
  glow: 0x6ac8ff,
  weapon: (t) =>
    (
      [
        crystalStaff(0x8a9ab0, 0xd0e0f0),
        crystalStaff(0x3a8aff, 0xb0e0ff),
        sunStaff(0xffb03a),
        sunStaff(0x8ad8ff, true),
      ] as const
    )[t],
  offhand: (t) => (t === 2 ? book(0x6a1428, 0xffc84a) : t === 0 ? null : orb(0x6ac8ff)),
}
const NECROMANCER: Caster = {
  skin: [0xb8c0a8, 0xb0b8b0, 0xa8b0c0, 0xc8c8c8],
  face: {
    eye: { top: 0x0a5a3a, low: 0x5affa8, glow: 0.5, lid: 0.14, stern: 10 },
    nose: 'straight',
    blush: 0,
    mood: 'stern',
    jaw: 0.92,
  },
  brow: 0x2a2a2a,
  masked: [2, 3],
  head: (m, t) => {
    if (t === 2) boneMask(m, 0x5affa8)
    if (t === 3) boneMask(m, 0xb06aff)
    if (t !== 3)
      hood(m, cloth(([0x3a4a40, 0x2a2a3a, 0x1c1c28, 0] as const)[t]), plain(0x0c0a10), t === 2 ? 0.06 : 0)
    else {
      horns(m, bone(0x4a4048, 0x2a2228), 'ram', 1.1)
      crown(m, trim(3), 0xb06aff, 8, 1.3)
    }
  },
  robe: [0x4a5a4a, 0x2f2f44, 0x23232f, 0x3a2450],
  over: [0x3a4a3a, 0x4a2a5a, 0x14322a, 0x1c1028],
  glow: 0x5affa8,
  weapon: (t) =>
    ([dagger(), skullStaff(0x5affa8), scythe(), skullStaff(0xb06aff, wood(0x2a2028))] as const)[t],
  offhand: (t) => (t === 0 ? book(0x3a2a3a, 0x5affa8) : orb(t === 3 ? 0xb06aff : 0x5affa8)),
  pads: (t) => (t > 1 ? spikedPad(bone(), bone()) : null),
  cape: 1,
}
const WARLOCK: Caster = {
  skin: [0xe0a080, 0xd89878, 0xc88a78, 0xb87a80],
  face: {
    eye: { top: 0x6a0a2a, low: 0xff5a7a, lid: 0.1, stern: 12 },
    nose: 'straight',
    jaw: 0.96,
    mood: 'stern',
  },
  brow: 0x1c1014,
  head: (m, t) => {
    if (t === 0) underHat(m, { dark: 0x1c1014, light: 0x4a3038 }, 0.2)
    if (t === 0) hood(m, cloth(0x5a1c34), plain(0x1c0a10))
    if (t > 0) longHair(m, { dark: 0x1c1014, light: 0x5a3848 }, 0.5)
    if (t > 0) beard(m, { dark: 0x1c1014, light: 0x5a3848 }, 0.12)
    if (t === 1) circlet(m, trim(t), 0xff3a6a)
    if (t === 2) horns(m, bone(0x3a2a30, 0x1c1418), 'back', 0.9)
    if (t === 3) {
      horns(m, bone(0x5a1c2a, 0x2a0c14), 'up', 1.15)
      crown(m, trim(3), 0xff3a6a, 6, 0.8)
    }
  },
  robe: [0x6a2440, 0x8a1a3a, 0x5a1430, 0x2a0c20],
  over: [0x3a1424, 0x3a0c24, 0x1c0a14, 0x8a142a],
  glow: 0xff3a6a,
  weapon: (t) =>
    (
      [
        dagger(),
        crystalStaff(0xd81a4a, 0xff8aa0, wood(0x3a2428)),
        skullStaff(0xff3a6a),
        sunStaff(0xff3a4a, true),
      ] as const
    )[t],
  offhand: (t) => (t % 2 === 0 ? book(0x3a0c1c, 0xff3a6a) : orb(0xff3a6a)),
  pads: (t) => (t > 0 ? pauldron(cloth(0x3a0c24), trim(t), t > 1) : null),
}
const DRUID: Caster = {
  skin: [0xe8b088, 0xe0a880, 0xd8a078, 0xd0b090],
  face: { eye: { top: 0x2a5a1c, low: 0x9ae05a }, nose: 'potato', freckles: true },
  brow: 0x5a4428,
  head: (m, t) => {
    const hairs = t < 2 ? { dark: 0x5a4428, light: 0x9a7a48 } : { dark: 0x8a9a7a, light: 0xe0ecd0 }
    longHair(m, hairs, 0.5 + 0.1 * t)
    beard(m, hairs, 0.2 + 0.25 * t)
    if (t === 0) wreath(m, leaf(0x5a9a3a, 0x8ac04a), [0xfff0a8])
    if (t === 1) leafCrown(m, 0x5a9a3a, 0xa8c84a)
    if (t === 2) antlers(m, wood(0x8a6a48), 0.85)
    if (t === 3) {
      antlers(m, wood(0xd8c090, 0xa8884c), 1.1)
      wreath(m, leaf(0x5ab04a, 0xa0e06a), [0xffd23c, 0xffffff])
    }
  },
  robe: [0x7a6a44, 0x4a7a3a, 0x3a6a4a, 0xd8dcb8],
  over: [0x5a7a34, 0x7a5a34, 0x8a6a48, 0x4a9a3a],
  glow: 0x8aff6a,
  weapon: (t) => branchStaff(leaf(0x5ab03a, 0x9ad85a), ([null, 0xffc84a, 0x6affc0, 0xfff07a] as const)[t]),
  collar: fur(0x7a5a3c, 0x4a3424),
  build: { wide: 1.04, belly: 1.1 },
}
const WITCH: Caster = {
  skin: [0xfdc79f, 0xfdc79f, 0xd8c0d8, 0xfcd4bc],
  face: { eye: { top: 0x1c5a2a, low: 0x8aea5a, lash: 0.16 }, lips: 0xc83a5a, jaw: 0.94, nose: 'snub' },
  brow: 0x5a2a14,
  head: (m, t) => {
    const hairs = (
      [
        { dark: 0xa83c14, light: 0xff9a3c },
        { dark: 0x2a1c34, light: 0x6a4a8a },
        { dark: 0x3a6a4a, light: 0x8ae0a0 },
        { dark: 0xd8d0e8, light: 0xffffff },
      ] as const
    )[t]
    longHair(m, hairs, 0.8 + 0.06 * t)
    if (t === 3) {
      crown(m, trim(3), 0xc07aff, 9, 1.4)
      return
    }
    wizardHat(
      m,
      cloth(([0x5a3a8a, 0x3a1a5a, 0x1c3a34, 0] as const)[t]),
      trim(t),
      glow(0xffd870, 0.6),
      1 + 0.06 * t,
    )
  },
  robe: [0x6a3a9a, 0x4a1c6a, 0x2a4a44, 0x3a2a5a],
  over: [0x9a3f8f, 0xd86a2a, 0x6a2a7a, 0xc07aff],
  glow: 0xc07aff,
  weapon: (t) =>
    (
      [
        crystalStaff(0x46f0c8, 0xd8fff4),
        sunStaff(0xffb03a, true),
        skullStaff(0x8aff6a),
        crystalStaff(0xb06aff, 0xf0d8ff, wood(0x2a1c34), 1.5),
      ] as const
    )[t],
  build: { wide: 0.9, arm: 0.88 },
}
const SHAMAN: Caster = {
  skin: [0xc88a60, 0xb87a54, 0xc88a60, 0xa86c4c],
  face: { eye: { top: 0x4a2a08, low: 0xf0b040 }, nose: 'straight', jaw: 1.04 },
  brow: 0x1c1410,
  masked: [2],
  head: (m, t) => {
    if (t === 0) bunHair(m, { dark: 0x1c1410, light: 0x4a3a2a })
    if (t === 1) wildHair(m, { dark: 0x1c1410, light: 0x5a4030 }, 0.9)
    if (t === 2) boneMask(m, 0xff8a3a)
    if (t === 2) wildHair(m, { dark: 0x8a2a1a, light: 0xe06a2a }, 1)
    if (t === 3) {
      curlyHair(m, { dark: 0xe8e0d8, light: 0xffffff })
      antlers(m, bone(), 1.05)
    }
    if (t === 1) horns(m, bone(), 'bull', 0.8)
  },
  robe: [0x9a6a3a, 0x6a4a34, 0x7a3a24, 0xd8c8a0],
  over: [0xc84a2a, 0x3a7a8a, 0xd8922a, 0x2a8a9a],
  glow: 0xff9a3a,
  weapon: (t) =>
    (
      [
        branchStaff(leaf(0x9a8a3a, 0xd0b85a)),
        skullStaff(0xff9a3a, wood(0x6a4a2a)),
        skullStaff(0xff5a2a),
        crystalStaff(0x3ad8e8, 0xc0fff8, wood(0xd8c090)),
      ] as const
    )[t],
  collar: fur(0xb8946a, 0x7a5c3c),
  pads: (t) => (t > 1 ? spikedPad(leather(0x6a4a30), bone()) : null),
}
const ARCHITIAN: Caster = {
  skin: [0xe8d8c8, 0xe8d8c8, 0xd8e0f0, 0xf0e8ff],
  face: { eye: { top: 0x0a5a7a, low: 0x5af0ff, glow: 0.3 }, nose: 'straight', jaw: 0.92, blush: 0.2 },
  brow: 0xa8b0c0,
  head: (m, t) => {
    if (t === 0) turban(m, cloth(0x3a8a9a), 0x5af0ff)
    if (t === 1) bunHair(m, { dark: 0x8a98b0, light: 0xe8f0ff })
    if (t === 1) circlet(m, trim(t), 0x5af0ff)
    if (t === 2) bunHair(m, { dark: 0xb8c4d8, light: 0xffffff })
    if (t === 2) kokoshnik(m, cloth(0x2a6a9a), trim(t), glow(0x5af0ff, 0.6))
    if (t === 3) {
      longHair(m, { dark: 0xc8d8f0, light: 0xffffff }, 0.6)
      crown(m, trim(3), 0x5af0ff, 12, 1.8)
    }
  },
  robe: [0xd8d0c0, 0xf0ece4, 0xe4f0f8, 0xffffff],
  over: [0x3a8a9a, 0x2a7aa8, 0x2a5aa8, 0x3ac8d8],
  glow: 0x5af0ff,
  weapon: (t) =>
    (
      [
        sunStaff(0x5af0ff),
        crystalStaff(0x3ac8e8, 0xd0ffff, wood(0xd8c8a8)),
        sunStaff(0x5af0ff, true),
        crystalStaff(0x8affff, 0xffffff, wood(0xf0e0b0), 1.55),
      ] as const
    )[t],
  pads: (t) => (t > 0 ? pauldron(crystal(0x8ad8e8, 0xe0ffff, 0.1), trim(t), t > 1) : null),
  flare: 0.9,
  cape: 1,
}
export const casters = (): Asset[] =>
  EACH_TIER.flatMap((t) => [
    caster('mage', MAGE, t),
    caster('necromancer', NECROMANCER, t),
    caster('warlock', WARLOCK, t),
    caster('druid', DRUID, t),
    caster('witch', WITCH, t),
    caster('shaman', SHAMAN, t),
    caster('architian', ARCHITIAN, t),
  ])
