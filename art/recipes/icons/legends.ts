import { bone, cloth, fur, glow, gold, leather, lit, plain, steel } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import { beast, coatOf } from '../../parts/beast.ts'
import { bird } from '../../parts/bird.ts'
import { axe, hammer, spear, sword } from '../../parts/blades.ts'
import { featherCap, hood } from '../../parts/cloth-hat.ts'
import { eye } from '../../parts/eye.ts'
import { beard, braidHair, longHair, moustache, underHat, wildHair } from '../../parts/hair.ts'
import { circlet, hornedHelm, spikedHelm } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { branchStaff } from '../../parts/staffs.ts'
import { dressed } from '../dress.ts'

type Legend = (m: Model) => void
const red = { dark: 0x8a3210, light: 0xe8763a }
const brown = { dark: 0x4a2a14, light: 0x9a6030 }
const fair = { dark: 0xb8823a, light: 0xffe08a }

const bard: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xf8bd92,
      mood: 'merry',
      face: { eye: { top: 0x1c5a2a, low: 0x8aea5a, lash: 0.1, flick: false }, nose: 'snub', freckles: true },
      brow: 0x6a3a14,
      on: (head) => {
        underHat(head, brown, 0.3)
        moustache(head, brown, 1)
        featherCap(head, cloth(0xb8305a), 0xffd23c)
      },
      wear: 'shirt',
      main: 0xd8a03a,
      over: 0x8a2f6a,
      more: { weapon: null, offhand: null },
    }),
  )
const monk: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xf0b48a,
      mood: 'calm',
      face: {
        eye: { top: 0x2a3a5a, low: 0x9ac0e8, lash: 0.1, lid: 0.16, flick: false },
        nose: 'straight',
        wrinkles: true,
      },
      brow: 0xd8d4d0,
      on: (head) => {
        beard(head, { dark: 0xb8b4b0, light: 0xffffff }, 0.42)
        hood(head, cloth(0x7a5634, 0x56391f), plain(0x3a2616))
      },
      wear: 'robe',
      main: 0x8a6238,
      over: 0x7a5634,
      more: { weapon: branchStaff(cloth(0xd8b050), null), offhand: null },
    }),
  )
const bogatyr: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xf0ac80,
      mood: 'stern',
      build: { wide: 1.24, arm: 1.2 },
      face: {
        eye: { top: 0x123a7a, low: 0x58b8ff, lash: 0.1, flick: false },
        nose: 'potato',
        jaw: 1.12,
        browThick: 1.7,
      },
      brow: 0x6a4a24,
      on: (head) => {
        underHat(head, fair, 0.2)
        beard(head, fair, 0.5)
        spikedHelm(head, steel(0xd8e0ea), gold(), steel(0x9aa4b4))
      },
      wear: 'plate',
      main: 0xb8202a,
      over: 0xd8342e,
      metal: steel(0xc8d0dc),
      trim: gold(),
      cape: [0xd8242e, 1.1, 1],
      more: { weapon: sword({ long: 1.2, wide: 1.4 }), offhand: null },
    }),
  )
/** white feathers over the ears of a helmet */
const helmWings = (m: Model): void =>
  m.sides((s) => {
    for (let i = 0; i < 4; i++) {
      m.group()
      m.inside(() => {
        m.move([s * 0.4, 0.16, -0.04 - i * 0.03])
        m.turnZ(-s * (24 + i * 16))
        m.plate(
          plain(0xffffff, { rough: 0.7 }),
          loop([
            [0, 0],
            [0.08, 0.2],
            [0.05, 0.62 - i * 0.1],
            [-0.03, 0.5 - i * 0.1],
            [-0.08, 0.2],
          ]),
          0.03,
          0.015,
        )
      })
    }
  })
const valkyrie: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xfcc8a2,
      build: { wide: 0.94, arm: 0.94 },
      face: { eye: { top: 0x0e4a8a, low: 0x6ac8ff, lash: 0.16 }, lips: 0xe0645e, jaw: 0.94, nose: 'button' },
      brow: 0xb8823a,
      on: (head) => {
        braidHair(head, fair, gold())
        head.group()
        head.egg(steel(0xe4eaf4), [0, 0.2, -0.04], [0.44, 0.3, 0.43])
        circlet(head, gold(), 0x5ac8ff)
        helmWings(head)
      },
      wear: 'plate',
      main: 0x2f5ab8,
      over: 0x3a6ad8,
      metal: steel(0xe4eaf4),
      trim: gold(),
      more: { weapon: spear(), offhand: null, braid: true },
    }),
  )
const dwarf: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xe8a078,
      build: { wide: 1.3, arm: 1.2, leg: 0.7, head: 1.1 },
      face: {
        eye: { top: 0x2a4a1c, low: 0x9ac84a, lash: 0.1, flick: false },
        nose: 'potato',
        browThick: 1.9,
        jaw: 1.1,
      },
      brow: 0x8a3210,
      on: (head) => {
        beard(head, red, 0.7)
        hornedHelm(head, steel(0x9aa0ac), bone(), gold())
      },
      wear: 'plate',
      main: 0x6a4a30,
      metal: steel(0x8a8f9a),
      trim: gold(),
      more: { weapon: hammer(steel(0x8a8494), gold(), 1.2), offhand: null },
    }),
  )
/** one eye is enough for him */
const cyclops: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xd8a86a,
      build: { wide: 1.3, arm: 1.34, head: 1.04 },
      face: null,
      on: (head) => {
        const skin = plain(0xd8a86a, { rough: 0.62, skin: 0.85 })
        head.group()
        head.egg(skin, [0, 0.02, 0], [0.42, 0.4, 0.38])
        head.egg(skin, [0, -0.2, 0.1], [0.34, 0.22, 0.28], 0.1)
        head.sides((s) => head.egg(skin, [s * 0.42, -0.04, 0], [0.07, 0.12, 0.08], 0.02))
        head.egg(skin, [0, -0.15, 0.4], [0.06, 0.05, 0.06], 0.04)
        eye(
          head,
          { at: [0, 0.07, 0.31], yaw: 0, pitch: -3, radius: 0.19, side: 1 },
          { top: 0x7a2a08, low: 0xffb03a, lash: 0.1, flick: false, inward: 0, aspect: 1.05 },
          skin,
        )
        head.group()
        head.curve(plain(0x5a3216), [-0.2, 0.28, 0.3], [0, 0.36, 0.4], [0.2, 0.28, 0.3], 0.03, 0.05, 0.03)
        head.group()
        head.curve(
          plain(0x7c2428),
          [-0.12, -0.26, 0.36],
          [0, -0.3, 0.42],
          [0.12, -0.26, 0.36],
          0.014,
          0.022,
          0.014,
        )
        head.sides((s) =>
          head.curve(
            bone(),
            [s * 0.1, -0.27, 0.37],
            [s * 0.11, -0.22, 0.42],
            [s * 0.12, -0.16, 0.4],
            0.026,
            0.022,
            0.006,
          ),
        )
        head.group()
        head.curve(bone(), [0, 0.38, 0.14], [0, 0.56, 0.2], [0, 0.7, 0.14], 0.1, 0.07, 0.012)
      },
      wear: 'bare',
      main: 0x6a4426,
      spiked: bone(),
      more: { weapon: axe(steel(0x8a8f9a), false), offhand: null },
    }),
  )
const mane = fur(0x6a3a1c, 0x3a1e10)
const centaur: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xd8946a,
      build: { wide: 1.1, arm: 1.1 },
      face: {
        eye: { top: 0x3a1c08, low: 0xb0702a, lash: 0.1, flick: false },
        nose: 'straight',
        ears: 'long',
        jaw: 1.04,
        browThick: 1.4,
      },
      brow: 0x3a1e10,
      on: (head) => {
        wildHair(head, { dark: 0x3a1e10, light: 0x8a5230 }, 1)
        beard(head, { dark: 0x3a1e10, light: 0x8a5230 }, 0.16)
        head.group()
        for (let i = 0; i < 7; i++) head.ball(mane, [0, 0.42 - i * 0.14, -0.26 - i * 0.05], 0.15, 0.05)
        circlet(head, leather(0x8a5a30), 0x5ad83a)
      },
      wear: 'bare',
      main: 0x8a5a30,
      more: { weapon: spear(), offhand: null },
    }),
  )
const griffin: Legend = (m) =>
  bird(m, {
    body: 0xc8964a,
    belly: 0xfff0d0,
    wing: { low: 0x6a4426, middle: 0xa8743a, high: 0xe8c07a, span: 1 },
    beak: 0xffb02a,
    beakShape: 'eagle',
    eye: { top: 0x6a3a00, low: 0xffd23c },
    tufts: 0x8a5a2a,
    tail: [0xa8743a, 0x6a4426],
    legs: 0xf0a83a,
  })
const unicorn: Legend = (m) =>
  beast(m, {
    ...coatOf(0xfbf6ff, 0xffffff, 0xd8c8f0),
    eye: { top: 0x4a1a8a, low: 0xc88aff, lash: 0.15 },
    ears: 'pointed',
    tail: 'bushy',
    mane: fur(0xff9ad0, 0xb06ae8),
    muzzle: { long: 1.5, wide: 0.9, high: 1.05 },
    nose: 0xf0b8d0,
    hooves: 0xffc847,
    leg: { long: 1.2 },
    horns: (head) => {
      head.group()
      head.cone(lit(gold(), 0xffd860, 0.3), [0, 0.3, 0.16], [0, 0.98, 0.42], 0.085, 0.01)
      for (let i = 0; i < 5; i++)
        head.inside(() => {
          const t = 0.12 + i * 0.17
          head.move([0, 0.3 + 0.68 * t, 0.16 + 0.26 * t])
          head.turnX(21)
          head.ring(gold(0xfff0b0, 0xffc850), [0, 0, 0], 0.085 * (1 - t * 0.85), 0.016)
        })
    },
  })
const mermaid: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xc8ecd8,
      build: { wide: 0.88, arm: 0.86 },
      face: { eye: { top: 0x0a5a7a, low: 0x5af0e8, lash: 0.17 }, lips: 0xf07a9a, jaw: 0.93, nose: 'button' },
      brow: 0x0e6a72,
      on: (head) => {
        longHair(head, { dark: 0x0e7a82, light: 0x4ae0c8 }, 1)
        circlet(head, gold(), 0xff8ac8)
        head.sides((s) => {
          head.group()
          head.move([s * 0.4, -0.04, 0])
          head.turnZ(-s * 40)
          head.plate(
            lit(plain(0x3ad8c8, { specular: 0.9 }), 0x3ad8c8, 0.15),
            [
              [-0.05, 0],
              [-0.16, 0.34],
              [-0.04, 0.26],
              [0.03, 0.4],
              [0.09, 0.24],
              [0.2, 0.26],
              [0.07, 0],
            ],
            0.025,
            0.012,
          )
        })
        head.group()
        for (const x of [-0.2, 0, 0.2])
          head.ball(glow(0xffffff, 0.4), [x, 0.36 + 0.05 * Math.cos(x * 8), 0.3], 0.06)
      },
      wear: 'shirt',
      main: 0x2fb8a8,
      over: 0x8a6ad8,
      trim: gold(),
      more: { weapon: null, offhand: null },
    }),
  )
const builder: Legend = (m) =>
  humanoid(
    m,
    dressed({
      skin: 0xb8805c,
      mood: 'merry',
      face: { eye: { top: 0x0a5a6a, low: 0x5af0e0, glow: 0.25, lash: 0.1, flick: false }, nose: 'button' },
      brow: 0x3a2a24,
      on: (head) => {
        underHat(head, { dark: 0x3a2a24, light: 0x7a5a4a }, 0.2)
        head.group()
        head.egg(plain(0xffc21e, { specular: 0.8, rough: 0.3 }), [0, 0.24, -0.04], [0.47, 0.32, 0.47])
        head.curve(plain(0xe8a010), [0, 0.2, 0.44], [0, 0.6, 0.3], [0, 0.52, -0.3], 0.05, 0.06, 0.05)
        head.inside(() => {
          head.move([0, 0.12, 0.14])
          head.ring(plain(0xe8a010), [0, 0, 0], 0.42, 0.05)
        })
      },
      wear: 'shirt',
      main: 0xf0e8d8,
      over: 0x2a8a9a,
      more: { weapon: hammer(steel(0xd8a04a, 0x9a6a24), steel(0x5af0e0), 1), offhand: null },
    }),
  )
/** those who left only a legend and a force: nobody of them stands on the road */
export const LEGENDS: Readonly<Record<string, Legend>> = {
  bard,
  monk,
  bogatyr,
  valkyrie,
  dwarf,
  cyclops,
  centaur,
  griffin,
  unicorn,
  mermaid,
  builder,
}
