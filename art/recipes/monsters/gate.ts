import type { Asset } from '../../asset.ts'
import { blade, cloth, fur, glow, gold, lit, steel } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { beast, coatOf } from '../../parts/beast.ts'
import { bird } from '../../parts/bird.ts'
import { spear, sword } from '../../parts/blades.ts'
import { curlyHair, longHair } from '../../parts/hair.ts'
import { circlet, crown, greatHelm } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { orb, shield } from '../../parts/offhand.ts'
import { sunStaff } from '../../parts/staffs.ts'
import { halo } from '../../parts/wild-crown.ts'
import { featherWing } from '../../parts/wing.ts'
import { dressed, winged } from '../dress.ts'
import { monster } from '../figure.ts'

const starWolf = (m: Model): void =>
  beast(m, {
    ...coatOf(0x2a3a8a, 0x9ab0f0, 0x141c54),
    eye: { top: 0x8a6a00, low: 0xfff07a, glow: 0.8, lid: 0.14, stern: 14 },
    ears: 'pointed',
    tail: 'bushy',
    teeth: true,
    muzzle: { long: 1.4 },
    mane: lit(fur(0x6a8aff, 0x3a4ac8), 0x5a7aff, 0.2),
    claws: 0xfff07a,
    head: { size: 1.1 },
    brow: 0.06,
    rider: (k) => {
      for (let i = 0; i < 16; i++) {
        const a = i * 2.4
        k.group()
        k.ball(
          glow(0xfff4b0, 1.3),
          [Math.cos(a) * 0.26, -0.02 - 0.14 * Math.abs(Math.cos(a)), 0.3 - i * 0.05],
          0.02 + 0.012 * (i % 3),
        )
      }
    },
  })
const seraphGuard = dressed({
  skin: 0xf8d0b0,
  build: { wide: 1.08, arm: 1.06 },
  on: (m) => {
    greatHelm(m, steel(0xfff4e0, 0xd8c8a0), gold(), 0x8ad8ff, 0xffd860)
    halo(m, 0xffe07a)
  },
  wear: 'plate',
  main: 0x6a9ae0,
  over: 0xf8f4ff,
  metal: steel(0xfff4e0, 0xd8c8a0),
  trim: gold(),
  gem: 0x8ad8ff,
  more: {
    weapon: spear(lit(blade(), 0xffd860, 0.25), 0x6a9ae0),
    hold: { z: 8, along: -0.1 },
    offhand: shield({ kind: 'kite', field: cloth(0x6a9ae0), rim: gold(), sign: 'sun' }),
    shield: true,
    back: winged({ feather: [0xa8c8f0, 0xd8e8fa, 0xffffff], span: 0.96 }),
    plan: 'winged',
  },
})
const cometPhoenix = (m: Model): void =>
  bird(m, {
    body: 0x4a3ab8,
    belly: 0xffd0a0,
    wing: { low: 0x2a1c8a, middle: 0x7a4af0, high: 0xff9a5a, span: 1.24 },
    beak: 0xffe08a,
    beakShape: 'eagle',
    eye: { top: 0x8a2a00, low: 0xfff07a, glow: 0.6 },
    legs: 0xffb05a,
    tail: [0xff7a3a, 0xfff07a, 0x7a4af0],
    tailLong: 2.2,
    crest: [0xff7a3a, 0xffd84a, 0xffffff, 0xffd84a, 0xff7a3a],
  })
const warden = dressed({
  skin: 0xe0a880,
  build: { wide: 1.16, arm: 1.1 },
  face: {
    eye: { top: 0x1c4a9a, low: 0x8ad8ff, glow: 0.3, lash: 0.1, flick: false },
    nose: 'straight',
    mood: 'stern',
    jaw: 1.04,
    browThick: 1.3,
  },
  brow: 0x6a3a1c,
  on: (m) => {
    longHair(m, { dark: 0x8a3a1c, light: 0xf08a4a }, 0.6)
    circlet(m, gold(), 0x8ad8ff)
    halo(m, 0xfff4c0)
  },
  wear: 'robe',
  main: 0xf4f0e8,
  over: 0xc8342e,
  trim: gold(),
  gem: 0x8ad8ff,
  spiked: gold(),
  long: 1,
  more: {
    weapon: sunStaff(0xffe07a),
    offhand: orb(0xfff0a0),
    back: winged({ feather: [0xd84a3a, 0xf0a06a, 0xfff0d8], span: 1.16 }),
    plan: 'seraph',
  },
})
/** four wings, and the key to what is behind him */
const gatekeeper = dressed({
  skin: 0xf0d8c0,
  build: { wide: 1.22, arm: 1.16, trunk: 1.1, leg: 1.06 },
  face: {
    eye: { top: 0x8a4a00, low: 0xffd04a, glow: 0.15, lash: 0.12, flick: false },
    nose: 'straight',
    mood: 'stern',
    jaw: 1,
  },
  brow: 0x8a5a1a,
  on: (m) => {
    curlyHair(m, { dark: 0xb8842a, light: 0xffd880 })
    crown(m, lit(gold(), 0xffc040, 0.3), 0x5ac8ff, 11, 2)
    halo(m, 0xffe07a)
  },
  wear: 'plate',
  main: 0xf4f0ff,
  over: 0x4a6ad8,
  metal: lit(steel(0xfff0c8, 0xe0c080), 0xffd060, 0.08),
  trim: gold(),
  gem: 0x5ac8ff,
  cape: [0x4a6ad8, 1, 1],
  more: {
    weapon: sword({
      long: 1.5,
      wide: 1.5,
      edge: lit(blade(0xfff8e0, 0xffd880), 0xffc84a, 0.5),
      gem: 0x5ac8ff,
    }),
    offhand: shield({ kind: 'kite', field: steel(0x4a6ad8, 0x2a3a8a), rim: gold(), sign: 'star' }),
    shield: true,
    back: (m, b) => {
      const y = 0.54 * b.leg + 0.46 * b.trunk
      m.sides((s) => {
        m.move([s * 0.14, y, -0.26])
        m.turnY(-s * 12)
        m.part(s < 0 ? 'wingNear' : 'wingFar', 'torso', [0, 0, 0], { to: [s * 1.1, 0.5, -0.1], cast: 0.6 })
        for (const [turn, span, up] of [
          [0, 1.22, 0],
          [-52, 0.84, -0.14],
        ] as const)
          m.inside(() => {
            m.move([0, up, -0.06 + up * 0.2])
            m.turnZ(s * turn)
            featherWing(m, { low: 0xffd880, middle: 0xfff0c8, high: 0xffffff, span }, s)
          })
      })
    },
    plan: 'winged',
  },
})
export const gate = (): Asset[] => [
  monster('star-wolf', starWolf, { yaw: 50, half: 180, up: 240, size: 1.26 }),
  monster('seraph-guard', (m) => humanoid(m, seraphGuard), { half: 180, up: 250 }),
  monster('comet-phoenix', cometPhoenix, { half: 200, up: 260, size: 1.12 }),
  monster('archangel-warden', (m) => humanoid(m, warden), { half: 195, up: 255, size: 1.1 }),
  monster('gatekeeper', (m) => humanoid(m, gatekeeper), { size: 1.22, half: 215, up: 300, down: 80 }),
]
