import type { Asset } from '../../asset.ts'
import { shade } from '../../model/colour.ts'
import { bone, cloth, fur, glow, leaf, leather, plain, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import type { Vec } from '../../model/vec.ts'
import { bandana } from '../../parts/cloth-hat.ts'
import { critter } from '../../parts/critter.ts'
import { eye } from '../../parts/eye.ts'
import { wildHair } from '../../parts/hair.ts'
import { type Humanoid, humanoid } from '../../parts/humanoid.ts'
import { legs } from '../../parts/legs.ts'
import { branchStaff } from '../../parts/staffs.ts'
import { bareChest, furCollar, puff } from '../../parts/torso.ts'
import { treant } from '../../parts/treant.ts'
import { dressed } from '../dress.ts'
import { monster } from '../figure.ts'
import type { Person } from '../people.ts'

const leafShape = loop([
  [0, 0],
  [0.1, 0.12],
  [0.08, 0.26],
  [0, 0.4],
  [-0.08, 0.26],
  [-0.1, 0.12],
])
const sprout = (m: Model): void => {
  m.curve(plain(0x4f8a2a), [0, 0.3, 0], [0, 0.5, 0], [0.03, 0.62, 0], 0.035, 0.03, 0.025)
  m.sides((s) => {
    m.move([0.03, 0.6, 0])
    m.turnZ(-s * 58)
    m.turnX(-20)
    m.group()
    m.plate(leaf(0x8ad04a, 0x4f9a2a), leafShape, 0.02, 0.012, 0, [0.8, 0, 0])
  })
}
const mossling = (m: Model): void => {
  const moss = leaf(0x7aa83a, 0x4a7a2a, { bump: 1.6 })
  critter(m, {
    coat: moss,
    belly: leaf(0xc8d88a, 0x9ab85a),
    body: [0.44, 0.4, 0.4],
    eye: { top: 0x3a2408, low: 0xd8a83a },
    look: { size: 0.105, apart: 0.36, up: 0.1 },
    feet: wood(0x7a5a38),
    arms: wood(0x7a5a38),
    top: sprout,
    back: (k) => {
      k.group()
      for (let i = 0; i < 34; i++) {
        const [a, u] = [i * 2.39996, i / 34]
        const q = Math.sqrt(1 - u * u) * 0.42
        k.egg(
          leaf(i % 3 ? 0x6a9a34 : 0x9ac04a, 0x4a7a2a),
          [Math.cos(a) * q, 0.1 + u * 0.34, Math.sin(a) * q - 0.07],
          [0.1, 0.08, 0.1],
          0.02,
        ).lumpy(0.02, 18)
      }
    },
  })
}
const hedgehog = (m: Model): void =>
  critter(m, {
    coat: fur(0xd8b088, 0xa87c54),
    belly: fur(0xf4dcbc, 0xd8b898),
    body: [0.42, 0.38, 0.44],
    eye: { top: 0x1c1008, low: 0x7a4a20 },
    look: { size: 0.085, apart: 0.34, up: 0.14 },
    mouth: 'cross',
    feet: fur(0xb88a5c, 0x8a6440),
    arms: fur(0xd8b088, 0xa87c54),
    top: (k) => {
      for (let i = 0; i < 46; i++) {
        const [a, u] = [i * 2.39996, (i + 0.5) / 46]
        const y = 0.95 - 1.25 * u
        const q = Math.sqrt(Math.max(0, 1 - y * y))
        const way: Vec = [Math.cos(a) * q, y + 0.3, Math.sin(a) * q * 0.8 - 0.5]
        if (Math.sin(a) * q > 0.35 && y < 0.7) continue
        const root: Vec = [Math.cos(a) * q * 0.38, y * 0.34, Math.sin(a) * q * 0.36 - 0.07]
        k.group()
        k.cone(
          wood(i % 4 ? 0x6a4a30 : 0x4f7a2a),
          root,
          [root[0] + way[0] * 0.3, root[1] + way[1] * 0.28, root[2] + way[2] * 0.28],
          0.05,
          0.006,
        )
      }
    },
    back: (k) => {
      k.group()
      k.egg(fur(0xd8b088, 0xa87c54), [0, -0.06, 0.46], [0.12, 0.1, 0.14], 0.05)
      k.group()
      k.ball(plain(0x2a1418, { specular: 0.9 }), [0, -0.03, 0.6], 0.055)
      k.sides((s) => k.egg(fur(0xb88a5c, 0x8a6440), [s * 0.3, 0.26, 0.18], [0.09, 0.1, 0.06]))
    },
  })
const frog = (m: Model): void => {
  const skin = plain(0x5aa84a, { rough: 0.3, specular: 0.8, skin: 0.7 })
  critter(m, {
    coat: skin,
    belly: plain(0xf0ecb8, { rough: 0.4, skin: 0.6 }),
    body: [0.5, 0.36, 0.42],
    eye: { top: 0, low: 0 },
    eyes: 'none',
    mouth: 'wide',
    feet: plain(0x4a9440, { rough: 0.35, specular: 0.7 }),
    arms: plain(0x4a9440, { rough: 0.35, specular: 0.7 }),
    back: (k) => {
      for (const [x, y, z, r] of [
        [-0.3, 0.2, -0.12, 0.1],
        [0.26, 0.26, -0.1, 0.08],
        [0.06, 0.34, -0.14, 0.09],
        [-0.1, 0.32, 0.06, 0.06],
        [0.4, 0.06, 0.02, 0.07],
      ] as const)
        paint(k.ball(plain(0x2f7a3a), [x, y, z], r), 0.02)
      k.sides((s) => {
        k.group()
        k.ball(skin, [s * 0.24, 0.34, 0.12], 0.17, 0.06)
        eye(
          k,
          { at: [s * 0.25, 0.37, 0.25], yaw: s * 16, pitch: 6, radius: 0.115, side: s },
          { top: 0x8a5a00, low: 0xffd84a, slit: true, lash: 0, depth: 0.5, aspect: 1, lift: 0 },
          skin,
        )
      })
    },
  })
}
const wisp = (m: Model): void => {
  const flame = (k: Model, c: number, r: number): void => {
    k.turned(
      glow(c, 1.1),
      [
        [0, -0.5 * r],
        [0.3 * r, -0.4 * r],
        [0.46 * r, -0.05 * r],
        [0.34 * r, 0.34 * r],
        [0.16 * r, 0.66 * r],
        [0, r],
      ],
      0.05,
    ).lumpy(0.03, 6)
  }
  critter(m, {
    coat: glow(0x8ae8ff, 0.55),
    body: [0.34, 0.36, 0.32],
    high: 0.86,
    eye: { top: 0x0a2a6a, low: 0x3a8aff, white: 0xffffff },
    look: { size: 0.1, apart: 0.38, up: 0.06 },
    top: (k) => {
      k.group()
      k.inside(() => {
        k.move([0, 0.12, -0.08])
        flame(k, 0x4ac0ff, 0.86)
      })
      k.sides((s) => {
        k.move([s * 0.2, 0.12, -0.06])
        k.turnZ(-s * 26)
        k.scale(0.6)
        k.group()
        flame(k, 0x6ad8ff, 0.9)
      })
    },
    tail: {
      at: [0, -0.24, 0],
      to: [-0.16, -0.72, -0.02],
      draw: (k) => {
        k.curve(glow(0x6ad8ff, 0.9), [0, -0.2, 0], [0.12, -0.5, 0], [-0.16, -0.72, 0], 0.2, 0.12, 0.02)
        for (const [x, y, r] of [
          [-0.34, -0.5, 0.05],
          [0.28, -0.58, 0.04],
          [-0.42, 0.1, 0.04],
        ] as const) {
          k.group()
          k.ball(glow(0xc8f8ff, 1.3), [x, y, 0.1], r)
        }
      },
    },
  })
  m.lamp([0, 0.8, 0.5], [0.25, 0.75, 1], 1.2, 0.4)
}
export const kikimora: Person = (mood) =>
  dressed({
    skin: 0xa8c07a,
    mood,
    build: { wide: 0.8, arm: 0.76, leg: 1.08, head: 1.04 },
    face: {
      eye: { top: 0x4a1a5a, low: 0xe88aff, lash: 0.14 },
      nose: 'hook',
      ears: 'long',
      jaw: 0.86,
      chin: 1.2,
      blush: 0.25,
      browThick: 1.3,
    },
    brow: 0x3a5a2a,
    on: (m) => {
      wildHair(m, { dark: 0x3a6a34, light: 0x8ab04a }, 1.05)
      m.group()
      for (let i = 0; i < 7; i++)
        m.ball(
          plain(i % 2 ? 0xc83a4a : 0x8a2a5a, { specular: 0.8 }),
          [-0.3 + i * 0.1, 0.3 + 0.05 * Math.sin(i * 2), 0.32 - 0.05 * Math.abs(i - 3)],
          0.05,
        )
    },
    wear: 'robe',
    main: 0x6a5a3a,
    over: 0x4a6a3a,
    trim: wood(0x8a6a3a),
    gem: 0x8aff6a,
    more: {
      weapon: branchStaff(leaf(0x5a8a3a, 0x8ab04a), 0x8aff6a),
      offhand: null,
      sleeve: plain(0xa8c07a, { skin: 0.6 }),
    },
  })
const bearHead = (m: Model): void => {
  const coat = fur(0x6a4630, 0x4a2e1e)
  m.group()
  m.egg(coat, [0, 0.04, 0], [0.42, 0.38, 0.38])
  m.sides((s) => m.egg(coat, [s * 0.26, -0.12, 0.1], [0.18, 0.16, 0.18], 0.08))
  m.egg(coat, [0, -0.12, 0.34], [0.18, 0.15, 0.2], 0.06)
  paint(m.egg(fur(0xc89a6a, 0x9a7048), [0, -0.2, 0.42], [0.2, 0.16, 0.22]), 0.03, 0.95)
  paint(
    m.curve(plain(0x38161a), [-0.14, -0.18, 0.44], [0, -0.26, 0.62], [0.14, -0.18, 0.44], 0.016, 0.02, 0.016),
    0.01,
  )
  m.group()
  m.egg(plain(0x1c1014, { specular: 0.9, rough: 0.3 }), [0, -0.05, 0.52], [0.08, 0.06, 0.06])
  m.group()
  m.sides((s) => {
    m.cone(bone(0xfffaf0, 0xe0d4b4), [s * 0.1, -0.2, 0.49], [s * 0.105, -0.32, 0.5], 0.034, 0.006)
    m.egg(coat, [s * 0.32, 0.34, -0.04], [0.14, 0.14, 0.08])
  })
  m.sides((s) =>
    eye(
      m,
      { at: [s * 0.17, 0.07, 0.33], yaw: s * 20, pitch: 2, radius: 0.092, side: s },
      { top: 0x8a1a08, low: 0xffb03a, glow: 0.4, lid: 0.2, stern: 20, lash: 0.1, flick: false, depth: 0.45 },
      coat,
    ),
  )
}
const werebear: Humanoid = {
  skin: 0x6a4630,
  build: { wide: 1.42, arm: 1.56, belly: 1.18, head: 0.96, trunk: 1.16, leg: 0.86 },
  head: bearHead,
  torso: furCollar(bareChest(0x8a6040), fur(0x6a4630, 0x4a2e1e)),
  sleeve: fur(0x6a4630, 0x4a2e1e),
  fore: { material: fur(0x6a4630, 0x4a2e1e), hand: fur(0x5a3a26, 0x3a2418) },
  pads: puff(fur(0x7a5438, 0x4a2e1e), null, 1.25),
  lower: legs({
    trousers: cloth(0x5a6a7a),
    boots: fur(0x6a4630, 0x4a2e1e),
    tunic: cloth(0x5a6a7a, 0x3a4654),
    belt: leather(0x3a2618),
    long: 0.22,
  }),
  weapon: null,
  offhand: null,
  plan: 'giant',
}
/** the oldest tree of the forest wears a headscarf and forgets nothing */
const babaOak = (m: Model): void => {
  treant(m, { bark: 0x6a4c34, leaves: [0x5a3a14, 0x8a4a18, 0xb0641c], eyes: 0xffc04a, blossom: null })
  m.on('torso')
  m.inside(() => {
    m.move([0, 1.18, 0.02])
    m.scale(0.84)
    bandana(m, cloth(0xb8242e, 0x7a1420))
  })
  m.curve(wood(0x5a3e2a), [0, 1.14, 0.34], [0, 1.1, 0.66], [0.02, 0.94, 0.58], 0.07, 0.06, 0.03)
  m.group()
  for (let i = 0; i < 9; i++) {
    const a = -1.2 + i * 0.3
    m.curve(
      wood(0x5a3e2a, shade(0x5a3e2a, 0.6)),
      [Math.sin(a) * 0.3, 0.5, Math.cos(a) * 0.3],
      [Math.sin(a) * 0.6, 0.3, Math.cos(a) * 0.6],
      [Math.sin(a) * 0.72, 0, Math.cos(a) * 0.72],
      0.1,
      0.08,
      0.03,
    )
  }
}
export const sunlitForest = (): Asset[] => [
  monster('mossling', mossling, { size: 0.9, half: 130, up: 190 }),
  monster('bramble-hedgehog', hedgehog, { size: 0.94, half: 140, up: 180, yaw: 40 }),
  monster('marsh-frog', frog, { size: 0.96, half: 140, up: 180 }),
  monster('will-o-wisp', wisp, { size: 0.95, half: 120, up: 210 }),
  monster('kikimora', (m) => humanoid(m, kikimora('merry')), { size: 0.98 }),
  monster(
    'leshy-cub',
    (m) =>
      treant(m, {
        bark: 0x9a7a4a,
        leaves: [0x5a9a34, 0x8ac84a, 0xb8e06a],
        eyes: 0xfff0a0,
        blossom: null,
      }),
    { size: 0.72, half: 130, up: 190 },
  ),
  monster('werebear', (m) => humanoid(m, werebear), { size: 1.14, half: 175, up: 235 }),
  monster('baba-oak', babaOak, { size: 1.42, half: 220, up: 320, down: 80 }),
]
