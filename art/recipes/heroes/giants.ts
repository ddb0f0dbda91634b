import type { Asset } from '../../asset.ts'
import { blade, bone, cloth, fur, glow, leather, lit, plain, steel, wood } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { axe, club, hammer, spear, sword } from '../../parts/blades.ts'
import { face } from '../../parts/face.ts'
import { beard, curlyHair, wildHair } from '../../parts/hair.ts'
import { circlet, crown, hornedHelm } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { legs } from '../../parts/legs.ts'
import { shield } from '../../parts/offhand.ts'
import { bareChest, cape, furCollar, pauldron, plateArmour, puff, spikedPad } from '../../parts/torso.ts'
import { antlers, leafCrown } from '../../parts/wild-crown.ts'
import { hero, type Tier, trim } from './tier.ts'

export const giant = (
  name: string,
  t: Tier,
  o: {
    skin: number
    hair: { dark: number; light: number }
    metal: number
    cloth: number
    glow: number
    ice?: boolean
  },
): Asset =>
  hero(
    name,
    t,
    o.glow,
    (m: Model) =>
      humanoid(m, {
        skin: o.skin,
        build: { wide: 1.38, arm: 1.4, head: 0.8, trunk: 1.2, leg: 1.05 },
        head: (k) => {
          face(k, {
            skin: o.skin,
            eye: { top: 0x2a3a6a, low: o.glow, lash: 0.1, flick: false, glow: t > 1 ? 0.4 : 0 },
            brow: o.hair.dark,
            nose: 'straight',
            jaw: 1.16,
            browThick: 1.5,
            mood: 'stern',
            blush: 0.2,
            eyeSize: 0.88,
          })
          if (o.ice) wildHair(k, o.hair, 0.75 + 0.1 * t)
          else curlyHair(k, o.hair)
          beard(k, o.hair, 0.2 + 0.16 * t)
          if (t === 1) circlet(k, trim(t), o.glow)
          if (t === 2) o.ice ? antlers(k, bone(0xe0f0ff, 0x9ac0e0), 0.9) : leafCrown(k, 0xe8c04a, 0xffe08a)
          if (t === 3)
            o.ice
              ? hornedHelm(k, steel(0x8ab0d0), bone(0xe8f6ff, 0xa0c8e8), trim(t))
              : crown(k, trim(t), o.glow, 10, 1.5)
        },
        torso:
          t === 0
            ? bareChest(o.skin)
            : t === 1 && o.ice
              ? furCollar(bareChest(o.skin), fur(0xf4f8ff, 0xb8c8dc))
              : plateArmour({ metal: steel(o.metal), trim: trim(t), gem: glow(o.glow, 0.8) }),
        sleeve: plain(o.skin, { skin: 0.7 }),
        fore: { material: t === 0 ? leather(0x6a4a30) : steel(o.metal), cuff: trim(t) },
        pads:
          t === 0
            ? puff(leather(0x6a4a30), trim(t), 1.05)
            : o.ice
              ? spikedPad(steel(o.metal), lit(bone(0xd8f0ff, 0x8ac0e8), 0x6ac8ff, 0.1))
              : pauldron(steel(o.metal), trim(t), true),
        lower: legs({
          trousers: plain(o.skin, { skin: 0.7 }),
          boots: leather(0x6a4a30),
          trim: trim(t),
          tunic: o.ice ? fur(o.cloth, 0x8a9ab0) : cloth(o.cloth),
          tunicHem: trim(t),
          long: 0.36,
        }),
        weapon: o.ice
          ? (
              [
                club,
                axe(steel(0xa8c4dc), false, wood(0x5a4a40), 1.1),
                axe(lit(blade(0xd0ecff, 0x8ac0f0), 0x6ac8ff, 0.2), true, wood(0x5a4a40), 1.15),
                hammer(lit(steel(0xb0d8f4), 0x6ac8ff, 0.3), trim(3), 1.3),
              ] as const
            )[t]
          : (
              [
                spear(blade(), null),
                sword({ long: 1.2, wide: 1.3 }),
                spear(lit(blade(), o.glow, 0.2), null, 3),
                hammer(lit(steel(0xe8dcb0), o.glow, 0.25), trim(3), 1.3),
              ] as const
            )[t],
        hold: { scale: 1.18 },
        plan: 'giant',
        offhand:
          t > 1 && !o.ice
            ? shield({ kind: 'round', field: steel(o.metal), rim: trim(t), sign: 'sun' })
            : null,
        shield: t > 1 && !o.ice,
        ...(t > 0 ? { back: cape(o.ice ? fur(0xe8f0fa, 0xa8b8cc) : cloth(o.cloth), 1.1, 1.05) } : {}),
      }),
    { size: 1.18, half: 190, up: 270 },
  )
