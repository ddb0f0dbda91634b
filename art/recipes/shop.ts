import type { PictureAsset } from '../asset.ts'
import { type Colour, light } from '../model/colour.ts'
import { cloth, glow, gold, plain, steel, wood } from '../model/material.ts'
import { Model } from '../model/model.ts'
import { FINE } from '../model/studio.ts'
import type { Vec } from '../model/vec.ts'
import { sword } from '../parts/blades.ts'
import { hornedHelm, spikedHelm } from '../parts/helm.ts'
import { shield } from '../parts/offhand.ts'
import { PALETTES } from '../world/palette.ts'
import { sackOfApples } from '../world/places/dwelling.ts'
import { caviar, chest, goldPile } from '../world/places/treasure.ts'
import { darkTimber, iron, type Prop, timber } from '../world/props/prop.ts'
import type { Icon } from './icons/icon.ts'
import { flask } from './icons/potions.ts'
import { apple, coin, gem, starSign } from './icons/treasure.ts'
import { crownIcon, helm } from './icons/wear.ts'

const [WIDTH, HEIGHT] = [600, 220]
const PALETTE = PALETTES.kingdom
const LAMP = 0xffb050

const put = (m: Model, thing: Prop, at: Vec, scale: number, turn = 0): void =>
  m.inside(() => {
    m.move(at)
    m.turnY(turn)
    m.scale(scale)
    m.group()
    thing(m, PALETTE)
  })
/** planks behind, a curtain to the back room: the calm middle */
const room = (m: Model): void => {
  const [planks, violet] = [wood(0x8a5230, 0x5c3220), cloth(0x5b2f9c, 0x3c1f78)]
  for (let i = 0; i < 9; i++) {
    m.group()
    m.box(planks, [0, 0.05 + i * 0.36, -1.7], [6, 0.18, 0.1], 0.04).seeded(1 + i * 3)
  }
  m.group()
  m.box(darkTimber, [0, 3.5, -0.6], [6, 0.06, 1.6], 0.03)
  m.group()
  for (let i = -4; i <= 4; i++) {
    const z = i & 1 ? -1.58 : -1.46
    m.cone(violet, [i * 0.27, 0, z], [i * 0.25, 2.6, z], 0.17, 0.15, 0.03)
  }
  m.sides((s) => {
    m.group()
    m.box(darkTimber, [s * 1.22, 1.4, -1.42], [0.1, 1.6, 0.14], 0.03)
    for (const y of [0.86, 1.56]) {
      m.group()
      m.box(timber, [s * 2.55, y, -1.25], [1.28, 0.05, 0.34], 0.025).seeded(y + s)
    }
    m.group()
    m.box(darkTimber, [s * 3.8, 1.4, -1.3], [0.1, 1.6, 0.3], 0.03)
    m.lamp([s * 2.5, 2.3, -0.3], light(LAMP), 4, 0.9)
  })
}
/** posts, the striped roof and the counter */
const stall = (m: Model): void => {
  const stripes = [cloth(0xe23c3c, 0xb82430), cloth(0xfff4e2, 0xf0dcc0)] as const
  for (let i = -8; i <= 8; i++)
    m.inside(() => {
      const stripe = stripes[i & 1 ? 1 : 0]
      m.move([i * 0.46, 2.52, 1.5])
      m.group()
      m.egg(stripe, [0, 0, 0], [0.23, 0.22, 0.04])
      m.box(stripe, [0, 0.08, 0], [0.23, 0.08, 0.03], 0.02)
      m.move([0, 0.14, 0])
      m.turnX(-38)
      m.box(stripe, [0, 0.5, 0], [0.23, 0.52, 0.04], 0.03)
    })
  m.group()
  m.cone(gold(), [-5, 2.7, 1.52], [5, 2.7, 1.52], 0.05, 0.05)
  m.sides((s) => {
    m.group()
    m.box(timber, [s * 3.2, 1.2, 1.2], [0.15, 1.5, 0.15], 0.05).seeded(3 + s)
    m.group()
    m.box(gold(), [s * 3.2, 2.2, 1.2], [0.18, 0.05, 0.18], 0.03)
  })
  m.group()
  m.box(timber, [0, 0.3, 1.2], [5, 0.42, 0.3], 0.03)
  m.group()
  m.box(darkTimber, [0, 0.78, 1.06], [5, 0.07, 0.56], 0.03)
  m.group()
  m.box(gold(), [0, 0.68, 1.52], [5, 0.03, 0.05], 0.02)
}
const lantern = (m: Model, at: Vec): void =>
  m.inside(() => {
    m.move(at)
    m.group()
    m.cone(iron, [0, 0.2, 0], [0, 1.2, 0], 0.018, 0.018)
    m.group()
    m.tube(glow(0xffb848, 1.8), [0, 0, 0], 0.12, 0.16, 0.04)
    m.group()
    m.tube(iron, [0, 0.2, 0], 0.19, 0.06, 0.02, 0, 0.05)
    m.tube(iron, [0, -0.18, 0], 0.16, 0.035, 0.02)
    m.sides((s) => m.box(iron, [s * 0.13, 0, 0.05], [0.02, 0.18, 0.02], 0.01))
    m.lamp([0, -0.1, 0.1], light(LAMP), 6, 1.2)
  })
/** shines from within and on its neighbours */
const potion = (m: Model, c: Colour, at: Vec, size = 0.32): void => {
  const shine: Icon = (one) => void one.egg(glow(c, 2.4), [0, 0, -0.12], [0.5, 0.42, 0.3])
  put(m, flask(c, shine), [at[0], at[1] + size * 0.86, at[2]], size)
  m.lamp([at[0], at[1] + 0.2, at[2] + size], light(c), 1.8, 0.35)
}
const barrel: Prop = (m) => {
  m.group()
  m.tube(timber, [0, 0.28, 0], 0.34, 0.28, 0.03, 0.01, 0.4)
  m.tube(timber, [0, 0.72, 0], 0.4, 0.18, 0.03, 0.03, 0.36)
  m.group()
  for (const y of [0.22, 0.74]) m.ring(gold(), [0, y, 0], 0.39, 0.035)
  m.group()
  m.tube(plain(0x2a1410), [0, 0.9, 0], 0.3, 0.02, 0.01)
}
const sign = (m: Model): void =>
  m.inside(() => {
    m.move([2.62, 1.74, 1.3])
    m.group()
    m.sides((s) => m.cone(iron, [s * 0.22, 0.3, 0], [s * 0.22, 1, 0], 0.018, 0.018))
    m.group()
    m.box(cloth(0x8a2fb8, 0x5a1c8a), [0, 0, 0], [0.34, 0.34, 0.06], 0.05)
    m.group()
    m.sides((s) => m.box(gold(), [0, s * 0.34, 0], [0.37, 0.04, 0.08], 0.03))
    put(m, coin(0xffd75a, 0xf0a830, starSign), [0, 0, 0.12], 0.33)
  })
const wares = (m: Model): void => {
  const silver = steel(0xcfd8e6)
  put(m, helm, [-3.35, 1.8, -1.2], 0.3, 10)
  put(m, (one) => spikedHelm(one, gold(), silver), [-2.7, 1.64, -1.2], 0.6, 15)
  put(m, (one) => hornedHelm(one, silver, plain(0xf4e8cc), gold()), [-1.98, 1.78, -1.2], 0.56, 12)
  for (const [i, c] of [0x3ab0ff, 0xff4a5a, 0x4ad84a].entries())
    potion(m, c, [1.72 + i * 0.48, 1.6, -1.15], 0.32)
  for (const [i, c] of [0xffb020, 0xb860ff, 0xff6ab0].entries())
    potion(m, c, [1.6 + i * 0.56, 0.9, -1.1], 0.32)
  put(m, chest({ wood: timber, metal: gold(), gem: 0xff3a5a, open: true }), [-1.75, 0.84, 0.95], 0.66, 26)
  put(m, (one) => void one.egg(cloth(0xd8304c, 0x9a1c3a), [0, 0, 0], [0.5, 0.15, 0.34]), [0, 0.96, 1.06], 1)
  put(m, crownIcon, [0, 1.26, 1.06], 0.36)
  put(m, goldPile, [1.15, 0.84, 1.08], 0.4)
  put(m, caviar, [1.95, 0.84, 1.05], 0.6)
  put(m, shield({ field: plain(0x2f6fdc), kind: 'round' }), [-3.3, 1.2, -1.2], 1)
  put(m, gem(0x1fc8ff, 0x9af0ff), [-1.66, 1.13, -1.2], 0.22)
  put(m, barrel, [-2.75, 0.3, 1.75], 0.8)
  m.sides((s) => {
    m.move([-2.75 + s * 0.2, 1.66 - s * 0.04, 1.75 + s * 0.06])
    m.turnZ(180 - s * 13)
    m.scale(1.2)
    sword({ gem: s > 0 ? 0xff4a5a : 0x38d6ff })(m)
  })
  put(m, (one) => sackOfApples(one, [0, 0, 0]), [2.72, 0.3, 1.75], 1.05, 20)
  for (const x of [-0.14, 0.06, 0.22]) put(m, apple, [2.72 + x, 1.08 - x * x, 1.78], 0.13)
}
/** a merchant's stall by lamplight, everything a hero dreams of within reach */
export const shop = (): PictureAsset => {
  const m = new Model()
  room(m)
  stall(m)
  wares(m)
  sign(m)
  m.sides((s) => lantern(m, [s * 0.98, 1.98, 0.9]))
  return {
    kind: 'picture',
    id: 'shop',
    quality: 80,
    shot: {
      model: m,
      camera: {
        yaw: 0,
        pitch: 6,
        scale: 73 * FINE,
        foot: [0, 0],
        target: [0, 1.5, 0],
        distance: 9,
        halfHeight: 1.5,
      },
      options: {
        width: WIDTH * FINE,
        height: HEIGHT * FINE,
        supersample: 2,
        samples: 12,
        backdrop: true,
        innerWidth: 2.5,
        voxels: 224,
        keyDirection: [-0.4, 0.45, 0.8],
        keyColour: [1, 0.86, 0.64],
        key: 0.5,
        sky: 0.75,
        rim: 0.7,
        bloom: 1.3,
        fog: 0,
      },
    },
  }
}
