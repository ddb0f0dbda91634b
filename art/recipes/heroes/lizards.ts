import type { Asset } from '../../asset.ts'
import { type Colour, shade } from '../../model/colour.ts'
import { bone, cloth, glow, leather, lit, membrane, plain, scales, steel } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { axe, spear, sword } from '../../parts/blades.ts'
import { eye } from '../../parts/eye.ts'
import { crown } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { legs } from '../../parts/legs.ts'
import { shield } from '../../parts/offhand.ts'
import { bareChest, plateArmour, puff, spikedPad } from '../../parts/torso.ts'
import { slit } from './beasts.ts'
import { hero, type Tier, trim } from './tier.ts'

/** a snout instead of a face */
const lizardHead = (m: Model, c: Colour, c2: Colour, low: Colour, crest: Colour): void => {
  const hide = scales(c, c2)
  m.group()
  m.egg(hide, [0, 0.04, -0.04], [0.36, 0.33, 0.36])
  m.egg(hide, [0, -0.1, 0.26], [0.24, 0.17, 0.3], 0.1)
  m.egg(hide, [0, -0.06, 0.46], [0.17, 0.11, 0.14], 0.07)
  paint(m.egg(plain(0xf0e4b0), [0, -0.26, 0.3], [0.24, 0.14, 0.44]), 0.03, 0.95)
  paint(
    m.curve(plain(0x4a1018), [-0.2, -0.12, 0.24], [0, -0.2, 0.68], [0.2, -0.12, 0.24], 0.012, 0.014, 0.012),
    0.008,
  )
  m.sides((s) =>
    m.curve(
      hide,
      [s * 0.06, 0.16, 0.34],
      [s * 0.2, 0.28, 0.3],
      [s * 0.34, 0.18, 0.06],
      0.04,
      0.06,
      0.03,
      0.03,
    ),
  )
  m.sides((s) =>
    eye(
      m,
      { at: [s * 0.2, 0.09, 0.24], yaw: s * 28, pitch: 4, radius: 0.105, side: s },
      { ...slit(shade(low, 0.4), low), lash: 0, depth: 0.55 },
      hide,
    ),
  )
  m.group()
  for (let i = 0; i < 5; i++)
    m.curve(
      membrane(crest, shade(crest, 0.7), 0.3),
      [0, 0.3 - i * 0.03, 0.16 - i * 0.12],
      [0, 0.52 - i * 0.03, 0.08 - i * 0.14],
      [0, 0.56 - i * 0.06, -0.1 - i * 0.15],
      0.06,
      0.05,
      0.008,
    )
}
export const lizard = (t: Tier): Asset => {
  const [c, c2] = (
    [
      [0x7a9a4a, 0x4a6a2a],
      [0x3a8a9a, 0x1c5464],
      [0xc8623a, 0x8a3420],
      [0x5a4ab0, 0x2a2070],
    ] as const
  )[t]
  return hero('lizard', t, 0x8affc0, (m) =>
    humanoid(m, {
      skin: c,
      build: { wide: 1.06, arm: 1.02 },
      head: (k) => {
        lizardHead(
          k,
          c,
          c2,
          ([0xffd23c, 0xff8a3a, 0x8aff6a, 0x5affff] as const)[t],
          ([0xe8a83a, 0xff5a6a, 0xffd23c, 0xff7ad0] as const)[t],
        )
        if (t === 3) crown(k, trim(3), 0x5affff, 6, 0.9)
      },
      torso:
        t === 0
          ? bareChest(c)
          : plateArmour({
              metal: t === 1 ? leather(0x6a4a30) : steel(([0, 0, 0xd8b070, 0xc8d0f0] as const)[t]),
              trim: trim(t),
              gem: glow(0x5affc0, 0.7),
            }),
      sleeve: scales(c, c2),
      fore: { material: t === 0 ? leather(0x6a4a30) : steel(0xa8a090), cuff: trim(t), hand: scales(c, c2) },
      pads:
        t === 0
          ? puff(leather(0x6a4a30))
          : t === 1
            ? puff(leather(0x6a4a30), trim(t), 1.1)
            : spikedPad(steel(0xb8a880), bone()),
      lower: legs({
        trousers: scales(c, c2),
        boots: scales(c, c2),
        tunic: cloth(([0x8a6a3a, 0x8a2a2a, 0x2a5a8a, 0x2a2a5a] as const)[t]),
        tunicHem: trim(t),
        long: 0.3,
      }),
      weapon: (
        [
          spear(bone(), 0xe8a83a),
          sword({ wide: 1.3 }),
          spear(steel(0xffe0b0), 0x2a5a8a, 3),
          axe(lit(steel(0xc8d0f0), 0x5affff, 0.15), true),
        ] as const
      )[t],
      hold: t % 2 === 0 ? { z: 8, along: -0.1 } : {},
      offhand:
        t === 1 || t === 2
          ? shield({ kind: 'round', field: scales(c2, shade(c2, 0.6)), rim: trim(t), sign: 'none' })
          : null,
      shield: t === 1 || t === 2,
      back: (k) => {
        k.part('tail', '', [0, 0.5, -0.16], { to: [-0.7, 0.24, -0.6], cast: 0.6 })
        k.curve(scales(c, c2), [0, 0.56, -0.1], [-0.1, 0.06, -0.7], [-0.7, 0.24, -0.6], 0.2, 0.15, 0.03)
      },
    }),
  )
}
