import type { Chance } from '../../model/chance.ts'
import { shade } from '../../model/colour.ts'
import { leaf, type Material, steel, stone, wood } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'
import type { Palette } from '../palette.ts'

/** stands at the origin on y = 0 in the colours of a world */
export type Prop = (m: Model, p: Palette) => void
export const rockStone = (p: Palette, moss = 0.5): Material =>
  stone(p.rock[0], p.rock[1], p.world === 'snow' ? 0 : moss, p.moss)
export const darkStone = (p: Palette): Material => stone(p.rock[1], shade(p.rock[1], 0.75))
export const timber: Material = wood(0xb07a46, 0x7c4e2a)
export const darkTimber: Material = wood(0x7c5030, 0x4e2e1c)
export const bark = (p: Palette): Material => wood(p.bark[0], p.bark[1])
export const leavesOf = (p: Palette): Material[] =>
  p.leaves.map((c, i) => leaf(c, p.leaves[Math.min(4, i + 1)] ?? c))
export const iron = steel(0x6a6a78, 0x44444e, 0.45)
export const boulder = (m: Model, material: Material, r: Chance, at: Vec, half: Vec): void =>
  m.inside(() => {
    m.move(at)
    m.turnY(r.between(0, 90))
    m.turnZ(r.between(-12, 12))
    m.turnX(r.between(-10, 10))
    m.group()
    m.box(material, [0, 0, 0], half, Math.min(...half) * 0.45, 0.03, r.between(-0.3, -0.12))
      .lumpy(0.028, 6)
      .seeded(r.between(1, 9))
  })
