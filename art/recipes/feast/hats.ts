import type { Colour } from '../../model/colour.ts'
import { cloth, fur, glow, gold, plain, wood } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { chick, flower, hat, paintedEgg, pumpkin } from '../icons/event.ts'
import { apple } from '../icons/treasure.ts'
import { blade, put, type Thing } from './thing.ts'

/** all of them lie on a head of radius 0.42 whose crown is at the origin */
const around = (m: Model, count: number, radius: number, each: (i: number) => void): void => {
  for (let i = 0; i < count; i++)
    m.inside(() => {
      m.turnY((i * 360) / count)
      m.move([0, 0, radius])
      each(i)
    })
}

/** leaves in a ring, with something bound into it */
const wreath =
  (light: Colour, dark: Colour, things: readonly Thing[], size: number): Thing =>
  (m) => {
    m.group()
    m.ring(plain(dark), [0, 0.02, 0], 0.38, 0.06)
    around(m, 18, 0.38, (i) => {
      m.turnZ(i % 2 ? 62 : 84)
      m.turnX(i % 3 ? -24 : 20)
      m.group()
      blade(m, i % 2 ? light : dark, dark, 0.28, 0.32)
    })
    around(m, things.length, 0.4, (i) => put(m, things[i] ?? flower, [0, 0.07, 0], size))
  }
const bloom =
  (petals: Colour): Thing =>
  (m) => {
    m.turnX(-40)
    for (let i = 0; i < 6; i++)
      m.egg(
        plain(petals, { skin: 0.7 }),
        [Math.cos(i * 1.047) * 0.56, Math.sin(i * 1.047) * 0.56, 0],
        [0.42, 0.42, 0.2],
        0.01,
      )
    m.group()
    m.ball(plain(0xffc83a), [0, 0, 0.16], 0.34)
  }
const ember: Thing = (m) => {
  for (let i = 0; i < 5; i++)
    m.ball(glow(0xff5a2a, 0.9), [0.5 * Math.cos(i * 1.26), 0.5 * Math.sin(i * 1.26), 0], 0.4, 0.03)
  m.group()
  m.ball(glow(0xffe07a, 1), [0, 0, 0.3], 0.36)
}
const eggs: readonly Thing[] = [0xf06a9a, 0x5ab8f0, 0xffc83a, 0x8adc5a, 0xb06af0].map(paintedEgg)

export const birthdayHat: Thing = (m) => put(m, hat, [0, 0.42, 0], 0.66, 0, 8)

export const hareEars: Thing = (m) => {
  wreath(0x8ad04a, 0x4a9a3a, eggs, 0.13)(m)
  for (const s of [-1, 1])
    m.inside(() => {
      m.move([s * 0.17, 0.1, -0.04])
      m.turnZ(s * -12)
      m.group()
      m.egg(fur(0xfff8f0, 0xe0d4c8), [0, 0.42, 0], [0.13, 0.46, 0.08])
      m.group()
      m.egg(plain(0xff9ab8), [0, 0.4, 0.055], [0.07, 0.34, 0.05])
    })
}
export const fernWreath: Thing = wreath(0x5ab83a, 0x2f7a2a, [ember, ember, ember, ember, ember], 0.14)

export const appleWreath: Thing = wreath(0x9ac83a, 0x4f8a2a, [apple, apple, apple, apple, apple, apple], 0.17)
export const flowerWreath: Thing = wreath(
  0x8ad04a,
  0x4a9a3a,
  [0xff7ac0, 0xffffff, 0xffd23c, 0x8ab8ff, 0xff7ac0, 0xffffff, 0xffa03c, 0xb89aff].map(bloom),
  0.17,
)
/** of somebody who has read them all */
export const scholarsCap: Thing = (m) => {
  const black = cloth(0x2c3a7a, 0x1c2450)
  m.turnX(-6)
  m.group()
  m.tube(black, [0, 0.06, 0], 0.38, 0.16, 0.04, 0.02, 0.34)
  m.group()
  m.inside(() => {
    m.move([0, 0.24, 0])
    m.turnY(38)
    m.box(black, [0, 0, 0], [0.48, 0.035, 0.48], 0.02)
  })
  m.group()
  m.ball(gold(), [0, 0.29, 0], 0.05)
  m.curve(gold(), [0, 0.29, 0], [0.3, 0.32, 0.2], [0.44, 0.24, 0.3], 0.026, 0.024, 0.026)
  m.curve(gold(), [0.44, 0.24, 0.3], [0.47, 0.12, 0.34], [0.45, 0.02, 0.36], 0.026, 0.03, 0.06)
}
export const pumpkinHat: Thing = (m) => put(m, pumpkin, [0, 0.3, 0], 0.56, 14)

export const nestHat: Thing = (m) => {
  const twigs = [wood(0xb0783e, 0x6a4420), wood(0x8a5a2e, 0x5a3818)] as const
  m.group()
  m.tube(twigs[1], [0, 0.06, 0], 0.3, 0.07, 0.04, 0.03, 0.38)
  for (let i = 0; i < 4; i++)
    m.inside(() => {
      m.turnY(i * 50)
      m.turnZ(i % 2 ? 5 : -5)
      m.group()
      m.ring(twigs[i % 2 ? 0 : 1], [0, 0.04 + i * 0.035, 0], 0.36 + 0.02 * i, 0.06).lumpy(0.03, 14)
    })
  put(m, chick, [0, 0.4, 0], 0.36, -10)
}
/** red, with a white rim and a bob */
export const frostHat: Thing = (m) => {
  const [red, white] = [cloth(0xe02a34, 0xa8161e), fur(0xffffff, 0xd8e4f0)]
  m.group()
  m.egg(red, [0, 0.1, 0], [0.38, 0.3, 0.38])
  m.curve(red, [0, 0.24, 0], [0.06, 0.72, -0.04], [0.46, 0.5, 0.04], 0.3, 0.18, 0.06, 0.08)
  m.group()
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    m.egg(white, [Math.cos(a) * 0.39, 0, Math.sin(a) * 0.39], [0.11, 0.11, 0.11], 0.04).lumpy(0.014, 26)
  }
  m.group()
  m.ball(white, [0.5, 0.44, 0.06], 0.14).lumpy(0.014, 26)
}
