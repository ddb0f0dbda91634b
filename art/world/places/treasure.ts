import { type Chance, chance } from '../../model/chance.ts'
import { type Colour, light, shade } from '../../model/colour.ts'
import { crystal, glow, gold, leaf, lit, type Material, plain, steel, stone } from '../../model/material.ts'
import { cut, type Model } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import { add, type Vec } from '../../model/vec.ts'
import { boulder, type Prop, rockStone, timber } from '../props/prop.ts'

const coin = (m: Model, metal: Material, at: Vec, r: Chance, size: number): void =>
  m.inside(() => {
    m.move(at)
    m.turnZ(r.between(-35, 35))
    m.turnX(r.between(-35, 45))
    m.group()
    m.tube(metal, [0, 0, 0], size, 0.022, 0.01)
    cut(m.tube(metal, [0, 0.022, 0], size * 0.68, 0.008, 0.002), 0.004)
  })
const coins = (
  m: Model,
  metal: Material,
  r: Chance,
  at: Vec,
  radii: Vec,
  count: number,
  size: number,
): void => {
  for (let i = 0; i < count; i++) {
    const [a, q] = [r.between(0, 6.28), Math.sqrt(r())]
    coin(
      m,
      metal,
      add(at, [
        Math.cos(a) * q * radii[0],
        Math.sqrt(Math.max(0, 1 - q * q)) * radii[1],
        Math.sin(a) * q * radii[2],
      ]),
      r,
      size,
    )
  }
}
const gem = (m: Model, material: Material, at: Vec, size: number, facets = 6): void =>
  m.inside(() => {
    m.move(at)
    m.scale(size)
    m.group()
    m.turned(
      material,
      [
        [0, -1],
        [0.9, 0.25],
        [0.65, 0.8],
        [0, 0.8],
      ],
      0.05,
      0,
      facets,
    )
  })
export interface ChestLook {
  wood: Material
  metal: Material
  gem: Colour
  open?: boolean
  shine?: Colour
}
const hollow = (m: Model, y: number): void =>
  void cut(m.box(plain(0x2a1410), [0, y, 0], [0.44, 0.2, 0.26], 0.03), 0.01, plain(0x2a1410))
export const chest =
  (look: ChestLook): Prop =>
  (m) => {
    const { wood: planks, metal, open = false } = look
    const inside = plain(0x2a1410)
    m.turnY(-14)
    m.scale(1.12)
    m.group()
    m.box(planks, [0, 0.27, 0], [0.52, 0.27, 0.34], 0.05, 0.01, 0.05)
    hollow(m, 0.5)
    m.group()
    for (const x of [-0.4, 0.4]) m.box(metal, [x, 0.27, 0], [0.062, 0.285, 0.36], 0.025)
    m.box(metal, [0, 0.05, 0], [0.54, 0.05, 0.36], 0.02)
    cut(m.box(metal, [0, 0.52, 0], [0.44, 0.2, 0.26], 0.03))
    m.group()
    m.box(metal, [0, 0.515, 0.3], [0.53, 0.04, 0.055], 0.02)
    m.sides((s) => m.box(metal, [s * 0.48, 0.515, 0], [0.055, 0.04, 0.34], 0.02))
    m.inside(() => {
      m.move([0, 0.54, -0.33])
      m.turnX(open ? -78 : 0)
      m.move([0, 0, 0.33])
      const along = (build: () => void): void =>
        m.inside(() => {
          m.turnZ(90)
          build()
        })
      m.group()
      along(() => m.tube(planks, [0, 0, 0], 0.335, 0.515, 0.05))
      cut(m.box(planks, [0, -0.5, 0], [1, 0.5, 1], 0))
      if (open) along(() => cut(m.tube(inside, [0, 0, 0], 0.27, 0.45, 0.04), 0.01, inside))
      m.group()
      for (const x of [-0.4, 0.4])
        m.inside(() => {
          m.move([x, 0, 0])
          along(() => m.tube(metal, [0, 0, 0], 0.36, 0.062, 0.025))
        })
      m.box(metal, [0, 0.02, 0.3], [0.53, 0.04, 0.06], 0.02)
      cut(m.box(metal, [0, -0.52, 0], [1, 0.5, 1], 0))
      if (open) {
        along(() => cut(m.tube(metal, [0, 0, 0], 0.27, 0.45, 0.04)))
        return
      }
      m.group()
      m.box(metal, [0, -0.02, 0.36], [0.12, 0.13, 0.045], 0.04)
      m.group()
      m.ball(glow(look.gem, 0.9), [0, -0.01, 0.4], 0.05)
    })
    if (!open) return
    const heap = lit(gold(0xffd75a, 0xf0a830), 0xffb020, 0.35)
    m.group()
    m.egg(heap, [0, 0.42, 0], [0.44, 0.16, 0.27])
    coins(m, heap, chance(4), [0, 0.44, 0.02], [0.4, 0.17, 0.24], 26, 0.085)
    gem(m, glow(0xff3a5a, 0.6), [-0.16, 0.66, 0.1], 0.1)
    gem(m, glow(0x3a8aff, 0.6), [0.18, 0.66, 0.08], 0.1)
    m.lamp([0, 0.85, 0.1], light(look.shine ?? 0xffc040), 2, 0.45)
  }
export const goldPile: Prop = (m) => {
  const [heap, r] = [lit(gold(0xffd048, 0xf0a030), 0xff9a10, 0.1), chance(21)]
  m.scale(1.18)
  m.group()
  m.egg(heap, [0, -0.02, 0], [0.58, 0.36, 0.44]).lumpy(0.02, 12)
  coins(m, heap, r, [0, 0, 0], [0.6, 0.38, 0.46], 52, 0.1)
  for (let i = 0; i < 9; i++) {
    const a = r.between(0, 6.28)
    m.inside(() => {
      m.move([Math.cos(a) * r.between(0.6, 0.78), 0.025, Math.sin(a) * r.between(0.48, 0.6)])
      m.group()
      m.tube(heap, [0, 0, 0], 0.1, 0.024, 0.01)
    })
  }
  gem(m, glow(0xff3a5a, 0.6), [0.08, 0.46, 0.1], 0.13)
}
export const crystals =
  (c: Colour, pale: Colour): Prop =>
  (m, p) => {
    const [material, r] = [crystal(c, pale, 0.38), chance(3)]
    m.scale(1.08)
    const shard = (at: Vec, way: Vec, long: number, wide: number): void =>
      m.inside(() => {
        m.aim(at, way)
        m.group()
        m.turned(
          material,
          [
            [0, -0.1],
            [wide * 0.78, 0],
            [wide, long * 0.66],
            [0, long],
          ],
          0.006,
          0.003,
          6,
        )
      })
    shard([0, 0.05, 0], [0.06, 1, 0.05], 1.25, 0.2)
    shard([0.16, 0.05, 0.06], [0.55, 1, 0.2], 0.85, 0.15)
    shard([-0.16, 0.05, 0.06], [-0.6, 1, 0.15], 0.95, 0.16)
    shard([0.02, 0.05, 0.2], [0.12, 0.85, 0.75], 0.62, 0.13)
    shard([0.26, 0.03, 0], [1.1, 0.7, -0.1], 0.5, 0.1)
    shard([-0.26, 0.03, 0.05], [-1.1, 0.6, 0.3], 0.5, 0.1)
    for (let i = 0; i < 7; i++)
      boulder(
        m,
        rockStone(p),
        r,
        [Math.cos(i * 0.9) * 0.4, 0.04, Math.sin(i * 0.9) * 0.34],
        [r.between(0.12, 0.2), r.between(0.08, 0.14), r.between(0.12, 0.17)],
      )
    m.lamp([0, 0.35, 0.65], light(c), 1.6, 0.4)
  }
export const pale = (
  p: { stone: readonly [Colour, Colour, Colour]; mossy: number; moss: Colour },
  k = 0.9,
): Material => stone(shade(p.stone[0], k), shade(p.stone[2], k * 0.92), p.mossy * 0.7, p.moss)
export const emerald: Prop = (m, p) => {
  const marble = pale(p)
  m.scale(1.28)
  m.group()
  m.tube(marble, [0, 0.08, 0], 0.46, 0.1, 0.04)
  m.group()
  m.tube(marble, [0, 0.3, 0], 0.27, 0.16, 0.03, 0.02, 0.33)
  m.group()
  m.ring(gold(), [0, 0.47, 0], 0.27, 0.045)
  m.inside(() => {
    m.move([0, 0.98, 0])
    m.turnY(22)
    gem(m, crystal(0x0cae4c, 0x50e888, 0.6), [0, 0, 0], 0.4, 8)
  })
  m.lamp([0, 0.62, 0.35], light(0x20e070), 1.8, 0.35)
}
export const caviar: Prop = (m) => {
  m.group()
  m.tube(timber, [0, 0.24, 0], 0.4, 0.25, 0.03, 0.01, 0.44)
  m.group()
  for (const y of [0.08, 0.4]) m.ring(steel(0x8a8a98), [0, y, 0], 0.4 + y * 0.09, 0.028)
  m.group()
  for (let i = 0; i < 52; i++) {
    const [a, q] = [i * 2.39996, Math.sqrt(i / 52) * 0.4]
    m.ball(
      lit(plain(0xff5a1e, { rough: 0.12, specular: 1 }), 0xff4a10, 0.25),
      [Math.cos(a) * q, 0.52 + 0.14 * Math.sqrt(1 - (q / 0.42) ** 2), Math.sin(a) * q],
      0.068,
      0.004,
    )
  }
}
export const herbs: Prop = (m, p) => {
  const leaves = leaf(p.leaves[2], p.leaves[4])
  for (let i = 0; i < 9; i++)
    m.inside(() => {
      m.turnY(i * 40)
      m.move([0.1, 0.02, 0])
      m.turnZ(-26 - (i % 3) * 12)
      m.group()
      m.plate(
        leaves,
        loop([
          [0, 0],
          [0.11, 0.2],
          [0.1, 0.45],
          [0, 0.72],
          [-0.1, 0.45],
          [-0.11, 0.2],
        ]),
        0.02,
        0.012,
        0,
        [0.9, 0.2, 0],
      )
    })
  m.group()
  m.cone(plain(p.leaves[3]), [0, 0, 0], [0, 0.56, 0], 0.03, 0.025)
  m.group()
  for (let i = 0; i < 6; i++)
    m.egg(
      glow(0xc07aff, 0.45),
      [Math.cos(i * 1.047) * 0.13, 0.62, Math.sin(i * 1.047) * 0.13],
      [0.1, 0.06, 0.1],
      0.01,
    )
  m.group()
  m.ball(glow(0xfff0a0, 1), [0, 0.67, 0], 0.08)
}
