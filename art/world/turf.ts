import type { Chance } from '../model/chance.ts'
import { light, shade } from '../model/colour.ts'
import { type Material, material, plain, stone } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import { add, type Vec } from '../model/vec.ts'
import type { Palette } from './palette.ts'

export interface Look {
  stones: readonly [Material, Material, Material]
  mortar: Material
  curb: Material
  ground: Material
  blades: readonly Material[]
  flowers: readonly Material[]
  heart: Material
  pebbles: readonly Material[]
}
export const lookOf = (p: Palette): Look => {
  const slab = (c: number, moss: number): Material => stone(c, shade(c, 0.88), moss, p.moss, 0.72)
  const shining = p.world === 'abyss' || p.world === 'dark' || p.world === 'gate'
  return {
    stones: [slab(p.stone[0], p.mossy * 0.6), slab(p.stone[1], p.mossy), slab(p.stone[2], p.mossy * 0.6)],
    mortar: material('grass', p.mortar, shade(p.mortar, 0.8), {
      rough: 0.9,
      bump: 0.3,
      scale: 1.5,
      skin: 0.1,
    }),
    curb: stone(p.curb, shade(p.curb, 0.78), Math.min(1, p.mossy * 1.5), p.moss),
    ground: material('terrain', 0x808080, 0x808080, { rough: 0.95, specular: 0.1, wear: 0.12 }),
    blades: p.blades.map((c) => plain(c, { rough: 0.8, skin: 0.4, specular: 0.1 })),
    flowers: p.flowers.map((c) =>
      plain(c, { skin: 0.5, ...(shining ? { emission: light(shade(c, 0.7)) } : {}) }),
    ),
    heart: plain(0xffc02a),
    pebbles: [stone(p.rock[0], p.rock[1]), stone(shade(p.rock[0], 1.12), p.rock[0])],
  }
}
export const one = <T>(list: readonly T[], r: Chance): T => {
  const found = list[r.below(list.length)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}
export const tuft = (m: Model, look: Look, r: Chance, at: Vec, k: number): void => {
  m.group()
  for (let i = 0; i < 4; i++) {
    const [a, long] = [r.between(0, 6.28), r.between(0.1, 0.24) * k]
    const foot = add(at, [Math.cos(a) * 0.04 * k, -0.05, Math.sin(a) * 0.04 * k])
    m.cone(
      one(look.blades, r),
      foot,
      add(at, [Math.cos(a) * 0.13 * k, long, Math.sin(a) * 0.1 * k]),
      0.034 * k,
      0.006,
      0.006,
    )
  }
}
export const daisy = (m: Model, look: Look, r: Chance, at: Vec, petals: Material, k: number): void => {
  m.group()
  for (let i = 0; i < 5; i++) {
    const a = i * 1.2566 + r.between(0, 1)
    m.egg(
      petals,
      add(at, [Math.cos(a) * 0.055 * k, 0.1, Math.sin(a) * 0.055 * k]),
      [0.042 * k, 0.022, 0.042 * k],
      0.004,
    )
  }
  m.group()
  m.ball(look.heart, add(at, [0, 0.115, 0]), 0.032 * k, 0)
}
