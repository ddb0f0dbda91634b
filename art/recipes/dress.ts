import { type Colour, shade } from '../model/colour.ts'
import { cloth, glow, leather, type Material, plain, skin as skinOf, steel } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import type { Build } from '../parts/build.ts'
import { type Face, face, type Mood } from '../parts/face.ts'
import type { Humanoid } from '../parts/humanoid.ts'
import { greaves, legs, robe } from '../parts/legs.ts'
import {
  bareChest,
  cape,
  mantle,
  pauldron,
  plateArmour,
  puff,
  type ShirtLook,
  shirt,
  spikedPad,
} from '../parts/torso.ts'
import { batWing, featherWing } from '../parts/wing.ts'

/** somebody of the story, wearing what his trade wears; `more` changes single garments */
export interface Dress {
  skin: Colour
  build?: Partial<Build>
  /** none: the head is a mask drawn by `on` */
  face?: (Partial<Face> & { eye: Face['eye'] }) | null
  brow?: Colour
  mood?: Mood
  /** hair, beard, hat */
  on?: (m: Model) => void
  wear: 'plate' | 'shirt' | 'robe' | 'bare'
  /** cloth of coat and robe */
  main: Colour
  /** vest, mantle, tabard */
  over?: Colour
  metal?: Material
  trim?: Material
  gem?: Colour
  spiked?: Material
  /** colour, width, length */
  cape?: readonly [Colour, number?, number?]
  long?: number
  more?: Partial<Humanoid> & { braid?: boolean }
}
type Clothes = Pick<Humanoid, 'torso' | 'sleeve' | 'fore' | 'pads' | 'lower'>

const plate = (d: Dress, metal: Material, trim: Material): Clothes => ({
  torso: plateArmour({
    metal,
    trim,
    gem: d.gem === undefined ? null : glow(d.gem, 0.8),
    tabard: d.over === undefined ? null : cloth(d.over),
  }),
  sleeve: plain(shade(d.main, 0.4)),
  fore: { material: metal, cuff: trim, hand: leather(0x4a3222) },
  pads: d.spiked ? spikedPad(metal, d.spiked) : pauldron(metal, trim, false),
  lower: greaves(metal, trim, cloth(d.main), d.long === undefined ? {} : { long: d.long }),
})
const shirted = (d: Dress, metal: Material, trim: Material): Clothes => {
  const vest = d.over === undefined ? null : leather(d.over)
  const look: ShirtLook = { cloth: cloth(d.main), vest, strap: leather(0x4a2e1a), trim: null }
  return {
    torso: shirt(look),
    sleeve: cloth(d.main),
    fore: { material: vest ?? cloth(d.main), cuff: trim },
    pads: d.spiked ? spikedPad(vest ?? metal, d.spiked) : puff(vest ?? cloth(d.main)),
    lower: legs({
      trousers: cloth(shade(d.over ?? d.main, 0.7)),
      boots: leather(0x4a3222),
      tunic: cloth(d.main),
      tunicHem: trim,
      buckle: trim,
      long: d.long ?? 0.28,
    }),
  }
}
const robed = (d: Dress, trim: Material): Clothes => ({
  torso: mantle(cloth(d.over ?? d.main), trim, d.gem === undefined ? null : glow(d.gem, 0.8)),
  sleeve: cloth(d.main),
  fore: { material: cloth(d.main), cuff: trim, flare: 0.05 },
  pads: d.spiked ? spikedPad(trim, d.spiked) : null,
  lower: robe({
    robe: cloth(d.main),
    hem: trim,
    panel: d.long === undefined ? null : cloth(d.over ?? d.main),
  }),
})
const bare = (d: Dress, metal: Material, trim: Material): Clothes => ({
  torso: bareChest(d.skin),
  sleeve: skinOf(d.skin),
  fore: { material: leather(0x5a3e28), cuff: trim, hand: skinOf(d.skin) },
  pads: d.spiked ? spikedPad(metal, d.spiked) : puff(leather(0x5a3e28), null, 1.05),
  lower: legs({
    trousers: skinOf(d.skin),
    boots: plain(shade(d.skin, 0.8), { skin: 0.5 }),
    tunic: cloth(d.main),
    belt: leather(0x3a2618),
    buckle: trim,
    long: d.long ?? 0.28,
  }),
})
export const dressed = (d: Dress): Humanoid & { braid?: boolean } => {
  const { metal = steel(0x9aa0ac), trim = steel(0xb88450, 0x8a5c34) } = d
  const clothes =
    d.wear === 'plate'
      ? plate(d, metal, trim)
      : d.wear === 'shirt'
        ? shirted(d, metal, trim)
        : d.wear === 'robe'
          ? robed(d, trim)
          : bare(d, metal, trim)
  return {
    skin: d.skin,
    ...(d.build ? { build: d.build } : {}),
    head: (m) => {
      if (d.face)
        face(m, { skin: d.skin, brow: d.brow ?? 0x2a1c14, ...d.face, mood: d.mood ?? d.face.mood ?? 'calm' })
      d.on?.(m)
    },
    ...clothes,
    ...(d.cape ? { back: cape(cloth(d.cape[0]), d.cape[1] ?? 1, d.cape[2] ?? 1) } : {}),
    ...(d.wear === 'robe' ? { hold: { z: 7, x: -2, y: 0 } } : {}),
    ...d.more,
  }
}
interface Wings {
  feather?: readonly [Colour, Colour, Colour]
  skin?: readonly [Material, Material]
  claw?: Material
  span?: number
  torn?: number
}
/** a pair of wings behind the shoulders */
export const winged =
  ({ feather, skin, claw = plain(0xefe4c8), span = 1, torn = 0 }: Wings): NonNullable<Humanoid['back']> =>
  (m, b) =>
    m.sides((s) => {
      const y = 0.54 * b.leg + 0.46 * b.trunk
      m.move([s * 0.13, y, -0.24])
      m.turnY(-s * 12)
      m.part(s < 0 ? 'wingNear' : 'wingFar', 'torso', [0, 0, 0], {
        to: [s * 0.8 * span, 0.4 * span, -0.1],
        cast: 0.6,
      })
      if (feather) featherWing(m, { low: feather[0], middle: feather[1], high: feather[2], span }, s)
      if (skin) batWing(m, { skin: skin[0], bone: skin[1], claw, span, torn }, s)
    })
