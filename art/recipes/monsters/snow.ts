import type { Asset } from '../../asset.ts'
import { cloth, crystal, fur, glow, membrane, plain, scales, steel, wood } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { critter } from '../../parts/critter.ts'
import { dragon } from '../../parts/dragon.ts'
import { longHair } from '../../parts/hair.ts'
import { crown } from '../../parts/helm.ts'
import { humanoid } from '../../parts/humanoid.ts'
import { orb } from '../../parts/offhand.ts'
import { crystalStaff } from '../../parts/staffs.ts'
import { furCollar, mantle } from '../../parts/torso.ts'
import { batWing } from '../../parts/wing.ts'
import { dressed } from '../dress.ts'
import { monster } from '../figure.ts'
import type { Person } from '../people.ts'

const ice = crystal(0x8ad8ff, 0xffffff, 0.35)
const imp = (m: Model): void =>
  critter(m, {
    coat: plain(0x7ab8e8, { rough: 0.5, skin: 0.8 }),
    belly: plain(0xe8f6ff),
    body: [0.38, 0.4, 0.36],
    eye: { top: 0x123a8a, low: 0x8affff },
    look: { size: 0.115, apart: 0.4, up: 0.12 },
    feet: plain(0x5a98d0),
    arms: plain(0x7ab8e8),
    hold: (k) => {
      k.group()
      k.ball(plain(0xffffff, { rough: 0.95 }), [0, 0.12, 0], 0.16).lumpy(0.02, 9)
    },
    wing: {
      span: 0.44,
      up: 0.1,
      draw: (k, s) =>
        batWing(k, { skin: membrane(0xb8e4ff, 0x6ab0e8), bone: plain(0x5a98d0), claw: ice, span: 0.5 }, s),
    },
    top: (k) => {
      k.sides((s) => {
        k.group()
        k.curve(ice, [s * 0.18, 0.28, 0.04], [s * 0.34, 0.5, 0.06], [s * 0.24, 0.7, 0], 0.075, 0.055, 0.01)
        k.group()
        k.curve(
          plain(0x7ab8e8, { skin: 0.8 }),
          [s * 0.32, 0.06, 0],
          [s * 0.5, 0.1, -0.04],
          [s * 0.6, 0.26, -0.1],
          0.09,
          0.07,
          0.012,
        )
      })
    },
    tail: {
      at: [0, -0.2, -0.3],
      to: [-0.5, 0.1, -0.5],
      draw: (k) => {
        k.curve(
          plain(0x7ab8e8, { skin: 0.8 }),
          [0, -0.22, -0.26],
          [-0.3, -0.4, -0.6],
          [-0.5, 0.06, -0.5],
          0.06,
          0.045,
          0.03,
        )
        k.group()
        k.cone(ice, [-0.5, 0.04, -0.5], [-0.56, 0.24, -0.48], 0.09, 0.01)
      },
    },
  })
export const maiden: Person = (mood) =>
  dressed({
    skin: 0xd8ecf8,
    mood,
    build: { wide: 0.88, arm: 0.86 },
    face: {
      eye: { top: 0x2a4ab8, low: 0xc8f0ff, glow: 0.3, lash: 0.17 },
      lips: 0x8a9ad8,
      jaw: 0.92,
      nose: 'snub',
      blush: 0.3,
    },
    brow: 0x8ab0d8,
    on: (m) => {
      longHair(m, { dark: 0x6aa8e0, light: 0xe0f4ff }, 1.2)
      crown(m, ice, 0xffffff, 9, 1.8)
    },
    wear: 'robe',
    main: 0xc8e8fa,
    over: 0x5a9ae0,
    trim: steel(0xffffff, 0xb8d8f4),
    gem: 0x8af0ff,
    long: 1,
    more: {
      torso: furCollar(
        mantle(cloth(0x5a9ae0), steel(0xffffff), glow(0x8af0ff, 0.8)),
        fur(0xffffff, 0xd0e0f0),
      ),
      weapon: crystalStaff(0x6ad0ff, 0xffffff, wood(0xb8d0e8), 1.5),
      offhand: orb(0xc8f8ff),
    },
  })
const iceDragon = (m: Model): void =>
  dragon(m, {
    skin: 0xb8e0f8,
    skin2: 0x5a94d0,
    belly: 0xffffff,
    belly2: 0xb0d0f0,
    wing: [0xd8f4ff, 0x7ac0f0],
    horn: ice,
    hide: scales(0xc8e8fa, 0x6aa4dc, { rough: 0.25, specular: 1 }),
    hornShape: 'crystal',
    hornLong: 0.7,
    eye: { top: 0x0a2a8a, low: 0x5af0ff, glow: 0.7, slit: true, aspect: 1.1, lift: 0, iris: 0.8 },
    span: 1.4,
    fat: 1.1,
    crest: 0x8ad8ff,
  })
export const snow = (): Asset[] => [
  monster('snow-imp', imp, { size: 0.88, half: 140, up: 195 }),
  monster('snow-maiden', (m) => humanoid(m, maiden('calm')), { up: 240 }),
  monster('ice-dragon', iceDragon, { size: 1.32, half: 240, up: 320, down: 80 }),
]
